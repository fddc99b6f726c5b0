"""Nothing that is said depends on what lies face-down: two deals that look the same sound the same (K1, K2)."""

import random
from collections.abc import Iterator

from msgspec.structs import replace

from bot.words.catalogue import speaker
from bot.words.contract import Say
from engine.contract import Illegal
from engine.halali.game import HALALI
from engine.halali.state import State
from engine.halali.tiles import FACE_DOWN
from tests.bot.words.halali.tables import NAMES, random_table

WORDS = speaker("halali")


def dealt_anew(state: State, seed: int) -> State:
    """The same to everybody's eyes; the hidden tiles change places."""
    board = list(state.position.board)
    hidden = [square for square, tile in enumerate(board) if tile in FACE_DOWN]
    tiles = [board[square] for square in hidden]
    random.Random(seed).shuffle(tiles)
    for square, tile in zip(hidden, tiles, strict=True):
        board[square] = tile
    return replace(state, position=replace(state.position, board=tuple(board)))


def everything_said(say: Say, state: State) -> Iterator[str]:
    turn = HALALI.turn(state)
    yield WORDS.prompt(say, state, turn, NAMES)
    yield WORDS.standing(say, state, NAMES)
    yield WORDS.alt_text(say, state, NAMES, ())
    yield WORDS.text_board(say, state, NAMES, ())
    for seat in turn.seats:
        for move in HALALI.moves(state, seat):
            yield WORDS.group(say, state, seat, (), move[0])
            yield WORDS.preview(say, state, seat, move)
            yield from (WORDS.pick(say, state, seat, move[:place], pick) for place, pick in enumerate(move))
    yield WORDS.refusal(say, state, turn.seats[0], "d4-off", Illegal("may-not-pass"))


def test_another_deal_behind_the_same_board_changes_no_word(say: Say) -> None:
    states = [state for state, _ in random_table(11) if HALALI.turn(state).seats]
    for number, state in enumerate(states[::7]):
        other = dealt_anew(state, number)
        assert HALALI.seen_by(other, None) == HALALI.seen_by(state, None)
        assert list(everything_said(say, other)) == list(everything_said(say, state))
