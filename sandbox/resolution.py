"""The `resolved` object: the users, members, channels and roles that an interaction names by id."""

from sandbox import components
from sandbox.permissions import of
from sandbox.refusal import Refused
from sandbox.values import Json
from sandbox.world import World

USER, CHANNEL, ROLE, MENTIONABLE = 6, 7, 8, 9
SELECT_KINDS = {
    components.USER_SELECT: USER,
    components.ROLE_SELECT: ROLE,
    components.MENTIONABLE_SELECT: MENTIONABLE,
    components.CHANNEL_SELECT: CHANNEL,
}
"""Menus of people, roles and channels, with the option type that names the same."""


class Resolved:
    """Collects what is named."""

    def __init__(self, world: World, channel: Json) -> None:
        self._world = world
        self._channel = channel
        self.found: Json = {}

    def option(self, kind: int, value: str) -> None:
        """Note an option's value if its type names something by id; raises Refused for an unknown one."""
        if kind in (USER, MENTIONABLE) and self._user(value):
            return
        if kind in (ROLE, MENTIONABLE) and self._role(value):
            return
        if kind == CHANNEL and self._place(value):
            return
        if kind in (USER, CHANNEL, ROLE, MENTIONABLE):
            raise Refused("Nothing of that kind has this id.")

    def _user(self, identity: str) -> bool:
        if identity not in self._world.people and identity != self._world.bot["id"]:
            return False
        self.found.setdefault("users", {})[identity] = self._world.user(identity)
        member = self._world.members.get(self._channel.get("guild_id", "-"), {}).get(identity)
        if member is not None:
            partial = {key: value for key, value in member.items() if key not in ("user", "deaf", "mute")}
            partial["permissions"] = str(of(self._world, identity, self._channel))
            self.found.setdefault("members", {})[identity] = partial
        return True

    def _role(self, identity: str) -> bool:
        guild = self._world.guilds.get(self._channel.get("guild_id", "-"), {"roles": []})
        role = next((role for role in guild["roles"] if role["id"] == identity), None)
        if role is not None:
            self.found.setdefault("roles", {})[identity] = role
        return role is not None

    def _place(self, identity: str) -> bool:
        channel = self._world.channels.get(identity)
        if channel is None or channel.get("guild_id") != self._channel.get("guild_id"):
            return False
        self.found.setdefault("channels", {})[identity] = {**channel, "permissions": "0"}
        return True
