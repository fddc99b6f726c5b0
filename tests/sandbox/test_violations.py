"""A breach fails the test that caused it."""

import pytest

from sandbox.stand_in import Sandbox
from tests.sandbox.raw import RawBot
from tests.standin import check_violations


async def test_violations_left_over_fail_and_are_named(sandbox: Sandbox, raw: RawBot) -> None:
    check_violations(sandbox)
    await raw.call("POST", f"/channels/{sandbox.channels[0]}/messages", {"content": ""})
    with pytest.raises(pytest.fail.Exception, match="Cannot send an empty message"):
        check_violations(sandbox)
    assert sandbox.violations == []


async def test_ordinary_refusals_are_no_violations(sandbox: Sandbox, raw: RawBot) -> None:
    await raw.call("GET", "/channels/1")
    sandbox.deny(sandbox.channels[0], "SEND_MESSAGES")
    await raw.call("POST", f"/channels/{sandbox.channels[0]}/messages", {"content": "x"})
    assert sandbox.take_violations() == []
