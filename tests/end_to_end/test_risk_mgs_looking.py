"""What anybody may look at in Risk: Metal Gear Solid, and the picture of the panel in every phase."""

from collections.abc import Iterator
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from engine.risk_mgs.game import RISK_MGS
from engine.risk_mgs.state import State
from engine.risk_mgs.world import ZONES
from sandbox.values import Json
from tests.bot.words.risk_mgs.tables import sample
from tests.end_to_end import panels
from tests.end_to_end.battling import advised, begun, seated
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of
from tests.end_to_end.test_hands import opened
from tests.engine.risk_mgs.table import at, played

PHASES = (
    "factions",
    "headquarters",
    "claim",
    "place",
    "first-boss",
    "recruit",
    "shop",
    "bosses",
    "opening",
    "attack",
    "reroll",
    "cards",
    "conquest",
    "answer",
    "objective",
    "airfield",
    "maneuver",
    "closing",
    "ship",
)
SEATS = 3
PICTURE = 600_000
"""Bytes that a picture may have."""


@cache
def phases() -> dict[str, State]:
    """A position of three players in each phase, from games in all modes; those in battles are made."""
    land = {"alaska": "0.9", "kamchatka": "1.5", "iceland": "1.2"}
    asking = at(land, shop=[[], ["claymore"]], points=[0, 9000], orders=[[], ["claymore ask"]], cities=("kamchatka",))
    found = {"answer": played(asking, "attack alaska kamchatka 3")[0]}
    found["cards"] = played(at(land, shop=[["rpg7"]], points=[1000]), "attack alaska kamchatka 3")[0]
    found["reroll"] = played(at(land | {"alaska": "0.9@raiden"}), "attack alaska kamchatka 3")[0]
    for step in sample():
        if len(step.before.seats) == SEATS:
            found.setdefault(RISK_MGS.turn(step.before).phase, step.before)
    return found


def pictures(house: House, message: Json) -> Iterator[tuple[Image.Image, int]]:
    """Those of a message, decoded, with their bytes."""
    for attachment in message["attachments"]:
        stored = house.sandbox.platform.files.stored[attachment["url"].split("/cdn/", 1)[1].split("?")[0]]
        yield Image.open(BytesIO(stored)), len(stored)


def test_every_phase_is_there() -> None:
    assert sorted(phases()) == sorted(PHASES)


@pytest.mark.timeout(120)
async def test_panel_of_every_phase_asks_shows_a_picture_and_leads_on(painted: House) -> None:
    house = painted
    board = await seated(house.room, house.ann, house.ben, house.chloe)
    await house.delivered()
    for phase, state in phases().items():
        await house.place(state)
        panel = await panels.opened(await house.awaited(), board)
        assert panel["content"].startswith("**"), phase
        assert panels.choices(panel) or "confirm" in actions_of(panel), phase
        assert panel["attachments"], phase
        for picture, size in pictures(house, panel):
            assert size <= PICTURE, phase
            assert picture.size[0] >= 600, phase
        described = [attachment["description"] for attachment in panel["attachments"]]
        assert all(0 < len(text) <= 1024 for text in described), phase


@pytest.mark.timeout(120)
async def test_each_zone_can_be_seen_close(painted: House) -> None:
    """By command, with what stands there in words; what is no zone is refused with what there is."""
    house = painted
    await begun(house)
    offered = await house.dai.complete(house.room.id, "game board", "part", part="")
    assert [choice["value"] for choice in offered] == [zone.id for zone in ZONES]
    seen = set()
    for zone in ZONES:
        outcome = await house.dai.slash(house.room.id, "game board", part=zone.id)
        assert outcome.message is not None and outcome.message["x_owner"] == house.dai.id
        [(picture, size)] = pictures(house, outcome.message)
        assert size <= PICTURE
        seen.add(picture.tobytes())
        assert len([line for line in outcome.text.splitlines() if "beside" in line]) == len(zone.territories)
    assert len(seen) == len(ZONES)
    refused = await house.dai.slash(house.room.id, "game board", part="atlantis")
    assert "atlantis" in refused.text and not (refused.message or {}).get("attachments")


async def test_text_left_log_and_rules_for_whoever_asks(house: House) -> None:
    board = await begun(house)
    for _ in range(6):
        await advised(house)
    await house.delivered()
    table = await house.table()
    player = house.who(table.seats[0].user_id)
    text = (await house.dai.slash(house.room.id, "game text")).text
    assert all(seat.name in text or f"<@{seat.user_id}>" in text for seat in table.seats)
    left = (await house.dai.slash(house.room.id, "game tiles")).text
    assert "shop" in left.casefold()
    log = (await player.slash(house.room.id, "game log")).text
    assert "deployed" in log
    for rules in (await house.dai.slash(house.room.id, "game rules"), await player.slash(house.room.id, "game rules")):
        assert "order" in rules.text and len(rules.text) > 500
    more = await opened(house.dai, house.room.again(board), "more")
    for action in ("board", "tiles", "log", "rules", "export"):
        assert (await house.dai.click(more, actions_of(more)[action])).text, action
