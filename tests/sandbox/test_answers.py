"""Answers to interactions: which fits which, and what becomes of them."""

import pytest

from sandbox.rest.answers import CHOICES, DEFERRED_MESSAGE, DEFERRED_UPDATE, MESSAGE, MODAL, UPDATE
from tests.sandbox.raw import RawBot

FORM = {
    "title": "Form",
    "custom_id": "form",
    "components": [{"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1}}],
}


async def test_the_first_follow_up_fills_a_deferral(raw: RawBot) -> None:
    interaction = raw.play()
    _, told = await raw.answer(interaction, DEFERRED_MESSAGE, flags=64)
    assert told["interaction"]["response_message_loading"] is True
    assert told["interaction"]["response_message_ephemeral"] is True
    _, filled = await raw.call("POST", raw.hook(interaction), {"content": "ready"})
    assert (filled["id"], filled["flags"]) == (told["interaction"]["response_message_id"], 64)
    _, second = await raw.call("POST", raw.hook(interaction), {"content": "more"})
    assert second["id"] != filled["id"] and not second["flags"] & 64


async def test_original_is_read_edited_and_deleted(raw: RawBot) -> None:
    interaction = raw.play()
    await raw.answer(interaction, MESSAGE, content="one")
    path = raw.hook(interaction, "@original")
    assert (await raw.call("GET", path))[1]["content"] == "one"
    assert (await raw.call("PATCH", path, {"content": "two"}))[1]["content"] == "two"
    assert (await raw.call("DELETE", path))[0] == 204
    assert await raw.code("GET", path) == (404, 10008)


async def test_a_token_reaches_only_its_own_messages(raw: RawBot) -> None:
    other = await raw.post(raw.sandbox.channels[0], {"content": "board"})
    interaction = raw.play()
    await raw.answer(interaction, MESSAGE, content="one")
    assert await raw.code("PATCH", raw.hook(interaction, other["id"]), {"content": "x"}) == (404, 10008)


async def test_a_click_updates_its_message(raw: RawBot) -> None:
    interaction = await raw.click()
    _, told = await raw.answer(interaction, UPDATE, content="moved", components=[])
    assert interaction.message is not None
    assert told["resource"]["message"]["id"] == interaction.message.id
    assert (interaction.message.data["content"], interaction.message.data["components"]) == ("moved", [])


async def test_a_deferred_update_is_edited_through_the_token(raw: RawBot) -> None:
    interaction = await raw.click()
    await raw.answer(interaction, DEFERRED_UPDATE)
    assert interaction.message is not None
    await raw.call("PATCH", raw.hook(interaction, "@original"), {"content": "moved"})
    assert interaction.message.data["content"] == "moved"


async def test_an_update_of_a_message_that_is_gone_is_10008(raw: RawBot) -> None:
    interaction = await raw.click()
    assert interaction.message is not None
    raw.sandbox.deeds.control({"control": "delete_message", "message": interaction.message.id})
    status, told = await raw.answer(interaction, UPDATE, content="moved")
    assert (status, told["code"]) == (404, 10008)


@pytest.mark.parametrize("kind", [UPDATE, DEFERRED_UPDATE])
async def test_a_command_has_no_message_to_update(raw: RawBot, kind: int) -> None:
    status, told = await raw.answer(raw.play(), kind)
    assert (status, told["code"]) == (400, 50035)
    assert len(raw.sandbox.take_violations()) == 1


async def test_only_completion_takes_choices(raw: RawBot) -> None:
    sandbox = raw.sandbox
    typing = sandbox.actions.complete(sandbox.person("ann").id, sandbox.channels[0], "pick", {"what": "a"}, "what")
    assert typing.payload["data"]["options"] == [{"name": "what", "type": 3, "value": "a", "focused": True}]
    assert (await raw.answer(typing, MESSAGE, content="x"))[0] == 400
    assert (await raw.answer(typing, CHOICES, choices=[{"name": "A", "value": "a"}]))[0] == 200
    assert (await raw.answer(raw.play(), CHOICES, choices=[]))[0] == 400
    assert len(sandbox.take_violations()) == 2


async def test_a_form_cannot_answer_a_form(raw: RawBot) -> None:
    opener = await raw.click()
    assert (await raw.answer(opener, MODAL, **FORM))[0] == 200
    submit = raw.sandbox.actions.submit(opener.user, opener.id, {"name": "Ann"})
    assert submit.payload["message"]["id"] == opener.payload["message"]["id"]
    assert (await raw.answer(submit, MODAL, **FORM))[0] == 400
    raw.sandbox.take_violations()
    assert (await raw.answer(submit, UPDATE, content="done"))[0] == 200


async def test_a_deferral_takes_only_the_private_flag(raw: RawBot) -> None:
    interaction = raw.play()
    assert (await raw.answer(interaction, DEFERRED_MESSAGE, content="x"))[0] == 400
    assert (await raw.answer(interaction, DEFERRED_MESSAGE, flags=1 << 15))[0] == 400
    raw.sandbox.take_violations()
    assert (await raw.answer(interaction, DEFERRED_MESSAGE, flags=64))[0] == 200


async def test_a_refused_answer_can_be_mended(raw: RawBot) -> None:
    interaction = raw.play()
    assert (await raw.answer(interaction, MESSAGE, content="x" * 2001))[0] == 400
    raw.sandbox.take_violations()
    assert (await raw.answer(interaction, MESSAGE, content="short"))[0] == 200


async def test_the_answer_says_what_it_answers(raw: RawBot) -> None:
    interaction = await raw.click("ben")
    _, told = await raw.answer(interaction, MESSAGE, content="x")
    metadata = told["resource"]["message"]["interaction_metadata"]
    assert interaction.message is not None
    assert (metadata["id"], metadata["user"]["username"]) == (interaction.id, "ben")
    assert metadata["interacted_message_id"] == interaction.message.id
