"""Who is mentioned, and who is really pinged (docs, resources/message: Allowed Mentions)."""

import re

import msgspec

from sandbox.values import Json

USER_MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")
EVERYONE_MENTION = re.compile(r"@(?:everyone|here)\b")
IN_CHANNELS = {"parse": ["users", "roles", "everyone"], "replied_user": True}
"""What holds for a channel message without `allowed_mentions`."""
IN_INTERACTIONS = {"parse": ["users"], "replied_user": True}
"""What holds for an answer to an interaction without `allowed_mentions`."""


class Mentioned(msgspec.Struct, frozen=True):
    """Ids of users and roles that a text mentions with effect, and whether it mentions everyone."""

    users: tuple[str, ...]
    roles: tuple[str, ...]
    everyone: bool
    replied_user: bool


def read(text: str, allowed: Json | None, default: Json) -> Mentioned:
    """Apply allowed mentions to a text. An `allowed` of None means that the request had no such field."""
    rule = default if allowed is None else allowed
    parse = rule.get("parse") or []
    return Mentioned(
        users=_kept(USER_MENTION, text, parse=("users" in parse), listed=rule.get("users")),
        roles=_kept(ROLE_MENTION, text, parse=("roles" in parse), listed=rule.get("roles")),
        everyone="everyone" in parse and EVERYONE_MENTION.search(text) is not None,
        replied_user=bool(rule.get("replied_user", False)),
    )


def _kept(pattern: re.Pattern[str], text: str, *, parse: bool, listed: list[object] | None) -> tuple[str, ...]:
    found = dict.fromkeys(pattern.findall(text))
    if parse:
        return tuple(found)
    allowed = {str(identity) for identity in listed or []}
    return tuple(identity for identity in found if identity in allowed)
