"""What can be put on the tile in hand once it lies: each choice with what its area would hold."""

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.ground import alone, ways, where
from bot.words.hunters_and_gatherers.vocabulary import counted, role
from bot.words.names import strung
from engine.contract import Data, Move
from engine.hunters_and_gatherers.actions import Action
from engine.hunters_and_gatherers.areas import AreaReport, report
from engine.hunters_and_gatherers.facts import SEGMENTS, Segment
from engine.hunters_and_gatherers.laying import lay
from engine.hunters_and_gatherers.legal import NO_PIECE
from engine.hunters_and_gatherers.places import coordinates
from engine.hunters_and_gatherers.state import State
from engine.hunters_and_gatherers.values import ANIMALS


def short(say: Say, tile: str, rotation: int, pick: str) -> str:
    """ "hunter in the meadow west"; where the tile has only one such ground, it is not said where."""
    if pick == NO_PIECE:
        return say("hunters_and_gatherers-pick-none")
    kind, segment = pick.split(":")
    ground = SEGMENTS[tile][segment].kind
    key = f"hunters_and_gatherers-on-{ground}"
    what = role(say, tile, kind, segment)
    if alone(tile, segment):
        return say(key, role=what)
    there = where(say, ways(tile, segment, rotation))
    return say("hunters_and_gatherers-on-where", ground=say(key, role=what), where=there)


def described(say: Say, state: State, place: Move, pick: str) -> str:
    """The same with the letter of the segment, as in the picture, and what the area would hold: "2 deer, 1 tiger"."""
    tile, rotation = state.drawn or "", int(place[1])
    plain = short(say, tile, rotation, pick)
    if pick == NO_PIECE:
        return plain
    kind, segment = pick.split(":")
    area = _area(state, tile, place, kind, segment)
    holds = strung(say, "list-more", _holds(say, area, SEGMENTS[tile][segment]))
    key = "hunters_and_gatherers-pick-piece-completes" if _pays(area) else "hunters_and_gatherers-pick-piece"
    return say(key, letter=segment, piece=plain, holds=holds, points=area.value["points"])


def _pays(area: AreaReport) -> bool:
    return area.complete and area.kind in ("forest", "river")


def _area(state: State, tile: str, place: Move, kind: str, segment: str) -> AreaReport:
    # As it would be with the tile laid.
    x, y = coordinates(place[0])
    after = lay(state, tile, Action(x, y, int(place[1]))).state
    spot = (x, y, segment)
    return next(area for area in report(after) if spot in area.zones and (area.kind == "water") == (kind == "hut"))


def _holds(say: Say, area: AreaReport, segment: Segment) -> list[str]:
    value: Data = area.value
    found = []
    if area.kind in ("forest", "river"):
        found.append(counted(say, "tiles", value["tiles"]))
    if area.kind == "forest":
        found += [counted(say, "mushrooms", value["mushrooms"])] if value["mushrooms"] else []
        found += [say("hunters_and_gatherers-feature-gold")] if value["gold"] else []
    elif area.kind == "meadow":
        found += [counted(say, animal, value[animal]) for animal in ANIMALS if value[animal]]
        found += [say("hunters_and_gatherers-feature-fire")] if value["fire"] else []
        found += [say("hunters_and_gatherers-feature-shrine")] if segment.shrine else []
        found = found or [counted(say, "animals", 0)]
    else:
        found.append(counted(say, "fish", value["fish"]))
    return found
