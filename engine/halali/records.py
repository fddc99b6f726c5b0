"""NOTATION section 5: a game, or a match of two, as a text for people and archives."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine import record_tags
from engine.contract import Data, Event, Ply
from engine.halali.deal import start_position
from engine.halali.facts import SIDES
from engine.halali.geometry import NUMBER
from engine.halali.positions import read_board, write_board, write_position
from engine.halali.scores import RESIGNED, game_over
from engine.halali.state import BLUE, BROWN, Agreed, Position, State
from engine.halali.tiles import FACE_UP, UNKNOWN

TURNS_PER_LINE = 6
NO_NAME = "?"
UNFINISHED = "*"
FREE_TAGS = ("Event", "Date", "Seed")


class _Played(Struct, frozen=True):
    # One game: where it began, its actions in record notation, and the data of its `game-over`.
    number: int
    start: Position
    actions: tuple[str, ...]
    over: Data | None
    resigned: int | None


def write_record(start: State, plies: Sequence[Ply], tags: Mapping[str, str]) -> str:
    """``tags``: ``Blue`` and ``Brown`` are the names of seats 0 and 1, as in game 1; ``Event``, ``Date``, ``Seed``.

    The deal is told as far as the start state and the plies tell it. Games of a match follow each other."""
    events = [event for ply in plies for event in ply.events]
    if start.ended is not None:
        events.insert(0, game_over(start))
    games, number, position, since = [], start.game, start.position, 0
    for at, event in enumerate(events):
        if event.code == "next-game":
            games.append(_played(number, position, events[since:at]))
            number, position, since = event.data["game"], start_position(read_board(event.data["board"])), at
    games.append(_played(number, position, events[since:]))
    return "\n".join(_write(game, start.agreed, tags) for game in games)


def _played(number: int, start: Position, events: Sequence[Event]) -> _Played:
    board = list(start.board)
    for event in events:
        if event.code == "turned-up" and board[NUMBER[event.data["at"]]] == UNKNOWN:
            board[NUMBER[event.data["at"]]] = event.data["tile"].lower()
    ends = [event.data for event in events if event.code == "game-over"]
    # Who resigns between the games does not lose the first one by it.
    given_up = bool(ends) and ends[0]["reason"] == RESIGNED
    quitters = [event.data["seat"] for event in events if event.code == "resigned" and given_up]
    return _Played(
        number=number,
        start=replace(start, board=tuple(board)),
        actions=tuple(text for event in events if (text := _action(event))),
        over=ends[0] if ends else None,
        resigned=quitters[0] if quitters else None,
    )


def _action(event: Event) -> str:
    data = event.data
    match event.code:
        case "turned-up":
            return f"{data['at']}={data['tile']}"
        case "moved":
            return f"{data['from']}-{data['to']}"
        case "took":
            return f"{data['from']}x{data['to']}"
        case "left":
            return f"{data['from']}-off"
        case "passed":
            return "pass"
        case _:
            return ""


def _write(game: _Played, agreed: Agreed, tags: Mapping[str, str]) -> str:
    lines = [record_tags.written(name, value) for name, value in _tags(game, agreed, tags)]
    return "\n".join([*lines, "", *_movetext(game)]) + "\n"


def _tags(game: _Played, agreed: Agreed, tags: Mapping[str, str]) -> list[tuple[str, str]]:
    names = [tags.get("Blue", NO_NAME), tags.get("Brown", NO_NAME)]
    if game.number == 2:
        names.reverse()
    written = [("Game", "Halali!"), ("Blue", names[0]), ("Brown", names[1])]
    written += [(name, tags[name]) for name in FREE_TAGS if name in tags]
    if agreed.match:
        written.append(("Match", f"{game.number}/2"))
    if game.start == start_position(game.start.board) and FACE_UP.isdisjoint(game.start.board):
        written.append(("Deal", write_board(game.start.board)))
    else:
        written.append(("Setup", write_position(game.start)))
    if (agreed.no_return, agreed.stall_limit) != (Agreed().no_return, Agreed().stall_limit):
        written.append(("Options", f"noreturn={int(agreed.no_return)} stall={agreed.stall_limit}"))
    return [*written, *_outcome(game).items()]


def outcome_tags(
    reason: str | None, points: tuple[int, int], tiles: tuple[int, int], resigned: int | None
) -> dict[str, str]:
    """``Result`` and, once the game is over, ``Tiles``, ``Winner`` and ``End``. Blue's numbers stand first;
    ``resigned`` is a side."""
    if reason is None:
        return {"Result": UNFINISHED}
    blue, brown = (points[BLUE], tiles[BLUE]), (points[BROWN], tiles[BROWN])
    ahead = blue > brown if resigned is None else resigned == BROWN
    level = blue == brown and resigned is None
    return {
        "Result": "{}-{}".format(*points),
        "Tiles": "{}-{}".format(*tiles),
        "Winner": "draw" if level else SIDES[BLUE if ahead else BROWN],
        "End": reason,
    }


def _outcome(game: _Played) -> dict[str, str]:
    if game.over is None:
        return outcome_tags(None, (0, 0), (0, 0), None)
    points, tiles = (_blue_brown(game, game.over[what]) for what in ("points", "tiles"))
    # A seat's side is the seat in game 1, the other one in game 2.
    resigned = game.resigned if game.resigned is None or game.number == 1 else 1 - game.resigned
    return outcome_tags(game.over["reason"], points, tiles, resigned)


def _blue_brown(game: _Played, by_seat: Sequence[int]) -> tuple[int, int]:
    return (by_seat[0], by_seat[1]) if game.number == 1 else (by_seat[1], by_seat[0])


def _movetext(game: _Played) -> list[str]:
    # Numbered turns, blue's and brown's together; a first turn of brown's stands behind "1...".
    actions = list(game.actions)
    turns = ["1... " + actions.pop(0)] if actions and game.start.side == BROWN else []
    for at in range(0, len(actions), 2):
        turns.append(f"{len(turns) + 1}. " + " ".join(actions[at : at + 2]))
    lines = ["  ".join(turns[at : at + TURNS_PER_LINE]) for at in range(0, len(turns), TURNS_PER_LINE)]
    result = _outcome(game)["Result"]
    return [*lines[:-1], f"{lines[-1]} {result}"] if lines else [result]
