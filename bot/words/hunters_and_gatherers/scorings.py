"""Points with their arithmetic: of areas that were scored, and of areas as they stand now."""

from collections.abc import Iterator, Sequence

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.vocabulary import counted, people
from bot.words.names import strung
from engine.contract import Data, Event

_KIND = len("scored-")


def scored(say: Say, event: Event, names: Sequence[str]) -> str:
    """A scored area: "Forest: 4 tiles x 2 + 1 mushroom patch x 2 = 10 for Ann and Chloe."."""
    data, kind = event.data, event.code[_KIND:]
    if not data["winners"]:
        return say(f"hunters_and_gatherers-scored-nobody-{kind}", tiles=data["tiles"])
    players = people(say, names, data["winners"])
    area = say(f"hunters_and_gatherers-area-{'gold' if data.get('gold') else kind}")
    key = "hunters_and_gatherers-scored-shrine" if _by_shrine(data) else "hunters_and_gatherers-scored"
    return say(key, area=area, sum=arithmetic(say, kind, data), players=players)


def arithmetic(say: Say, kind: str, data: Data) -> str:
    """The value of an area, from the named numbers of the engine: "4 tiles x 2 + 1 mushroom patch x 2 = 10"."""
    terms = strung(say, "hunters_and_gatherers-plus", list(_TERMS[kind](say, data)))
    return say("hunters_and_gatherers-sum", terms=terms, points=data["points"])


def _forest(say: Say, data: Data) -> Iterator[str]:
    yield _times(say, counted(say, "tiles", data["tiles"]), data["per_tile"])
    if data["mushrooms"]:
        yield _times(say, counted(say, "mushrooms", data["mushrooms"]), data["per_mushroom"])


def _river(say: Say, data: Data) -> Iterator[str]:
    yield counted(say, "tiles", data["tiles"])
    if data["fish"]:
        yield counted(say, "fish", data["fish"])


def _water(say: Say, data: Data) -> Iterator[str]:
    yield counted(say, "fish", data["fish"])


def _meadow(say: Say, data: Data) -> Iterator[str]:
    animals = [counted(say, animal, data[animal]) for animal in ("mammoth", "aurochs", "deer") if data[animal]]
    if not animals:
        yield counted(say, "animals", 0)
        return
    terms = strung(say, "hunters_and_gatherers-plus", animals)
    if data["hunted"]:
        tigers = counted(say, "tiger", data["tiger"])
        terms = say("hunters_and_gatherers-sum-hunted", terms=terms, hunted=data["hunted"], tigers=tigers)
    if len(animals) > 1 or data["hunted"]:
        terms = say("hunters_and_gatherers-sum-grouped", terms=terms)
    terms = _times(say, terms, data["per_animal"])
    if data["fire"] and data["tiger"]:
        tigers = counted(say, "tiger", data["tiger"])
        terms = say("hunters_and_gatherers-sum-fire", terms=terms, tigers=tigers)
    yield terms


def _times(say: Say, what: str, worth: int) -> str:
    return say("hunters_and_gatherers-times", what=what, worth=worth)


def _by_shrine(data: Data) -> bool:
    # Whether a stone circle, and not the majority, decided who gets the points of a meadow (section 7).
    if "fire" not in data:
        return False
    numbers = data["members"]
    most = max(numbers)
    return list(data["winners"]) != [seat for seat, number in enumerate(numbers) if number and number == most]


_TERMS = {"forest": _forest, "river": _river, "water": _water, "meadow": _meadow}
