"""What a reader of Risk: Metal Gear Solid gets never depends on what he may not know, wherever the game stands."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.ui.pictures import Pictures
from engine.risk_mgs.game import RISK_MGS
from engine.risk_mgs.state import State
from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end.battling import seated
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of
from tests.end_to_end.test_hidden import TOKEN
from tests.engine.risk_mgs.games import greedy, steps
from tests.engine.risk_mgs.table import at, played
from tests.engine.risk_mgs.test_secrets import resampled

VIEWERS = (0, 1, 2, None)
LAND = {"alaska": "0.60", "kamchatka": "1.1", "iceland": "1.2"}
PHASES = ("claim", "recruit", "opening", "cards")
"""At these the readers look, late in a game if they come late: something is in all hands."""
COMMANDS = ("game board", "game text", "game log", "game tiles", "game hand", "game orders", "game export")
TYPED = ("", "card", "order claymore", "attack")


def points() -> Iterator[State]:
    """Positions of three players: one game's, one of each phase, and in a battle."""
    found = {"cards": played(at(LAND, shop=[["rpg7"], ["claymore"]], points=[1000]), "attack alaska kamchatka 3")[0]}
    for step in steps(3, "command_room", 3, greedy):
        phase = RISK_MGS.turn(step.before).phase
        if phase in PHASES and min(len(seat.shop_cards) for seat in step.before.seats) >= (phase != "claim"):
            found[phase] = step.before
    assert set(found) == set(PHASES)
    return iter(found.values())


async def look(house: House, person: Person, board: Json) -> None:
    """All that somebody can ask for, by commands, by buttons and by what is offered while he types."""
    for command in COMMANDS:
        await person.slash(house.room.id, command)
    await person.slash(house.room.id, "game board", part="asia")
    for typed in TYPED:
        await person.complete(house.room.id, "move", "move", move=typed)
    for move in ("attack nowhere", "card rail_gun egypt", "stars 2+2"):
        await person.slash(house.room.id, "move", move=move)
    for action in ("move", "more"):
        await person.click(board, actions_of(board)[action])


def sent_by(house: House) -> list[Any]:
    """All requests of the bot; what the stand-in draws by chance is left out."""
    return [
        (request["method"], TOKEN.sub(r"\1/-", request["path"]), request["query"], request["json"])
        for request in house.sandbox.requests
    ]


async def shown(folder: Path, positions: Sequence[State], viewer: int | None) -> tuple[list[Any], dict[str, bytes]]:
    """All that the bot has sent while that seat, or a spectator, looked at each position, and all files."""
    folder.mkdir()
    async with House(folder, pictures=Pictures(), still=True) as house:
        board = await seated(house.room, house.ann, house.ben, house.chloe, mode="command_room")
        await house.delivered()
        person = house.dai if viewer is None else house.who((await house.table()).seats[viewer].user_id)
        for position in positions:
            await house.place(position)
            await look(house, person, board)
        return sent_by(house), dict(house.sandbox.platform.files.stored)


@pytest.mark.parametrize("viewer", VIEWERS)
async def test_other_secrets_give_the_same_answers_files_and_pictures(tmp_path: Path, viewer: int | None) -> None:
    one = list(points())
    other = [resampled(state, viewer, number) for number, state in enumerate(one)]
    assert all(a != b for a, b in zip(one, other, strict=True))
    sent, files = await shown(tmp_path / "one", one, viewer)
    other_sent, other_files = await shown(tmp_path / "other", other, viewer)
    assert len(sent) > 60 and len(files) > 12
    check_same(sent, other_sent, files, other_files)


def check_same(sent: list[Any], other_sent: list[Any], files: dict[str, bytes], other_files: dict[str, bytes]) -> None:
    for one, other in zip(sent, other_sent, strict=True):
        assert one == other
    assert files == other_files


def redealt(state: State) -> State:
    """Other cards in the mover's hand, and others on the decks: all that is drawn differs."""
    mover = state.seats[state.active]
    territory, shop = (*mover.territory_cards, *state.territory_deck), (*mover.shop_cards, *state.shop_deck)
    kept, held = len(mover.territory_cards), len(mover.shop_cards)
    territory, shop = territory[::-1], shop[::-1]
    changed = replace(mover, territory_cards=territory[:kept], shop_cards=shop[:held])
    seats = (*state.seats[: state.active], changed, *state.seats[state.active + 1 :])
    return replace(state, seats=seats, territory_deck=territory[kept:], shop_deck=shop[held:])


def next_move(state: State) -> str:
    """By nothing but what all see: two shop cards, one conquest, then on to the card for it."""
    moves = [RISK_MGS.format(state, move) for move in RISK_MGS.moves(state, state.active)]
    wanted = (f"deploy {state.course.armies} alaska", "buy", "series alaska kamchatka 1", "move 30", "keep", "done")
    return next((text for text in wanted if text in moves), moves[-1])


async def lived(folder: Path, start: State) -> tuple[list[Any], dict[str, bytes]]:
    """All that others get in a turn of the active seat: its posts and edits, and what they look at now and then."""
    folder.mkdir()
    async with House(folder, pictures=Pictures(), still=True) as house:
        board = await seated(house.room, house.ann, house.ben, house.chloe)
        await house.delivered()
        await house.place(start)
        table = await house.table()
        [mover] = table.awaited
        readers = [house.dai, *(house.who(seat.user_id) for seat in table.seats if seat.user_id != mover)]
        while (table := await house.table()).awaited == (mover,):
            # Not typed: the answer holds what the mover may know.
            await house.tables.play(table.id, mover, next_move(table.state), table.version, None)
            await house.delivered()
        told = {event.code for entry in await house.tables.log(table.id) for event in entry.events}
        assert {"drew", "conquered"} <= told
        for person in readers:
            await look(house, person, await house.room.board(board))
        return sent_by(house), dict(house.sandbox.platform.files.stored)


@pytest.mark.parametrize("mover", VIEWERS[:3])
async def test_cards_that_one_draws_change_nothing_for_all_others(tmp_path: Path, mover: int) -> None:
    """Posts, edits, logs, exports: two lives in which one player holds and draws other cards."""
    land = {"alaska": f"{mover}.60", "kamchatka": f"{(mover + 1) % 3}.2", "iceland": f"{(mover + 1) % 3}.2"}
    hands = [["claymore"] if seat == mover else [] for seat in range(3)]
    start = at(
        land,
        step="recruit",
        active=mover,
        rest=(mover + 2) % 3,
        shop=hands,
        stars=[[1, 2]] * 3,
        points=[9000] * 3,
        course={"armies": 3},
    )
    other = redealt(start)
    assert other != start and RISK_MGS.faults(other) == []
    assert all(RISK_MGS.seen_by(other, seat) == RISK_MGS.seen_by(start, seat) for seat in VIEWERS if seat != mover)
    sent, files = await lived(tmp_path / "one", start)
    other_sent, other_files = await lived(tmp_path / "other", other)
    assert len(sent) > 50
    check_same(sent, other_sent, files, other_files)
