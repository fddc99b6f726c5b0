"""F1 to F10: an attack from its declaration to the last roll.

A battle goes through its stages by itself and stops only where somebody may choose: a window that was ordered, the
attacker's re-roll (F5) and card (F6), the armies that move in (F11).
"""

from msgspec.structs import replace

from engine.risk_mgs.board import battle_of
from engine.risk_mgs.conquest import conquer
from engine.risk_mgs.deeds import reroll
from engine.risk_mgs.dice import Modifier, compare, final, sides_of
from engine.risk_mgs.facts import BOSS_IDS, CHEAPEST_CARD
from engine.risk_mgs.forces import (
    ATTACKER,
    DEFENDER,
    defence_dice,
    fighting_bosses,
    final_dice,
    modifiers,
    most_attack_dice,
    most_defence_dice,
    rerolls,
    sparing_boss,
)
from engine.risk_mgs.playing_cards import activate, settle_cards
from engine.risk_mgs.progress import Progress
from engine.risk_mgs.reactions import asked, automatic, playable
from engine.risk_mgs.state import Battle, Stage, State, Trigger, Window
from engine.risk_mgs.world import NAMES

FAVOURABLE = (3, 2)
"""Section 21 (c): a series goes on while the dice are three to two, or better."""


def declare(play: Progress, source: int, target: int, dice: int, stop: int | None = None) -> None:
    """F1. ``stop``: a series (see `Battle`)."""
    play.change(battle=Battle(source, target, dice, stop))
    defender = play.state.owners[target]
    names = {"source": NAMES[source], "target": NAMES[target]}
    play.tell("attacked", seat=play.state.active, defender=defender, **names, dice=dice, series=stop is not None)


def settle_battle(play: Progress) -> None:
    """Goes on until somebody has to choose, or the battle is over."""
    while play.state.window is None:
        if play.state.stack:
            settle_cards(play)
            continue
        battle = play.state.battle
        if battle is None or battle.stage in ("reroll", "cards", "conquest"):
            return
        _STAGES[battle.stage](play, battle)


def answer(play: Progress, design: str) -> None:
    """F2, F6: the defender's card, or none."""
    if design:
        activate(play, play.state.owners[battle_of(play.state).target], design, ())


def after_dice(play: Progress) -> None:
    """F5, F6: the attacker has re-rolled, played his card, or kept the dice."""
    battle = battle_of(play.state)
    if battle.stage == "reroll":
        _to_cards(play, battle)
    else:
        _set_stage(play, "played")


def _set_stage(play: Progress, stage: Stage) -> None:
    play.change(battle=replace(battle_of(play.state), stage=stage))


def _ask_defender(play: Progress, battle: Battle, trigger: Trigger, then: Stage) -> None:
    state = play.state
    defender = state.owners[battle.target]
    if defender < 0 or not playable(state, defender, trigger):
        _STAGES[then](play, battle)
    elif asked(state, defender, trigger):
        # Whatever the answer will be, the battle goes on from there.
        play.change(battle=replace(battle, stage=then), window=Window(defender, trigger))
    elif design := automatic(state, defender, trigger, asked=False):
        _set_stage(play, then)
        answer(play, design)
    else:
        _STAGES[then](play, battle)


def _declared(play: Progress, battle: Battle) -> None:
    _ask_defender(play, battle, "attack_declared", "answered")


def _answered(play: Progress, battle: Battle) -> None:
    # F2.
    dice = min(battle.dice, play.state.armies[battle.source] - 1)
    if battle.blocked or dice < 1:
        play.change(battle=None)
        play.tell("attack-ended", reason="blocked" if battle.blocked else "too-few-armies", target=NAMES[battle.target])
        return
    bosses = fighting_bosses(play.state, battle.source, battle.target)
    attack = play.roll(*sides_of(dice, bosses[ATTACKER] >= 0))
    defence = play.roll(*sides_of(defence_dice(play.state, battle.target), bosses[DEFENDER] >= 0))
    battle = replace(battle, dice=dice, bosses=bosses, attack=attack, defence=defence, stage="rolled")
    play.change(battle=battle)
    if battle.stop is None:
        play.tell("rolled", attack=list(attack), defence=list(defence), bosses=[_boss(boss) for boss in bosses])
    _rolled(play, battle)


def _boss(boss: int) -> str | None:
    return BOSS_IDS[boss] if boss >= 0 else None


def _rolled(play: Progress, battle: Battle) -> None:
    # F5. In a series Raiden's lowest die that loses its pair is rolled again.
    if not rerolls(play.state, battle):
        _to_cards(play, battle)
    elif battle.stop is None:
        _set_stage(play, "reroll")
    else:
        worst = worst_die(play.state, battle)
        if worst is not None:
            reroll(play, ATTACKER, [worst])
        _to_cards(play, battle_of(play.state))


def worst_die(state: State, battle: Battle) -> int | None:
    """The attacker's lowest die that loses its pair, as a place among the natural ones; None if all win."""
    final = final_dice(state, battle, ATTACKER)
    pairs = compare(final, final_dice(state, battle, DEFENDER)).pairs
    losing = [place for place, (one, other) in enumerate(pairs) if one <= other]
    if not losing:
        return None
    # Natural dice in the order of the final ones; which of equal ones is meant makes no difference to the others.
    order = sorted(range(len(battle.attack)), key=lambda die: -battle.attack[die])
    return order[losing[-1]]


def _to_cards(play: Progress, battle: Battle) -> None:
    # F6. Whether the attacker is asked follows from what all can see, lest a pause tell what he holds.
    attacker = play.seat(play.state.active)
    may_play = battle.stop is None and attacker.shop_cards and attacker.points >= CHEAPEST_CARD
    if may_play:
        _set_stage(play, "cards")
    else:
        _played(play, battle)


def _played(play: Progress, battle: Battle) -> None:
    _ask_defender(play, battle, "after_roll", "losses")


def _losses(play: Progress, battle: Battle) -> None:
    # F8, F9.
    state = play.state
    added = [modifiers(state, battle, side) for side in (ATTACKER, DEFENDER)]
    attack = final(battle.attack, battle.bosses[ATTACKER] >= 0, added[ATTACKER])
    defence = final(battle.defence, battle.bosses[DEFENDER] >= 0, added[DEFENDER])
    result = compare(attack, defence)
    lost, spared = [result.attacker, result.defender], [0, 0]
    for side in (ATTACKER, DEFENDER):
        spared[side] = min(lost[side], battle.spared[side])
        if lost[side] > spared[side] and (boss := sparing_boss(state, battle, side)) >= 0:
            spared[side] += 1
            play.change_course(spared=(*play.course.spared, boss))
        lost[side] -= spared[side]
    play.change_armies((battle.source, -lost[ATTACKER]), (battle.target, -lost[DEFENDER]))
    play.tell(
        "fought",
        source=NAMES[battle.source],
        target=NAMES[battle.target],
        attack={"natural": list(battle.attack), "final": list(attack), "added": _told(added[ATTACKER])},
        defence={"natural": list(battle.defence), "final": list(defence), "added": _told(added[DEFENDER])},
        bosses=[_boss(boss) for boss in battle.bosses],
        lost=lost,
        spared=spared,
        left=[play.state.armies[battle.source], play.state.armies[battle.target]],
    )
    if play.state.armies[battle.target]:
        _go_on(play, battle)
    else:
        conquer(play, battle)


def _told(modifiers: tuple[Modifier, ...]) -> list[list[str | int]]:
    return [[each.source, each.scope, each.amount] for each in modifiers]


def _go_on(play: Progress, battle: Battle) -> None:
    # F10; section 21 (c).
    armies = play.state.armies[battle.source]
    if battle.stop is None or armies <= max(1, battle.stop):
        play.change(battle=None)
        return
    dice = most_attack_dice(armies)
    if battle.stop == 0 and not favourable(play.state, dice, battle.target):
        play.change(battle=None)
        return
    play.change(battle=Battle(battle.source, battle.target, dice, battle.stop))


def favourable(state: State, dice: int, target: int) -> bool:
    """Whether the dice allowed are at least 3 to 2."""
    mine, others = FAVOURABLE
    return dice * others >= most_defence_dice(state, target) * mine


_STAGES = {
    "declared": _declared,
    "answered": _answered,
    "rolled": _rolled,
    "played": _played,
    "losses": _losses,
}
