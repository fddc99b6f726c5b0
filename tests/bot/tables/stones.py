"""A small game of our own, so that tables are proved to know no real one.

Two or three seats take one or two stones in turn; whoever takes the last one wins. Each seat has a hidden card:
``look`` passes the turn and tells only that seat its card. ``roll`` takes as many stones as a die of two shows.
``wait`` leaves the turn where it is. With the option ``together`` all seats are awaited at once.

``order one`` and ``order none`` are standing orders: whoever has ordered ``one`` takes a stone once it is his turn.
"""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import Chance, Results
from engine.contract import (
    ORDER,
    RESIGN,
    Data,
    Event,
    Fault,
    Illegal,
    Json,
    Limit,
    Luck,
    Move,
    Option,
    Options,
    Ply,
    Prompt,
    Result,
    Turn,
    Unreadable,
)
from engine.options import chosen
from engine.words import Words

CARDS = ("moon", "star", "sun")
HIDDEN = "?"
ONE, NONE = "one", "none"


class State(Struct, frozen=True):
    left: int
    side: int
    cards: tuple[str, ...]
    together: bool
    orders: tuple[str, ...] = ()
    waits: int = 0
    winner: int | None = None


class Stones:
    id = "stones"
    seats = (2, 3)
    options: tuple[Option, ...] = (
        Option("stones", 9, (9, 21), low=1, high=1000),
        Option("together", False, (False, True)),
    )
    state_type = State
    words: Words = MappingProxyType({})

    def __init__(self, version: int = 1) -> None:
        self.version = version

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        values = chosen(self.options, options)
        if values["stones"] == 13:
            raise Illegal("unlucky")
        cards = chance.order("cards", CARDS)
        return State(int(values["stones"]), 0, cards[:seats], bool(values["together"]), (NONE,) * seats)

    def script(self, words: Data) -> Results:
        return {}

    def turn(self, state: State) -> Turn:
        everybody = tuple(range(len(state.cards)))
        seats = () if state.winner is not None else everybody if state.together else (state.side,)
        return Turn(seats, "taking", Prompt("take", {"left": state.left}))

    def limit(self, state: State) -> Limit | None:
        return None

    def moves(self, state: State, seat: int, picked: Move = ()) -> Iterator[Move]:
        if picked[:1] == (ORDER,):
            orders = ((ORDER, NONE), (ORDER, ONE))
            return (move for move in orders if state.winner is None and move[: len(picked)] == picked)
        every: tuple[Move, ...] = (("look",), ("roll",), ("take", "1"), ("take", "2"), ("wait",))
        return (move for move in every if seat in self.turn(state).seats and move[: len(picked)] == picked)

    def play(self, state: State, seat: int, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
        if state.winner is not None:
            raise Illegal("over")
        if move == RESIGN:
            return replace(state, winner=(seat + 1) % len(state.cards)), (Event("resigned", {"seat": seat}),)
        if move in ((ORDER, ONE), (ORDER, NONE)):
            orders = (*state.orders[:seat], move[1], *state.orders[seat + 1 :])
            return self._obeyed(replace(state, orders=orders), (Event("ordered", {"order": move[1]}, (seat,)),))
        if seat not in self.turn(state).seats:
            raise Illegal("not-your-turn")
        if move not in list(self.moves(state, seat)):
            raise Illegal("no-such-move", move=list(move))
        if move == ("look",):
            looked = Event("looked", {"card": state.cards[seat]}, (seat,))
            return self._obeyed(self._taken(state, seat, 0), (looked,))
        if move == ("wait",):
            return replace(state, waits=state.waits + 1), (Event("waited", {"seat": seat}),)
        number = chance.roll("die", 2, 1)[0] if move == ("roll",) else int(move[1])
        return self._obeyed(self._taken(state, seat, number), (Event("took", {"seat": seat, "number": number}),))

    def passing(self, state: State, seat: int) -> Move | None:
        return ("wait",) if seat in self.turn(state).seats else None

    def advise(self, state: State, seat: int, chance: Chance) -> Move:
        return ("take", "1")

    def result(self, state: State) -> Result | None:
        if state.winner is None:
            return None
        scores = tuple(int(seat == state.winner) for seat in range(len(state.cards)))
        others = tuple(seat for seat in range(len(state.cards)) if seat != state.winner)
        return Result(scores, ((state.winner,), others), "taken")

    def seen_by(self, state: State, seat: int | None) -> State:
        return replace(
            state,
            cards=tuple(card if at == seat else HIDDEN for at, card in enumerate(state.cards)),
            orders=tuple(order if at == seat else HIDDEN for at, order in enumerate(state.orders)),
        )

    def faults(self, state: State) -> list[Fault]:
        return []

    def parse(self, state: State, seat: int, text: str) -> Move:
        move = tuple(text.lower().split())
        if move not in list(self.moves(state, seat, move[:1])):
            raise Unreadable("bad-syntax", text=text[:100], cards=list(state.cards))
        return move

    def format(self, state: State, move: Move) -> str:
        return " ".join(move)

    def position(self, state: State) -> str:
        return f"{state.left} {state.side}"

    def load(self, text: str, options: Options) -> State:
        left, side = text.split()
        return State(int(left), int(side), (), False)

    def show(self, state: State) -> dict[str, Json]:
        return {"left": state.left, "cards": list(state.cards), "orders": list(state.orders)}

    def record(self, start: State, plies: Sequence[Ply], tags: Mapping[str, str]) -> str:
        return " ".join(" ".join(ply.move) for ply in plies)

    def seat_tags(self, seats: int) -> tuple[str, ...]:
        return tuple(f"Seat{seat}" for seat in range(seats))

    def luck(self, plies: Sequence[Ply]) -> tuple[Luck, ...]:
        rolled = [ply for ply in plies if ply.move == ("roll",)]
        return tuple(Luck(ply.seat, "die", 1, ply.events[0].data["number"], 1.5, 0.5) for ply in rolled[:1])

    def _obeyed(self, state: State, events: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
        while state.winner is None and not state.together and state.orders[state.side] == ONE:
            seat = state.side
            orders = (*state.orders[:seat], NONE, *state.orders[seat + 1 :])
            state = self._taken(replace(state, orders=orders), seat, 1)
            events = (*events, Event("took", {"seat": seat, "number": 1}))
        return state, events

    def _taken(self, state: State, seat: int, number: int) -> State:
        left = max(0, state.left - number)
        winner = None if left else seat
        return replace(state, left=left, side=(state.side + 1) % len(state.cards), winner=winner)


STONES = Stones()
