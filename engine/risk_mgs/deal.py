"""S1 to S10: the start of a game, from chance or from a script. Everything that chance decides then is drawn here."""

from collections.abc import Iterable, Sequence

from engine.chance import Chance, Results, Values
from engine.contract import Data, Unreadable
from engine.risk_mgs.facts import (
    BASIC,
    BASIC_CITIES,
    BOSS_IDS,
    COMMAND,
    FACTIONS,
    OBJECTIVES,
    REWARDS,
    SHOP_CARDS,
    TERRITORY_CARDS,
    Class,
)
from engine.risk_mgs.state import NOBODY, POOL, TROOPERS, Agreed, Seat, State
from engine.risk_mgs.world import DOCKS, NAMES, NUMBERS, WORLD

LISTS = {
    "territory_deck": TERRITORY_CARDS,
    "shop_deck": SHOP_CARDS,
    "cities": NAMES[: len(WORLD)],
    "objectives": tuple(OBJECTIVES),
}
"""What a deal may tell as lists, top or first things first; what they leave out is drawn."""
WORDS = sorted([*LISTS, "dice", "dock", "rewards", "seat_order"])
D8_FACES = range(1, 9)
OPEN_OF_CLASS = 4
"""S9."""
CLASSES: tuple[Class, Class] = ("minor", "major")


def deal(seats: int, agreed: Agreed, chance: Chance) -> State:
    """A new game, ready for its first choice of the set-up."""
    basic = agreed.mode == "basic_training"
    chart = BASIC[seats] if basic else COMMAND[seats]
    owners = [NOBODY] * len(NAMES)
    armies = [0] * len(NAMES)
    for name, number in chart.outer_haven_troopers.items():
        owners[NUMBERS[name]], armies[NUMBERS[name]] = TROOPERS, number
    order = _seat_order(chance, seats, basic)
    cities = BASIC_CITIES if basic else _drawn(chance, "cities")[: COMMAND[seats].cities]
    deck = _drawn(chance, "territory_deck")
    shop = _drawn(chance, "shop_deck")
    objectives = tuple(each.id for each in OBJECTIVES.values() if each.basic_training) if basic else _objectives(chance)
    players = [Seat() for _ in range(seats)]
    if not basic:
        for place, seat in enumerate(order):
            number = COMMAND[seats].start_territory_cards[place]
            points = COMMAND[seats].start_drebin_points[place]
            players[seat] = Seat(faction=FACTIONS[place], territory_cards=deck[:number], points=points)
            deck = deck[number:]
    return State(
        agreed=agreed,
        owners=tuple(owners),
        armies=tuple(armies),
        cities=tuple(sorted(NUMBERS[city] for city in cities)),
        bosses=(POOL,) * len(BOSS_IDS),
        airfields=(),
        dock=roll_dock(chance),
        seats=tuple(players),
        order=order,
        active=order[0],
        round=0,
        step="factions" if basic else "headquarters",
        open_objectives=objectives,
        face_down={} if basic else _rewards(chance, objectives),
        territory_deck=deck,
        territory_discards=(),
        shop_deck=shop,
        shop_used=(),
    )


def script(words: Data) -> Results:
    """``dice``: natural results in the order rolled. ``territory_deck``, ``shop_deck``, ``cities``, ``objectives``:
    ids, top first; ``rewards``: by objective; ``seat_order``; ``dock``. Raises `Unreadable`."""
    told: dict[str, list[Values]] = {}
    for word, value in words.items():
        if word not in WORDS:
            raise Unreadable("bad-script", word=word, known=WORDS)
        told |= _READ.get(word, _read_list)(word, value)
    return told


def _read_dice(word: str, value: object) -> dict[str, list[Values]]:
    faces = _numbers(word, value)
    if not set(faces) <= set(D8_FACES):
        raise Unreadable("bad-script", word=word, faces=list(D8_FACES))
    return {word: [(face,) for face in faces]}


def _read_dock(word: str, value: object) -> dict[str, list[Values]]:
    if type(value) is not int or value not in DOCKS:
        raise Unreadable("bad-script", word=word, known=list(DOCKS))
    return {word: [(value,)]}


def _read_order(word: str, value: object) -> dict[str, list[Values]]:
    seats = _numbers(word, value)
    if sorted(seats) != list(range(len(seats))):
        raise Unreadable("bad-script", word=word)
    return {word: [tuple(map(str, seats))]}


def _read_rewards(word: str, value: object) -> dict[str, list[Values]]:
    if not isinstance(value, dict) or not all(isinstance(each, str) for each in value.values()):
        raise Unreadable("bad-script", word=word)
    for objective, reward in value.items():
        if objective not in OBJECTIVES or reward not in REWARDS:
            raise Unreadable("bad-script", word=word, objective=objective, reward=reward)
        if OBJECTIVES[objective].rank != REWARDS[reward].rank:
            raise Unreadable("wrong-class", objective=objective, reward=reward)
    if len(set(value.values())) < len(value):
        raise Unreadable("twice", word=word)
    return {word: [tuple(f"{objective}={reward}" for objective, reward in value.items())]}


def _read_list(word: str, value: object) -> dict[str, list[Values]]:
    if not isinstance(value, list) or not set(map(str, value)) <= set(LISTS[word]):
        raise Unreadable("bad-script", word=word)
    if len(set(map(str, value))) < len(value):
        raise Unreadable("twice", word=word)
    return {word: [tuple(map(str, value))]}


_READ = {"dice": _read_dice, "dock": _read_dock, "seat_order": _read_order, "rewards": _read_rewards}


def _numbers(word: str, value: object) -> list[int]:
    if not isinstance(value, list) or not all(type(each) is int for each in value):
        raise Unreadable("bad-script", word=word)
    return value


def _drawn(chance: Chance, word: str) -> tuple[str, ...]:
    # What is told lies on top; the rest is shuffled.
    told = tuple(map(str, chance.told(word) or ()))
    rest = [each for each in LISTS[word] if each not in told]
    return told + (chance.order(f"rest_of_{word}", rest) if rest else ())


def _seat_order(chance: Chance, seats: int, basic: bool) -> tuple[int, ...]:
    # S5: everybody rolls, ties again: an even order. S10: the highest roller begins, the others follow clockwise.
    told = chance.told("seat_order")
    if told is not None:
        if len(told) != seats:
            raise Unreadable("bad-script", word="seat_order")
        return tuple(map(int, told))
    names = [str(seat) for seat in range(seats)]
    if basic:
        return tuple(map(int, chance.order("choosing_order", names)))
    first = int(chance.choose("first_seat", names, 1)[0])
    return tuple((first + place) % seats for place in range(seats))


def _objectives(chance: Chance) -> tuple[str, ...]:
    # S9; listed as in the data.
    drawn = _drawn(chance, "objectives")
    chosen = {each for rank in CLASSES for each in _of_class(drawn, rank)[:OPEN_OF_CLASS]}
    return tuple(objective for objective in OBJECTIVES if objective in chosen)


def _of_class(objectives: Iterable[str], rank: Class) -> list[str]:
    return [each for each in objectives if OBJECTIVES[each].rank == rank]


def _rewards(chance: Chance, objectives: Sequence[str]) -> dict[str, str]:
    # S9: one on each, of its class.
    told = dict(str(each).split("=") for each in chance.told("rewards") or ())
    if not set(told) <= set(objectives):
        raise Unreadable("bad-script", word="rewards")
    for rank in CLASSES:
        rest = [each.id for each in REWARDS.values() if each.rank == rank and each.id not in told.values()]
        without = [each for each in _of_class(objectives, rank) if each not in told]
        told |= dict(zip(without, chance.order(f"{rank}_rewards", rest), strict=True)) if rest else {}
    return {objective: told[objective] for objective in objectives}


def roll_dock(chance: Chance) -> int:
    """S2, R1: a d6, unless a script tells the dock by that name."""
    told = chance.told("dock")
    return int(told[0]) if told else chance.roll("dice", len(DOCKS), 1)[0]
