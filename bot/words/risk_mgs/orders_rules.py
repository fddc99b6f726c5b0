"""Orders for the dice of a defence, and for cards with which one answers."""

from bot.words.contract import Say
from bot.words.names import listed, one_of
from bot.words.risk_mgs.vocabulary import key
from engine.contract import Move
from engine.risk_mgs.orders import MAX, MIN
from engine.risk_mgs.reactions import CONDITIONS
from engine.risk_mgs.state import Defence, Reaction
from engine.risk_mgs.timeouts import ANSWER_SECONDS

SECONDS = 60 * 60
"""Of an hour."""
_ANY = "any"


def defence(say: Say, rule: Defence) -> str:
    """ "most dice from 3 armies on, below that as few as possible"."""
    if rule in (MAX, MIN):
        return say("risk_mgs-defence-max" if rule == MAX else "risk_mgs-defence-min")
    return say("risk_mgs-defence-from", armies=rule)


def defence_pick(say: Say, choice: str) -> str:
    """One choice of a menu of such rules."""
    if choice.isdigit():
        return defence(say, int(choice))
    return say(f"risk_mgs-defence-{choice}")


def defence_told(say: Say, rule: Move) -> str:
    """A rule as it was ordered: ``max``, ``max-from 3``, ``default``."""
    return defence_pick(say, rule[-1])


def reaction(say: Say, design: str, order: Reaction) -> str:
    """When a card answers: "by itself: against 4 or more armies, at your headquarters or in a city"."""
    if order.policy != "auto":
        return _plain(say, order.policy)
    when = [say(f"risk_mgs-least-{key(design)}", least=order.least)]
    if order.where and _ANY not in order.where:
        when.append(one_of(say, [say(f"risk_mgs-where-{each}") for each in order.where]))
    return say("risk_mgs-policy-auto", when=listed(say, when))


def policy(say: Say, design: str, rest: Move) -> str:
    """The same as it was ordered: ``never``, ``auto-if hq+city 4``."""
    condition = CONDITIONS[design]
    match rest:
        case ("auto-if", where, least):
            return reaction(say, design, Reaction("auto", tuple(sorted(set(where.split("+")))), int(least)))
        case ("never",) | ("ask",):
            return _plain(say, rest[0])
    return reaction(say, design, Reaction("auto", condition.where, condition.least))


def _plain(say: Say, policy: str) -> str:
    """That a card never answers, or that its owner is asked."""
    return say(f"risk_mgs-policy-{policy}", hours=ANSWER_SECONDS // SECONDS)
