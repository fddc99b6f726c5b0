"""Who controls what: questions that many rules ask of a state."""

from collections.abc import Iterator
from functools import lru_cache

from engine.risk_mgs.facts import BOSS_IDS, BOSSES, DESIGNS, REWARDS, Effect
from engine.risk_mgs.state import POOL, Battle, Lasting, State
from engine.risk_mgs.world import ADJACENT, SHIP, ZONES, Zone


def owned(state: State, seat: int) -> tuple[int, ...]:
    """Territories with an army of the seat, by number."""
    return _owned(state.owners, seat)


@lru_cache(maxsize=4096)
def _owned(owners: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple([territory for territory, owner in enumerate(owners) if owner == seat])


def holds_all(state: State, seat: int, territories: tuple[int, ...]) -> bool:
    return all(state.owners[territory] == seat for territory in territories)


def zones_of(state: State, seat: int) -> list[Zone]:
    """M3: zones wholly controlled."""
    return [zone for zone in ZONES if holds_all(state, seat, zone.territories)]


def cities_of(state: State, seat: int) -> list[int]:
    return [city for city in state.cities if state.owners[city] == seat]


def headquarters_of(state: State, seat: int) -> list[int]:
    """C1: seats whose HQ the seat controls, its own and those of dead players included."""
    return [
        other
        for other, each in enumerate(state.seats)
        if each.headquarters is not None and state.owners[each.headquarters] == seat
    ]


def holds_own_headquarters(state: State, seat: int) -> bool:
    place = state.seats[seat].headquarters
    return place is not None and state.owners[place] == seat


def commands_ship(state: State) -> int | None:
    """O1: the seat that controls all of Outer Haven."""
    owners = {state.owners[territory] for territory in SHIP}
    owner = owners.pop()
    return owner if not owners and owner >= 0 else None


def alive(state: State) -> list[int]:
    """Seats still in the game, in the order of turns."""
    return [seat for seat in state.order if state.seats[seat].alive]


def after(state: State, seat: int) -> list[int]:
    """Seats still in the game, in turn order from the next one on, without the seat itself."""
    at = state.order.index(seat)
    return [each for each in (*state.order[at + 1 :], *state.order[:at]) if state.seats[each].alive]


def neighbours(state: State, territory: int) -> tuple[int, ...]:
    """M2, M4: with the ship where it lies now."""
    return ADJACENT[state.dock][territory]


def is_enemy(state: State, seat: int, territory: int) -> bool:
    """Troopers and neutrals are enemies, too; unclaimed land is none."""
    return state.owners[territory] != seat and state.armies[territory] > 0


def boss_at(state: State, territory: int) -> int:
    """The boss that stands there, or -1."""
    return state.bosses.index(territory) if territory in state.bosses else -1


def bosses_of(state: State, seat: int) -> list[int]:
    """H1: bosses that the seat employs."""
    return [boss for boss, place in enumerate(state.bosses) if place != POOL and state.owners[place] == seat]


def pool(state: State) -> list[int]:
    """S3: bosses that may be hired."""
    return [boss for boss, place in enumerate(state.bosses) if place == POOL]


def suppressed(state: State, boss: int) -> bool:
    """A jammed boss gives neither abilities nor a d8."""
    return any(lasting.boss == boss for lasting in state.lasting)


def abilities(state: State, boss: int) -> tuple[Effect, ...]:
    """What a boss gives now."""
    return () if boss < 0 or suppressed(state, boss) else BOSSES[BOSS_IDS[boss]].abilities


def boss_effects(state: State, seat: int, kind: str) -> Iterator[tuple[int, Effect]]:
    """Abilities of one kind that a seat's bosses give, each with its boss."""
    for boss in bosses_of(state, seat):
        for effect in abilities(state, boss):
            if effect.kind == kind:
                yield boss, effect


def reward_effects(state: State, seat: int, kind: str) -> Iterator[Effect]:
    """W1: effects of one kind of the rewards a seat has taken."""
    for reward in state.seats[seat].rewards:
        yield from (effect for effect in REWARDS[reward].effects if effect.kind == kind)


def boss_slots(state: State, seat: int) -> int:
    """H1, W5: how many bosses the seat may employ."""
    if not state.seats[seat].rewards:
        return 1
    return max((effect.total for effect in reward_effects(state, seat, "boss_slots")), default=1)


def lasting_on(state: State, kind: str, territory: int) -> Iterator[tuple[Lasting, Effect]]:
    """Effects of one kind that played cards have left on a territory."""
    for lasting in state.lasting:
        if lasting.territory == territory:
            yield from ((lasting, effect) for effect in effects_of(lasting, kind))


def effects_of(lasting: Lasting, kind: str) -> Iterator[Effect]:
    """What a played card still does, of one kind."""
    return (effect for effect in DESIGNS[lasting.design].effects if effect.kind == kind)


def battle_of(state: State) -> Battle:
    """The battle under way, for those who know that there is one."""
    if state.battle is None:
        raise ValueError("no battle")
    return state.battle
