"""The application itself, its commands, and where the gateway is."""

import copy

from sandbox import errors, objects
from sandbox.rest.router import Routes, Service
from sandbox.rules.commands import check
from sandbox.values import Call, Json, Reply

routes = Routes()
GLOBAL = ""


@routes.on("GET", "/oauth2/applications/@me")
@routes.on("GET", "/applications/@me")
def me(service: Service, call: Call) -> Reply:
    world = service.world
    owner = next(iter(world.people.values())).user if world.people else world.bot
    return Reply(body=objects.application(world.bot["id"], world.bot, owner, len(world.guilds)))


@routes.on("GET", "/gateway")
def gateway(service: Service, call: Call) -> Reply:
    return Reply(body={"url": service.platform.gateway_url})


@routes.on("GET", "/gateway/bot")
def gateway_bot(service: Service, call: Call) -> Reply:
    limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
    return Reply(body={"url": service.platform.gateway_url, "shards": 1, "session_start_limit": limit})


@routes.on("GET", "/applications/{application}/commands")
@routes.on("GET", "/applications/{application}/guilds/{guild}/commands")
def commands(service: Service, call: Call) -> Reply:
    return Reply(body=service.world.commands.get(_place(service, call), []))


@routes.on("PUT", "/applications/{application}/commands")
@routes.on("PUT", "/applications/{application}/guilds/{guild}/commands")
def overwrite_commands(service: Service, call: Call) -> Reply:
    place = _place(service, call)
    check(call.body)
    _store(service, place, [_complete(service, place, body) for body in call.body])
    return Reply(body=service.world.commands[place])


@routes.on("POST", "/applications/{application}/commands")
@routes.on("POST", "/applications/{application}/guilds/{guild}/commands")
def create_command(service: Service, call: Call) -> Reply:
    place = _place(service, call)
    others = [old for old in service.world.commands.get(place, []) if old["name"] != call.body["name"]]
    check([*others, call.body])
    made = _complete(service, place, call.body)
    _store(service, place, [*others, made])
    return Reply(201, made)


@routes.on("GET", "/applications/{application}/commands/{command}")
@routes.on("GET", "/applications/{application}/guilds/{guild}/commands/{command}")
def command(service: Service, call: Call) -> Reply:
    return Reply(body=_command(service, call))


@routes.on("PATCH", "/applications/{application}/commands/{command}")
@routes.on("PATCH", "/applications/{application}/guilds/{guild}/commands/{command}")
def edit_command(service: Service, call: Call) -> Reply:
    place, old = _place(service, call), _command(service, call)
    changed = _merged({**old, "version": service.platform.new_id()}, call.body)
    after = [changed if entry is old else entry for entry in service.world.commands[place]]
    check(after)
    _store(service, place, after)
    return Reply(body=changed)


@routes.on("DELETE", "/applications/{application}/commands/{command}")
@routes.on("DELETE", "/applications/{application}/guilds/{guild}/commands/{command}")
def delete_command(service: Service, call: Call) -> Reply:
    place, old = _place(service, call), _command(service, call)
    _store(service, place, [entry for entry in service.world.commands[place] if entry is not old])
    return Reply(204)


def _place(service: Service, call: Call) -> str:
    if call.path["application"] != service.world.bot["id"]:
        raise errors.ApiError(403, 20012, "You are not authorized to perform this action on this application")
    guild = call.path.get("guild", GLOBAL)
    if guild:
        service.world.guild(guild)
    return guild


def _command(service: Service, call: Call) -> Json:
    for entry in service.world.commands.get(_place(service, call), []):
        if entry["id"] == call.path["command"]:
            return entry
    raise errors.unknown_command()


def _complete(service: Service, place: str, body: Json) -> Json:
    """docs, interactions/application-commands: Application Command object. A known name keeps its id."""
    kind = body.get("type", 1)
    known = service.world.commands.get(place, [])
    old = next((entry for entry in known if (entry["name"], entry["type"]) == (body["name"], kind)), None)
    made: Json = {
        "id": old["id"] if old else service.platform.new_id(),
        "application_id": service.world.bot["id"],
        "version": service.platform.new_id(),
        "default_member_permissions": None,
        "type": kind,
        "description": "",
        "nsfw": False,
    }
    if place:
        made["guild_id"] = place
    else:
        made |= {"dm_permission": True, "contexts": None, "integration_types": [0]}
    return _merged(made, body)


def _merged(command: Json, body: Json) -> Json:
    """The command with the body's values; permissions come as integer and are shown as text."""
    merged = command | {key: value for key, value in copy.deepcopy(body).items() if value is not None}
    permissions = merged["default_member_permissions"]
    return {**merged, "default_member_permissions": None if permissions is None else str(permissions)}


def _store(service: Service, place: str, commands: list[Json]) -> None:
    service.world.commands[place] = commands
    service.platform.bus.tell("commands", {})
