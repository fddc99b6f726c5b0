"""One more server in the world of a stand-in."""

from sandbox import guilds, objects
from sandbox.permissions import EVERYONE
from sandbox.stand_in import Sandbox


def found(sandbox: Sandbox, identity: str) -> str:
    """A server with this id and one channel, in which all people are, owned by the first."""
    world, owner = sandbox.world, next(iter(sandbox.world.people))
    world.guilds[identity] = guilds.guild(
        identity, "The Other Table", owner, [objects.role(identity, "@everyone", EVERYONE, 0)]
    )
    users = [world.bot, *(human.user for human in world.people.values())]
    world.members[identity] = {user["id"]: objects.member(user, sandbox.clock.now()) for user in users}
    channel = objects.text_channel(str(int(identity) + 1), identity, "elsewhere", 0)
    world.channels[channel["id"]] = channel
    return identity
