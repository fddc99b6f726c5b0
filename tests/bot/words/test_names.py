"""Names are anything a person may type; on the way into a message they lose all power."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words.contract import Say
from bot.words.names import LONGEST, called, either, escaped, isolated, joined, listed, mention, one_of, plain, together

HOSTILE = [
    "**bold** __under__ ~~gone~~ `code` ```block``` ||spoiler||",
    "@everyone",
    "@here come",
    "<@123456789012345678>",
    "<@&1> <#2> <:a:3> <t:0:R> </game new:5>",
    "[free](https://evil.example/x)",
    "https://evil.example",
    "discord.gg/abcdef",
    "discord.com/invite/abc",
    "# head\n> quote\n- list\n1. one",
    "-# small",
    "+ list",
    "a\u202eb\u2066c\u200bd\u200de\ufefff",
    "Z" + "\u0310" * 200,
    "\\" * 40,
    "\u3164\u2800\u115f",
    "",
    "x" * 500,
    "🎉" * 50,
    "\ud800",
]
ACTIVE = re.compile(r"(?<!\\)[*_~`|<>\[\]()#:/]|@")
"""What Discord would act on if no backslash stood before it."""


def unescape(text: str) -> str:
    return re.sub(r"\\([^0-9A-Za-z\s])", r"\1", text)


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_shown_letter_by_letter(name: str) -> None:
    shown = escaped(name)
    assert not ACTIVE.search(shown.replace("\\\\", ""))
    assert unescape(shown) == plain(name).replace("@", "＠")


@pytest.mark.parametrize("name", ["- a", "+ a", "1. a", "12. a", "# a", "> a"])
def test_a_name_at_the_start_of_a_line_starts_no_list_heading_or_quotation(name: str) -> None:
    assert not re.match(r"[-+#>]|\d+\.", escaped(name))


@pytest.mark.parametrize(
    "name", ["Ann", "Ben Smith-Jones", "Zoë", "王小明", "たろう", "Dr. No", "דני", "O'Neil", "R2-D2", "🫨"]
)
def test_ordinary_names_stay_as_they_are(name: str) -> None:
    assert plain(name) == name
    assert escaped(name) == name


@given(st.text(max_size=80))
def test_a_plain_name_is_short_visible_and_on_one_line(name: str) -> None:
    shown = plain(name)
    assert 1 <= len(shown) <= LONGEST
    assert shown == " ".join(shown.split())
    assert not {unicodedata.category(character) for character in shown} & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}


@given(st.text(alphabet="\\*_~`|<>[]()#@:/-+1. ab", max_size=40))
def test_no_escape_is_torn(name: str) -> None:
    assert unescape(escaped(name)) == plain(name).replace("@", "＠")


def test_marks_do_not_pile_up() -> None:
    assert plain("Z" + "\u0310" * 9) == "Z\u0310\u0310"


def test_a_name_that_runs_leftward_is_kept_by_itself() -> None:
    assert isolated("Ann 王") == "Ann 王"
    assert isolated("Ann يوسف") == "\u2068Ann يوسف\u2069"
    assert isolated("דני") == "\u2068דני\u2069"


@pytest.mark.parametrize("name", ["\u3164\u2800", "\u200b", "", "  ", "\u0310", "\ud800"])
def test_a_name_without_anything_to_see_is_told_apart_by_the_seat(say: Say, name: str) -> None:
    assert [called(say, name, seat) for seat in (0, 1)] == ["Player 1", "Player 2"]


def test_a_name_with_anything_to_see_stays(say: Say) -> None:
    assert called(say, " \u200bAnn\u3164 ", 1) == "Ann"
    assert called(say, "🎉", 0) == "🎉"
    assert called(say, "يوسف", 0) == "يوسف"


def test_mentions() -> None:
    assert mention(80351110224678912) == "<@80351110224678912>"


def test_names_are_joined_by_the_language(say: Say) -> None:
    assert [joined(say, ["A", "B", "C", "D"][:count]) for count in range(5)] == [
        "",
        "A",
        "A and B",
        "A, B and C",
        "A, B, C and D",
    ]
    assert either(say, ["d4", "d5", "d6"]) == "d4, d5 or d6"
    assert listed(say, ["d4", "d5", "d6"]) == "d4, d5, d6"


def test_things_are_joined_by_texts_of_their_own() -> None:
    def say(key: str, **arguments: object) -> str:
        return f"{arguments['start']}{key.removeprefix('list-')}{arguments['next']}"

    assert together(say, ["1", "2", "3"]) == "1more2and-things3"
    assert one_of(say, ["1", "2", "3"]) == "1more2or-things3"
