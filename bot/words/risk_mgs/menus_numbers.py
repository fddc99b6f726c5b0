"""Numbers in the choices of a menu: armies, dice, stars."""

from bot.words.contract import Say
from bot.words.names import listed
from bot.words.risk_mgs.vocabulary import boss, counted, territory
from engine.contract import Move
from engine.risk_mgs.board import battle_of
from engine.risk_mgs.dice import D6, sides_of
from engine.risk_mgs.facts import ARMIES_FOR_STARS, BOSS_IDS
from engine.risk_mgs.legal import ODDS
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NAMES, NUMBERS


def stars(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    """ "5 stars (1+2+2): 10 armies"."""
    total = sum(map(int, choice.split("+")))
    armies = counted(say, "armies", ARMIES_FOR_STARS[total])
    return say("risk_mgs-pick-stars", stars=counted(say, "stars", total), cards=choice, armies=armies)


def deployed(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    """ "3 armies, 4 left"."""
    number, left = int(choice), state.course.armies - int(choice)
    if not left:
        return say("risk_mgs-pick-deploy-all", count=number)
    return say("risk_mgs-pick-deploy-some", armies=counted(say, "armies", number), left=left)


def moved(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    """ "3 armies, 2 stay in Egypt"."""
    return _leaving(say, picked[-2], state.armies[NUMBERS[picked[-2]]], int(choice))


def entering(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    """The same after a conquest."""
    source = battle_of(state).source
    return _leaving(say, NAMES[source], state.armies[source], int(choice))


def dice(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    return counted(say, "dice", int(choice))


def stop(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    """ "until conquered, or 4 armies are left"."""
    if choice == ODDS:
        return say("risk_mgs-pick-stop-odds")
    return say("risk_mgs-pick-stop", armies=int(choice), territory=territory(say, picked[1]))


def die(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    """ "the 3 (eight-sided, Raiden)"."""
    battle = battle_of(state)
    place_of = int(choice) - 1
    if sides_of(len(battle.attack), battle.bosses[0] >= 0)[place_of] > D6:
        name = boss(say, BOSS_IDS[battle.bosses[0]])
        return say("risk_mgs-pick-die-boss", number=choice, result=battle.attack[place_of], boss=name)
    return say("risk_mgs-pick-die", number=choice, result=battle.attack[place_of])


def dice_again(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    """ "the 3 and the 1" of one's attack dice."""
    return listed(say, [die(say, state, seat, picked, each) for each in choice.split("+")])


def _leaving(say: Say, source: str, there: int, number: int) -> str:
    armies = counted(say, "armies", number)
    return say("risk_mgs-pick-leaving", armies=armies, count=there - number, territory=territory(say, source))
