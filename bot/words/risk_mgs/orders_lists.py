"""Orders that are lists, best first: wishes for the set-up, and where EVA escapes to."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.names import listed
from bot.words.risk_mgs.vocabulary import boss, faction, territory
from engine.risk_mgs.facts import BOSSES, FACTIONS
from engine.risk_mgs.order_lists import ADD, EMPTY, ESCAPE, OFF
from engine.risk_mgs.setting_up import REST


def entry(say: Say, name: str) -> str:
    """One wish: "Egypt", "Egypt: 3 armies", "Vamp in Egypt", "Raven Sword"."""
    if name == REST:
        return say("risk_mgs-wish-rest")
    what, sign, more = name.partition(":")
    if sign:
        return say("risk_mgs-wish-armies", territory=territory(say, what), count=int(more))
    what, sign, more = name.partition("@")
    if sign:
        return say("risk_mgs-wish-boss", boss=boss(say, what), territory=territory(say, more))
    if what in BOSSES:
        return boss(say, what)
    return faction(say, what) if what in FACTIONS else territory(say, what)


def entries(say: Say, names: Sequence[str]) -> str:
    """The list; or that it is empty."""
    return listed(say, [entry(say, name) for name in names]) if names else say("risk_mgs-list-empty")


def change_pick(say: Say, kind: str, names: Sequence[str], choice: str) -> str:
    """A choice that changes the list as it is now: "Egypt: wish for it, after Brazil"."""
    if choice == EMPTY:
        return say("risk_mgs-list-clear", count=len(names))
    sign, what = (choice[0], choice[1:]) if choice[0] in (ADD, OFF) else ("", choice)
    if sign == OFF:
        return say("risk_mgs-list-off", entry=entry(say, what))
    word = ESCAPE if kind == ESCAPE else "wish"
    if not sign or not names:
        return say(f"risk_mgs-list-first-{word}", entry=entry(say, what))
    return say(f"risk_mgs-list-after-{word}", entry=entry(say, what), last=entry(say, names[-1]))


def change_told(say: Say, choice: str) -> str:
    """The change by itself: "Egypt comes last in the list"."""
    if choice == EMPTY:
        return say("risk_mgs-list-empty")
    if choice[0] == ADD:
        return say("risk_mgs-list-added", entries=entries(say, choice[1:].split(",")))
    if choice[0] == OFF:
        return say("risk_mgs-list-taken", entries=entries(say, choice[1:].split(",")))
    return entries(say, choice.split(","))
