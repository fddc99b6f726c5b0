"""``python -m tests.corpus.record``: records games of the present versions of all rules, unless they are there already.

To be run once when a game's version goes up. What was recorded is never changed: it is what the rules are held against.
"""

import asyncio
import json
import tempfile
from collections.abc import Mapping
from itertools import islice
from pathlib import Path

from msgspec import Struct

from bot.store import SqliteStore
from bot.tables import Person, Table, Tables
from engine.catalogue import GAMES
from engine.chance import Seeded
from engine.contract import ORDER, RESIGN, AnyGame, Move, OptionValue
from tests.bot.tables.rig import HERE, Repeating, StillClock
from tests.corpus.shelf import folder

WHOLE = 2000
SHORT = 60
"""After so many moves everybody gives up."""
MOST = 100
"""Among so many moves one is picked at random."""


class Plan(Struct, frozen=True):
    """A game to record."""

    game: str
    seats: int
    options: Mapping[str, OptionValue]
    moves: int = WHOLE

    @property
    def name(self) -> str:
        told = "-".join(f"{name}-{value}".lower() for name, value in self.options.items())
        return f"{self.seats}-{told}" if told else str(self.seats)


PLANS = (
    Plan("halali", 2, {"match": False, "no_return": True, "stall_limit": 40}),
    Plan("halali", 2, {"match": False, "no_return": False, "stall_limit": 20}),
    Plan("halali", 2, {"match": True, "no_return": True, "stall_limit": 60}),
    Plan("halali", 2, {"match": True, "no_return": False, "stall_limit": 0}, SHORT),
    Plan("hunters_and_gatherers", 2, {"first": -1}),
    Plan("hunters_and_gatherers", 3, {"first": 0}),
    Plan("hunters_and_gatherers", 4, {"first": 1}),
    Plan("hunters_and_gatherers", 5, {"first": -1}),
    Plan("risk_mgs", 3, {"mode": "basic_training"}),
    Plan("risk_mgs", 4, {"mode": "basic_training"}, SHORT),
    Plan("risk_mgs", 5, {"mode": "basic_training"}, SHORT),
    Plan("risk_mgs", 3, {"mode": "command_room"}, SHORT),
    Plan("risk_mgs", 4, {"mode": "command_room"}),
    Plan("risk_mgs", 5, {"mode": "command_room"}, SHORT),
    Plan("risk_mgs", 3, {"mode": "world_conquest"}, SHORT),
    Plan("risk_mgs", 4, {"mode": "world_conquest"}, SHORT),
    Plan("risk_mgs", 5, {"mode": "world_conquest"}, 400),
)


async def record(plan: Plan, target: Path) -> None:
    """Plays the game and writes it down."""
    with tempfile.TemporaryDirectory() as directory:
        store = await SqliteStore.open(Path(directory) / "turnpost.db")
        try:
            tables = Tables(store, StillClock(), Repeating(f"{plan.game} {plan.name}"))
            table = await _begun(tables, plan)
            for number in range(plan.moves):
                if table.status != "playing":
                    break
                table = await _moved(tables, table, Seeded(plan.name.encode(), number))
            for seat in table.seats:
                if (await tables.get(table.id)).status == "playing":
                    await tables.play(table.id, seat.user_id, RESIGN, None, None)
            exported = await tables.export(table.id)
        finally:
            await store.close()
    target.parent.mkdir(parents=True, exist_ok=True)
    plies = exported.pop("plies")
    lines = ",\n".join(json.dumps(ply, ensure_ascii=False, separators=(",", ":")) for ply in plies)
    head = json.dumps(exported, ensure_ascii=False, separators=(",", ":"))
    target.write_text(f'{head[:-1]},"plies":[\n{lines}\n]}}\n', encoding="utf-8")


async def _begun(tables: Tables, plan: Plan) -> Table:
    people = [Person(101 + number, f"Player {number + 1}") for number in range(plan.seats)]
    table = await tables.open(HERE, people[0], plan.game, plan.options)
    for person in people[1:]:
        await tables.join(table.id, person)
    return await tables.start(table.id, people[0].user_id)


async def _moved(tables: Tables, table: Table, chance: Seeded) -> Table:
    assert table.turn is not None
    seat = table.turn.seats[0]
    move = _picked(table.rules, table.state, seat, chance)
    return (await tables.play(table.id, table.seats[seat].user_id, move, None, None)).table


def _picked(game: AnyGame, state: object, seat: int, chance: Seeded) -> Move:
    """Mostly what the adviser says, so that the game gets somewhere; now and then something else, or an order."""
    (number,) = chance.roll("way", 20, 1)
    moves: list[Move] = []
    if number == 1:
        moves = list(islice(game.moves(state, seat, (ORDER,)), MOST))
    elif number <= 6:
        moves = list(islice(game.moves(state, seat), MOST))
    if not moves:
        return game.advise(game.seen_by(state, seat), seat, chance)
    (at,) = chance.roll("move", len(moves), 1)
    return moves[at - 1]


async def main() -> None:
    for plan in PLANS:
        target = folder(GAMES[plan.game]) / f"{plan.name}.json"
        if not target.exists():
            await record(plan, target)
            print(target)


if __name__ == "__main__":
    asyncio.run(main())
