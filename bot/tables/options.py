"""Options that people set, checked against what a game offers."""

from bot.tables.errors import TableError
from engine.contract import AnyGame, Illegal, Options, OptionValue
from engine.options import chosen


def complete(game: AnyGame, told: Options) -> dict[str, OptionValue]:
    """Every option of the game with its value: the one told, or the default."""
    for name, value in told.items():
        try:
            chosen(game.options, {name: value})
        except Illegal as error:
            raise TableError("bad-option", **{**error.data, "option": name, "value": value}) from error
    return chosen(game.options, told)
