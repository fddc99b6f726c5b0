"""Guilds, members and users, as far as a bot with the guilds intent reads them."""

from sandbox import errors
from sandbox.rest.router import Routes, Service
from sandbox.values import Call, Reply

routes = Routes()


@routes.on("GET", "/users/@me")
def me(service: Service, call: Call) -> Reply:
    return Reply(body={**service.world.bot, "mfa_enabled": False, "locale": "en-US", "verified": True, "email": None})


@routes.on("GET", "/users/{user}")
def user(service: Service, call: Call) -> Reply:
    return Reply(body=service.world.user(call.path["user"]))


@routes.on("GET", "/guilds/{guild}")
def guild(service: Service, call: Call) -> Reply:
    return Reply(body=service.world.guild(call.path["guild"]))


@routes.on("GET", "/guilds/{guild}/channels")
def channels(service: Service, call: Call) -> Reply:
    return Reply(body=service.world.channels_of(service.world.guild(call.path["guild"])["id"], threads=False))


@routes.on("GET", "/guilds/{guild}/roles")
def roles(service: Service, call: Call) -> Reply:
    return Reply(body=service.world.guild(call.path["guild"])["roles"])


@routes.on("GET", "/guilds/{guild}/members/{user}")
def member(service: Service, call: Call) -> Reply:
    service.world.guild(call.path["guild"])
    found = service.world.members[call.path["guild"]].get(call.path["user"])
    if found is None:
        raise errors.unknown_member()
    return Reply(body=found)
