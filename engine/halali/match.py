"""W4: the table from its start to its result: one game, or two with sides swapped."""

from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Event, Illegal, Unreadable
from engine.halali.actions import Action, NextGame, Resign, TurnAction
from engine.halali.deal import deal
from engine.halali.faults import position_faults
from engine.halali.positions import write_board
from engine.halali.refusals import check
from engine.halali.scores import RESIGNED, TURNS, between_games, ending, game_over, score, table_result
from engine.halali.state import BLUE, SEATS, Agreed, Position, State
from engine.halali.turns import take_turn
from engine.halali.views import public_position


def table_at(position: Position, agreed: Agreed) -> State:
    """The table on which a position stands, as the first game. Raises `Unreadable` for a faulty one.

    Over is judged after a turn: if one side is absent, the game goes on until a turn has been made."""
    if not agreed.no_return:
        position = replace(position, bars=(None, None))
    for fault in position_faults(position):
        raise Unreadable(fault.code, **fault.data)
    state = State(agreed, 1, position)
    return _finished(replace(state, ended=TURNS), ())[0] if position.left == (0, 0) else state


def refuse_unawaited(state: State, seat: int, action: Action | None) -> None:
    """Raises `Illegal` if the seat may do nothing of the kind now, whatever the board: the first two checks of all.

    ``action`` is None if the text was not understood."""
    if seat not in SEATS:
        raise Illegal("no-such-seat", seat=seat)
    if state.ended is not None:
        between = between_games(state)
        if not between or not isinstance(action, NextGame | Resign):
            raise Illegal("game-over", game=state.game, between=between)
    elif isinstance(action, Resign):
        return
    elif seat != state.seat_of(state.position.side):
        raise Illegal("not-your-turn", awaited=[1 - seat])
    elif isinstance(action, NextGame):
        raise Illegal("game-not-over", game=state.game)


def refuse_illegal(state: State, action: Action) -> None:
    """Raises `Illegal` unless the action is legal for a seat that is awaited."""
    if not isinstance(action, NextGame | Resign):
        check(state.position, state.agreed, action)


def perform(state: State, seat: int, action: Action, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """What a legal action leads to."""
    match action:
        case Resign():
            return _resign(state, seat)
        case NextGame():
            return _next_game(state, chance)
        case _:
            return _take_turn(state, seat, action)


def _take_turn(state: State, seat: int, action: TurnAction) -> tuple[State, tuple[Event, ...]]:
    position, happened = take_turn(state.position, state.agreed, action, seat)
    ended = ending(position)
    if ended is None:
        after = State(state.agreed, state.game, position, None, state.first)
        if state.position.left is None and position.left is not None:
            return after, (happened, Event("end-phase", {"first": 1 - seat}))
        return after, (happened,)
    return _finished(State(state.agreed, state.game, position, ended, state.first), (happened,))


def _next_game(state: State, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    after = State(state.agreed, 2, deal(chance), None, state.first)
    board = write_board(public_position(after.position).board)
    return after, (Event("next-game", {"game": after.game, "blue": after.seat_of(BLUE), "board": board}),)


def _resign(state: State, seat: int) -> tuple[State, tuple[Event, ...]]:
    resigned = Event("resigned", {"seat": seat})
    if state.ended is not None:
        return _table_over(replace(state, resigned=seat), (resigned,))
    return _finished(replace(state, resigned=seat, ended=RESIGNED), (resigned,))


def _finished(state: State, before: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    # The present game is over; perhaps the table with it.
    if state.agreed.match and state.game == 1:
        state = replace(state, first=score(state, str(state.ended)))
    return _table_over(state, (*before, game_over(state)))


def _table_over(state: State, before: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    result = table_result(state)
    if result is None or not state.agreed.match:
        return state, before
    data = {"scores": list(result.scores), "ranking": [list(place) for place in result.ranking]}
    return state, (*before, Event("match-over", data))
