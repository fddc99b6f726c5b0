"""Playthroughs: every value of the contract after each move of a game, as text that is kept and reviewed as a diff.

``python -m tests.engine.playthrough`` writes the files in ``playthroughs/`` anew; `git diff` then shows what a change
of the engine means for players.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from engine.catalogue import GAMES
from engine.chance import Scripted, Seeded
from engine.contract import AnyGame, Data, OptionValue, Ply

FOLDER = Path(__file__).parent / "playthroughs"


class Plan(Struct, frozen=True):
    """A game to be played at random. ``script`` is for `Game.script`."""

    name: str
    game: str
    seats: int
    options: Mapping[str, OptionValue]
    seed: bytes
    script: Data | None = None
    longest: int = 1000
    """Moves, after which a long game is left."""


PLANS = (
    Plan("halali-game", "halali", 2, {"match": False}, b"playthrough 27"),
    Plan(
        "halali-match",
        "halali",
        2,
        {"stall_limit": 20},
        b"playthrough 2",
        {"deals": ["b5hw/1t5/3p1d1/7/2he1f2/7/l5t", "t2f2hs/7/1d5/7/5l1/2b4/p6"]},
    ),
    Plan(
        "hunters-and-gatherers",
        "hunters_and_gatherers",
        3,
        {"first": 1},
        b"playthrough 53",
        {
            "land": ["L32", "L33", "L44", "L65", "L28", "L52", "L30", "L38", "L17", "L57", "L45", "L29", "L14", "L63"],
            "bonus": ["B03", "B07"],
        },
    ),
    Plan("risk-mgs", "risk_mgs", 3, {}, b"playthrough 1", {"dock": 5, "shop_deck": ["shop_rations_1"]}, longest=40),
)


def written(plan: Plan) -> str:
    """The whole playthrough."""
    return "\n".join(_lines(plan)) + "\n"


def _lines(plan: Plan) -> Iterator[str]:
    game = GAMES[plan.game]
    told = {} if plan.script is None else game.script(plan.script)
    chance = Scripted(told, Seeded(plan.seed, 0))
    state = start = game.start(plan.seats, plan.options, chance)
    picker = Seeded(plan.seed + b" picks", 0)
    plies: list[Ply] = []
    yield f"# {plan.name}: {plan.game} {game.version}, {plan.seats} seats, {_json(plan.options)}"
    yield f"chance: {_json(chance.outcomes)}"
    while (awaited := game.turn(state).seats) and len(plies) < plan.longest:
        yield f"\n## {len(plies) + 1}"
        yield from _values(game, state, plan.seats)
        seat = awaited[picker.roll("seat", len(awaited), 1)[0] - 1]
        moves = tuple(game.moves(state, seat))
        move = moves[picker.roll("move", len(moves), 1)[0] - 1]
        chance = Scripted(chance.unused, Seeded(plan.seed, len(plies) + 1))
        yield f"{seat} plays: {game.format(state, move)} {_json(move)}"
        state, events = game.play(state, seat, move, chance)
        plies.append(Ply(seat, move, events))
        yield from (f"event: {_json(event)}" for event in events)
        yield f"chance: {_json(chance.outcomes)}"
    yield "\n## the end" if not awaited else "\n## here it is left"
    yield from _values(game, state, plan.seats)
    yield f"state: {_json(state)}"
    yield f"view: {_json(game.show(game.seen_by(state, None)))}"
    yield f"record:\n\n{game.record(start, plies, {})}"


def _values(game: AnyGame, state: Any, seats: int) -> Iterator[str]:
    yield f"position: {game.position(state)}"
    views = {viewer: game.position(game.seen_by(state, viewer)) for viewer in (*range(seats), None)}
    if len(set(views.values())) == 1:
        yield f"seen by everybody: {views[None]}"
    else:
        yield from (f"seen by {'spectators' if viewer is None else viewer}: {view}" for viewer, view in views.items())
    yield f"turn: {_json(game.turn(state))}"
    for seat in range(seats):
        yield f"moves of {seat}: {', '.join(game.format(state, move) for move in game.moves(state, seat))}".rstrip()
    yield f"result: {_json(game.result(state))}"
    yield f"faults: {_json(game.faults(state))}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    for each in PLANS:
        (FOLDER / f"{each.name}.txt").write_text(written(each), encoding="utf-8")
