"""1.3 to 1.7: the start of a game, from chance or from a script."""

from collections import Counter

from engine.chance import Chance, Results, Values
from engine.contract import Data, Illegal, Unreadable
from engine.hunters_and_gatherers.facts import BONUS, COUNTS, LAND, START
from engine.hunters_and_gatherers.field import build
from engine.hunters_and_gatherers.state import HUTS, MEMBERS, Agreed, Laid, State
from engine.hunters_and_gatherers.turns import draw

_LAND, _BONUS, _FIRST = "land", "bonus", "first"
_TILES = {_LAND: LAND, _BONUS: BONUS}


def deal(seats: int, agreed: Agreed, chance: Chance) -> State:
    """A new game. Piles told by a script take the place of shuffled ones: they may be shorter (14.8)."""
    first = agreed.first
    if first >= seats:
        raise Illegal("bad-option", name="first", choices=[-1, *range(seats)], low=-1, high=seats - 1)
    piles = {name: _pile(chance, name) for name in _TILES}
    if first < 0:
        first = int(chance.choose(_FIRST, [str(seat) for seat in range(seats)], 1)[0])
    tiles = (Laid(START, 0, 0, 0),)
    state = State(
        agreed=agreed,
        tiles=tiles,
        pieces=(),
        supply=((MEMBERS, HUTS),) * seats,
        scores=(0,) * seats,
        active=first,
        drawn=None,
        drawn_kind="land",
        land=piles[_LAND],
        bonus=piles[_BONUS],
        removed=(),
        ended=False,
        field=build(tiles, ()),
    )
    return draw(state, "land")[0]


def script(words: Data) -> Results:
    """``{"land": [tiles], "bonus": [tiles], "first": seat}``: piles in drawing order, and who begins; what is left out
    is left to chance. Raises `Unreadable`."""
    known = {*_TILES, _FIRST}
    if not set(words) <= known:
        raise Unreadable("bad-script", known=sorted(known))
    told: dict[str, list[Values]] = {}
    for name in _TILES:
        if name in words:
            told[name] = [_told_pile(name, words[name])]
    if _FIRST in words:
        if type(words[_FIRST]) is not int:
            raise Unreadable("bad-script", known=sorted(known))
        told[_FIRST] = [(str(words[_FIRST]),)]
    return told


def _pile(chance: Chance, name: str) -> tuple[str, ...]:
    told = chance.told(name)
    return chance.order(name, _TILES[name]) if told is None else _told_pile(name, list(told))


def _told_pile(name: str, pile: object) -> tuple[str, ...]:
    # 14.8: each tile at most as often as it exists, and one land tile at least.
    if not isinstance(pile, list) or not all(isinstance(tile, str) for tile in pile):
        raise Unreadable("bad-deal", pile=name)
    if name == _LAND and not pile:
        raise Unreadable("no-land-tiles")
    for tile, number in Counter(pile).items():
        if tile not in _TILES[name]:
            raise Unreadable("strange-tile", tile=tile, pile=name)
        if number > COUNTS[tile]:
            raise Unreadable("too-many", tile=tile, number=number, most=COUNTS[tile])
    return tuple(pile)
