"""Risk: Metal Gear Solid as `engine.contract.Game` offers it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from engine.advising import refuse_idle
from engine.chance import Chance, Results
from engine.contract import ORDER, Data, Event, Fault, Json, Limit, Luck, Move, Option, Options, Ply, Result, Turn
from engine.options import check_seats, chosen
from engine.risk_mgs import (
    adviser,
    deal,
    ending,
    faults,
    luck,
    playing,
    positions,
    prompts,
    reading,
    records,
    show,
    timeouts,
    views,
)
from engine.risk_mgs.facts import Mode
from engine.risk_mgs.legal import awaited, legal_moves
from engine.risk_mgs.notation import WORDS, write
from engine.risk_mgs.order_menu import order_moves
from engine.risk_mgs.state import Agreed, State

MODES: tuple[Mode, ...] = get_args(Mode)
OPTIONS = (Option("mode", "basic_training", MODES),)


class RiskMgs:
    """The functions of the game; it holds nothing."""

    id = "risk_mgs"
    version = 1
    seats = (3, 5)
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
        return timeouts.limit(state)

    def moves(self, state: State, seat: int, picked: Move = ()) -> Iterator[Move]:
        if picked[:1] == (ORDER,):
            alive = not state.ended and seat in range(len(state.seats)) and state.seats[seat].alive
            return order_moves(state, seat, picked) if alive else iter(())
        return legal_moves(state, picked) if seat == awaited(state) and not state.ended else iter(())

    def play(self, state: State, seat: int, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
        return playing.play(state, seat, move, chance)

    def passing(self, state: State, seat: int) -> Move | None:
        return timeouts.passing(state, seat)

    def advise(self, state: State, seat: int, chance: Chance) -> Move:
        refuse_idle(self.turn(state), seat)
        return adviser.advise(state, chance)

    def result(self, state: State) -> Result | None:
        return ending.result(state)

    def seen_by(self, state: State, seat: int | None) -> State:
        return views.seen_by(state, seat)

    def faults(self, state: State) -> list[Fault]:
        return faults.state_faults(state)

    def parse(self, state: State, seat: int, text: str) -> Move:
        return reading.parse(state, seat, text)

    def format(self, state: State, move: Move) -> str:
        return write(move)

    def position(self, state: State) -> str:
        return positions.write_position(state)

    def load(self, text: str, options: Options) -> State:
        return positions.read_position(text)

    def show(self, state: State) -> dict[str, Json]:
        return show.show(state)

    def record(self, start: State, plies: Sequence[Ply], tags: Mapping[str, str]) -> str:
        return records.write_record(start, plies, tags)

    def seat_tags(self, seats: int) -> tuple[str, ...]:
        return records.seat_tags(seats)

    def luck(self, plies: Sequence[Ply]) -> tuple[Luck, ...]:
        return luck.luck(plies)


def _agreed(options: Options) -> Agreed:
    return Agreed(MODES[MODES.index(chosen(OPTIONS, options)["mode"])])


RISK_MGS = RiskMgs()
