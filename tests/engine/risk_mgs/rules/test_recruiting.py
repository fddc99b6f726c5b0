"""Sections 5 and 6: recruiting and Drebin Points."""

from engine.risk_mgs.facts import ARMIES_FOR_STARS
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.recruiting import recruits
from tests.engine.risk_mgs.table import after, armies, at, data, played, refused, texts

LAND = {"alaska": "0.5", "alberta": "0.1", "iceland": "1.2", "greenland": "2.2"}


def test_c1_territories_cities_zones_and_headquarters() -> None:
    africa = ("north_africa", "egypt", "east_africa", "congo", "south_africa", "madagascar")
    state = at(dict.fromkeys(africa, "0.1") | {"oh_bow": "0.1", "iceland": "1.2"}, hq=("egypt", "congo", "peru"))
    found = recruits(state, 0)

    assert (found.territories, found.cities, found.ground) == (7, 2, 3)
    assert found.zones == {"africa": 3}
    assert found.headquarters == (0, 1)
    assert found.armies == 3 + 3 + 2


def test_c2_one_set_of_2_to_10_stars_before_the_first_army() -> None:
    assert ARMIES_FOR_STARS == {2: 2, 3: 4, 4: 7, 5: 10, 6: 13, 7: 17, 8: 21, 9: 25, 10: 30}
    state = at(LAND, step="recruit", course={"armies": 3, "paid_armies": 3}, stars=[[1, 1, 2]])

    assert [text for text in texts(state) if text.startswith("stars")] == [
        "stars 1+1",
        "stars 2",
        "stars 1+2",
        "stars 1+1+2",
    ]
    assert refused(state, "stars 1") == "bad-stars"
    traded = after(state, "stars 1+2")
    assert traded.course.armies == 7
    assert traded.territory_discards == (state.seats[0].territory_cards[0], state.seats[0].territory_cards[2])
    assert not any(text.startswith("stars") for text in texts(traded))
    assert refused(after(state, "deploy 1 alaska"), "stars 2") == "bad-stars"


def test_c2_cards_may_be_named() -> None:
    state = at(LAND, step="recruit", course={"armies": 3}, stars=[[1, 2]])
    one, two = state.seats[0].territory_cards

    assert after(state, f"stars {two} {one}") == after(state, "stars 1+2")


def test_c3_armies_of_reward_and_bosses() -> None:
    territories = {"alaska": "0.5@rat_patrol", "iceland": "1.2", "greenland": "2.2"}
    state = at(territories, active=2, step="maneuver", rest=1, rewards=[["two_armies"]])
    begun, events = played(state, "done", dice=(1,))

    assert data(events, "recruits")["extra"] == {"reward": 2}
    assert data(events, "recruits")["placed"] == {"alaska": 1}
    assert begun.course.armies == 3 + 1 + 2
    assert armies(begun, "alaska") == [6]


def test_c4_all_are_deployed_freely_in_own_territories_the_ship_included() -> None:
    state = at(LAND | {"oh_bow": "0.1"}, step="recruit", course={"armies": 4, "paid_armies": 4})
    assert refused(state, "deploy 5 alaska") == "too-few-armies"
    assert refused(state, "deploy 1 iceland") == "not-yours"
    assert refused(state, "deploy 1 atlantis") == "no-such-territory"
    state = after(state, "deploy 3 bow")
    assert (state.step, state.course.armies) == ("recruit", 1)

    assert armies(after(state, "deploy 1 alberta"), "oh_bow", "alberta") == [4, 2]


def test_d1_a_thousand_for_each_army_that_counts() -> None:
    state = at(LAND, step="recruit", course={"armies": 9, "paid_armies": 6}, points=[500])
    _, events = played(state, "deploy 9 alaska")

    assert data(events, "collected") == {"seat": 0, "armies": 6, "extra": {}, "gained": 6000, "points": 6500}


def test_d2_points_are_public_and_nothing_can_be_given_away() -> None:
    state = at(LAND, points=[1000, 2000, 3000])
    assert [seat["points"] for seat in GAME.show(GAME.seen_by(state, None))["seats"]] == [1000, 2000, 3000]
    assert refused(state, "give 1000 1") == "bad-syntax"
