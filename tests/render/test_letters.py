"""Names of any kind become letters that the fonts have: no boxes, no tricks with direction, no overflow."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from render import inscriptions, letters
from render.art.halali import COORDINATE
from render.halali import panels, trays, words
from render.halali.layout import SIZE
from tests.render.pictures import known, paint, unlike
from tests.render.scenes import ENGLISH, START, scene, state

SIZE_OF_NAMES = panels.NAME


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("Amélie Škoda", "Amélie Škoda"),
        ("Ame\u0301lie", "Amélie"),
        ("Nguyễn Văn Ánh", "Nguyễn Văn Ánh"),
        ("Юлия", "Юлия"),
        ("Ελένη", "Ελένη"),
        ("王小明", "王小明"),
        ("张伟 the 2nd", "张伟 the 2nd"),
        ("さくら・ハナ", "さくら・ハナ"),
        ("김민준", "김민준"),
        ("🦊 fox 🦊", "fox"),
        ("👩‍👩‍👧", "?"),
        ("𝓐𝓷𝓷𝓪", "Anna"),
        ("ＡＮＮ", "ANN"),
        ("\u202ekcab\u202c", "kcab"),
        ("a\u200bb\u0000c\nd", "abc d"),
        ("z\u0335\u0321\u0353a\u0322l\u0336g\u0337o", "zalgo"),
        ("ᏣᎳᎩ", "?"),
        ("ᏣᎳ x ᎩᏗ", "? x ?"),
        ("", "?"),
        ("   ", "?"),
        ("\ud800", "?"),
    ],
)
def test_names_are_made_readable(name: str, shown: str) -> None:
    assert letters.readable(name) == shown


@pytest.mark.parametrize(
    ("name", "drawable"),
    [("Ann", True), ("ᏣᎳ x", True), ("12", True), ("ᏣᎳᎩ", False), ("ᏣᎳ ᎩᏗ", False), ("🎉", False), ("", False)],
)
def test_a_name_without_a_letter_that_can_be_drawn_is_known_as_such(name: str, drawable: bool) -> None:
    assert letters.drawable(name) is drawable


@given(st.text(max_size=40))
@settings(max_examples=300, deadline=None)
def test_whatever_a_name_is_each_character_has_a_font(name: str) -> None:
    shown = letters.readable(name)
    pieces = list(letters.runs(shown))
    assert shown
    assert sorted("".join(run.text for run in pieces)) == sorted(shown)
    assert all(character in letters.coverage()[run.font] for run in pieces for character in run.text)


@given(st.text(max_size=60), st.integers(60, 400))
@settings(max_examples=100, deadline=None)
def test_a_name_fits_its_place(name: str, room: int) -> None:
    assert letters.width(letters.fitting(name, SIZE_OF_NAMES, room), SIZE_OF_NAMES) <= room


def test_a_long_name_ends_in_an_ellipsis_and_a_short_one_does_not() -> None:
    assert letters.fitting("Wilhelmina von Hohenfels", SIZE_OF_NAMES, 200).endswith("…")
    assert letters.fitting("Wil", SIZE_OF_NAMES, 200) == "Wil"
    assert letters.fitting("x" * 100_000, SIZE_OF_NAMES, 200).endswith("…")


def test_a_long_word_is_set_smaller_before_it_is_shortened() -> None:
    assert letters.fitting_size("passed", (36, 28), 200) == 36
    between = letters.fitting_size("passed", (36, 28), letters.width("passed", 32))
    assert between == 32
    assert letters.fitting_size("passed", (36, 28), 10) == 28


def test_coverage_is_what_the_font_files_hold() -> None:
    # The glyph for unknown characters, a box, is what a font draws for a private one.
    assert {file.stem for file in letters.FONTS.glob("*.ttf")} == letters.coverage().keys() | letters.SHAPED
    for name, characters in letters.coverage().items():
        font = letters.font(name, 20)
        box = bytes(font.getmask("\uf8ff"))
        drawn = [character for character in sorted(characters)[::97] if not character.isspace()]
        assert drawn
        assert all(bytes(font.getmask(character)) != box for character in drawn), name


def test_east_asian_names_are_set_in_the_font_of_their_language() -> None:
    def fonts(text: str) -> list[str]:
        return [run.font for run in letters.runs(text)]

    assert fonts("Ann") == ["NotoSans-Bold"]
    assert fonts("臺灣") == ["NotoSansTC-Bold"]
    assert fonts("马丽") == ["NotoSansSC-Bold"]
    assert fonts("さくら") == ["NotoSansJP-Bold"]
    assert fonts("민준") == ["NotoSansKR-Bold"]
    assert fonts("Ann さくら") == ["NotoSans-Bold", "NotoSansJP-Bold"]


@pytest.mark.parametrize("language", letters.EAST_ASIAN)
def test_text_that_several_fonts_have_is_set_in_the_font_of_the_language(language: str) -> None:
    (run,) = letters.runs("大王", language)
    assert run.font == letters.EAST_ASIAN[language]


def test_a_foreign_name_stays_of_one_kind() -> None:
    assert [run.font for run in letters.runs("马小明", "ja")] == ["NotoSansSC-Bold"]
    assert [run.font for run in letters.runs("さくら 花", "zh-TW")] == [
        "NotoSansJP-Bold",
        "NotoSans-Bold",
        "NotoSansJP-Bold",
    ]


def test_the_same_character_has_another_shape_in_each_language() -> None:
    pages = []
    for language in letters.EAST_ASIAN:
        page = Image.new("RGB", (100, 100))
        letters.write(ImageDraw.Draw(page), (10, 80), "骨", 80, (255, 255, 255), language=language)
        pages.append(page)
    assert all(unlike(one, other) > 1 for one, other in combinations(pages, 2))


def test_quotes_are_wide_beside_east_asian_characters_alone() -> None:
    assert [run.font for run in letters.runs("“导出”", "zh-CN")] == ["NotoSansSC-Bold"]
    assert [run.font for run in letters.runs("王 “Ann”", "zh-CN")] == ["NotoSansSC-Bold", "NotoSans-Bold"]
    assert [run.font for run in letters.runs("“export”", "zh-CN")] == ["NotoSans-Bold"]


def test_letters_of_a_picture_are_kept_by_language() -> None:
    pages = []
    for language in letters.EAST_ASIAN:
        page = Image.new("RGB", (100, 100))
        inscriptions.write(page, (10, 80), "骨", 80, (255, 255, 255), language=language)
        pages.append(page)
    assert all(unlike(one, other) > 1 for one, other in combinations(pages, 2))


@pytest.mark.parametrize("anchor", ["l", "m", "r"])
def test_text_is_written_where_it_was_asked_for(anchor: str) -> None:
    page = Image.new("RGB", (400, 100))
    letters.write(ImageDraw.Draw(page), (200, 60), "Ann 王", 40, (255, 255, 255), anchor)
    box = page.getbbox()
    assert box is not None
    edge = {"l": box[0], "m": (box[0] + box[2]) / 2, "r": box[2]}[anchor]
    assert abs(edge - 200) <= 4


def test_names_reach_the_picture() -> None:
    one = paint(scene(state(START), names=("Ann", "Ben")))
    assert one != paint(scene(state(START), names=("Ann", "Bea")))
    assert one == paint(scene(state(START), names=("Ann🎉", "Ben\u202e")))


def test_what_must_be_read_has_letters_of_a_fortieth_of_the_width() -> None:
    must = (COORDINATE, panels.NAME, panels.POINTS, panels.COUNT, trays.COUNT)
    heights = {size: size * letters.CAPITAL for size in must}
    assert min(heights.values()) >= SIZE / 40
    on_a_phone = min(heights.values()) * 360 / SIZE
    assert on_a_phone >= 9
    # What the message says, too: a fortieth by font size.
    assert SIZE / 40 <= panels.SMALL


def test_capitals_are_as_high_as_stated() -> None:
    left, top, right, bottom = letters.font("NotoSans-Bold", 100).getbbox("H", anchor="ls")
    assert right > left
    assert (bottom - top) / 100 == pytest.approx(letters.CAPITAL, abs=0.02)


def test_every_word_of_the_picture_has_a_text() -> None:
    assert set(ENGLISH) == set(words.KEYS)
    assert unlike(known("start"), known("over")) > 1
