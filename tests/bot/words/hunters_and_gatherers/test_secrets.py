"""Nothing that is said depends on the order of the piles."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.speaker import HUNTERS_AND_GATHERERS_WORDS as WORDS
from engine.chance import Seeded
from engine.contract import Illegal
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from engine.hunters_and_gatherers.state import State
from tests.bot.words.hunters_and_gatherers.tables import NAMES, random_table


def shuffled(state: State, seed: int) -> State:
    """The same to everybody's eyes; the piles in another order."""
    luck = Seeded(seed.to_bytes(4, "big"), 0)
    return replace(state, land=luck.order("land", state.land), bonus=luck.order("bonus", state.bonus))


def everything_said(say: Say, state: State) -> Iterator[str]:
    turn = HUNTERS_AND_GATHERERS.turn(state)
    yield WORDS.prompt(say, state, turn, NAMES)
    yield WORDS.standing(say, state, NAMES[:2])
    yield WORDS.alt_text(say, state, NAMES[:2], ())
    yield WORDS.text_board(say, state, NAMES[:2], ())
    yield WORDS.left(say, state)
    yield WORDS.lens(say, state, NAMES[:2], "owners")
    yield WORDS.lens(say, state, NAMES[:2], "0,0")
    for move in list(HUNTERS_AND_GATHERERS.moves(state, state.active))[::5]:
        yield WORDS.group(say, state, state.active, (), move[0])
        yield WORDS.preview(say, state, state.active, move)
        yield str(WORDS.final(say, state, state.active, move))
        yield from (WORDS.pick(say, state, state.active, move[:place], pick) for place, pick in enumerate(move))
    yield WORDS.refusal(say, state, state.active, "0,0 0 -", Illegal("occupied", x=0, y=0, tile="S01"))


def test_another_order_of_the_piles_changes_no_word(say: Say) -> None:
    states = [state for state, _ in random_table(11) if state.drawn is not None]
    for number, state in enumerate(states[::9]):
        other = shuffled(state, number)
        assert HUNTERS_AND_GATHERERS.seen_by(other, None) == HUNTERS_AND_GATHERERS.seen_by(state, None)
        seen = HUNTERS_AND_GATHERERS.seen_by(state, state.active)
        assert list(everything_said(say, other)) == list(everything_said(say, state))
        assert list(everything_said(say, seen)) == list(everything_said(say, state))
