"""What every game offers, and the values that pass between a game and whoever hosts it.

A game is a handful of pure functions over immutable states. A *seat* is a number from 0. A *move* is a path of
picks, ``("d3", "d6")``: from that alone a host can lead a player to any move, one pick at a time.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from engine.chance import Chance, Results
from engine.words import Words

Json: TypeAlias = Any
"""A JSON value: what ``json.loads`` may return."""
Move: TypeAlias = tuple[str, ...]
"""A path of picks. No move is the beginning of another one."""
Data: TypeAlias = Mapping[str, Json]
"""The details of a code, from which words are made: strings, numbers, lists of them."""
OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]

RESIGN: Move = ("resign",)
"""Legal for every seat at any time until the result, and never listed by `Game.moves`."""


ORDER = "order"
"""The first pick of a standing order: legal for every seat that is in the game at any time, and listed by `Game.moves`
only after this pick. It concerns nobody else, and nobody else learns of it."""


class Option(Struct, frozen=True):
    """Something agreed before the start. ``choices`` lists what a player may set, the default among them."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    low: int | None = None
    """For numbers: the smallest value that is accepted when it is typed; None, only the choices are."""
    high: int | None = None


class Prompt(Struct, frozen=True):
    """What the awaited seats are asked, as a code with data: ``deploy`` with ``{"armies": 5}``."""

    code: str
    data: Data = {}


class Turn(Struct, frozen=True):
    """Who is awaited. ``seats`` is empty once there is a result."""

    seats: tuple[int, ...]
    phase: str
    prompt: Prompt


class Limit(Struct, frozen=True):
    """The rules' own limit of a choice: if the seat has not made it after so many seconds, the host makes this move."""

    seat: int
    seconds: int
    move: Move


class Event(Struct, frozen=True):
    """Something that happened, as a code with data. ``seats``: who may know it; None is everybody."""

    code: str
    data: Data = {}
    seats: tuple[int, ...] | None = None


class Ply(Struct, frozen=True):
    """One move as it was made: what a log holds and a record is written from."""

    seat: int
    move: Move
    events: tuple[Event, ...]


class Result(Struct, frozen=True):
    """``scores``: points by seat. ``ranking``: seats by place, best first, ties together. ``reason``: a code."""

    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    reason: str


class Luck(Struct, frozen=True):
    """What chance brought a seat of one kind of thing, against what it brings on average.

    ``expected`` and ``spread`` (the standard deviation) are those of ``total``, as the chances were each time that
    chance was asked; ``times``: how often that was. ``faces``: of dice, how often each came, from 1.
    """

    seat: int
    code: str
    times: int
    total: int
    expected: float
    spread: float
    faces: tuple[int, ...] = ()


class Fault(Struct, frozen=True):
    """A broken invariant of a state."""

    code: str
    data: Data = {}


class Refusal(Exception):
    """A move, text or option that a game does not accept. Nothing has changed; ``code`` and ``data`` say why."""

    kind = "refusal"

    def __init__(self, code: str, **data: Json) -> None:
        super().__init__(code, data)
        self.code = code
        self.data: dict[str, Json] = data


class Unreadable(Refusal):
    """The text is no move, position or record at all."""

    kind = "unreadable"


class Illegal(Refusal):
    """The rules do not allow it."""

    kind = "illegal"


class Ambiguous(Refusal):
    """The text could mean several legal moves; ``data["moves"]`` lists them in canonical notation."""

    kind = "ambiguous"


S = TypeVar("S")


class Game(Protocol[S]):
    """One game. Its functions never change an argument, and equal arguments give equal answers."""

    @property
    def id(self) -> str:
        """The name in commands, tables and files: ``halali``."""

    @property
    def version(self) -> int:
        """Counts up whenever an old record would play differently."""

    @property
    def seats(self) -> tuple[int, int]:
        """Fewest and most seats."""

    @property
    def options(self) -> tuple[Option, ...]: ...

    @property
    def state_type(self) -> type[S]:
        """The frozen struct that `msgspec.json` reads and writes."""

    @property
    def words(self) -> Words:
        """Other words for the parts of its moves' texts, which `parse` understands."""

    def start(self, seats: int, options: Options, chance: Chance) -> S:
        """A new game, the whole deal inside. Options left out have their default; raises `Illegal` for absurd ones."""

    def script(self, words: Data) -> Results:
        """Results of chance told in the game's own words, for `engine.chance.Scripted`. Raises `Unreadable`."""

    def turn(self, state: S) -> Turn: ...

    def limit(self, state: S) -> Limit | None:
        """The limit of the choice that is due now, counted from when it became due; None where the rules have none."""

    def moves(self, state: S, seat: int, picked: Move = ()) -> Iterator[Move]:
        """Every legal move of the seat that begins with ``picked``: in canonical order, once each, lazily."""

    def play(self, state: S, seat: int, move: Move, chance: Chance) -> tuple[S, tuple[Event, ...]]:
        """The state after a legal move. Raises `Illegal`."""

    def passing(self, state: S, seat: int) -> Move | None:
        """The move with which a host may go on for an awaited seat that is absent, where the rules can bear that it
        does next to nothing; it need not be listed. None where they cannot: there only a real move goes on."""

    def advise(self, state: S, seat: int, chance: Chance) -> Move:
        """What a simple computer player does in an awaited seat: a legal move, better than one at random, and leading
        to an end if all play so. It goes by nothing but what `seen_by` shows the seat. Raises `Illegal` for others."""

    def result(self, state: S) -> Result | None:
        """None while the game runs."""

    def seen_by(self, state: S, seat: int | None) -> S:
        """What the seat, or a spectator (None), may know. Idempotent."""

    def faults(self, state: S) -> list[Fault]:
        """Every broken invariant; empty for all states that `start` and `play` make."""

    def parse(self, state: S, seat: int, text: str) -> Move:
        """What a person typed, as a legal move. Raises `Unreadable`, `Illegal` or `Ambiguous`."""

    def format(self, state: S, move: Move) -> str:
        """The canonical text of a legal move; `parse` reads it back."""

    def position(self, state: S) -> str:
        """The position as one line of text; equal positions have equal texts."""

    def load(self, text: str, options: Options) -> S:
        """A state from `position`. Raises `Unreadable`."""

    def show(self, state: S) -> dict[str, Json]:
        """A state as plain data for other programs. Give it what `seen_by` returned."""

    def record(self, start: S, plies: Sequence[Ply], tags: Mapping[str, str]) -> str:
        """The game so far as text for people and archives; ``tags`` adds names (`seat_tags`), date, seed."""

    def seat_tags(self, seats: int) -> tuple[str, ...]:
        """Under which tags of a record the players' names stand, by seat."""

    def luck(self, plies: Sequence[Ply]) -> tuple[Luck, ...]:
        """What chance has brought in these moves, which are all of a game from its start: by code, then by seat."""


AnyGame: TypeAlias = Game[Any]


def event_seen_by(event: Event, seat: int | None) -> Event | None:
    """The event, if the seat, or a spectator (None), may know it."""
    return event if event.seats is None or seat in event.seats else None
