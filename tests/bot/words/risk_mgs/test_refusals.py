"""Refusals: what was understood, why not, what can be done now."""

import random
import re
from typing import Any

import pytest

from bot.words.contract import Say
from bot.words.limits import MESSAGE, length
from bot.words.risk_mgs.refusals import refusal
from engine.chance import Scripted
from engine.contract import Ambiguous, Illegal, Refusal, Unreadable
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.legal import awaited
from engine.risk_mgs.state import State
from tests.bot.words.risk_mgs.tables import sample, views
from tests.engine.risk_mgs.rules.test_setting_up import begun, set_up
from tests.engine.risk_mgs.table import after, at

LAND = {"egypt": "0.7", "congo": "0.2", "alaska": "0.1", "east_africa": "1.3", "north_africa": "0.4"}
OPEN = ("control_asia", "control_europe")
SHIP = {"oh_bow": "0.2", "oh_deck": "0.2", "oh_stern": "0.2"}


def refused(state: State, seat: int, text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        GAME.parse(state, seat, text)
    return caught.value


def words_for(say: Say, state: State, text: str, seat: int | None = None) -> str:
    who = awaited(state) if seat is None else seat
    return refusal(say, GAME.seen_by(state, who), who, text, refused(state, who, text))


@pytest.mark.parametrize(
    ("table", "text", "words"),
    [
        ({}, "gibberish", "“gibberish” is not a move I can read."),
        (
            {},
            "attack egypt",
            "“attack egypt” could mean several moves, such as attack egypt southern_europe 3, attack egypt "
            "east_africa 3 or attack egypt middle_east 3. Write one of them in full.",
        ),
        ({}, "attack egypt atlantis 3", "attack egypt atlantis 3: no territory is called “atlantis”."),
        ({}, "attack peru brazil 3", "attack peru brazil 3: Peru is not yours."),
        ({}, "attack egypt congo 3", "attack egypt congo 3: Congo is yours already."),
        (
            {},
            "attack egypt peru 3",
            "attack egypt peru 3: Peru does not border on Egypt, whose neighbours are Southern Europe, North Africa, "
            "East Africa and Middle East.",
        ),
        (
            {},
            "attack congo east_africa 3",
            "attack congo east\\_africa 3: from Congo, with 2 armies, at most 1 die is rolled.",
        ),
        (
            {},
            "attack alaska kamchatka 1",
            "attack alaska kamchatka 1: only 1 army stands in Alaska, and the last one always stays.",
        ),
        (
            {},
            "series congo east_africa 2",
            "series congo east\\_africa 2: Congo has 2 armies, and a series stops while fewer than that are left.",
        ),
        (
            {"lasting": [{"design": "octocamo", "seat": 1, "territory": "east_africa"}]},
            "attack egypt east_africa 3",
            "attack egypt east\\_africa 3: OctoCamo covers East Africa, which cannot be attacked in this turn.",
        ),
        ({}, "buy", "buy: you are attacking, and other things come before or after that."),
        ({}, "reroll 1", "reroll 1: you are attacking, and other things come before or after that."),
        (
            {"step": "recruit", "course": {"armies": 5}},
            "deploy 6 egypt",
            "deploy 6 egypt: 5 armies are left to deploy.",
        ),
        (
            {"step": "recruit", "course": {"armies": 5}, "stars": [(1,)]},
            "stars 1+1",
            "stars 1+1: you do not hold these cards, or they are not 2 to 10 stars in all.",
        ),
        (
            {"step": "recruit", "course": {"armies": 5, "traded": True}, "stars": [(1, 1)]},
            "stars 1+1",
            "stars 1+1: one set of cards is turned in each turn, before the first army is deployed.",
        ),
        (
            {"step": "maneuver", "course": {"maneuvers": 1}},
            "maneuver egypt alaska 3",
            "maneuver egypt alaska 3: no chain of your territories leads from Egypt to Alaska.",
        ),
        (
            {"step": "maneuver", "course": {"maneuvers": 1}},
            "maneuver egypt congo 7",
            "maneuver egypt congo 7: Egypt has 7 armies, so up to 6 can leave.",
        ),
        (
            {"step": "maneuver", "course": {"maneuvers": 1}},
            "maneuver alaska congo 1",
            "maneuver alaska congo 1: only 1 army stands in Alaska, and the last one always stays.",
        ),
        (
            {"step": "objective", "rest": 0, "land": {"japan": "1.1", "peru": "2.1"}, "open_objectives": OPEN},
            "take control_asia",
            "take control\\_asia: Control Asia is not met.",
        ),
        (
            {"step": "objective", "rest": 0, "land": {"japan": "1.1", "peru": "2.1"}, "open_objectives": OPEN},
            "take control_11_cities",
            "take control\\_11\\_cities: that is not possible now.",
        ),
        (
            {"step": "opening", "points": [9000]},
            "card claymore",
            "card claymore: you do not hold Claymore.",
        ),
        ({"step": "opening", "points": [9000]}, "card ace", "card ace: no card of the shop is called so."),
        (
            {"step": "opening", "points": [1000], "shop": [["rail_gun", "sop_link", "stun_grenade"]]},
            "card sop_link",
            "card sop\\_link: playing the card costs 3,000 points, and you have 1,000.",
        ),
        (
            {
                "step": "opening",
                "points": [9000],
                "shop": [["militia_garrison", "sop_link"]],
                "hq": ("peru", "iceland", "japan"),
            },
            "card militia_garrison",
            "card militia\\_garrison: Militia Garrison would have no effect so.",
        ),
    ],
)
def test_words_of_a_refusal(say: Say, table: dict[str, Any], text: str, words: str) -> None:
    land = LAND | table.get("land", {})
    rest = {name: value for name, value in table.items() if name != "land"}
    assert words_for(say, at(land, **rest), text).startswith(words)


@pytest.mark.parametrize(
    ("design", "step", "words"),
    [
        ("sop_link", "closing", "SOP Link is played at the start of your turn, after the bosses."),
        ("rations", "opening", "Rations is played at the end of your turn."),
        ("rpg7", "opening", "RPG-7 is played on dice that have just been rolled."),
        ("claymore", "opening", "Claymore answers an attack on you. Your standing orders say when."),
        ("chaff_grenade", "opening", "Chaff Grenade answers a card of another player. Your standing orders say when."),
    ],
)
def test_cards_at_the_wrong_time(say: Say, design: str, step: str, words: str) -> None:
    other = "rations" if step == "closing" else "sop_link"
    state = at(LAND, step=step, points=[9000], shop=[[design, other]])
    assert words in words_for(say, state, f"card {design}")


def test_every_step_says_what_it_is_for(say: Say) -> None:
    told = set()
    command = begun(3, "command_room", seat_order=[0, 1, 2])
    states = [begun(3), command, *(set_up(command, until=step) for step in ("claim", "place", "first-boss"))]
    states += [at(LAND | SHIP, step=step, points=[9000], course={"armies": 1}) for step in _STEPS]
    states.append(at(LAND | {"egypt": "0.7@raiden"}, step="bosses", points=[9000]))
    states.append(after(at(LAND | {"egypt": "0.7@raiden"}), "attack egypt east_africa 3"))
    for state in states:
        wrong = "pass"
        text = words_for(say, state, wrong)
        assert text.startswith("pass: ")
        told.add(text.split("Now you can write")[0])
    # Bosses appear twice.
    assert len(told) == len(states) - 1


_STEPS = ("recruit", "shop", "bosses", "opening", "attack", "objective", "maneuver", "closing", "ship")


def test_a_conquest_and_a_window_come_first(say: Say) -> None:
    fallen = after(at(LAND | {"east_africa": "1.1"}), "attack egypt east_africa 3", dice=[6, 4, 2, 1])
    assert words_for(say, fallen, "done") == (
        "done: your armies have to move into the conquered territory first. Now you can write, for example, move 3, "
        "move 4, move 5 or move 6."
    )
    table: dict[str, Any] = {"shop": [(), ["claymore"]], "orders": [(), ["claymore ask"]], "points": [0, 5000]}
    asked = after(at(LAND, **table), "attack egypt east_africa 3")
    assert words_for(say, asked, "done") == (
        "done: you are asked whether you answer. Now you can write, for example, card claymore, pass or auto."
    )


def test_out_of_turn_one_waits(say: Say) -> None:
    assert words_for(say, at(LAND), "attack egypt congo 1", 1) == (
        "attack egypt congo 1: Praying Mantis is to choose now. You are pinged when you are awaited; until then /game "
        "board shows the board."
    )


def test_after_the_end(say: Say) -> None:
    over = after(after(at(LAND), "resign", seat=1), "resign", seat=2)
    assert words_for(say, over, "done") == (
        "done: the game is over. The result and the log stay open; /game new opens another table."
    )


def test_strangers_have_words_too(say: Say) -> None:
    assert "only the players of this table can move" in words_for(say, at(LAND), "done", 4)


def test_a_position_that_does_not_tell_its_cards(say: Say) -> None:
    state = GAME.seen_by(at(LAND, step="shop", points=[9000]), 0)
    with pytest.raises(Illegal) as caught:
        GAME.play(state, 0, ("buy",), Scripted({}))
    assert refusal(say, state, 0, "buy", caught.value).startswith(
        "buy: this position does not tell which card comes next. "
    )


@pytest.mark.parametrize(
    ("order", "words"),
    [
        ("order tea", "there is no such order."),
        ("order defence most", "dice in defence can be max, min or max-from with a number."),
        ("order claymore sometimes", "a card can answer never, auto, ask, or auto-if with places and a number."),
        ("order defence max-from 0", "the number has to be from 1 to 9,999."),
        ("order wish claim atlantis", "there is no such order."),
    ],
)
def test_orders(say: Say, order: str, words: str) -> None:
    told = words_for(say, at(LAND), order, 1)
    assert (
        told == f"{order}: {words} The orders that exist are listed under Orders in your hand; /game hand shows what "
        "you have ordered."
    )


MOVES = re.compile(r"Now you can write, for example, (.*)\.$")


def test_the_way_out_begins_as_what_was_typed(say: Say) -> None:
    assert MOVES.findall(words_for(say, at(LAND), "attack congo east_africa 3")) == ["attack congo east_africa 1"]
    assert MOVES.findall(words_for(say, at(LAND), "attack egypt peru 3")) == [
        "attack egypt southern_europe 3, attack egypt east_africa 3 or attack egypt middle_east 3"
    ]


def test_whatever_is_typed_has_an_answer_with_real_moves(say: Say) -> None:
    luck, seen = random.Random(5), set()
    texts = [GAME.format(step.before, step.move) for step in sample() if step.move[0] not in ("skip", "resign")]
    for seat, state in views():
        for text in (luck.choice(texts), "nonsense", f"attack {luck.choice(texts)}"):
            try:
                GAME.parse(state, seat, text)
            except Refusal as error:
                told = refusal(say, state, seat, text, error)
                assert 0 < length(told) <= MESSAGE
                seen.add(error.code)
                for moves in MOVES.findall(told):
                    for move in re.split(", | or ", moves):
                        GAME.parse(state, seat, move)
                assert MOVES.findall(told) or isinstance(error, Ambiguous) or text.startswith("order")
    assert {"bad-syntax", "wrong-step", "not-possible", "not-yours"} <= seen


def test_hostile_text_is_shown_harmless(say: Say) -> None:
    for text in ("@everyone [x](https://evil.example) ```", "attack egypt @everyone 3", "card <@1>"):
        told = words_for(say, at(LAND, step="opening" if text.startswith("card") else "attack"), text)
        assert "@" not in told.replace("＠", "")
        assert "https://" not in told
        assert "```" not in told.replace("\\`", "")


def test_unreadable_text_of_a_host_has_words(say: Say) -> None:
    assert "not a move I can read" in refusal(say, at(LAND), 0, "", Unreadable("bad-syntax", text=""))
