"""A second server with a table on it, where those who sit on the first one have no business."""

from bot.tables import Person as Sitter
from bot.tables import Place, Table
from sandbox import guilds, objects
from sandbox.permissions import EVERYONE
from tests.end_to_end.house import House

SECRET = "RED HERRING"
"""What those who play there are called, so that it is known when anything is told of them."""


def second_server(house: House) -> Place:
    """Made before the bot connects; the last two people of the first one belong to it, too."""
    platform = house.sandbox.platform
    world, identity, channel = platform.world, platform.new_id(), platform.new_id()
    users = [world.bot, *(human.user for human in list(world.people.values())[-2:])]
    everyone = objects.role(identity, "@everyone", EVERYONE, 0)
    world.guilds[identity] = guilds.guild(identity, "Elsewhere", str(users[1]["id"]), [everyone])
    world.members[identity] = {user["id"]: objects.member(user, platform.clock.now()) for user in users}
    world.channels[channel] = objects.text_channel(channel, identity, "hidden", 0)
    return Place(int(identity), int(channel))


async def table_elsewhere(house: House, game: str = "risk_mgs") -> Table:
    """A table in play on the second server."""
    guild, channel = next(
        (int(channel["guild_id"]), int(channel["id"]))
        for channel in house.sandbox.world.channels.values()
        if channel.get("name") == "hidden"
    )
    opened = await house.tables.open(Place(guild, channel), Sitter(71, SECRET), game)
    for number in (72, 73):
        await house.tables.join(opened.id, Sitter(number, SECRET))
    started = await house.tables.start(opened.id, 71)
    await house.delivered()
    return started
