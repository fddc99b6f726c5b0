"""Buttons and menus from a person's side: what can be used, and what is sent."""

import pytest

from sandbox.refusal import Refused
from sandbox.stand_in import Sandbox
from sandbox.values import Json
from tests.sandbox.raw import RawBot

OPTIONS = [{"label": name.title(), "value": name} for name in ("fox", "bear", "duck")]
MENU = {
    "type": 3,
    "custom_id": "animals",
    "placeholder": "Which?",
    "options": OPTIONS,
    "min_values": 1,
    "max_values": 2,
}


def rows(*components: Json) -> Json:
    return {"content": "x", "components": [{"type": 1, "components": [component]} for component in components]}


async def test_values_must_be_among_the_options_and_as_many_as_asked(sandbox: Sandbox, raw: RawBot) -> None:
    posted = await raw.post(sandbox.channels[0], rows(MENU))
    ann = sandbox.person("ann").id
    started = sandbox.actions.select(ann, posted["channel_id"], posted["id"], "animals", ["fox", "duck"])
    assert started.payload["data"]["values"] == ["fox", "duck"]
    assert started.payload["data"]["component_type"] == 3
    for wrong in ([], ["fox", "bear", "duck"], ["fox", "fox"], ["wolf"]):
        with pytest.raises(Refused):
            sandbox.actions.select(ann, posted["channel_id"], posted["id"], "animals", wrong)


@pytest.mark.parametrize(("kind", "resolved"), [(5, "users"), (6, "roles"), (7, "users"), (8, "channels")])
async def test_menus_of_people_roles_and_channels(sandbox: Sandbox, raw: RawBot, kind: int, resolved: str) -> None:
    posted = await raw.post(sandbox.channels[0], rows({"type": kind, "custom_id": "who"}))
    ann = sandbox.person("ann").id
    ids = {"users": ann, "roles": next(iter(sandbox.world.guilds)), "channels": sandbox.channels[1]}
    started = sandbox.actions.select(ann, posted["channel_id"], posted["id"], "who", [ids[resolved]])
    assert ids[resolved] in started.payload["data"]["resolved"][resolved]
    with pytest.raises(Refused, match="Nothing of that kind"):
        sandbox.actions.select(ann, posted["channel_id"], posted["id"], "who", ["1"])


async def test_what_is_disabled_or_absent_cannot_be_used(sandbox: Sandbox, raw: RawBot) -> None:
    ann, channel = sandbox.person("ann"), sandbox.channels[0]
    button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "disabled": True}
    link = {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"}
    posted = await raw.post(channel, rows(button, link, {**MENU, "disabled": True}))
    for name, text in [("Go", "disabled"), ("Stop", "nothing called"), ("Rules", "nothing called")]:
        with pytest.raises(Refused, match=text):
            await ann.click(posted, name)
    with pytest.raises(Refused, match="disabled"):
        await ann.select(posted, "Which?", "fox")
    with pytest.raises(Refused, match="no such button"):
        await ann.click(posted, "Which?")
    with pytest.raises(Refused, match="no such menu"):
        await ann.select(posted, "Go", "fox")


async def test_a_deleted_message_cannot_be_used(sandbox: Sandbox, raw: RawBot) -> None:
    posted = await raw.post(sandbox.channels[0], rows(MENU))
    sandbox.deeds.control({"control": "delete_message", "message": posted["id"]})
    with pytest.raises(Refused, match="no such message"):
        await sandbox.person("ann").select(posted, "Which?", "fox")


async def test_a_form_keeps_what_the_person_leaves_alone(raw: RawBot) -> None:
    opener = raw.play()
    fields = [
        {"type": 4, "custom_id": "name", "style": 1, "value": "Ann"},
        {"type": 4, "custom_id": "note", "style": 2, "required": False},
        {"type": 3, "custom_id": "animal", "options": [{**OPTIONS[0], "default": True}, *OPTIONS[1:]]},
        {"type": 5, "custom_id": "friend", "required": False},
    ]
    labels = [{"type": 18, "label": field["custom_id"], "component": field} for field in fields]
    await raw.answer(opener, 9, title="Form", custom_id="form", components=labels)
    data = raw.sandbox.actions.submit(opener.user, opener.id, {}).payload["data"]
    sent = [component["component"] for component in data["components"]]
    assert [field.get("value", field.get("values")) for field in sent] == ["Ann", "", ["fox"], []]
    with pytest.raises(Refused, match="no field age"):
        raw.sandbox.actions.submit(opener.user, opener.id, {"age": "7"})
    with pytest.raises(Refused, match="another form"):
        raw.sandbox.actions.submit(opener.user, opener.id, {}, "other")


async def test_a_stale_screen_still_shows_what_was_taken_away(sandbox: Sandbox, raw: RawBot) -> None:
    ann, channel = sandbox.person("ann"), sandbox.channels[0]
    posted = await raw.post(channel, rows({"type": 2, "style": 1, "label": "Go", "custom_id": "go"}, MENU))
    (seen,) = await ann.messages(channel)
    await raw.call("PATCH", f"/channels/{channel}/messages/{posted['id']}", {"components": []})
    with pytest.raises(Refused, match="nothing called"):
        await ann.click(seen, "Go")
    sandbox.limits.answer_seconds = 0.01
    assert (await ann.click(seen, "Go", stale=True)).state == "failed"
    assert (await ann.select(seen, "Which?", "fox", stale=True)).state == "failed"


async def test_the_newer_fields_of_forms(raw: RawBot) -> None:
    opener = raw.play()
    fields = [
        {"type": 21, "custom_id": "side", "options": [{"label": v, "value": v} for v in ("red", "blue")]},
        {"type": 22, "custom_id": "rules", "options": [{"label": v, "value": v} for v in ("a", "b")], "max_values": 2},
        {"type": 23, "custom_id": "open", "default": True},
    ]
    labels = [{"type": 18, "label": field["custom_id"], "component": field} for field in fields]
    text = {"type": 1, "components": [{"type": 4, "custom_id": "name", "style": 1, "label": "Name", "required": False}]}
    status, told = await raw.answer(opener, 9, title="Form", custom_id="form", components=[*labels, text])
    assert status == 200, told
    values = {"side": "red", "rules": ["a", "b"], "Name": "Ann"}
    data = raw.sandbox.actions.submit(opener.user, opener.id, values).payload["data"]
    sent = [(component.get("component") or component["components"][0]) for component in data["components"]]
    assert [field.get("value", field.get("values")) for field in sent] == ["red", ["a", "b"], True, "Ann"]
