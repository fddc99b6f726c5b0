"""Hunters and Gatherers as `engine.contract.Game` offers it."""

from collections.abc import Iterator, Mapping, Sequence

from engine.advising import refuse_idle
from engine.chance import Chance, Results
from engine.contract import (
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
    Result,
    Turn,
)
from engine.hunters_and_gatherers import (
    adviser,
    deal,
    ending,
    faults,
    luck,
    positions,
    prompts,
    reading,
    show,
    tables,
    turns,
    views,
)
from engine.hunters_and_gatherers.actions import read_path
from engine.hunters_and_gatherers.legal import legal_moves
from engine.hunters_and_gatherers.notation import WORDS
from engine.hunters_and_gatherers.records import seat_tags, write_record
from engine.hunters_and_gatherers.refusals import check, refuse_unawaited
from engine.hunters_and_gatherers.state import Agreed, State
from engine.options import check_seats, chosen

OPTIONS = (Option("first", -1, (-1, 0, 1), low=-1, high=4),)
"""14.6. Seats that only larger tables have are typed."""


class HuntersAndGatherers:
    """The functions of the game; it holds nothing."""

    id = "hunters_and_gatherers"
    version = 1
    seats = (2, 5)
    options = OPTIONS
    state_type = State
    words = WORDS

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        check_seats(seats, *self.seats)
        return deal.deal(seats, _agreed(options), chance)

    def script(self, words: Data) -> Results:
        return deal.script(words)

    def turn(self, state: State) -> Turn:
        return prompts.turn_of(state)

    def limit(self, state: State) -> Limit | None:
        return None

    def moves(self, state: State, seat: int, picked: Move = ()) -> Iterator[Move]:
        return legal_moves(state, picked) if seat == state.active else iter(())

    def play(self, state: State, seat: int, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
        refuse_unawaited(state, seat, move == RESIGN)
        if move == RESIGN:
            return turns.resign(state, seat)
        action = read_path(move)
        if action is None or state.drawn is None:
            raise Illegal("bad-syntax", move=list(move))
        check(state, state.drawn, action)
        return turns.take_turn(state, state.drawn, action)

    def passing(self, state: State, seat: int) -> Move | None:
        return None

    def advise(self, state: State, seat: int, chance: Chance) -> Move:
        refuse_idle(self.turn(state), seat)
        return adviser.advise(state, chance)

    def result(self, state: State) -> Result | None:
        return ending.result(state)

    def seen_by(self, state: State, seat: int | None) -> State:
        # Everybody sees the same: nobody knows the order of the piles.
        return views.public_state(state)

    def faults(self, state: State) -> list[Fault]:
        return faults.state_faults(state)

    def parse(self, state: State, seat: int, text: str) -> Move:
        return reading.parse(state, seat, text)

    def format(self, state: State, move: Move) -> str:
        return " ".join(move)

    def position(self, state: State) -> str:
        return positions.write_position(state)

    def load(self, text: str, options: Options) -> State:
        return tables.table_at(positions.read_position(text), _agreed(options))

    def show(self, state: State) -> dict[str, Json]:
        return show.show(state)

    def record(self, start: State, plies: Sequence[Ply], tags: Mapping[str, str]) -> str:
        return write_record(start, plies, tags)

    def seat_tags(self, seats: int) -> tuple[str, ...]:
        return seat_tags(seats)

    def luck(self, plies: Sequence[Ply]) -> tuple[Luck, ...]:
        return luck.luck(plies)


def _agreed(options: Options) -> Agreed:
    return Agreed(int(chosen(OPTIONS, options)["first"]))


HUNTERS_AND_GATHERERS = HuntersAndGatherers()
