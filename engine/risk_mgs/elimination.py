"""E1 to E5, Z2, Z3: who leaves the game, what becomes of what he had, and when the game is over by that."""

from engine.risk_mgs.board import alive, bosses_of, owned
from engine.risk_mgs.employing import to_pool
from engine.risk_mgs.facts import DESIGN_OF
from engine.risk_mgs.progress import Progress
from engine.risk_mgs.state import NEUTRAL, UNKNOWN


def eliminate_if_gone(play: Progress, loser: int, conqueror: int) -> None:
    """E1, E4: whoever has lost the last army, on the world and on the ship, is out at once."""
    if loser < 0 or loser in play.state.owners or not play.seat(loser).alive:
        return
    lost, gained = play.seat(loser), play.seat(conqueror)
    play.change_seat(
        conqueror,
        territory_cards=(*gained.territory_cards, *lost.territory_cards),
        shop_cards=(*gained.shop_cards, *lost.shop_cards),
        objectives=(*gained.objectives, *lost.objectives),
    )
    play.tell(
        "eliminated",
        seat=loser,
        by=conqueror,
        territory_cards=len(lost.territory_cards),
        shop_cards=len(lost.shop_cards),
        objectives=list(lost.objectives),
        points=lost.points,
    )
    play.tell_only(
        (loser, conqueror),
        "cards-taken",
        territory_cards=list(lost.territory_cards),
        shop_cards=list(lost.shop_cards),
    )
    _leave(play, loser)


def resign(play: Progress, seat: int, reason: str) -> None:
    """E5: his armies stay as neutrals, his cards and objectives leave the game."""
    left = play.seat(seat)
    for boss in bosses_of(play.state, seat):
        to_pool(play, boss, "resigned")
    for territory in owned(play.state, seat):
        play.own(territory, NEUTRAL, play.state.armies[territory])
    play.change(
        territory_discards=(*play.state.territory_discards, *left.territory_cards),
        shop_used=(*play.state.shop_used, *(DESIGN_OF.get(card, UNKNOWN) for card in left.shop_cards)),
    )
    play.tell("resigned", seat=seat, reason=reason, territory_cards=list(left.territory_cards))
    play.change_seat(seat, resigned=True)
    _leave(play, seat)


def end(play: Progress, reason: str) -> None:
    """The game is over; who won is for `result` to say. Armies that wait to move in do so, as many as must."""
    battle = play.state.battle
    if battle is not None and battle.stage == "conquest":
        play.change_armies((battle.source, -battle.dice), (battle.target, battle.dice))
    play.change(ended=reason, step="over", battle=None, stack=(), answering=(), window=None, reward="")


def _leave(play: Progress, seat: int) -> None:
    # E3: points are lost, Airfields removed; rewards are gone with him (W1).
    play.change(airfields=tuple(each for each in play.state.airfields if each[1] != seat))
    out = 1 + sum(1 for each in play.state.seats if each.out)
    play.change_seat(
        seat,
        alive=False,
        points=0,
        territory_cards=(),
        shop_cards=(),
        objectives=(),
        rewards=(),
        haven_turns=0,
        out=out,
    )
    # Z3: the last player left wins at once.
    if len(alive(play.state)) == 1:
        end(play, "last-left")
