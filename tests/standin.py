"""Fixtures for tests that need the stand-in: a sandbox of one's own, and a failure for every violation in it."""

import os
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path

import pytest

from sandbox.conformance import Document
from sandbox.stand_in import Sandbox

DOCUMENT_VARIABLE = "TURNPOST_OPENAPI"


@cache
def document() -> Document | None:
    """Discord's OpenAPI document, if the environment names it; None if not."""
    path = os.environ.get(DOCUMENT_VARIABLE)
    return Document(Path(path)) if path else None


def check_violations(sandbox: Sandbox) -> None:
    """Fail, naming every breach, if any is left."""
    if violations := sandbox.take_violations():
        lines = [f"{one.method} {one.path} ({one.where}): {one.text}" for one in violations]
        pytest.fail("Breaches of Discord's document or rules:\n" + "\n".join(lines), pytrace=False)


@pytest.fixture
def openapi() -> Document:
    """The document, or a skip."""
    found = document()
    if found is None:
        pytest.skip(f"{DOCUMENT_VARIABLE} is unset: nothing is checked against Discord's OpenAPI document")
    return found


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A running stand-in on a free port. The test fails if a violation is left at its end."""
    async with Sandbox(document=document()) as running:
        yield running
    check_violations(running)
