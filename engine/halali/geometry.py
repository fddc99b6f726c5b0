"""S2, S5, S6, M2, X2: squares, the straight lines between them, and the ways out. All precomputed."""

from engine.halali.facts import FACTS

FILES = FACTS.board.files
RANKS = FACTS.board.ranks
SQUARES = tuple(f"{file}{rank}" for rank in range(1, RANKS + 1) for file in FILES)
"""Names by number, rank by rank from a1."""
NUMBER = {name: number for number, name in enumerate(SQUARES)}
READING_ORDER = tuple(sorted(range(len(SQUARES)), key=lambda square: SQUARES[square]))
"""All squares in the order of their names, as lists of moves are sorted: a1, a2, ..."""
MIDDLE = NUMBER[FACTS.board.empty_at_start]

DIRECTIONS = "wsne"
"""In this order the ends of moves from one square are sorted by name, if west and south are read inwards."""
_BY_LETTER = {direction.letter: (name, direction) for name, direction in FACTS.directions.items()}


def _ray(square: int, letter: str) -> tuple[int, ...]:
    _, direction = _BY_LETTER[letter]
    rank, file = divmod(square, len(FILES))
    ray = []
    while 0 <= (rank := rank + direction.rank_step) < RANKS and 0 <= (file := file + direction.file_step) < len(FILES):
        ray.append(rank * len(FILES) + file)
    return tuple(ray)


SLIDES = tuple(tuple(_ray(square, letter) for letter in DIRECTIONS) for square in range(len(SQUARES)))
"""``SLIDES[square][direction]``: the squares met on the way to the edge, nearest first."""
STEPS = tuple(tuple(ray[:1] for ray in rays) for rays in SLIDES)
"""The same for tiles that go one square."""

EXITS = {letter: NUMBER[FACTS.board.exits[name]] for letter, (name, _) in _BY_LETTER.items()}
"""S5: the exit square by the letter of its direction."""


def _ways_out(square: int) -> dict[str, tuple[int, ...]]:
    rays = dict(zip(DIRECTIONS, SLIDES[square], strict=True))
    return {letter: rays[letter] for letter, exit_ in EXITS.items() if square == exit_ or exit_ in rays[letter]}


WAYS_OUT = tuple(_ways_out(square) for square in range(len(SQUARES)))
"""X2: ``WAYS_OUT[square]``: by direction letter, the squares that must be empty, the exit square included."""


def _direction(start: int, end: int) -> int | None:
    return next((direction for direction, ray in enumerate(SLIDES[start]) if end in ray), None)


DIRECTION = tuple(tuple(_direction(start, end) for end in range(len(SQUARES))) for start in range(len(SQUARES)))
"""M2: ``DIRECTION[start][end]``: the direction (an index of `DIRECTIONS`) that leads straight there, None if none."""


def between(start: int, end: int) -> tuple[int, ...]:
    """The squares passed on the straight way from one square to another."""
    direction = DIRECTION[start][end]
    ray = () if direction is None else SLIDES[start][direction]
    return ray[: ray.index(end)] if ray else ()
