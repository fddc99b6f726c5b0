"""F11, F12: a territory has fallen; who moves in, and what goes with the one who loses it."""

from msgspec.structs import replace

from engine.risk_mgs.board import battle_of
from engine.risk_mgs.elimination import eliminate_if_gone
from engine.risk_mgs.employing import boss_falls
from engine.risk_mgs.moving import ALONE, boss_choices, carry
from engine.risk_mgs.progress import Progress
from engine.risk_mgs.state import Battle, State
from engine.risk_mgs.world import NAMES


def conquer(play: Progress, battle: Battle) -> None:
    """The territory is the conqueror's at once; his armies move in when he has said how many."""
    state, seat, loser = play.state, play.state.active, play.state.owners[battle.target]
    if loser >= 0:
        boss_falls(play, battle.target, loser)
    if any(place == battle.target for place, _ in state.airfields):
        play.change(airfields=tuple(each for each in state.airfields if each[0] != battle.target))
        play.tell("airfield-destroyed", territory=NAMES[battle.target], owner=loser)
    play.own(battle.target, seat, 0)
    play.change_course(conquered=True)
    play.change(battle=replace(battle, stage="conquest", loser=loser))
    play.tell("conquered", seat=seat, territory=NAMES[battle.target], loser=loser)
    if entries(play.state) == [(str(battle.dice),)]:
        enter(play, battle.dice, "")


def entries(state: State) -> list[tuple[str, ...]]:
    """F11: between the dice rolled and all but one; with the boss, where one could go along."""
    battle = state.battle
    if battle is None or battle.stage != "conquest":
        return []
    endings = boss_choices(state, battle.source, battle.target)
    numbers = [str(number) for number in range(battle.dice, state.armies[battle.source])]
    return [(number, ending) for number in numbers for ending in endings] if endings else [(each,) for each in numbers]


def enter(play: Progress, armies: int, boss: str) -> None:
    """F11, F12, then E1."""
    battle = battle_of(play.state)
    carry(play, battle.source, battle.target, armies, boss)
    play.change(battle=None)
    seat = play.state.active
    names = {"source": NAMES[battle.source], "target": NAMES[battle.target]}
    play.tell("moved-in", seat=seat, **names, armies=armies, boss=None if boss in ("", ALONE) else boss)
    eliminate_if_gone(play, battle.loser, seat)
