"""Previews of attacks, of what happens to dice that lie, and of answers to an attack or a card."""

from bot.words.contract import Say
from bot.words.risk_mgs import menus_numbers, previews_odds, vocabulary
from bot.words.risk_mgs.menus_words import ordered_answer
from bot.words.risk_mgs.previews_land import transfer
from bot.words.risk_mgs.previews_odds import Odds
from bot.words.risk_mgs.previews_shopping import card
from bot.words.risk_mgs.vocabulary import called, counted, owner, territory
from engine.contract import Move
from engine.risk_mgs.board import battle_of
from engine.risk_mgs.forces import ATTACKER, DEFENDER, final_dice, losses, most_attack_dice, most_defence_dice
from engine.risk_mgs.legal import ODDS, PASS
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NAMES, NUMBERS

ALL_BUT_SURE = 0.99999


def attack(say: Say, state: State, seat: int, move: Move) -> str:
    """One roll: who is attacked, with how many dice on both sides."""
    dice = int(move[3])
    told = say("risk_mgs-preview-attack", **_sides(say, state, seat, move, dice))
    return _with_odds(say, told, previews_odds.single(state, NUMBERS[move[1]], NUMBERS[move[2]], dice))


def series(say: Say, state: State, seat: int, move: Move) -> str:
    """Rolls in one go, and when they stop."""
    stop = menus_numbers.stop(say, state, seat, move[:3], move[3])
    sides = _sides(say, state, seat, move, most_attack_dice(state.armies[NUMBERS[move[1]]]))
    least = 0 if move[3] == ODDS else int(move[3])
    told = say("risk_mgs-preview-series", stop=stop, **sides)
    return _with_odds(say, told, previews_odds.series(state, NUMBERS[move[1]], NUMBERS[move[2]], least))


def _with_odds(say: Say, told: str, odds: Odds | None) -> str:
    if odds is None:
        return told
    losses = {"lost": f"{odds.lost:.1f}", "destroyed": f"{odds.destroyed:.1f}"}
    if not odds.conquest:
        return say("risk_mgs-preview-odds-losses", attack=told, **losses)
    # Neither sure nor impossible, as long as it is not quite that.
    percent = min(max(round(100 * odds.conquest), 1), 100 if odds.conquest > ALL_BUT_SURE else 99)
    return say("risk_mgs-preview-odds", attack=told, percent=percent, **losses)


def _sides(say: Say, state: State, seat: int, move: Move, dice: int) -> dict[str, str | int]:
    source, target = NUMBERS[move[1]], NUMBERS[move[2]]
    return {
        "source": territory(say, move[1]),
        "target": territory(say, move[2]),
        "player": owner(say, called(say, state, seat), state.owners[target]),
        "armies": state.armies[source],
        "others": state.armies[target],
        "dice": counted(say, "dice", dice),
        "answer": most_defence_dice(state, target),
    }


def reroll(say: Say, state: State, seat: int, move: Move) -> str:
    return say("risk_mgs-preview-reroll", die=menus_numbers.die(say, state, seat, ("reroll",), move[1]))


def keep(say: Say, state: State, seat: int, move: Move) -> str:
    """What the dice mean as they lie, with everything that is added to them."""
    battle = battle_of(state)
    found = losses(state, battle)
    return say(
        "risk_mgs-preview-keep",
        attack="-".join(map(str, final_dice(state, battle, ATTACKER))),
        defence="-".join(map(str, final_dice(state, battle, DEFENDER))),
        lost=found.attacker,
        destroyed=found.defender,
    )


def conquest(say: Say, state: State, seat: int, move: Move) -> str:
    battle = battle_of(state)
    return transfer(say, state, (NAMES[battle.source], NAMES[battle.target], *move[1:]))


def answer(say: Say, state: State, seat: int, move: Move) -> str:
    """In a window: a card, nothing, or what the standing orders say."""
    if move[0] == "card":
        return card(say, state, seat, move)
    if move == PASS:
        return say("risk_mgs-preview-pass")
    design = ordered_answer(state, seat)
    if not design:
        return say("risk_mgs-preview-auto-nothing")
    return say("risk_mgs-preview-auto", card=vocabulary.card(say, design))
