"""A small game of our own with long turns and secret orders, and its words.

A turn: bundles are carried to houses, as many at a time as one likes; then visits lead from house to house; ``done``
ends it. Orders note houses, or set a mood; nobody else sees them. Whoever gets merry first goes home.
"""

from collections.abc import Iterator, Sequence
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from bot.words.contract import Say
from engine.chance import Chance
from engine.contract import ORDER, RESIGN, Event, Illegal, Move, Options, Prompt, Result, Turn, Unreadable
from tests.bot.tables.stones import Stones

HOUSES = tuple(f"house-{number}" for number in range(1, 31))
BUNDLES = 8


class State(Struct, frozen=True):
    left: int
    """Bundles still to be carried."""
    side: int
    houses: int
    notes: tuple[tuple[str, ...], ...]
    moods: tuple[str, ...]
    over: bool = False


class Errands(Stones):
    """Goes by the name of a game that has words."""

    id = "halali"
    options = cast(Any, ())
    state_type = cast(Any, State)

    def __init__(self, houses: int = 4) -> None:
        super().__init__()
        self._houses = houses

    def start(self, seats: int, options: Options, chance: Chance) -> Any:
        return State(BUNDLES, 0, self._houses, ((),) * seats, ("",) * seats)

    def turn(self, state: Any) -> Turn:
        return Turn(() if state.over else (state.side,), "errands", Prompt("errands", {"left": state.left}))

    def moves(self, state: Any, seat: int, picked: Move = ()) -> Iterator[Move]:
        every = self._orders(state, seat) if picked[:1] == (ORDER,) else self._errands(state, seat)
        return (move for move in every if move[: len(picked)] == picked and not state.over)

    def _errands(self, state: State, seat: int) -> Iterator[Move]:
        if seat != state.side:
            return
        houses = HOUSES[: state.houses]
        if state.left:
            yield from (("carry", house, str(number)) for house in houses for number in range(1, state.left + 1))
            return
        yield from (("visit", house, other, "walk") for house in houses for other in houses if house != other)
        yield ("done",)

    def _orders(self, state: State, seat: int) -> Iterator[Move]:
        for house in HOUSES[: state.houses]:
            yield (ORDER, "note", f"-{house}" if house in state.notes[seat] else f"+{house}")
        yield from ((ORDER, "mood", mood) for mood in ("calm", "merry"))

    def play(self, state: Any, seat: int, move: Move, chance: Chance) -> tuple[Any, tuple[Event, ...]]:
        if move == RESIGN:
            return replace(state, over=True), (Event("resigned", {"seat": seat}),)
        if move not in list(self.moves(state, seat, move[:1])):
            raise Illegal("not-your-turn" if seat != state.side else "no-such-move", move=list(move))
        if move[0] == ORDER:
            ordered = self._ordered(state, seat, move)
            told = (Event("ordered", {"order": list(move)}, (seat,)),)
            if move[2] == "merry" and seat == state.side and state.left == BUNDLES:
                return replace(ordered, side=(seat + 1) % len(state.notes)), (*told, Event("done", {"seat": seat}))
            return ordered, told
        told = (Event(move[0], {"seat": seat, "with": list(move[1:])}),)
        if move == ("done",):
            return replace(state, left=BUNDLES, side=(seat + 1) % len(state.notes)), told
        return (replace(state, left=state.left - int(move[2])) if move[0] == "carry" else state), told

    def _ordered(self, state: State, seat: int, move: Move) -> State:
        notes, moods = list(state.notes), list(state.moods)
        if move[1] == "mood":
            moods[seat] = move[2]
        elif move[2].startswith("+"):
            notes[seat] = (*notes[seat], move[2][1:])
        else:
            notes[seat] = tuple(each for each in notes[seat] if each != move[2][1:])
        return replace(state, notes=tuple(notes), moods=tuple(moods))

    def parse(self, state: Any, seat: int, text: str) -> Move:
        move = tuple(text.lower().split())
        if move not in list(self.moves(state, seat, move[:1])):
            raise Unreadable("bad-syntax", text=text)
        return move

    def result(self, state: Any) -> Result | None:
        return Result((0, 0), ((0, 1),), "resigned") if state.over else None

    def seen_by(self, state: Any, seat: int | None) -> Any:
        notes = tuple(each if at == seat else () for at, each in enumerate(state.notes))
        moods = tuple(each if at == seat else "" for at, each in enumerate(state.moods))
        return replace(state, notes=notes, moods=moods)


class Words:
    """Says everything by its codes. All bundles are likely to be carried at once."""

    hands = True

    def seat(self, say: Say, state: State, seat: int) -> str:
        return f"seat {seat}"

    def prompt(self, say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
        return f"{turn.prompt.code}: {state.left} left"

    def pick(self, say: Say, state: State, seat: int, picked: Move, pick: str) -> str:
        return pick

    def group(self, say: Say, state: State, seat: int, picked: Move, pick: str) -> str:
        return f"group {pick[-1]}"

    def preview(self, say: Say, state: State, seat: int, move: Move) -> str:
        return " ".join(move)

    def final(self, say: Say, state: State, seat: int, move: Move) -> bool:
        return False

    def event(self, say: Say, event: Event, names: Sequence[str]) -> str:
        return f"{event.code} {' '.join(event.data.get('with', event.data.get('order', ())))}".strip()

    def story(self, say: Say, events: Sequence[Event], names: Sequence[str]) -> tuple[str, ...]:
        return (f"{len(events)} things happened",) if events else ()

    def refusal(self, say: Say, state: State, seat: int, text: str, refusal: Exception) -> str:
        return f"refused: {text}"

    def likely(self, state: State, seat: int, picked: Move, choices: Sequence[str]) -> str:
        return choices[-1] if picked[:1] == ("carry",) and len(picked) == 2 else ""

    def standing(self, say: Say, state: State, names: Sequence[str]) -> str:
        return f"{state.left} left"

    def hand(self, say: Say, state: State, names: Sequence[str]) -> str:
        notes = [note for each in state.notes for note in each]
        return f"notes: {' '.join(notes)}; mood: {''.join(state.moods)}"

    def alt_text(self, *_: object) -> str:
        return "houses"

    def text_board(self, *_: object) -> str:
        return "the houses in words"
