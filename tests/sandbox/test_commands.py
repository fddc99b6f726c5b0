"""Commands: syncing them, and who is offered which."""

from typing import Any

import pytest

from sandbox.refusal import Refused
from sandbox.values import Json
from tests.sandbox.raw import RawBot


def command(*options: Json, **more: Any) -> Json:
    return {"name": "play", "description": "Play", "type": 1, "options": list(options), **more}


def option(kind: int, **more: Any) -> Json:
    return {"type": kind, "name": "value", "description": "A value", **more}


async def sync(raw: RawBot, *commands: Json) -> list[Json]:
    status, told = await raw.call("PUT", f"/applications/{raw.application}/commands", list(commands))
    assert status == 200, told
    return list(told)


async def test_a_known_name_keeps_its_id(raw: RawBot) -> None:
    (first,) = await sync(raw, command())
    again, other = await sync(raw, command(), command(name="other"))
    assert (again["id"], again["version"] > first["version"]) == (first["id"], True)
    assert await sync(raw, command(name="other")) == [
        {**other, "version": raw.sandbox.world.commands[""][0]["version"]}
    ]


async def test_a_command_can_be_made_changed_and_removed_alone(raw: RawBot) -> None:
    base = f"/applications/{raw.application}/commands"
    _, made = await raw.call("POST", base, {"name": "more", "description": "More"})
    _, changed = await raw.call("PATCH", f"{base}/{made['id']}", {"description": "Most"})
    assert (changed["id"], changed["description"]) == (made["id"], "Most")
    assert (await raw.call("DELETE", f"{base}/{made['id']}"))[0] == 204
    assert await raw.code("GET", f"{base}/{made['id']}") == (404, 10063)


async def test_commands_of_another_application_are_not_ours(raw: RawBot) -> None:
    assert await raw.code("GET", "/applications/1/commands") == (403, 20012)


async def test_contexts_and_permissions_decide_who_is_offered_a_command(raw: RawBot) -> None:
    sandbox, channel = raw.sandbox, raw.sandbox.channels[0]
    ann, ben = sandbox.person("ann"), sandbox.person("ben")
    dm = (await ben.dm())["id"]
    await sync(
        raw,
        command(name="everywhere", contexts=[0, 1]),
        command(name="guild", contexts=[0]),
        command(name="owner", default_member_permissions=32),
    )

    def offered(user: str, where: str, name: str) -> bool:
        try:
            sandbox.actions.slash(user, where, name, {})
        except Refused:
            return False
        return True

    assert [offered(ben.id, channel, name) for name in ("everywhere", "guild", "owner")] == [True, True, False]
    assert offered(ann.id, channel, "owner")
    assert [offered(ben.id, dm, name) for name in ("everywhere", "guild")] == [True, False]


async def test_guild_commands_stay_in_their_guild(raw: RawBot) -> None:
    guild = next(iter(raw.sandbox.world.guilds))
    await raw.call("PUT", f"/applications/{raw.application}/guilds/{guild}/commands", [command(name="local")])
    ann = raw.sandbox.person("ann")
    assert raw.sandbox.actions.slash(ann.id, raw.sandbox.channels[0], "local", {}).payload["data"]["guild_id"] == guild
    with pytest.raises(Refused, match="no command /local"):
        raw.sandbox.actions.slash(ann.id, (await ann.dm())["id"], "local", {})


@pytest.mark.parametrize(
    ("kind", "rules", "good", "bad"),
    [
        (3, {"min_length": 2, "max_length": 3}, "ab", "a"),
        (3, {"choices": [{"name": "A", "value": "a"}]}, "a", "b"),
        (4, {"min_value": 2, "max_value": 5}, 2, 6),
        (4, {}, 1, "one"),
        (4, {}, 1, True),
        (5, {}, True, "yes"),
        (10, {"max_value": 1.5}, 1.5, 1.6),
        (6, {}, "ann", "nobody"),
        (7, {}, "channel", "nowhere"),
        (8, {}, "everyone", "no role"),
        (9, {}, "everyone", "nothing"),
    ],
)
async def test_options_take_only_what_fits(raw: RawBot, kind: int, rules: Json, good: Any, bad: Any) -> None:
    sandbox = raw.sandbox
    await sync(raw, command(option(kind, **rules)))
    ids = {
        "ann": sandbox.person("ann").id,
        "channel": sandbox.channels[0],
        "everyone": next(iter(sandbox.world.guilds)),
    }
    value = ids.get(good, good)
    started = sandbox.actions.slash(ids["ann"], sandbox.channels[0], "play", {"value": value})
    assert started.payload["data"]["options"][0]["value"] == value
    assert ("resolved" in started.payload["data"]) == (kind in (6, 7, 8, 9))
    with pytest.raises(Refused):
        sandbox.actions.slash(ids["ann"], sandbox.channels[0], "play", {"value": bad})


@pytest.mark.parametrize(
    ("name", "options", "text"),
    [
        ("none", {}, "no command /none"),
        ("", {}, "no command"),
        ("game", {}, "wants one of: new"),
        ("game old", {}, "no command /game old"),
        ("game new", {}, "needs game"),
        ("game new", {"game": "risk", "more": 1}, "no option more"),
    ],
)
async def test_what_cannot_be_typed(raw: RawBot, name: str, options: Json, text: str) -> None:
    game = {"type": 3, "name": "game", "description": "Which", "required": True}
    await sync(raw, command({"type": 1, "name": "new", "description": "New", "options": [game]}, name="game"))
    with pytest.raises(Refused, match=text):
        raw.sandbox.actions.slash(raw.sandbox.person("ann").id, raw.sandbox.channels[0], name, options)


async def test_only_options_with_completion_complete(raw: RawBot) -> None:
    await sync(raw, command(option(3)))
    with pytest.raises(Refused, match="completes no option value"):
        await raw.sandbox.person("ann").complete(raw.sandbox.channels[0], "play", "value")
