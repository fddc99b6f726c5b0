"""All randomness of all games: derived from a secret seed, reproducible on every platform, verifiable afterwards.

A result is natural: an order of named things, faces of dice, choices among names. What chance decided is kept in
`outcomes`, so that a log can hold it beside the move and an old game never depends on how results are derived.
"""

import hashlib
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeAlias, TypeVar

from msgspec import Struct

V = TypeVar("V", str, int)
Values: TypeAlias = tuple[str | int, ...]
Results: TypeAlias = Mapping[str, Sequence[Values]]
"""Natural results still to come, by the name under which a game asks for them."""
_NUMBERS = 2**64
"""How many numbers eight bytes of a hash can be."""


class Outcome(Struct, frozen=True):
    """One thing that chance decided."""

    name: str
    values: Values


class ChanceError(Exception):
    """A script or log does not hold what the game asks chance for."""


class Chance(Protocol):
    """Where games get random results from. ``name`` says what for: ``tiles``, ``attack``."""

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """Everything decided so far, in order."""

    def order(self, name: str, things: Sequence[str]) -> tuple[str, ...]:
        """The things shuffled."""

    def choose(self, name: str, among: Sequence[str], times: int) -> tuple[str, ...]:
        """``times`` independent even choices."""

    def roll(self, name: str, sides: int, times: int) -> tuple[int, ...]:
        """``times`` dice with faces 1 to ``sides``, in the order rolled."""

    def told(self, name: str) -> Values | None:
        """A result that a script gives in place of everything else, though chance could not: None without a script."""


def commitment(seed: bytes) -> str:
    """What is shown at the start of a table: SHA-256 of the seed, in hexadecimal digits."""
    return hashlib.sha256(seed).hexdigest()


class Seeded:
    """Chance derived from ``seed`` (1 to 64 bytes); ``stream`` separates the moves of a game.

    The same stream gives the same results again, so taking a move back and playing it anew changes no luck.
    """

    def __init__(self, seed: bytes, stream: int) -> None:
        # Copied for each number: the key and the stream are hashed once.
        self._hash = hashlib.blake2b(stream.to_bytes(8, "big"), digest_size=8, key=seed)
        self._drawn = 0
        self._outcomes: list[Outcome] = []

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        return tuple(self._outcomes)

    def order(self, name: str, things: Sequence[str]) -> tuple[str, ...]:
        # Fisher and Yates, from the end.
        rest = list(things)
        for last in range(len(rest) - 1, 0, -1):
            other = self._below(last + 1)
            rest[last], rest[other] = rest[other], rest[last]
        return self._keep(name, tuple(rest))

    def choose(self, name: str, among: Sequence[str], times: int) -> tuple[str, ...]:
        return self._keep(name, tuple([among[self._below(len(among))] for _ in range(times)]))

    def roll(self, name: str, sides: int, times: int) -> tuple[int, ...]:
        return self._keep(name, tuple([self._below(sides) + 1 for _ in range(times)]))

    def told(self, name: str) -> Values | None:
        return None

    def _below(self, bound: int) -> int:
        # Numbers in the last, incomplete run of `bound` are drawn again: otherwise small results would be likelier.
        limit = _NUMBERS - _NUMBERS % bound
        while True:
            drawn = self._hash.copy()
            drawn.update(self._drawn.to_bytes(8, "big"))
            self._drawn += 1
            number = int.from_bytes(drawn.digest(), "big")
            if number < limit:
                return number % bound

    def _keep(self, name: str, values: tuple[V, ...]) -> tuple[V, ...]:
        self._outcomes.append(Outcome(name, values))
        return values


class Scripted:
    """Chance that gives told results first, by name, and then asks ``otherwise``.

    Results that could not have come up (another set of things, a face the die has not) raise `ChanceError`.
    Without ``otherwise`` a missing result does, too: so a log is replayed.
    """

    def __init__(self, results: Results, otherwise: Chance | None = None) -> None:
        self._results = {name: deque(values) for name, values in results.items()}
        self._otherwise = otherwise
        self._outcomes: list[Outcome] = []

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        return tuple(self._outcomes)

    @property
    def unused(self) -> dict[str, tuple[Values, ...]]:
        """Results that were told and never asked for."""
        return {name: tuple(values) for name, values in self._results.items() if values}

    def order(self, name: str, things: Sequence[str]) -> tuple[str, ...]:
        told = self._next(name)
        if told is None:
            return self._keep(name, self._ask(name).order(name, things))
        return self._keep(name, _checked(name, told, str, sorted(map(str, told)) == sorted(things)))

    def choose(self, name: str, among: Sequence[str], times: int) -> tuple[str, ...]:
        told = self._next(name)
        if told is None:
            return self._keep(name, self._ask(name).choose(name, among, times))
        return self._keep(name, _checked(name, told, str, len(told) == times and set(told) <= set(among)))

    def roll(self, name: str, sides: int, times: int) -> tuple[int, ...]:
        told = self._next(name)
        if told is None:
            return self._keep(name, self._ask(name).roll(name, sides, times))
        possible = len(told) == times and set(told) <= set(range(1, sides + 1))
        return self._keep(name, _checked(name, told, int, possible))

    def told(self, name: str) -> Values | None:
        told = self._next(name)
        if told is None:
            return None if self._otherwise is None else self._otherwise.told(name)
        self._outcomes.append(Outcome(name, told))
        return told

    def _next(self, name: str) -> Values | None:
        queue = self._results.get(name)
        return queue.popleft() if queue else None

    def _ask(self, name: str) -> Chance:
        if self._otherwise is None:
            raise ChanceError(f"nothing is told for {name!r}")
        return self._otherwise

    def _keep(self, name: str, values: tuple[V, ...]) -> tuple[V, ...]:
        self._outcomes.append(Outcome(name, values))
        return values


def replay(outcomes: Iterable[Outcome]) -> Scripted:
    """Chance that repeats what a log holds, and nothing else."""
    results: dict[str, list[Values]] = {}
    for outcome in outcomes:
        results.setdefault(outcome.name, []).append(outcome.values)
    return Scripted(results)


def _checked(name: str, told: Values, kind: type[V], possible: bool) -> tuple[V, ...]:
    values = tuple(value for value in told if isinstance(value, kind))
    if not possible or len(values) != len(told):
        raise ChanceError(f"{list(told)} cannot come up for {name!r}")
    return values
