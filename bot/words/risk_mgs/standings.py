"""How the table stands, in a line."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.names import strung
from engine.risk_mgs.board import owned
from engine.risk_mgs.setting_up import reserve
from engine.risk_mgs.state import SETUP, State

PLACING = ("headquarters", "claim", "place")
"""Steps in which everybody has armies that are not yet on the board."""


def standing(say: Say, state: State, names: Sequence[str]) -> str:
    """Territories and objectives of everybody, and the round; in the set-up, armies still to be placed."""
    if state.step == "factions":
        return ""
    placing = state.step in PLACING
    key = "risk_mgs-standing-placing" if placing else "risk_mgs-standing-players"
    players = [_player(say, state, seat, name, placing=placing) for seat, name in enumerate(names)]
    parts = [say(key, players=strung(say, "risk_mgs-standing-part", players))]
    if state.ended:
        parts.append(say("risk_mgs-standing-over"))
    elif state.step not in SETUP:
        parts.append(say("risk_mgs-standing-round", round=state.round))
    return strung(say, "risk_mgs-standing-part", parts)


def holdings(say: Say, state: State, seat: int) -> list[str]:
    """What everybody can see of a seat: "15 territories", "41 armies", "12,000 points" and the like."""
    each, land = state.seats[seat], owned(state, seat)
    if not each.alive:
        return [say("risk_mgs-holding-resigned" if each.resigned else "risk_mgs-holding-eliminated")]
    told = [say("risk_mgs-holding-land", territories=len(land), armies=sum(state.armies[place] for place in land))]
    if state.step in PLACING:
        return [*told, say("risk_mgs-holding-reserve", armies=reserve(state, seat))]
    told.append(say("risk_mgs-holding-points", points=each.points))
    cards = (len(each.territory_cards), len(each.shop_cards))
    if any(cards):
        told.append(say("risk_mgs-holding-cards", territory=cards[0], shop=cards[1]))
    return told


def _player(say: Say, state: State, seat: int, name: str, *, placing: bool) -> str:
    each = state.seats[seat]
    if not each.alive:
        return say("risk_mgs-standing-out", player=name)
    if placing:
        return say("risk_mgs-standing-reserve", player=name, armies=reserve(state, seat))
    return say(
        "risk_mgs-standing-player",
        player=name,
        territories=len(owned(state, seat)),
        objectives=len(each.objectives),
    )
