"""Nothing that boards say depends on decks, face-down rewards, or the hands and orders of others."""

from collections.abc import Iterator

import pytest

from bot.words.contract import Say
from bot.words.risk_mgs.alt_text import alt_text
from bot.words.risk_mgs.left import left
from bot.words.risk_mgs.lenses import lens
from bot.words.risk_mgs.standings import standing
from bot.words.risk_mgs.text_board import text_board
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.state import State
from tests.bot.words.risk_mgs.tables import NAMES, sample
from tests.engine.risk_mgs.test_secrets import resampled


def everything_said(say: Say, state: State) -> Iterator[str]:
    names = NAMES[: len(state.seats)]
    yield standing(say, state, names)
    yield alt_text(say, state, names, ())
    yield text_board(say, state, names, ())
    yield lens(say, state, names, "asia")


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_other_secrets_change_no_word(say: Say, viewer: int | None) -> None:
    differing = 0
    for number, step in enumerate(sample()[::20]):
        state, other = step.after, resampled(step.after, viewer, number)
        differing += other != state
        # Even of a state of which nothing is hidden.
        assert list(everything_said(say, other)) == list(everything_said(say, GAME.seen_by(state, viewer)))
        assert left(say, GAME.seen_by(other, viewer)) == left(say, GAME.seen_by(state, viewer))
        assert left(say, other) == left(say, state)
    assert differing > 20
