"""Legal moves, carried out: from the first word of a move to the rule that does it."""

from collections.abc import Callable

from engine.contract import Move
from engine.risk_mgs.battle import after_dice, answer, declare
from engine.risk_mgs.conquest import enter
from engine.risk_mgs.decks import draw_shop_card
from engine.risk_mgs.deeds import reroll, sail
from engine.risk_mgs.employing import dismiss, dismiss_unpayable, hire, pay_salary
from engine.risk_mgs.facts import BOSS_IDS, HIRE_FEE
from engine.risk_mgs.forces import ATTACKER, most_attack_dice
from engine.risk_mgs.legal import ODDS, price
from engine.risk_mgs.moving import move_along
from engine.risk_mgs.objectives import take_objective
from engine.risk_mgs.playing_cards import activate, decline
from engine.risk_mgs.progress import Progress
from engine.risk_mgs.reactions import automatic
from engine.risk_mgs.recruiting import deploy, turn_in
from engine.risk_mgs.setting_up import REST, place_rest
from engine.risk_mgs.state import SETUP
from engine.risk_mgs.turns import choose, leave_step, settle
from engine.risk_mgs.world import NUMBERS


def act(play: Progress, move: Move) -> None:
    """Carries out a legal move of the awaited seat, and everything that follows by itself."""
    if play.state.window is not None:
        _answer(play, move)
    elif play.state.step not in SETUP:
        DEEDS[move[0]](play, move)
    elif move == ("place", REST):
        place_rest(play)
    else:
        choose(play, move)
    settle(play)


def _answer(play: Progress, move: Move) -> None:
    state, window = play.state, play.state.window
    if window is None:
        return
    play.change(window=None)
    design = move[1] if move[0] == "card" else ""
    if move[0] == "auto":
        design = automatic(state, window.seat, window.trigger, asked=True)
    if window.trigger != "card_activated":
        answer(play, design)
    elif design:
        activate(play, window.seat, design, ())
    else:
        decline(play)


def _done(play: Progress, move: Move) -> None:
    leave_step(play)


def _stars(play: Progress, move: Move) -> None:
    turn_in(play, play.state.active, move[1])


def _deploy(play: Progress, move: Move) -> None:
    deploy(play, play.state.active, NUMBERS[move[1]], int(move[2]))


def _buy(play: Progress, move: Move) -> None:
    play.change_course(bought=play.course.bought + 1)
    draw_shop_card(play, play.state.active, price(play.state, play.state.active))


def _pay(play: Progress, move: Move) -> None:
    pay_salary(play, BOSS_IDS.index(move[1]))
    dismiss_unpayable(play)


def _dismiss(play: Progress, move: Move) -> None:
    dismiss(play, BOSS_IDS.index(move[1]), "dismissed")


def _hire(play: Progress, move: Move) -> None:
    hire(play, BOSS_IDS.index(move[1]), NUMBERS[move[2]], HIRE_FEE)


def _card(play: Progress, move: Move) -> None:
    # F6: one card of the attacker in a roll; then it is the defender's turn to answer.
    if play.state.battle is not None:
        after_dice(play)
    activate(play, play.state.active, move[1], move[2:])


def _maneuver(play: Progress, move: Move) -> None:
    play.change_course(maneuvers=play.course.maneuvers - 1)
    move_along(play, play.state.active, move[1:])


def _attack(play: Progress, move: Move) -> None:
    declare(play, NUMBERS[move[1]], NUMBERS[move[2]], int(move[3]))


def _series(play: Progress, move: Move) -> None:
    source = NUMBERS[move[1]]
    stop = 0 if move[3] == ODDS else int(move[3])
    declare(play, source, NUMBERS[move[2]], most_attack_dice(play.state.armies[source]), stop)


def _reroll(play: Progress, move: Move) -> None:
    reroll(play, ATTACKER, [int(move[1]) - 1])
    _keep(play, move)


def _keep(play: Progress, move: Move) -> None:
    after_dice(play)


def _enter(play: Progress, move: Move) -> None:
    enter(play, int(move[1]), move[2] if len(move) > 2 else "")


def _take(play: Progress, move: Move) -> None:
    take_objective(play, move[1])


def _airfield(play: Progress, move: Move) -> None:
    # W2: two in one territory are as good as one.
    seat = play.state.active
    play.change(airfields=tuple(sorted({*play.state.airfields, (NUMBERS[move[1]], seat)})), reward="")
    play.tell("airfield-built", seat=seat, territory=move[1])


def _sail(play: Progress, move: Move) -> None:
    sail(play, play.state.active, int(move[1]))
    leave_step(play)


DEEDS: dict[str, Callable[[Progress, Move], None]] = {
    "done": _done,
    "stars": _stars,
    "deploy": _deploy,
    "buy": _buy,
    "pay": _pay,
    "dismiss": _dismiss,
    "hire": _hire,
    "card": _card,
    "maneuver": _maneuver,
    "attack": _attack,
    "series": _series,
    "reroll": _reroll,
    "keep": _keep,
    "move": _enter,
    "take": _take,
    "airfield": _airfield,
    "sail": _sail,
}
