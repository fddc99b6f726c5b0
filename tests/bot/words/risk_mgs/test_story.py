"""What a turn has brought, in few lines."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from bot.words.contract import Say
from bot.words.limits import length
from bot.words.risk_mgs.story import LONGEST, MOST_LINES, story
from engine.chance import Seeded
from engine.contract import RESIGN, Event
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.world import NAMES as TERRITORIES
from engine.risk_mgs.world import ZONE
from tests.bot.words.risk_mgs.stories import hand_overs
from tests.bot.words.risk_mgs.tables import NAMES
from tests.engine.risk_mgs.table import at, played

LAND = {"egypt": "0.10", "east_africa": "1.2", "middle_east": "1.3", "iceland": "1.5"}
MENTIONS = tuple(f"<@{10**18 + seat}>" for seat in range(5))
TWO_ZONES = dict.fromkeys(
    (TERRITORIES[place] for name in ("australia", "south_america") for place in ZONE[name].territories), "0.1"
)
NEXT = (Event("turn", {"seat": 1, "round": 2}), Event("recruits", {"seat": 1, "armies": 5}))
QUIET = Event("collected", {"seat": 0, "armies": 3, "extra": {}, "gained": 3000, "points": 3000})


def told(say: Say, events: Sequence[Event]) -> list[str]:
    return list(story(say, [each for each in events if each.seats is None], NAMES))


def after(say: Say, *moves: str, dice: Sequence[int] = (), land: Mapping[str, str] = LAND, **table: Any) -> list[str]:
    """The story of these moves."""
    return told(say, played(at(land, **table), *moves, dice=dice)[1])


def test_the_first_line_tells_what_was_conquered_at_which_price(say: Say) -> None:
    moves = ("deploy 3 egypt", "done", "done", "attack egypt east_africa 3", "move 3", "attack egypt middle_east 3")
    recruiting: dict[str, Any] = {"step": "recruit", "course": {"armies": 3, "paid_armies": 3}}
    assert after(say, *moves, dice=(6, 6, 6, 1, 1, 6, 1, 1, 5, 4), **recruiting) == [
        "Ann took East Africa from Ben (lost 1, destroyed 3). Held out: Middle East 2.",
        "Ann deployed 3 armies: Egypt 3.",
    ]


def test_an_objective_belongs_to_the_first_line(say: Say) -> None:
    lines = after(
        say,
        "attack egypt east_africa 3",
        "move 3",
        "done",
        "take control_2_zones",
        dice=(6, 6, 6, 1, 1),
        land={"egypt": "0.10", "east_africa": "1.2", "iceland": "1.5", **TWO_ZONES},
        open_objectives=("control_2_zones",),
        face_down={"control_2_zones": "two_armies"},
    )
    assert lines[0] == (
        "Ann took East Africa from Ben (lost 0, destroyed 2), collected *Control 2 Complete Zones*. Reward: 2 Armies."
    )


def test_attacks_in_vain_and_no_attack_at_all_are_told(say: Say) -> None:
    lost = after(say, "attack egypt east_africa 3", dice=(1, 1, 1, 6, 6))
    assert lost == ["Ann attacked East Africa (lost 2, destroyed 0). Held out: East Africa 2."]
    assert told(say, [QUIET, *NEXT])[0] == "Ann attacked nobody."
    # Before the end of the turn he still may.
    assert told(say, [QUIET]) != ["Ann attacked nobody."]


def test_whose_armies_fell_to_a_card_is_counted_right(say: Say) -> None:
    removed = {"territory": "egypt", "armies": 2, "most": 2}
    events = [
        Event("attacked", {"seat": 0, "defender": 1, "source": "egypt", "target": "congo", "dice": 3, "series": True}),
        Event("armies-removed", {"seat": 1, **removed}),
        Event("armies-removed", {"seat": 0, **removed}),
        Event("armies-removed", {"seat": 0, **removed}),
        Event("conquered", {"seat": 0, "territory": "congo", "loser": -1}),
        Event("conquered", {"seat": 0, "territory": "oh_bow", "loser": -2}),
    ]
    assert told(say, events) == [
        "Ann took Congo and Outer Haven Bow from neutrals and Haven Troopers (lost 2, destroyed 4)."
    ]


def test_many_conquests_are_counted(say: Say) -> None:
    names = ("alaska", "alberta", "ontario", "quebec", "greenland", "iceland")
    events = [Event("conquered", {"seat": 0, "territory": name, "loser": 1}) for name in names]
    assert told(say, events)[0].startswith("Ann took Alaska, Alberta, Ontario, Quebec and 2 more from Ben")


def test_what_waits_for_an_answer_comes_first(say: Say) -> None:
    asked: dict[str, Any] = {"points": [0, 2000], "shop": [[], ["claymore"]], "orders": [[], ["claymore ask"]]}
    assert after(say, "attack egypt east_africa 3", **asked) == [
        "Ann attacks East Africa (Ben) from Egypt with 3 dice."
    ]
    own: dict[str, Any] = {"points": [1000], "shop": [["rpg7"]]}
    assert after(say, "attack egypt east_africa 3", dice=(6, 5, 4, 6, 1), **own) == [
        "Ann attacks East Africa (Ben) from Egypt with 3 dice. The dice: 6-5-4 against 6-1."
    ]
    # Of a roll alone it is not known whose it is.
    alone = Event("rolled", {"attack": [3], "defence": [5], "bosses": [None, None]})
    assert told(say, [alone]) == ["The dice: 3 against 5."]


def test_who_is_out_comes_first(say: Say) -> None:
    lines = after(
        say,
        "attack alaska kamchatka 3",
        "move 3",
        dice=(6, 6, 6, 1),
        land={"alaska": "0.9", "kamchatka": "1.1"},
        objectives=[[], ["control_europe"]],
    )
    assert lines == [
        "Ann eliminated Ben and took over Control Europe.",
        "Ann took Kamchatka from Ben (lost 0, destroyed 1).",
    ]
    _, events = GAME.play(at(LAND), 0, RESIGN, Seeded(b"story", 1))
    assert told(say, events)[0] == "Ann resigned; the armies stay as neutrals."


def test_cards_stars_bosses_moves_and_draws_follow(say: Say) -> None:
    card = {"seat": 0, "cost": 1000, "choices": [], "points": 0}
    events = [
        Event("turned-in", {"seat": 0, "cards": ["tc_egypt"], "stars": 2, "armies": 2}),
        *(
            Event("deployed", {"seat": 0, "territory": name, "armies": number, "left": 0})
            for name, number in (("egypt", 1), ("congo", 2), ("peru", 1), ("iceland", 1), ("japan", 1), ("egypt", 6))
        ),
        QUIET,
        Event("drew", {"seat": 0, "deck": "shop", "price": 3000, "points": 0, "left": 7}),
        Event("hired", {"seat": 0, "boss": "eva", "territory": "egypt", "fee": 3000, "points": 0}),
        Event("played-card", {"card": "sop_link", **card}),
        Event("played-card", {"card": "rpg7", **card}),
        Event("played-card", {"card": "rpg7", **card}),
        Event("played-card", {**card, "card": "claymore", "seat": 1}),
        Event("moved", {"seat": 0, "source": "egypt", "target": "congo", "armies": 3, "boss": None}),
        Event("drew", {"seat": 0, "deck": "territory", "left": 7}),
        Event("drew", {"seat": 0, "deck": "territory", "left": 6}),
        Event("round", {"round": 2, "dock": 5, "territory": "siberia"}),
        *NEXT,
    ]
    assert told(say, events) == [
        "Ann attacked nobody.",
        "Ann deployed 12 armies: Egypt 7, Congo 2, Peru 1, Iceland 1, elsewhere 1. 2 stars brought 2 of them.",
        "Ann played SOP Link and 2 RPG-7. Ben played Claymore.",
        "Ann hired EVA in Egypt for 3,000 points.",
        "Ann moved 3 armies from Egypt to Congo. Ann drew 2 Territory cards and 1 shop card.",
        "Ben recruits 5 armies. Round 2: Outer Haven lies at dock 5 (Siberia).",
    ]


def test_of_several_turns_the_newest_comes_first_and_details_after_all_of_them(say: Say) -> None:
    deployed = Event("deployed", {"seat": 1, "territory": "brazil", "armies": 5, "left": 0})
    one = Event("conquered", {"seat": 0, "territory": "congo", "loser": 1})
    two = Event("conquered", {"seat": 1, "territory": "peru", "loser": 2})
    third = (Event("turn", {"seat": 2, "round": 2}), Event("recruits", {"seat": 2, "armies": 4}))
    assert told(say, [one, *NEXT, deployed, two, *third]) == [
        "Ben took Peru from Chloe (lost 0, destroyed 0).",
        "Ann took Congo from Ben (lost 0, destroyed 0).",
        "Ben deployed 5 armies: Brazil 5.",
        "Chloe recruits 4 armies.",
    ]


def test_what_fits_nowhere_else_is_told_as_it_happened(say: Say) -> None:
    assert told(say, [Event("already-out", {"seat": 1})]) == ["Ben is out of the game already."]
    assert told(say, []) == []


def test_every_hand_over_has_a_short_story(say: Say) -> None:
    for events in hand_overs():
        lines = story(say, events, MENTIONS)
        assert 1 <= len(lines) <= MOST_LINES, events
        assert sum(length(line) + 1 for line in lines) <= LONGEST
        assert all(lines)
        assert not re.search(r"_|\{|None", "\n".join(lines))


def test_conquests_and_objectives_stand_in_the_first_two_lines(say: Say) -> None:
    checked = 0
    for events in hand_overs():
        codes = [event.code for event in events]
        if codes.count("turn") > 1 or not {"conquered", "took-objective"} & set(codes):
            continue
        first = "\n".join(story(say, events, NAMES)[:2])
        assert " took " in first or " collected " in first, first
        assert ("took-objective" in codes) == ("collected *" in first)
        checked += 1
    assert checked > 20
