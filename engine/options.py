"""The options of a table, as a host hands them in, checked against those that a game has."""

from collections.abc import Sequence

from engine.contract import Illegal, Option, Options, OptionValue


def chosen(options: Sequence[Option], given: Options) -> dict[str, OptionValue]:
    """Every option with its value: the given one or the default. Raises `Illegal` for unknown and absurd ones."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            raise Illegal("unknown-option", name=name, known=sorted(known))
        if not _acceptable(known[name], value):
            option = known[name]
            raise Illegal("bad-option", name=name, choices=list(option.choices), low=option.low, high=option.high)
    return {name: given.get(name, option.default) for name, option in known.items()}


def check_seats(seats: int, fewest: int, most: int) -> None:
    """Raises `Illegal` unless so many can play."""
    if not fewest <= seats <= most:
        raise Illegal("bad-seats", seats=seats, fewest=fewest, most=most)


def _acceptable(option: Option, value: OptionValue) -> bool:
    # True is 1 to Python, but not to a player.
    if type(value) is not type(option.default):
        return False
    if value in option.choices:
        return True
    return option.low is not None and option.high is not None and option.low <= int(value) <= option.high
