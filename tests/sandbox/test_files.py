"""Uploaded files: names, sizes, and how they are served."""

import aiohttp
import pytest

from sandbox.files import Files, content_type, picture_size
from sandbox.stand_in import Sandbox
from sandbox.values import Upload

PNG = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + (640).to_bytes(4, "big") + (480).to_bytes(4, "big") + b"rest"


def test_size_of_a_png() -> None:
    assert picture_size(PNG) == (640, 480)
    assert picture_size(PNG[:20]) is None
    assert picture_size(b"GIF89a") is None


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("board.png", "image/png"),
        ("game.txt", "text/plain"),
        ("game.json", "application/json"),
        ("x", "application/octet-stream"),
    ],
)
def test_content_types(name: str, kind: str) -> None:
    assert content_type(name) == kind


def test_names_lose_what_is_unsafe() -> None:
    files = Files()
    kept = files.keep("1", "2", Upload("../a b/é.png", PNG), "A board")
    assert kept["filename"] == ".._a_b_é.png"
    assert list(files.stored) == ["attachments/1/2/.._a_b_é.png"]
    files.drop(kept)
    assert files.stored == {}


async def test_an_uploaded_page_cannot_run(sandbox: Sandbox) -> None:
    kept = sandbox.platform.files.keep("1", "2", Upload("page.html", b"<script>"), None)
    async with aiohttp.ClientSession() as session, session.get(kept["url"]) as answer:
        assert answer.status == 200
        assert "sandbox" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
