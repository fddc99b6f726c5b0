"""What has not been seen yet: by kinds, for the reader, never in which order."""

import re

from bot.words.contract import Say
from bot.words.limits import MESSAGE, length
from bot.words.risk_mgs.left import left
from engine.risk_mgs.facts import DESIGN_OF, STARS
from engine.risk_mgs.game import RISK_MGS as GAME
from tests.bot.words.risk_mgs.tables import sample
from tests.engine.risk_mgs.table import at


def unseen_shop_cards(words: str) -> int:
    line = next((line for line in words.splitlines() if line.startswith("Not seen: ")), "")
    return sum(int(number) for number in re.findall(r"[:,] (\d+) ", line))


def test_a_hand_is_seen_by_its_owner_only(say: Say) -> None:
    state = at(shop=[["rpg7"]], stars=[[1, 2]], open_objectives=("control_asia",))
    own, other = left(say, GAME.seen_by(state, 0)), left(say, GAME.seen_by(state, 1))
    assert own.splitlines()[0] == (
        "**Territory cards**: 40 in the deck, 0 discarded, 2 in hands. Not seen: 29 with 1 star, 11 with 2 stars."
    )
    assert other.splitlines()[0].endswith("Not seen: 30 with 1 star, 12 with 2 stars.")
    assert own.splitlines()[1] == "**Shop cards**: 39 in the deck, 1 in hands, 0 used."
    assert unseen_shop_cards(own) == 39
    assert unseen_shop_cards(other) == 40
    assert ("RPG-7" in own, "RPG-7" in other) == (False, True)
    assert own.splitlines()[-2:] == [
        "For hire: Solid Snake, Raiden, Liquid Ocelot, Rat Patrol, B&B Unit, Vamp, Roy Campbell, EVA.",
        "Open objectives: Asia.",
    ]


def test_rewards_face_down_are_counted_and_what_is_taken_is_none_of_them(say: Say) -> None:
    state = at(rewards=[["two_armies"]], face_down={"control_asia": "second_boss"}, mode="command_room")
    line = left(say, GAME.seen_by(state, 0)).splitlines()[-1]
    assert line.startswith("1 reward lies face down. What they can be: Airfield, Guaranteed Territory Card, ")
    assert "2nd Boss" in line
    assert "2 Armies" not in line


def test_at_every_table_the_numbers_are_those_of_deck_and_hands(say: Say) -> None:
    for step in sample()[::3]:
        for seat in (None, 0):
            state = GAME.seen_by(step.after, seat)
            words = left(say, state)
            assert length(words) <= MESSAGE
            own = state.seats[0] if seat == 0 else None
            assert unseen_shop_cards(words) == (
                len(DESIGN_OF) - len(state.shop_used) - (len(own.shop_cards) if own else 0)
            )
            told = re.search(r"Not seen: (\d+) with 1 star, (\d+) with 2", words)
            assert told is not None
            seen = len(state.territory_discards) + (len(own.territory_cards) if own else 0)
            assert int(told[1]) + int(told[2]) == len(STARS) - seen
