"""Why a request cannot be made or answered, in words that say what can be done instead."""

from bot.pace.errors import VoteError
from bot.words import names
from bot.words.contract import Say


def explain(say: Say, error: VoteError) -> str:
    """For whoever has asked, or has pressed a button of a request."""
    data = error.data
    match error.code:
        case "request-closed":
            return say("error-request-closed", outcome=data["outcome"])
        case "already-answered":
            return say("error-already-answered", answer="yes" if data["yes"] else "no")
        case "not-yours":
            return say("error-not-yours", asker=names.mention(data["asked_by"]))
        case "wrong-subject":
            return say("error-not-late", link="")
        case "not-seated":
            return say("error-no-say")
        case _:
            return say(f"error-{error.code}")
