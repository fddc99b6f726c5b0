"""Names of time zones."""

import json
import zoneinfo
from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pace import zones
from bot.pace.errors import PaceError


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        ("europe / berlin", "Europe/Berlin"),
        ("berlin", "Europe/Berlin"),
        ("München", "Europe/Berlin"),
        ("Tokyo", "Asia/Tokyo"),
        ("JST", "Asia/Tokyo"),
        ("東京", "Asia/Tokyo"),
        ("New York", "America/New_York"),
        ("new_york", "America/New_York"),
        ("EST", "America/New_York"),
        ("CET", "Europe/Brussels"),
        ("Buenos Aires", "America/Argentina/Buenos_Aires"),
        ("istanbul", "Europe/Istanbul"),
        ("Lord Howe", "Australia/Lord_Howe"),
        ("utc", "UTC"),
        ("GMT", "UTC"),
        ("UTC+0", "UTC"),
        ("UTC+2", "Etc/GMT-2"),
        ("utc + 2", "Etc/GMT-2"),
        ("GMT-3", "Etc/GMT+3"),
        ("+02:00", "Etc/GMT-2"),
        ("UTC−5", "Etc/GMT+5"),
        ("UTC+5:30", "Asia/Kolkata"),
        ("+0545", "Asia/Kathmandu"),
    ],
)
def test_one_zone_is_found(text: str, zone: str) -> None:
    assert zones.find(text) == zone


@pytest.mark.parametrize(
    ("text", "choices"),
    [
        ("IST", ["Asia/Jerusalem", "Asia/Kolkata", "Europe/Dublin"]),
        ("cst", ["America/Chicago", "Asia/Shanghai"]),
        ("BST", ["Asia/Dhaka", "Europe/London"]),
    ],
)
def test_a_name_for_several_zones_lists_them(text: str, choices: list[str]) -> None:
    with pytest.raises(PaceError) as refused:
        zones.find(text)
    assert (refused.value.code, refused.value.data) == ("ambiguous-zone", {"text": text, "choices": choices})


def test_an_unknown_name_is_answered_with_names_like_it() -> None:
    with pytest.raises(PaceError) as refused:
        zones.find("Berlim")
    assert refused.value.code == "unknown-zone"
    assert "Europe/Berlin" in refused.value.data["near"]


@pytest.mark.parametrize(
    "text", ["", "Mars/Olympus", "UTC+15", "UTC+1:23", "+", "../etc/passwd", "localtime", "Factory"]
)
def test_what_is_no_zone_is_refused(text: str) -> None:
    with pytest.raises(PaceError) as refused:
        zones.find(text)
    assert (refused.value.code, refused.value.data["text"]) == ("unknown-zone", text)


@given(st.text(max_size=40))
def test_whatever_is_typed_gives_a_zone_or_an_error_of_ours(text: str) -> None:
    assert len(zones.matching(text)) <= zones.MOST
    try:
        zoneinfo.ZoneInfo(zones.find(text))
    except PaceError as refused:
        assert refused.code in ("unknown-zone", "ambiguous-zone")


@pytest.mark.parametrize(
    ("typed", "first"),
    [("ber", "Atlantic/Bermuda"), ("berl", "Europe/Berlin"), ("york", "America/New_York"), ("ist", "Asia/Jerusalem")],
)
def test_completion_begins_with_what_is_named(typed: str, first: str) -> None:
    assert zones.matching(typed)[0] == first


def test_completion_knows_places_within_names_and_offsets() -> None:
    assert "Australia/Lord_Howe" in zones.matching("howe")
    assert zones.matching("utc+2") == ("Etc/GMT-2",)
    assert zones.matching("+1")[0] == "Etc/GMT-1"
    assert set(zones.matching("+1")) >= {"Etc/GMT-10", "Australia/Lord_Howe"}
    assert "Etc/GMT+5" not in zones.matching("+5")
    assert zones.matching("xyzzy") == ()


def test_every_completion_leads_to_its_zone() -> None:
    for typed in ("a", "am", "europe", "san", "utc", "gmt", "utc+3"):
        offered = zones.matching(typed)
        assert offered
        assert len(set(offered)) == len(offered)
        assert all(zones.find(zone) == zone for zone in offered)


def test_fixed_offsets_are_found_by_the_name_that_is_shown() -> None:
    assert all(zones.find(zones.write(f"Etc/GMT{hours:+}")) == f"Etc/GMT{hours:+}" for hours in (-14, -2, 3, 12))


def test_zones_are_called_as_people_call_them() -> None:
    named = {"Australia/Lord_Howe": "Lord Howe (Australia)", "UTC": "UTC", "Etc/GMT-2": "UTC+2", "Etc/GMT+11": "UTC-11"}
    assert {zone: zones.write(zone) for zone in named} == named


def test_what_people_say_leads_to_zones_that_exist() -> None:
    said = json.loads(resources.files("bot.pace").joinpath("zones.json").read_text("utf-8"))
    assert said.keys() <= zoneinfo.available_timezones()
    assert all(name == name.casefold() for names in said.values() for name in names)
