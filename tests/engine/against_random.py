"""How the simple computer players do against players at random."""

from engine.chance import Seeded
from engine.contract import AnyGame, Options


def wins(game: AnyGame, seats: int, options: Options, games: int) -> int:
    """How many of the games one adviser wins alone against others who play at random; he sits in each seat in turn."""
    return sum(_won(game, seats, options, number) for number in range(games))


def _won(game: AnyGame, seats: int, options: Options, number: int) -> bool:
    seed, adviser = b"against random" + number.to_bytes(4, "big"), number % seats
    state, picker, ply = game.start(seats, options, Seeded(seed, 0)), Seeded(seed + b"picks", 0), 0
    while awaited := game.turn(state).seats:
        seat, ply = awaited[0], ply + 1
        if seat == adviser:
            move = game.advise(game.seen_by(state, seat), seat, picker)
        else:
            moves = list(game.moves(state, seat))
            move = moves[picker.roll("move", len(moves), 1)[0] - 1]
        state, _ = game.play(state, seat, move, Seeded(seed, ply))
    result = game.result(state)
    return result is not None and result.ranking[0] == (adviser,)
