"""What boards say beside places and areas, line by line: shared by alternative text, text board and lenses."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.results import headline
from bot.words.hunters_and_gatherers.standings import tiles_left
from bot.words.hunters_and_gatherers.tiles import described
from bot.words.hunters_and_gatherers.vocabulary import colour
from bot.words.names import listed
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from engine.hunters_and_gatherers.state import State


def to_move(say: Say, state: State, names: Sequence[str]) -> list[str]:
    """Who lays which tile, and how many are left; or how the game ended."""
    if state.drawn is None:
        result = HUNTERS_AND_GATHERERS.result(state)
        return [say("hunters_and_gatherers-board-over", outcome=headline(say, result, names))] if result else []
    who = {"player": names[state.active], "colour": colour(say, state.active)}
    key = f"hunters_and_gatherers-board-{state.drawn_kind}"
    return [
        say(key, tile=described(say, state.drawn), **who),
        say("hunters_and_gatherers-board-left", left=tiles_left(say, state)),
    ]


def players(say: Say, state: State, names: Sequence[str]) -> str:
    """Everybody's colour, score and pieces in hand."""
    return say(
        "hunters_and_gatherers-board-players",
        players=listed(
            say,
            [
                say(
                    "hunters_and_gatherers-board-player",
                    player=name,
                    colour=colour(say, seat),
                    points=state.scores[seat],
                    hand="+".join(map(str, state.supply[seat])),
                )
                for seat, name in enumerate(names)
            ],
        ),
    )


def legend(say: Say, names: Sequence[str]) -> str:
    """ "red Ann, blue Ben"."""
    return listed(
        say,
        [say("hunters_and_gatherers-legend", colour=colour(say, seat), player=name) for seat, name in enumerate(names)],
    )
