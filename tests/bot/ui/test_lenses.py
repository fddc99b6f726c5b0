"""Ways to look at a board are offered in the reader's language and found in any."""

import msgspec
import pytest

from bot.ui import lenses
from bot.words.localizer import Voice, load_localizer
from engine.catalogue import GAMES
from engine.chance import Seeded
from render.catalogue import painter
from tests.bot.tables.conftest import rig as rig
from tests.bot.tables.rig import Rig
from tests.render.hunters_and_gatherers.scenes import SCENES

WORDS = load_localizer(strict=True)


@pytest.mark.parametrize("voice", WORDS.voices, ids=lambda voice: voice.language)
@pytest.mark.parametrize("game", list(GAMES))
async def test_each_is_found_by_its_name_in_every_language(rig: Rig, game: str, voice: Voice) -> None:
    rules = GAMES[game]
    state = rules.start(rules.seats[0], {}, Seeded(bytes(32), 0))
    table = msgspec.structs.replace(await rig.lobby(), game=game, rules=rules, state=state)
    known = painter(game).lenses(table.seen_by(None))
    offers = dict(lenses.offered(table, "", voice, ()))
    assert list(offers.values()) == list(known)
    for name, lens in offers.items():
        assert lenses.meant(table, f" {name.upper()} ", WORDS.voices) == lens
        assert lens in [each for _, each in lenses.offered(table, name, WORDS.say_in(), WORDS.voices)]
    assert lenses.meant(table, "nowhere", WORDS.voices) == "nowhere"


async def test_parts_of_a_map_are_told_apart_by_their_signs(rig: Rig) -> None:
    """As they are offered, and as anybody may type the cell in the middle of another one."""
    game = "hunters_and_gatherers"
    state = SCENES["all-91"].state
    table = msgspec.structs.replace(await rig.lobby(), game=game, rules=GAMES[game], state=state)
    known = painter(game).lenses(table.seen_by(None))
    turned = {",".join(str(-int(number)) for number in lens.split(",")) for lens in known if "," in lens}
    assert turned - {"0,0"}
    for lens in (*known, *turned):
        assert lenses.meant(table, lens, WORDS.voices) == lens
