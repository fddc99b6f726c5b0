"""Tables of Halali! to talk about: random games, positions by text, and the fullest boards there can be."""

import random
from collections.abc import Iterator

from msgspec.structs import replace

from engine.chance import Seeded
from engine.contract import Event, Options
from engine.halali.facts import BY_LETTER, EMPTY_PILE
from engine.halali.game import HALALI
from engine.halali.state import BLUE, KINDS, Agreed, Bar, Position, State

NAMES = ("Ann", "Ben")
LONG_NAMES = ("W" * 32, "M" * 32)
BARE = "bl - - -,- 0 -/-"


def at(text: str, **options: bool | int) -> State:
    """A table at a position; `BARE` stands for the fields after the board."""
    return HALALI.load(text if " " in text else f"{text} {BARE}", options)


def random_table(seed: int, **options: bool | int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Every state of a table played at random to its result, with the events that led there."""
    luck = random.Random(seed)
    secret = seed.to_bytes(4, "big")
    given: Options = options
    state = HALALI.start(2, given, Seeded(secret, 0))
    yield state, ()
    ply = 0
    while turn := HALALI.turn(state).seats:
        ply += 1
        move = luck.choice(list(HALALI.moves(state, turn[0])))
        state, events = HALALI.play(state, turn[0], move, Seeded(secret, ply))
        yield state, events


def full_board(seed: int, taken: int = 0) -> State:
    """The end-phase with all other tiles face-up, locks and bars set where they can be; ``taken`` lie in the piles."""
    luck = random.Random(seed)
    tiles = [letter for letter in KINDS for _ in range(BY_LETTER[letter].count)]
    luck.shuffle(tiles)
    piles = [list(EMPTY_PILE), list(EMPTY_PILE)]
    for tile in tiles[:taken]:
        piles[luck.randrange(2)][KINDS.index(tile)] += 1
    board = [tile + luck.choice("nesw") if tile == "H" else tile for tile in tiles[taken:]]
    board += [""] * (49 - len(board))
    luck.shuffle(board)
    birds = [square for square, tile in enumerate(board) if tile[:1] in ("P", "D")]
    position = Position(
        board=tuple(board),
        side=luck.randrange(2),
        left=(luck.randint(1, 5), luck.randint(1, 5)),
        lock=luck.choice(birds) if birds else None,
        bars=(_bar(board, "BF"), _bar(board, "LH")),
        stall=0,
        piles=(tuple(piles[BLUE]), tuple(piles[1 - BLUE])),
    )
    return State(Agreed(), 1, position)


def turned_down(state: State, seed: int) -> State:
    """The same with half of the tiles face-down again, each still what it was, and no end-phase."""
    luck = random.Random(seed)
    board = tuple(tile.lower() if luck.random() < 0.5 else tile for tile in state.position.board)
    lock = state.position.lock
    if lock is not None and not board[lock].isupper():
        lock = None
    bars = tuple(bar if bar is not None and board[bar.tile][:1].isupper() else None for bar in state.position.bars)
    position = replace(state.position, board=board, left=None, lock=lock, bars=(bars[0], bars[1]), stall=39)
    return replace(state, position=position)


def _bar(board: list[str], letters: str) -> Bar | None:
    own = [square for square, tile in enumerate(board) if tile and tile[0] in letters]
    return Bar(own[0], own[0] % 7 + 42 if own[0] < 42 else own[0] % 7) if own else None
