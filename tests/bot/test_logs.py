"""Logs tell what they are about, and never hold the token."""

import asyncio
import json
import logging
from collections.abc import Iterator

import pytest

from bot import logs

TOKEN = "very.secret.token"
log = logging.getLogger("bot.test")


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    yield
    root.handlers[:], level = before
    root.setLevel(level)


@pytest.mark.parametrize("form", logs.FORMS)
def test_secrets_are_cut_out_of_messages_and_tracebacks(capsys: pytest.CaptureFixture[str], form: logs.Form) -> None:
    logs.configure("INFO", (TOKEN, ""), form)
    try:
        raise ValueError(f"login with {TOKEN} failed")
    except ValueError:
        log.exception("header: Bot %s", TOKEN)
    log.warning("POST https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb24=/callback has failed")
    log.warning("PATCH https://discord.com/api/v10/webhooks/42/aW50.ZXJh-Y3Rp_b24/messages/@original has failed")
    log.debug("not told")
    log.info("event %s", {"id": "1", "token": "aW50ZXJh.Y3Rpb24"})
    log.info('event {"id":"1","token":"aW50ZXJh.Y3Rpb24"}')
    written = capsys.readouterr().err
    assert TOKEN not in written and "aW50" not in written
    assert "/interactions/123/***/callback" in written and "/webhooks/42/***/messages/@original" in written
    assert "Traceback" in written


def test_json_is_one_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("INFO", (), "json")
    with logs.about(table=17, version=3, interaction=99, guild=None):
        log.info("two\nlines of %s", "Ännchen")
    log.error("later")
    first, second = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert first["message"] == "two\nlines of Ännchen"
    assert (first["level"], first["logger"]) == ("INFO", "bot.test")
    assert {name: first[name] for name in ("table", "version", "interaction")} == {
        "table": 17,
        "version": 3,
        "interaction": 99,
    }
    assert "guild" not in first and "table" not in second


def test_text_names_the_same_facts(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("INFO", (), "text")
    with logs.about(table=17):
        log.info("moved")
    assert capsys.readouterr().err.endswith("INFO bot.test: moved table=17\n")


async def test_each_task_has_its_own_facts(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("INFO", (), "json")

    async def work(table: int) -> None:
        with logs.about(interaction=table * 10):
            logs.note(table=table)
            await asyncio.sleep(0)
            log.info("done")
        log.info("after")

    await asyncio.gather(work(1), work(2))
    told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert sorted((each.get("table", 0), each.get("interaction", 0)) for each in told) == [
        (0, 0),
        (0, 0),
        (1, 10),
        (2, 20),
    ]
