"""N1 to N4, H3: which armies may go where by maneuver or card, and how they go."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain

from engine.contract import Move
from engine.risk_mgs.board import abilities, boss_at, owned
from engine.risk_mgs.facts import BOSS_IDS
from engine.risk_mgs.progress import Progress
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NAMES, NUMBERS, WORLD, reached

ALONE = "alone"
"""The pick by which a boss that could go along stays."""


def narrowed(options: Iterable[str], picked: Sequence[str]) -> Iterable[str]:
    """The options, or the one that is picked first."""
    if not picked:
        return options
    return picked[:1] if picked[0] in options else ()


def maneuvers(state: State, seat: int, prefix: Move, picked: Move) -> Iterator[Move]:
    """N1: ``prefix``, source, target, armies and, where a boss could go along, its id or ``alone``."""
    own = owned(state, seat)
    ground = frozenset(own)
    sources = _sources(state, own, picked)
    return chain.from_iterable(way for source in sources for way in _from(state, source, ground, prefix, picked))


def _from(state: State, source: int, ground: frozenset[int], prefix: Move, picked: Move) -> list[tuple[Move, ...]]:
    near = reached(source, ground, state.dock)
    far = near
    if any(effect.kind == "stealth_maneuver" for effect in abilities(state, boss_at(state, source))):
        # N4: together with him through the world, whoever holds it; of the ship only what is own.
        far = reached(source, ground | frozenset(WORLD), state.dock) & ground
    return _ways(state, prefix, picked, source, near, far, state.armies[source] - 1)


def transfers(state: State, seat: int, most: int, prefix: Move, picked: Move) -> Iterator[Move]:
    """As maneuvers, between any own territories, and with so many armies at most."""
    own = owned(state, seat)
    ground = frozenset(own)
    return chain.from_iterable(
        way
        for source in _sources(state, own, picked)
        for way in _ways(state, prefix, picked, source, ground, ground, min(most, state.armies[source] - 1))
    )


def carry(play: Progress, source: int, target: int, armies: int, boss: str) -> None:
    """Moves armies, and the boss named, between territories of one owner."""
    play.change_armies((source, -armies), (target, armies))
    if boss in BOSS_IDS:
        play.put_boss(BOSS_IDS.index(boss), target)


def move_along(play: Progress, seat: int, choices: Sequence[str]) -> None:
    """Carries out what `maneuvers` or `transfers` listed."""
    source, target, armies = NUMBERS[choices[0]], NUMBERS[choices[1]], int(choices[2])
    boss = choices[3] if len(choices) > 3 else ALONE
    carry(play, source, target, armies, boss)
    play.tell(
        "moved",
        seat=seat,
        source=choices[0],
        target=choices[1],
        armies=armies,
        boss=None if boss == ALONE else boss,
    )


def boss_choices(state: State, source: int, target: int) -> tuple[str, ...]:
    """H3, H6: the last pick of a move between two territories; none, if no boss could go along."""
    boss = boss_at(state, source)
    return (ALONE, BOSS_IDS[boss]) if boss >= 0 and target not in state.bosses else ()


def _sources(state: State, own: Sequence[int], picked: Move) -> Iterable[int]:
    names = [NAMES[territory] for territory in own if state.armies[territory] > 1]
    return [NUMBERS[name] for name in narrowed(names, picked)]


def _ways(
    state: State, prefix: Move, picked: Move, source: int, near: frozenset[int], far: frozenset[int], most: int
) -> list[tuple[Move, ...]]:
    # To every target one tuple: from what is kept, without looking at single moves.
    targets = sorted(far - {source})
    if len(picked) > 1:
        targets = [target for target in targets if NAMES[target] == picked[1]]
    size = rounded(most)
    if boss_at(state, source) < 0:
        return [_paths(prefix, source, target, size, ())[:most] for target in targets]
    ways = []
    for target in targets:
        endings = boss_choices(state, source, target)
        if target not in near:
            endings = endings[1:]
        if endings or target in near:
            ways.append(_paths(prefix, source, target, size, endings)[: most * max(1, len(endings))])
    return ways


def rounded(number: int) -> int:
    """Up to a power of two: lists of picks are kept in few lengths, and cut to the wanted one."""
    return 1 << (number - 1).bit_length()


@lru_cache(maxsize=20_000)
def _paths(prefix: Move, source: int, target: int, most: int, endings: tuple[str, ...]) -> tuple[Move, ...]:
    start = (*prefix, NAMES[source], NAMES[target])
    if not endings:
        return tuple((*start, str(number)) for number in range(1, most + 1))
    return tuple((*start, str(number), ending) for number in range(1, most + 1) for ending in endings)
