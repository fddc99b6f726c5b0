"""The set-up in few lines: a line for each player, whoever chose last first."""

from bot.words.contract import Say
from bot.words.risk_mgs.story import story
from engine.contract import Event
from tests.bot.words.risk_mgs.tables import NAMES


def put(seat: int, kind: str, territory: str) -> Event:
    return Event("placed", {"seat": seat, "kind": kind, "territory": territory, "armies": 1})


def test_claims_are_told_by_player(say: Say) -> None:
    claims = [put(0, "headquarters", "egypt"), put(1, "claim", "peru"), put(2, "claim", "japan")]
    assert story(say, [*claims, put(1, "claim", "brazil")], NAMES) == (
        "Ben claimed Peru and Brazil.",
        "Chloe claimed Japan.",
        "Ann set up headquarters in Egypt.",
    )


def test_armies_placed_by_a_plan_are_told_in_sum(say: Say) -> None:
    events = [put(0, "place", name) for name in ("peru", "egypt", "egypt", "congo", "japan", "alaska", "quebec")]
    assert story(say, events, NAMES) == ("Ann placed 7 armies: Egypt 2, Peru 1, Congo 1, Japan 1, elsewhere 2.",)


def test_factions_bosses_order_and_dock_are_told(say: Say) -> None:
    chosen = Event("chose-faction", {"seat": 2, "faction": "werewolf"})
    laid_out = Event("laid-out", {"order": [2, 0, 1], "points": 0})
    docked = Event("docked", {"dock": 2})
    assert story(say, [chosen, laid_out, docked], NAMES) == (
        "Chloe leads Werewolf.",
        "The land is given out. Order of turns: Chloe, Ann, Ben. Outer Haven lies at dock 2 (Argentina).",
    )
    hired = Event("hired", {"seat": 1, "boss": "eva", "territory": "egypt", "fee": 0, "points": 0})
    turn = Event("turn", {"seat": 0, "round": 1})
    recruits = Event("recruits", {"seat": 0, "armies": 5})
    assert story(say, [hired, turn, recruits], NAMES) == (
        "Ben took on EVA in Egypt without a fee.",
        "Ann recruits 5 armies.",
    )
