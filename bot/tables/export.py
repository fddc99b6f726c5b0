"""The form of an exported table, and the check that all chance in it was honest."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bot.store.rows import Status
from bot.tables import drawing, packing, starting
from bot.tables.secrecy import is_secret
from engine.catalogue import GAMES
from engine.chance import Outcome, Seeded, commitment
from engine.contract import AnyGame, Event, Json, Move, OptionValue, Refusal, Result, Unreadable


class ExportedSeat(Struct, frozen=True):
    place: int
    """Order of joining, from 1."""
    name: str
    wish: int | None
    seat: int | None


class ExportedStart(Struct, frozen=True):
    outcomes: tuple[Outcome, ...]
    state_hash: str


class ExportedPly(Struct, frozen=True):
    """``outcomes`` and ``state_hash`` are None while the game runs: they could give hidden things away. Of secret moves
    there is nothing then."""

    ply: int
    """From 1; of a secret move the number of the move before."""
    seat: int
    at: int
    move: Move | None
    notation: str | None
    events: tuple[Event, ...]
    outcomes: tuple[Outcome, ...] | None
    state_hash: str | None


class Exported(Struct, frozen=True):
    """Times are UTC seconds; ``seed`` and ``start`` are there once a started table has ended."""

    form: Literal["turnpost-table"]
    form_version: Literal[1]
    table: int
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    status: Status
    opened_at: int
    started_at: int | None
    ended_at: int | None
    seats: tuple[ExportedSeat, ...]
    commitment: str
    seed: str | None
    start: ExportedStart | None
    plies: tuple[ExportedPly, ...]
    view: Json
    """The state as `engine.contract.Game.show` tells it."""
    result: Result | None
    undone: tuple[ExportedPly, ...] = ()
    """Moves that were taken back, in the order in which they were made; none of ``plies`` is among them."""


class Findings(Struct, frozen=True):
    honest: bool
    lines: tuple[str, ...]
    """What does not fit; if all does, one line that says so."""


def verify(exported: Json, games: Mapping[str, AnyGame] = GAMES) -> Findings:
    """Replays the game from its seed. Raises `Unreadable` for what is no export of an ended game known here."""
    told = _read(exported)
    game = games.get(told.game)
    if game is None:
        raise Unreadable("unknown-game", game=told.game)
    if game.version != told.rules_version:
        raise Unreadable("other-rules", game=told.game, version=told.rules_version)
    lines = tuple(_differences(told, game))
    if lines:
        return Findings(False, lines)
    fits = f"All fits: the start, {len(told.plies)} moves and every outcome follow from the seed."
    # Whoever makes a whole file up can make up its seed, too: only the first post of the table tells them apart.
    compare = f"Compare this hash with the one that was posted when the table began: {told.commitment}"
    return Findings(True, (fits, compare, "The names of players and the times are not covered."))


def _read(exported: Json) -> Exported:
    try:
        told = msgspec.convert(exported, Exported)
        seed = bytes.fromhex(told.seed or "")
    except (msgspec.ValidationError, ValueError) as error:
        raise Unreadable("no-export", reason=str(error)) from error
    if any(seat.place < 1 or (seat.wish is not None and seat.wish < 0) for seat in told.seats) or not told.seats:
        raise Unreadable("no-export", reason="the seats")
    if told.start is None or not 1 <= len(seed) <= 64:
        raise Unreadable("no-seed", status=told.status)
    return told


def _differences(told: Exported, game: AnyGame) -> Iterator[str]:
    seed = bytes.fromhex(told.seed or "")
    if commitment(seed) != told.commitment:
        yield "The seed is not the one that was committed to."
    draw = Seeded(seed, drawing.STREAM)
    numbers = drawing.draw({seat.place: seat.wish for seat in told.seats}, draw)
    if any(numbers[seat.place] != seat.seat for seat in told.seats):
        yield "The seats were not drawn as the seed says."
    deal = Seeded(seed, starting.STREAM)
    try:
        state = game.start(len(told.seats), told.options, deal)
    except Refusal as error:
        yield f"The game cannot start: {error.code}."
        return
    if told.start is not None and told.start.outcomes != draw.outcomes + deal.outcomes:
        yield "The deal does not follow from the seed."
    if told.start is not None and told.start.state_hash != packing.state_hash(state):
        yield "The state at the start is another one."
    number = 0
    for ply in told.plies:
        before, chance = state, Seeded(seed, number + 1)
        try:
            state, events = game.play(before, ply.seat, ply.move or (), chance)
        except Refusal as error:
            yield f"Move {number + 1} is not legal: {error.code}."
            return
        if not is_secret(game, before, state, ply.seat, events, chance.outcomes):
            number += 1
        yield from _differences_of_ply(ply, number, state, events, chance)
    if game.result(state) != told.result:
        yield "The result is another one."
    if told.status == "over" and told.result is None:
        yield "The game is said to be over, but its last moves are missing."
    if packing.encode(told.view) != packing.encode(game.show(state)):
        yield "The last position is another one."


def _differences_of_ply(
    ply: ExportedPly, number: int, state: Any, events: tuple[Event, ...], chance: Seeded
) -> Iterator[str]:
    if ply.ply != number:
        yield f"Move {number} is numbered {ply.ply}."
    if ply.outcomes != chance.outcomes:
        yield f"What chance decided in move {number} does not follow from the seed."
    if packing.encode(ply.events) != packing.encode(events):
        yield f"Something else happened in move {number}."
    if ply.state_hash != packing.state_hash(state):
        yield f"The state after move {number} is another one."
