"""Names in scripts that run from right to left, join their letters or stack their vowels."""

import pytest
from PIL import Image, ImageDraw, features

from render import letters

pytestmark = pytest.mark.skipif(not features.check("raqm"), reason="Pillow has no Raqm, or the system no FriBiDi")

SIZE = 40
NAMES = {
    "NotoSansArabic-Bold": "يوسف",
    "NotoSansHebrew-Bold": "דני",
    "NotoSansThai-Bold": "สมชาย",
    "NotoSansDevanagari-Bold": "प्रिया",
}


def drawn(text: str) -> Image.Image:
    page = Image.new("RGB", (400, 100))
    letters.write(ImageDraw.Draw(page), (10, 60), text, SIZE, (255, 255, 255))
    return page.convert("L")


@pytest.mark.parametrize("font", NAMES)
def test_a_name_is_shown_as_it_is_in_the_font_of_its_script(font: str) -> None:
    assert letters.readable(NAMES[font]) == NAMES[font]
    assert [run.font for run in letters.runs(NAMES[font])] == [font]
    assert font in letters.SHAPED


def test_letters_of_arabic_join() -> None:
    # The forms by themselves are wider than those within a word.
    together = letters.width("بيت", SIZE)
    apart = sum(letters.width(letter, SIZE) for letter in "بيت")
    assert together < apart * 0.95


def test_letters_of_devanagari_melt_into_one_and_carry_their_vowels() -> None:
    assert letters.width("क्ष", SIZE) < letters.width("क", SIZE) + letters.width("ष", SIZE) - 5
    assert letters.width("के", SIZE) == pytest.approx(letters.width("क", SIZE), abs=1)


def test_vowels_of_thai_take_no_room_of_their_own() -> None:
    assert letters.width("ดี", SIZE) == pytest.approx(letters.width("ด", SIZE), abs=1)


def test_hebrew_runs_from_right_to_left() -> None:
    # Yod, a short stroke at the top, is the last letter and so the leftmost; Shin reaches the base line.
    page = drawn("שי")
    left, top, right, bottom = page.getbbox() or (0, 0, 0, 0)
    low = (top + bottom * 3) // 4
    assert page.crop((left, low, left + 8, bottom)).getbbox() is None
    assert page.crop((right - 24, low, right, bottom)).getbbox() is not None


def test_latin_keeps_its_place_in_a_line_that_runs_leftward() -> None:
    assert [(run.text, run.leftward) for run in letters.runs("דני Ann")] == [
        ("Ann", False),
        (" ", True),
        ("דני", True),
    ]


def test_without_the_library_that_shapes_them_these_scripts_are_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    letters.coverage.cache_clear()
    monkeypatch.setattr(features, "check", lambda feature: feature != "raqm")
    try:
        assert letters.readable("Ann דני") == "Ann ?"
        assert not letters.drawable("يوسف")
    finally:
        letters.coverage.cache_clear()
