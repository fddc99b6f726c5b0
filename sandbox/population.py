"""The first inhabitants: people, one guild, its channels, from `population.json`."""

import json
from importlib.resources import files

from sandbox import guilds, objects
from sandbox.clock import Clock
from sandbox.permissions import EVERYONE
from sandbox.snowflakes import Snowflakes
from sandbox.world import Human, World


def populate(clock: Clock) -> World:
    """A new world. The first person owns the guild."""
    plan = json.loads(files("sandbox").joinpath("population.json").read_text("utf-8"))
    ids = Snowflakes(clock)
    world = World(bot=objects.user(ids.next(), plan["bot"], None, bot=True))
    for person in plan["people"]:
        user = objects.user(ids.next(), person["username"], person["global_name"])
        world.people[user["id"]] = Human(user, person["avatar_colour"])
    identity = ids.next()
    everyone = objects.role(identity, "@everyone", EVERYONE, 0)
    world.guilds[identity] = guilds.guild(identity, plan["guild"], next(iter(world.people)), [everyone])
    users = [world.bot, *(human.user for human in world.people.values())]
    world.members[identity] = {user["id"]: objects.member(user, clock.now()) for user in users}
    for position, name in enumerate(plan["channels"]):
        channel = objects.text_channel(ids.next(), identity, name, position)
        world.channels[channel["id"]] = channel
    world.last_snowflake = ids.last
    return world
