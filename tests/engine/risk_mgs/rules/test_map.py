"""Section 1: components and the map."""

from engine.risk_mgs.board import cities_of, headquarters_of
from engine.risk_mgs.facts import BOSSES, OBJECTIVES, REWARDS, SHOP_CARDS, STARS, TERRITORY_OF
from engine.risk_mgs.world import ADJACENT, BORDERS, BOW, DOCKS, NAMES, NUMBERS, SHIP, WORLD, ZONES
from tests.engine.risk_mgs.table import after, at, data, played, texts


def test_m1_42_territories_in_six_zones_and_a_ship_of_three() -> None:
    sizes = {zone.id: len(zone.territories) for zone in ZONES}

    assert sizes == {
        "north_america": 9,
        "south_america": 4,
        "europe": 7,
        "africa": 6,
        "asia": 12,
        "australia": 4,
        "outer_haven": 3,
    }
    assert len(NAMES) == len(set(NAMES)) == 45
    assert sorted(place for zone in ZONES for place in zone.territories) == list(range(45))


def test_m2_83_borders_of_which_25_by_sea() -> None:
    assert len({frozenset((border.a, border.b)) for border in BORDERS}) == 83
    assert sum(border.sea for border in BORDERS) == 25
    for dock in DOCKS:
        beside = ADJACENT[dock]
        assert all(one in beside[other] for one in range(45) for other in beside[one])
    assert "attack alaska kamchatka 1" in texts(at({"alaska": "0.2"}))


def test_m3_bonuses_of_zones() -> None:
    bonus = {zone.id: zone.bonus for zone in ZONES}

    assert bonus == {
        "africa": 3,
        "australia": 2,
        "outer_haven": 1,
        "north_america": 5,
        "south_america": 2,
        "europe": 5,
        "asia": 7,
    }


def test_m4_the_bow_touches_the_deck_and_the_dock_and_nothing_else() -> None:
    bow, deck, stern = SHIP
    for dock, land in DOCKS.items():
        assert ADJACENT[dock][bow] == (land, deck)
        assert ADJACENT[dock][deck] == (bow, stern)
        assert ADJACENT[dock][stern] == (deck,)
        assert [place for place in WORLD if BOW in ADJACENT[dock][place]] == [land]


def test_m5_six_docks() -> None:
    assert [NAMES[place] for place in DOCKS.values()] == [
        "western_united_states",
        "argentina",
        "great_britain",
        "south_africa",
        "siberia",
        "western_australia",
    ]


def test_m6_whoever_controls_the_territory_controls_city_and_headquarters() -> None:
    territories = {"alberta": "0.4", "ontario": "1.1", "iceland": "1.2"}
    state = at(territories, hq=("alaska", "ontario", "peru"))
    assert NUMBERS["ontario"] in state.cities

    taken = after(state, "attack alberta ontario 3", dice=(6, 6, 6, 1))
    assert taken.cities == state.cities
    assert [each.headquarters for each in taken.seats] == [each.headquarters for each in state.seats]
    assert cities_of(taken, 0) == [NUMBERS["ontario"]]
    assert headquarters_of(taken, 0) == [1]


def test_m7_numbers_of_pieces_never_limit_play() -> None:
    state = at({"alaska": "0.5", "iceland": "1.2"}, step="recruit", course={"armies": 500, "paid_armies": 500})

    _, events = played(state, "deploy 500 alaska")
    assert data(events, "collected")["gained"] == 500_000


def test_m8_cards_bosses_objectives_and_rewards() -> None:
    assert len(STARS) == 42
    assert set(STARS.values()) == {1, 2}
    assert set(TERRITORY_OF.values()) == {NAMES[place] for place in WORLD}
    assert len(SHOP_CARDS) == 40
    assert len(BOSSES) == 8
    assert sorted(each.rank for each in OBJECTIVES.values()) == ["major"] * 6 + ["minor"] * 6
    assert sorted(each.rank for each in REWARDS.values()) == ["major"] * 4 + ["minor"] * 4
