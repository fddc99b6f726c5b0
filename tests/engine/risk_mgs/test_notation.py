"""What people type, and why it is refused."""

import pytest

from engine.contract import Ambiguous, Unreadable
from engine.risk_mgs.game import RISK_MGS as GAME
from tests.engine.risk_mgs.table import at, refused

LAND = {"north_africa": "0.5@vamp", "egypt": "0.2", "southern_europe": "1.3", "iceland": "1.2", "oh_bow": "0.3"}
STATE = at(LAND, dock=4)


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("attack north_africa southern_europe 3", "attack north_africa southern_europe 3"),
        ("ATTACK North Africa Southern Europe 3", "attack north_africa southern_europe 3"),
        ("attack bow South Africa 2", "attack oh_bow south_africa 2"),
        ("assault north_africa southern_europe 2", "series north_africa southern_europe 2"),
        ("  done ", "done"),
        ("攻撃 北アフリカ 南ヨーロッパ 3", "attack north_africa southern_europe 3"),
        ("攻擊 北非、南歐　３", "attack north_africa southern_europe 3"),
        ("攻击 北非，南欧，3", "attack north_africa southern_europe 3"),
        ("连续攻击 North Africa 南欧 2", "series north_africa southern_europe 2"),
        ("攻撃 艦首 South Africa 2", "attack oh_bow south_africa 2"),
        ("終了", "done"),
    ],
)
def test_what_is_typed_becomes_canonical(typed: str, canonical: str) -> None:
    assert GAME.format(STATE, GAME.parse(STATE, 0, typed)) == canonical


def test_armies_come_before_or_after_the_territory() -> None:
    state = at(LAND, step="recruit", course={"armies": 5})

    for typed in ("deploy 3 egypt", "deploy egypt 3", "Deploy 3 Egypt"):
        assert GAME.parse(state, 0, typed) == ("deploy", "egypt", "3")
    assert GAME.format(state, ("deploy", "egypt", "3")) == "deploy 3 egypt"


def test_cards_may_be_named_by_their_ids() -> None:
    state = at(LAND, step="opening", shop=[["javelin"]], points=[9000])

    assert GAME.parse(state, 0, "card shop_javelin_2 southern_europe") == ("card", "javelin", "southern_europe")
    assert GAME.parse(state, 0, "card javelin Southern Europe") == ("card", "javelin", "southern_europe")


def test_a_beginning_of_one_move_means_it_and_of_several_is_ambiguous() -> None:
    single = at({"alaska": "0.2", "kamchatka": "1.2", "alberta": "0.1", "northwest_territory": "0.1", "iceland": "1.1"})
    assert GAME.parse(single, 0, "attack alaska") == ("attack", "alaska", "kamchatka", "1")
    state = at(LAND, step="maneuver", course={"maneuvers": 1})
    with pytest.raises(Ambiguous) as caught:
        GAME.parse(state, 0, "maneuver north_africa egypt 3")
    assert caught.value.data["moves"] == ["maneuver north_africa egypt 3 alone", "maneuver north_africa egypt 3 vamp"]


@pytest.mark.parametrize("text", ["", "jump", "x" * 500, "游泳 egypt", "123", "<@1> attack"])
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.parse(STATE, 0, text)
    assert caught.value.code == "bad-syntax"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("attack egypt southern_europe 2", "too-few-armies"),
        ("attack atlantis egypt 2", "no-such-territory"),
        ("attack", "which-move"),
        ("attack egypt japan 1", "not-adjacent"),
        ("attack north_africa southern_europe x", "too-few-armies"),
        ("series egypt southern_europe 7", "too-few-armies"),
        ("deploy 3 egypt", "wrong-step"),
        ("done done", "not-possible"),
    ],
)
def test_why_moves_are_refused(text: str, code: str) -> None:
    assert refused(STATE, text) == code


def test_refusals_of_other_steps() -> None:
    recruiting = at(LAND, step="recruit", course={"armies": 3})
    assert refused(recruiting, "deploy") == "which-move"
    assert refused(recruiting, "deploy 0 egypt") == "too-few-armies"
    opening = at(LAND, step="opening", shop=[["rations"]], points=[9000])
    assert refused(opening, "card rations egypt egypt") == "wrong-time"
    assert refused(opening, "card") == "not-in-hand"
    moving = at(LAND, step="maneuver", course={"maneuvers": 1})
    assert refused(moving, "maneuver north_africa") == "which-move"
    assert refused(moving, "maneuver egypt egypt 1") == "not-connected"


def test_refusals_of_persons() -> None:
    assert refused(STATE, "done", seat=1) == "not-your-turn"
    assert refused(STATE, "done", seat=7) == "no-such-seat"
