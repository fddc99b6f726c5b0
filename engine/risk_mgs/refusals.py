"""Why a move is refused: one code each, the first that holds.

``no-such-seat``, ``game-over``, ``not-your-turn``; ``wrong-step`` {step, words}; ``not-in-hand``, ``too-few-points``
{points, cost}, ``wrong-time``, ``no-effect`` {card, timing}; ``no-such-territory``, ``not-yours``, ``own-territory``
{territory}, ``not-adjacent`` {source, target, neighbours}, ``blocked``, ``too-few-armies`` {territory, armies, most};
``not-connected`` {source, target}; ``bad-stars`` {least, most, late}; ``not-met`` {objective}; ``not-possible``. A
hidden card in a state as a seat sees it is ``unknown-card`` when it would be turned up.
"""

from collections.abc import Callable

from engine.contract import ORDER, RESIGN, Illegal, Move
from engine.risk_mgs.board import effects_of, neighbours
from engine.risk_mgs.facts import ARMIES_FOR_STARS, DESIGN_OF, DESIGNS, OBJECTIVES
from engine.risk_mgs.forces import most_attack_dice
from engine.risk_mgs.legal import awaited, is_legal, legal_moves
from engine.risk_mgs.prompts import turn_of
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NAMES, NUMBERS


def refuse_unawaited(state: State, seat: int, move: Move) -> None:
    """Raises `Illegal` if the seat may do nothing of the kind now. Orders and resignations are possible out of turn."""
    if not 0 <= seat < len(state.seats):
        raise Illegal("no-such-seat", seat=seat, seats=len(state.seats))
    if state.ended:
        raise Illegal("game-over")
    if move == RESIGN or (move[:1] == (ORDER,) and state.seats[seat].alive):
        return
    if seat != awaited(state):
        raise Illegal("not-your-turn", awaited=[awaited(state)])


def check(state: State, move: Move) -> None:
    """Raises `Illegal` unless the awaited seat may do this."""
    if is_legal(state, move):
        return
    phase = turn_of(state).phase
    words = sorted({*_WORDS.get(phase, ()), *(each[0] for each in legal_moves(state))})
    if not move or move[0] not in words:
        raise Illegal("wrong-step", step=phase, words=words)
    if move[0] in _WHY:
        _WHY[move[0]](state, move)
    raise Illegal("not-possible", move=list(move))


_WORDS = {
    "recruit": ("stars",),
    "shop": ("buy",),
    "bosses": ("hire",),
    "opening": ("card", "maneuver"),
    "attack": ("attack", "series"),
    "maneuver": ("maneuver",),
    "cards": ("card",),
    "answer": ("card",),
    "closing": ("card",),
    "objective": ("take",),
}
"""Words of a phase, whether or not there is a legal move of theirs just now."""


def _card(state: State, move: Move) -> None:
    seat = state.seats[awaited(state)]
    design = move[1] if len(move) > 1 else ""
    if design not in {DESIGN_OF.get(card) for card in seat.shop_cards}:
        raise Illegal("not-in-hand", card=design)
    if seat.points < DESIGNS[design].cost:
        raise Illegal("too-few-points", points=seat.points, cost=DESIGNS[design].cost)
    if not any(each[:2] == move[:2] for each in legal_moves(state, move[:2])):
        timing = DESIGNS[design].timing
        raise Illegal("no-effect" if timing == _TIMINGS.get(state.step) else "wrong-time", card=design, timing=timing)


_TIMINGS = {"opening": "start_of_turn", "closing": "end_of_turn"}


def _source(state: State, move: Move) -> int:
    for name in move[1:3]:
        if name not in NUMBERS:
            raise Illegal("no-such-territory", territory=name)
    if len(move) < 3:
        raise Illegal("not-possible", move=list(move))
    if state.owners[NUMBERS[move[1]]] != state.active:
        raise Illegal("not-yours", territory=move[1])
    return NUMBERS[move[1]]


def _attack(state: State, move: Move) -> None:
    source = _source(state, move)
    target = NUMBERS[move[2]]
    if state.owners[target] == state.active:
        raise Illegal("own-territory", territory=move[2])
    beside = neighbours(state, source)
    if target not in beside:
        raise Illegal("not-adjacent", source=move[1], target=move[2], neighbours=[NAMES[each] for each in beside])
    if any(each.territory == target and any(effects_of(each, "block_attack")) for each in state.lasting):
        raise Illegal("blocked", territory=move[2])
    armies = state.armies[source]
    raise Illegal("too-few-armies", territory=move[1], armies=armies, most=max(0, most_attack_dice(armies)))


def _maneuver(state: State, move: Move) -> None:
    source = _source(state, move)
    if state.owners[NUMBERS[move[2]]] != state.active:
        raise Illegal("not-yours", territory=move[2])
    armies = state.armies[source]
    if armies < 2 or any(legal_moves(state, move[:3])):
        raise Illegal("too-few-armies", territory=move[1], armies=armies, most=armies - 1)
    raise Illegal("not-connected", source=move[1], target=move[2])


def _deploy(state: State, move: Move) -> None:
    if len(move) < 2 or move[1] not in NUMBERS:
        raise Illegal("no-such-territory", territory=move[1] if len(move) > 1 else "")
    if state.owners[NUMBERS[move[1]]] != state.active:
        raise Illegal("not-yours", territory=move[1])
    raise Illegal("too-few-armies", territory=move[1], armies=state.course.armies, most=state.course.armies)


def _stars(state: State, move: Move) -> None:
    raise Illegal("bad-stars", least=min(ARMIES_FOR_STARS), most=max(ARMIES_FOR_STARS), late=state.course.traded)


def _take(state: State, move: Move) -> None:
    if len(move) > 1 and move[1] in OBJECTIVES and move[1] in state.open_objectives:
        raise Illegal("not-met", objective=move[1])


_WHY: dict[str, Callable[[State, Move], None]] = {
    "card": _card,
    "attack": _attack,
    "series": _attack,
    "maneuver": _maneuver,
    "deploy": _deploy,
    "stars": _stars,
    "take": _take,
}
