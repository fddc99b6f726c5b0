"""Slash commands from a person's side: finding one, checking what was typed, building the interaction's data."""

from typing import Any

from sandbox.objects import DM_CHANNEL
from sandbox.permissions import ALL, of
from sandbox.refusal import Refused
from sandbox.resolution import Resolved
from sandbox.rules.commands import GROUP, SUBCOMMAND
from sandbox.values import Json
from sandbox.world import World

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10
KINDS: dict[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    USER: (str,),
    CHANNEL: (str,),
    ROLE: (str,),
    MENTIONABLE: (str,),
    NUMBER: (int, float),
}
STRING_CHARACTERS = 6_000


def available(world: World, user: str, channel: Json) -> list[Json]:
    """The slash commands that this person is offered in this channel."""
    in_dm = channel["type"] == DM_CHANNEL
    offered = []
    for command in [*world.commands.get(channel.get("guild_id", "-"), []), *world.commands.get("", [])]:
        contexts = command.get("contexts")
        if command["type"] != 1 or (contexts is not None and (1 if in_dm else 0) not in contexts):
            continue
        if in_dm and contexts is None and not command.get("dm_permission", True):
            continue
        needed = command["default_member_permissions"]
        if not in_dm and needed is not None:
            mine = of(world, user, channel)
            if mine != ALL and (needed == "0" or int(needed) & ~mine):
                continue
        offered.append(command)
    return offered


def data(world: World, user: str, channel: Json, name: str, options: Json, focused: str | None = None) -> Json:
    """docs, receiving-and-responding: Application Command Data. Raises Refused for what the client refuses."""
    words = name.split()
    commands = available(world, user, channel)
    command = next((entry for entry in commands if words and entry["name"] == words[0]), None)
    if command is None:
        raise Refused(f"There is no command /{name} here.")
    node, chain = command, []
    for word in words[1:]:
        inner = [entry for entry in node.get("options") or [] if entry["type"] in (SUBCOMMAND, GROUP)]
        found = next((entry for entry in inner if entry["name"] == word), None)
        if found is None:
            raise Refused(f"There is no command /{name} here.")
        node = found
        chain.append(node)
    known = {entry["name"]: entry for entry in node.get("options") or []}
    if any(entry["type"] in (SUBCOMMAND, GROUP) for entry in known.values()):
        raise Refused(f"/{name} wants one of: {', '.join(known)}.")
    if unknown := set(options) - set(known):
        raise Refused(f"/{name} has no option {', '.join(sorted(unknown))}.")
    resolved = Resolved(world, channel)
    filled = []
    for key, value in options.items():
        entry: Json = {"name": key, "type": known[key]["type"], "value": value}
        if key == focused:
            entry["focused"] = True
        else:
            _check(known[key], value, completing=focused is not None)
            resolved.option(entry["type"], value)
        filled.append(entry)
    if focused is None:
        missing = [key for key, entry in known.items() if entry.get("required") and key not in options]
        if missing:
            raise Refused(f"/{name} needs {', '.join(missing)}.")
    elif not known.get(focused, {}).get("autocomplete"):
        raise Refused(f"/{name} completes no option {focused}.")
    for outer in reversed(chain):
        filled = [{"name": outer["name"], "type": outer["type"], "options": filled}]
    made: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": filled}
    if resolved.found:
        made["resolved"] = resolved.found
    if "guild_id" in command:
        made["guild_id"] = command["guild_id"]
    return made


def _check(option: Json, value: Any, *, completing: bool) -> None:
    name, kind = str(option["name"]), int(option["type"])
    if not isinstance(value, KINDS.get(kind, ())) or (isinstance(value, bool) and kind != BOOLEAN):
        raise Refused(f"The option {name} cannot take this value.")
    if completing:
        return
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise Refused(f"The option {name} takes one of: {', '.join(choice['name'] for choice in choices)}.")
    if isinstance(value, str) and not option.get("min_length", 0) <= len(value) <= option.get(
        "max_length", STRING_CHARACTERS
    ):
        raise Refused(f"The option {name} has the wrong length.")
    if kind in (INTEGER, NUMBER) and not option.get("min_value", value) <= value <= option.get("max_value", value):
        raise Refused(f"The option {name} is out of range.")
