"""Rolls as people read dice: "6-4-2 against 5-3", with what was added to them (F4 to F9)."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.names import listed, strung
from bot.words.risk_mgs import vocabulary
from bot.words.risk_mgs.events_facts import facts
from engine.contract import Data
from engine.risk_mgs.facts import BOSSES, DESIGNS
from engine.risk_mgs.forces import ATTACKER, DEFENDER


def fought(say: Say, data: Data, names: Sequence[str]) -> str:
    """Both sides' dice, losses, and what is left."""
    (lost, fallen), (left, remaining) = data["lost"], data["left"]
    line = say(
        "risk_mgs-event-fought",
        attack=_dice(say, data["attack"], data["bosses"][ATTACKER]),
        defence=_dice(say, data["defence"], data["bosses"][DEFENDER]),
        lost=lost,
        fallen=fallen,
        left=left,
        remaining=remaining,
        **facts(say, data, names),
    )
    spared = [
        say(f"risk_mgs-event-fought-spared-{side}", armies=armies)
        for side, armies in zip(("attack", "defence"), data["spared"], strict=True)
        if armies
    ]
    return strung(say, "risk_mgs-then", [line, *spared])


def rolled(say: Say, data: Data) -> str:
    """Natural results of a roll that is still open: "rolled 6-4-2 against 5-3"."""
    return say("risk_mgs-event-rolled", attack=_lying(data["attack"]), defence=_lying(data["defence"]))


def rerolled(say: Say, data: Data, names: Sequence[str]) -> str:
    return say(
        f"risk_mgs-event-rerolled-{data['side']}",
        before=_lying(data["before"]),
        now=_lying(data["now"]),
        dice=_lying(data["dice"]),
    )


def _dice(say: Say, side: Data, boss: str | None) -> str:
    """The natural dice of a side, highest first; then which was the d8, what was added, and what it came to."""
    lying = _lying(side["natural"])
    notes = [say("risk_mgs-dice-boss", boss=vocabulary.boss(say, boss), die=side["natural"][0])] if boss else []
    notes += [
        say(f"risk_mgs-dice-added-{scope.replace('_', '-')}", source=_source(say, source), amount=f"{amount:+d}")
        for source, scope, amount in side["added"]
    ]
    if not notes:
        return lying
    counted = _lying(side["final"])
    key = "risk_mgs-dice-noted" if counted == lying else "risk_mgs-dice-changed"
    return say(key, dice=lying, notes=listed(say, notes), final=counted)


def _source(say: Say, source: str) -> str:
    """Where a modifier comes from: a boss, a card, an Airfield or the ship."""
    if source in BOSSES:
        return vocabulary.boss(say, source)
    if source in DESIGNS:
        return vocabulary.card(say, source)
    return say("risk_mgs-airfield") if source == "airfield" else vocabulary.zone(say, source)


def _lying(dice: Sequence[int]) -> str:
    return "-".join(map(str, sorted(dice, reverse=True)))
