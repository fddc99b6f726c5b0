"""Halali! as `engine.contract.Game` offers it."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from engine.advising import refuse_idle
from engine.chance import Chance, Results
from engine.contract import (
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
    Result,
    Turn,
    Unreadable,
)
from engine.halali import adviser, deal, faults, luck, match, notation, positions, prompts, scores, show, views
from engine.halali.actions import BY_PATH, NEXT, path
from engine.halali.legal import legal_moves
from engine.halali.records import write_record
from engine.halali.state import SEATS, Agreed, State
from engine.options import check_seats, chosen

OPTIONS = (
    Option("match", True, (True, False)),
    Option("no_return", True, (True, False)),
    Option("stall_limit", 40, (40, 20, 60, 0), low=0, high=1000),
)


class Halali:
    """The functions of the game; it holds nothing."""

    id = "halali"
    version = 1
    seats = (2, 2)
    options = OPTIONS
    state_type = State
    words = notation.WORDS

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        check_seats(seats, *self.seats)
        return State(_agreed(options), 1, deal.deal(chance))

    def script(self, words: Data) -> Results:
        return deal.script(words)

    def turn(self, state: State) -> Turn:
        return prompts.turn_of(state)

    def limit(self, state: State) -> Limit | None:
        return None

    def moves(self, state: State, seat: int, picked: Move = ()) -> Iterator[Move]:
        every = self._moves(state, seat)
        return (move for move in every if move[: len(picked)] == picked) if picked else every

    def play(self, state: State, seat: int, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
        action = BY_PATH.get(move)
        match.refuse_unawaited(state, seat, action)
        if action is None:
            raise Illegal("bad-syntax", move=list(move))
        match.refuse_illegal(state, action)
        return match.perform(state, seat, action, chance)

    def passing(self, state: State, seat: int) -> Move | None:
        return None

    def advise(self, state: State, seat: int, chance: Chance) -> Move:
        refuse_idle(self.turn(state), seat)
        return adviser.advise(state, chance)

    def result(self, state: State) -> Result | None:
        return scores.table_result(state)

    def seen_by(self, state: State, seat: int | None) -> State:
        # K1: both players see the same, and so does everybody else.
        return replace(state, position=views.public_position(state.position))

    def faults(self, state: State) -> list[Fault]:
        return faults.state_faults(state)

    def parse(self, state: State, seat: int, text: str) -> Move:
        action = notation.read_action(text)
        match.refuse_unawaited(state, seat, action)
        if action is None:
            raise Unreadable("bad-syntax", text=text[: notation.LONGEST])
        match.refuse_illegal(state, action)
        return path(action)

    def format(self, state: State, move: Move) -> str:
        return notation.write_move(state.position, move)

    def position(self, state: State) -> str:
        return positions.write_position(state.position)

    def load(self, text: str, options: Options) -> State:
        return match.table_at(positions.read_position(text), _agreed(options))

    def show(self, state: State) -> dict[str, Json]:
        return show.show(state)

    def record(self, start: State, plies: Sequence[Ply], tags: Mapping[str, str]) -> str:
        return write_record(start, plies, tags)

    def seat_tags(self, seats: int) -> tuple[str, ...]:
        return ("Blue", "Brown")

    def luck(self, plies: Sequence[Ply]) -> tuple[Luck, ...]:
        return luck.luck(plies)

    def _moves(self, state: State, seat: int) -> Iterator[Move]:
        if state.ended is not None:
            return iter((NEXT,) if scores.between_games(state) and seat in SEATS else ())
        if seat not in SEATS or state.side_of(seat) != state.position.side:
            return iter(())
        return iter(legal_moves(state.position, state.agreed))


def _agreed(options: Options) -> Agreed:
    values = chosen(OPTIONS, options)
    return Agreed(bool(values["match"]), bool(values["no_return"]), int(values["stall_limit"]))


HALALI = Halali()
