"""The private picture: everything its owner holds and nothing of anybody else."""

from collections.abc import Iterable
from io import BytesIO
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.risk_mgs.facts import DESIGNS, OBJECTIVES, REWARDS, SHOP_CARDS, TERRITORY_CARDS
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NAMES as TERRITORIES
from render import letters
from render.risk_mgs import cards, hand
from tests.engine.risk_mgs.table import at
from tests.render.languages import ENGLISH, LANGUAGES, voice
from tests.render.pictures import unlike
from tests.render.risk_mgs.panel_scenes import MODES, NAMES, WIDE, Written, samples, scene, witness

TABLE = at(
    points=[2000, 9000],
    stars=[[2, 1], [1, 1, 1]],
    shop=[["javelin", "javelin", "air_strike", "octocamo"], ["rations", "compress"]],
    objectives=[["control_europe"], ["control_18_territories"]],
    rewards=[["second_boss"], ["two_armies"]],
    orders=[["defence min"], ["claymore never"]],
)
FULL = replace(
    TABLE,
    seats=(
        replace(
            TABLE.seats[0],
            shop_cards=SHOP_CARDS,
            territory_cards=TERRITORY_CARDS,
            objectives=tuple(OBJECTIVES),
            rewards=tuple(REWARDS),
            orders=replace(TABLE.seats[0].orders, defence_at=dict.fromkeys(range(len(TERRITORIES)), -1)),
        ),
        *TABLE.seats[1:],
    ),
)


def written(state: State, viewer: int, names: tuple[str, ...] = NAMES, language: str = ENGLISH) -> list[Written]:
    with witness() as texts:
        hand.compose(scene(state, viewer=viewer, names=names, language=language), viewer)
    return texts


def said(state: State, viewer: int) -> str:
    return " ".join(text.text for text in written(state, viewer))


def test_spectators_hold_nothing() -> None:
    assert hand.paint(scene(TABLE)) is None


def test_the_picture_is_an_opaque_file_of_known_width() -> None:
    file = hand.paint(scene(TABLE, viewer=0))
    assert file is not None
    image = Image.open(BytesIO(file))
    assert (image.format, image.mode, image.width) == ("PNG", "P", hand.WIDTH)
    assert "transparency" not in image.info
    assert file == hand.paint(scene(replace(TABLE), viewer=0))


def test_all_that_is_held_is_told() -> None:
    text = said(TABLE, 0)
    for part in (
        *("Ann", "Praying Mantis", "2,000 points", "3 stars: 4 armies", "Javelin Missile ×2", "Air Strike", "OctoCamo"),
        *("Control Europe", "2nd Boss", "In defence: as few dice as possible", "start of your turn", "4,000"),
    ):
        assert part in text


def test_nothing_of_the_others_is_told() -> None:
    text = said(TABLE, 0)
    for part in ("Rations", "Compress", "9,000", "Control 18 Territories", "2 Armies", "Claymore", "Chloé"):
        assert part not in text
    assert "Rations" in said(TABLE, 1)


def test_other_hands_and_decks_leave_no_trace() -> None:
    first, second, third = TABLE.seats
    other = replace(
        TABLE,
        seats=(
            first,
            replace(second, shop_cards=third.shop_cards, territory_cards=TABLE.territory_deck[:3], orders=first.orders),
            third,
        ),
        shop_deck=TABLE.shop_deck[::-1],
        territory_deck=TABLE.territory_deck[::-1],
    )
    assert hand.paint(scene(other, viewer=0)) == hand.paint(scene(TABLE, viewer=0))
    assert hand.paint(scene(other, viewer=1)) != hand.paint(scene(TABLE, viewer=1))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_in_any_phase(mode: str, language: str) -> None:
    for state in samples(mode, 3):
        check_whole(written(state, state.active, language=language))


def check_whole(texts: Iterable[Written], names: tuple[str, ...] = NAMES) -> None:
    for text in texts:
        assert letters.ELLIPSIS not in text.text or text.text[:3] in {name[:3] for name in names}, text
        assert 0 <= text.box[0] < text.box[2] <= hand.WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_of_everything_fits(language: str) -> None:
    texts = written(FULL, 0, WIDE, language)
    check_whole(texts, WIDE)
    assert len([text for text in texts if text.text.startswith("3,000")]) > 1
    image = hand.compose(scene(FULL, viewer=0), 0)
    assert image.width == hand.WIDTH
    assert image.height < 8000


def test_cards_that_cannot_be_paid_for_have_a_cross() -> None:
    rich, poor = (cards.shop_card(scene(TABLE), "air_strike", 1, points) for points in (4000, 3000))
    corner = (cards.SHOP_CARD[0] - 180, 10, cards.SHOP_CARD[0], 60)
    assert unlike(rich.crop(corner), poor.crop(corner)) > 2


@pytest.mark.parametrize("design", DESIGNS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_whole_text(design: str, language: str) -> None:
    with witness() as texts:
        cards.shop_card(scene(TABLE, language=language), design, 2, 9000)
    assert not any(letters.ELLIPSIS in text.text for text in texts)
    whole = voice(language)(f"risk_mgs-card-text-{design.replace('_', '-')}")
    assert unspaced(texts[3:]) == whole.replace(" ", "")
    for text in texts:
        assert 0 <= text.box[0] < text.box[2] <= cards.SHOP_CARD[0]
        assert 0 <= text.box[1] < text.box[3] <= cards.SHOP_CARD[1]


def unspaced(texts: Iterable[Written]) -> str:
    return "".join(text.text for text in texts).replace(" ", "")


@pytest.mark.parametrize("card", TERRITORY_CARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_territory_card_has_its_whole_name(card: str, language: str) -> None:
    with witness() as texts:
        cards.territory_card(scene(TABLE, language=language), card)
    name = voice(language)(f"risk_mgs-territory-{card[3:].replace('_', '-')}")
    assert unspaced(texts) == name.replace(" ", "")


def test_stars_are_worth_armies() -> None:
    def worth(*stars: int) -> str:
        held: Any = [list(stars)]
        return said(at(stars=held), 0)

    assert "1 star" in worth(1)
    assert "armies" not in worth(1).split("Shop")[0]
    assert "10 stars: 30 armies" in worth(2, 2, 2, 2, 2)
    # C2: no more than ten may be turned in at once.
    assert "11 stars: 30 armies" in worth(2, 2, 2, 2, 2, 1)
