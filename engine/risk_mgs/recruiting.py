"""C1 to C4, D1: armies and Drebin Points at the start of a turn, stars, deployment."""

from functools import cache

from msgspec import Struct

from engine.contract import Move
from engine.risk_mgs.board import boss_effects, cities_of, headquarters_of, owned, reward_effects, zones_of
from engine.risk_mgs.facts import ARMIES_FOR_STARS, BOSS_IDS, POINTS_PER_ARMY, STARS
from engine.risk_mgs.moving import narrowed, rounded
from engine.risk_mgs.progress import Progress
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NAMES

LEAST = 3
"""C1."""
DIVISOR = 3
"""C1."""


class Recruits(Struct, frozen=True):
    """C1: where armies come from. ``territories`` and ``cities`` are counts, zones bonuses by id."""

    territories: int
    cities: int
    zones: dict[str, int]
    headquarters: tuple[int, ...]

    @property
    def ground(self) -> int:
        """A: for territories and cities."""
        return max(LEAST, (self.territories + self.cities) // DIVISOR)

    @property
    def armies(self) -> int:
        """A + B + C."""
        return self.ground + sum(self.zones.values()) + len(self.headquarters)


def recruits(state: State, seat: int) -> Recruits:
    zones = {zone.id: zone.bonus for zone in zones_of(state, seat)}
    headquarters = tuple(headquarters_of(state, seat))
    return Recruits(len(owned(state, seat)), len(cities_of(state, seat)), zones, headquarters)


def begin_recruiting(play: Progress, seat: int) -> None:
    """Counts the armies of the turn; those that go to a boss's own territory are there at once."""
    found = recruits(play.state, seat)
    extra = {"reward": sum(effect.number for effect in reward_effects(play.state, seat, "add_armies"))}
    placed = {}
    for boss, effect in boss_effects(play.state, seat, "add_armies"):
        if effect.where == "boss_territory":
            placed[NAMES[play.state.bosses[boss]]] = effect.number
            play.change_armies((play.state.bosses[boss], effect.number))
        else:
            extra[BOSS_IDS[boss]] = effect.number
    total = found.armies + sum(extra.values())
    play.change_course(armies=total, paid_armies=found.armies)
    play.tell(
        "recruits",
        seat=seat,
        territories=found.territories,
        cities=found.cities,
        ground=found.ground,
        zones=found.zones,
        headquarters=list(found.headquarters),
        extra={source: number for source, number in extra.items() if number},
        placed=placed,
        armies=total,
    )


def star_sets(state: State, seat: int) -> list[str]:
    """C2: the sets that may be turned in, as stars of single cards: ``1+2+2``. Which territories does not matter."""
    stars = [STARS[card] for card in state.seats[seat].territory_cards]
    return list(_sets(stars.count(1), stars.count(2)))


@cache
def _sets(ones: int, twos: int) -> tuple[str, ...]:
    return tuple(
        "+".join(["1"] * one + ["2"] * two)
        for total in ARMIES_FOR_STARS
        for two in range(min(twos, total // 2) + 1)
        if 0 <= (one := total - 2 * two) <= ones
    )


def turn_in(play: Progress, seat: int, stars: str) -> None:
    """C2, D1. Of cards with as many stars, those drawn first go."""
    hand, given = list(play.seat(seat).territory_cards), []
    for star in stars.split("+"):
        card = next(card for card in hand if STARS[card] == int(star))
        hand.remove(card)
        given.append(card)
    total = sum(map(int, stars.split("+")))
    armies = ARMIES_FOR_STARS[total]
    play.change_seat(seat, territory_cards=tuple(hand))
    course = play.course
    play.change_course(armies=course.armies + armies, paid_armies=course.paid_armies + armies, traded=True)
    play.change(territory_discards=(*play.state.territory_discards, *given))
    play.tell("turned-in", seat=seat, cards=given, stars=total, armies=armies)


def deployments(state: State, seat: int, picked: Move) -> list[tuple[Move, ...]]:
    """C4: by territory, or at the one picked, every number of the armies that are left."""
    armies = state.course.armies
    size = rounded(armies)
    names = narrowed([NAMES[territory] for territory in owned(state, seat)], picked)
    return [_deployments(name, size)[:armies] for name in names]


@cache
def _deployments(name: str, armies: int) -> tuple[Move, ...]:
    return tuple([("deploy", name, str(number)) for number in range(1, armies + 1)])


def deploy(play: Progress, seat: int, territory: int, number: int) -> None:
    """C4."""
    play.change_armies((territory, number))
    left = play.course.armies - number
    play.change_course(armies=left, traded=True)
    play.tell("deployed", seat=seat, territory=NAMES[territory], armies=number, left=left)


def collect(play: Progress, seat: int) -> None:
    """D1."""
    armies = play.course.paid_armies
    extra = {
        BOSS_IDS[boss]: effect.number
        for boss, effect in boss_effects(play.state, seat, "gain_points")
        if effect.phase == "collect_points"
    }
    points = armies * POINTS_PER_ARMY + sum(extra.values())
    play.pay(seat, -points)
    play.tell("collected", seat=seat, armies=armies, extra=extra, gained=points, points=play.seat(seat).points)
