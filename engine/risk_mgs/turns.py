"""R1, T1, T2, K1, Z1: the steps of a turn, from one player to the next.

Steps in which nothing can be done are left at once; whether something can be done is judged by what everybody sees, so
that nothing is told about a hand.
"""

from collections.abc import Callable

from engine.risk_mgs.battle import settle_battle
from engine.risk_mgs.board import (
    boss_effects,
    commands_ship,
    effects_of,
    holds_own_headquarters,
    owned,
    reward_effects,
)
from engine.risk_mgs.conquest import enter
from engine.risk_mgs.deal import roll_dock
from engine.risk_mgs.decks import draw_shop_card, draw_territory_card
from engine.risk_mgs.elimination import end, resign
from engine.risk_mgs.employing import dismiss_unpayable, hireable, unpaid
from engine.risk_mgs.facts import CHEAPEST_CARD, WINNING_OBJECTIVES
from engine.risk_mgs.legal import attacks_left, may_buy
from engine.risk_mgs.moving import ALONE, maneuvers
from engine.risk_mgs.objectives import count_haven_turn, met
from engine.risk_mgs.playing_cards import settle_cards
from engine.risk_mgs.progress import Progress
from engine.risk_mgs.recruiting import begin_recruiting, collect
from engine.risk_mgs.setting_up import granted, make_choice, next_chooser, spend_wish
from engine.risk_mgs.state import SETUP, Course, Lasting, State, Step
from engine.risk_mgs.world import DOCKS, NAMES

STEPS: tuple[Step, ...] = (
    "recruit",
    "shop",
    "bosses",
    "opening",
    "attack",
    "objective",
    "airfield",
    "maneuver",
    "closing",
    "ship",
)
"""T1."""
MOST_MISSED = 3
"""Section 21 (e): turns in a row that a time limit ended, after which a player is dropped."""


def settle(play: Progress) -> None:
    """Goes on until somebody has to choose."""
    while not play.state.ended:
        state = play.state
        if state.step in SETUP:
            move = granted(state)
            if move is None:
                return
            spend_wish(play, move)
            choose(play, move)
            continue
        if state.stack or state.battle is not None:
            settle_cards(play)
            settle_battle(play)
            state = play.state
        if state.ended or state.window is not None or state.battle is not None or _OPEN[state.step](state):
            return
        leave_step(play)


def choose(play: Progress, move: tuple[str, ...]) -> None:
    """A choice of the set-up, and the first turn after the last one."""
    make_choice(play, move)
    after_choice(play)


def after_choice(play: Progress) -> None:
    """Whoever chooses next, or S13: the first turn."""
    next_chooser(play)
    if play.state.step not in SETUP and not play.state.ended:
        play.change(round=1)
        first = next(seat for seat in play.state.order if play.state.seats[seat].alive)
        _begin_turn(play, first)


def leave_step(play: Progress) -> None:
    """T2: a step once left does not come back in the turn."""
    step = play.state.step
    if step == STEPS[-1]:
        _end_turn(play)
        return
    if step == "recruit":
        collect(play, play.state.active)
    following = STEPS[STEPS.index(step) + 1]
    play.change(step=following)
    if following in _ENTER:
        _ENTER[following](play)


def drop(play: Progress, seat: int, reason: str) -> None:
    """E5, at any time: also in the middle of his own or another's turn."""
    if not play.seat(seat).alive:
        play.tell("already-out", seat=seat)
        return
    battle, own_turn = play.state.battle, play.state.active == seat
    if own_turn and battle is not None and battle.stage == "conquest":
        # The conqueror's armies have to stand somewhere: as many move in as must.
        enter(play, battle.dice, ALONE)
        if play.state.ended:
            return
    state = play.state
    resign(play, seat, reason)
    if play.state.ended:
        return
    if own_turn:
        play.change(battle=None, stack=(), answering=(), window=None, reward="")
        if state.step in SETUP:
            after_choice(play)
        else:
            _next_turn(play)
    else:
        answering = tuple(each for each in state.answering if each != seat)
        gone = state.window is not None and state.window.seat == seat
        play.change(answering=answering, window=None if gone else play.state.window)
    settle(play)


def count_missed(play: Progress, seat: int, missed: int) -> None:
    """Section 21 (e): so many turns in a row have been ended by a time limit."""
    play.change_seat(seat, missed=missed)
    if play.seat(seat).missed >= MOST_MISSED and play.seat(seat).alive:
        drop(play, seat, "missed-turns")


def may_play_cards(state: State) -> bool:
    """B2: as far as everybody can see."""
    seat = state.seats[state.active]
    return bool(seat.shop_cards) and seat.points >= CHEAPEST_CARD


def _may_maneuver(state: State) -> bool:
    return state.course.maneuvers > 0 and next(maneuvers(state, state.active, (), ()), None) is not None


_OPEN: dict[Step, Callable[[State], bool]] = {
    "recruit": lambda state: state.course.armies > 0,
    "shop": may_buy,
    "bosses": lambda state: bool(unpaid(state) or hireable(state)),
    "opening": lambda state: may_play_cards(state) or _may_maneuver(state),
    "attack": attacks_left,
    "objective": lambda state: not state.course.took_objective and bool(met(state)),
    "airfield": lambda state: bool(state.reward),
    "maneuver": _may_maneuver,
    "closing": may_play_cards,
    "ship": lambda state: commands_ship(state) == state.active,
}


def _enter_shop(play: Progress) -> None:
    # W5.
    for effect in reward_effects(play.state, play.state.active, "draw_shop_card"):
        for _ in range(effect.count):
            draw_shop_card(play, play.state.active, 0)


def _maneuvers(state: State, phase: str) -> int:
    seat = state.active
    told = [
        *reward_effects(state, seat, "extra_maneuver"),
        *(each for _, each in boss_effects(state, seat, "extra_maneuver")),
    ]
    return sum(effect.count for effect in told if effect.phase == phase)


def _enter_opening(play: Progress) -> None:
    play.change_course(maneuvers=_maneuvers(play.state, "start"))


def _enter_maneuver(play: Progress) -> None:
    play.change_course(maneuvers=1 + _maneuvers(play.state, "maneuver"))


def _enter_ship(play: Progress) -> None:
    # K1, W3: step 10 needs nobody.
    seat, course = play.state.active, play.course
    sure = sum(effect.count for effect in reward_effects(play.state, seat, "guaranteed_territory_card"))
    for _ in range(sure or int(course.conquered and not course.took_objective)):
        draw_territory_card(play, seat)


_ENTER: dict[Step, Callable[[Progress], None]] = {
    "shop": _enter_shop,
    "bosses": dismiss_unpayable,
    "opening": _enter_opening,
    "maneuver": _enter_maneuver,
    "ship": _enter_ship,
}


def _end_turn(play: Progress) -> None:
    state, seat = play.state, play.state.active
    play.change_seat(seat, missed=0)
    objectives = len(state.seats[seat].objectives)
    # Z1; Z2: World Conquest has no other end than Z3.
    if (
        state.agreed.mode != "world_conquest"
        and objectives >= WINNING_OBJECTIVES
        and holds_own_headquarters(state, seat)
    ):
        end(play, "objectives")
    else:
        _next_turn(play)


def _next_turn(play: Progress) -> None:
    play.change(lasting=tuple(each for each in play.state.lasting if _outlasts(each)))
    order = play.state.order
    place = order.index(play.state.active)
    while True:
        place = (place + 1) % len(order)
        if place == 0:
            _new_round(play)
        # Section 23: an effect that lasts until the next turn of a dead player ends when that would have begun.
        play.change(lasting=tuple(each for each in play.state.lasting if each.seat != order[place]))
        if play.seat(order[place]).alive:
            break
    _begin_turn(play, order[place])


def _outlasts(lasting: Lasting) -> bool:
    return any(effect.duration == "until_own_next_turn" for effect in effects_of(lasting, "suppress_boss"))


def _new_round(play: Progress) -> None:
    # R1.
    state = play.state
    play.change(round=state.round + 1)
    if commands_ship(state) is None:
        dock = roll_dock(play.chance)
        play.dice.append(dock)
        play.change(dock=dock)
    play.tell("round", round=play.state.round, dock=play.state.dock, territory=NAMES[DOCKS[play.state.dock]])


def _begin_turn(play: Progress, seat: int) -> None:
    play.change(active=seat, step="recruit", course=Course(start=owned(play.state, seat)))
    play.tell("turn", seat=seat, round=play.state.round)
    count_haven_turn(play, seat)
    begin_recruiting(play, seat)
