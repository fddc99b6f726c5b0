"""Logs never hold the token."""

import logging

import pytest

from bot import logs

TOKEN = "very.secret.token"


def test_the_token_is_cut_out_of_messages_and_tracebacks(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        logs.configure("INFO", (TOKEN,))
        try:
            raise ValueError(f"login with {TOKEN} failed")
        except ValueError:
            logging.getLogger("bot").exception("header: Bot %s", TOKEN)
    finally:
        root.handlers[:], level = before
        root.setLevel(level)
    written = capsys.readouterr().err
    assert TOKEN not in written
    assert written.count("***") == 2
