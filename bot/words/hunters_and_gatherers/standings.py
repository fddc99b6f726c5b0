"""Who is asked what, and how the table stands."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.tiles import described
from bot.words.hunters_and_gatherers.vocabulary import colour, counted
from bot.words.names import strung
from engine.contract import Turn
from engine.hunters_and_gatherers.state import KINDS, State


def prompt(say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
    """What the awaited seat is asked, with the tile in words; empty when nobody is awaited."""
    if not turn.seats:
        return ""
    seat, data = turn.seats[0], turn.prompt.data
    who = {"player": names[seat], "colour": colour(say, seat)}
    hand = in_hand(say, (data["members"], data["huts"]))
    return say(f"hunters_and_gatherers-prompt-{turn.prompt.code}", tile=described(say, data["tile"]), hand=hand, **who)


def standing(say: Say, state: State, names: Sequence[str]) -> str:
    """Scores and tiles left: parts parted by dots."""
    parts = [
        say("hunters_and_gatherers-score", player=name, points=points)
        for name, points in zip(names, state.scores, strict=True)
    ]
    parts.append(say("hunters_and_gatherers-standing-over") if state.ended else tiles_left(say, state))
    return strung(say, "hunters_and_gatherers-standing-part", parts)


def tiles_left(say: Say, state: State) -> str:
    """1.8: how many tiles are left in both piles, the one in hand included."""
    land, bonus = (
        len(pile) + (state.drawn is not None and state.drawn_kind == kind)
        for kind, pile in (("land", state.land), ("bonus", state.bonus))
    )
    return say("hunters_and_gatherers-tiles-left", land=land, bonus=bonus)


def in_hand(say: Say, supply: tuple[int, int]) -> str:
    """ "5 members, 2 huts"."""
    return strung(say, "list-more", [counted(say, kind, number) for kind, number in zip(KINDS, supply, strict=True)])
