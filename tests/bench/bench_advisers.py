"""How long the simple computer players think, in whole games of their own with the most seats."""

import time

from engine.advising import chance_of_advice
from engine.catalogue import GAMES
from engine.chance import Seeded
from engine.contract import AnyGame

WANTED = 0.050
"""Seconds, in 95 of 100 moves."""
PLAYED = 3


def main() -> None:
    """Prints the median and the 95th percentile of a move, by game."""
    for game in GAMES.values():
        times = sorted(each for number in range(PLAYED) for each in _thinking(game, number))
        half, most = (times[len(times) * percent // 100] * 1000 for percent in (50, 95))
        print(f"{game.id}: p50 {half:.2f} ms, p95 {most:.2f} ms (wanted under {WANTED * 1000:.0f})")


def _thinking(game: AnyGame, number: int) -> list[float]:
    seed = b"bench advisers" + bytes([number])
    times: list[float] = []
    state = game.start(game.seats[1], {}, Seeded(seed, 0))
    while awaited := game.turn(state).seats:
        seen, chance = game.seen_by(state, awaited[0]), chance_of_advice(seed, len(times))
        began = time.process_time()
        move = game.advise(seen, awaited[0], chance)
        times.append(time.process_time() - began)
        state, _ = game.play(state, awaited[0], move, Seeded(seed, len(times)))
    return times


if __name__ == "__main__":
    main()
