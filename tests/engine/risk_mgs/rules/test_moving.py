"""Sections 13 and 14: maneuvers and Territory cards."""

from msgspec.structs import replace

from tests.engine.risk_mgs.table import after, armies, at, data, phase, played, refused, texts

CHAIN = {"middle_east": "0.5", "egypt": "0.1", "north_africa": "0.1", "western_europe": "0.1", "iceland": "1.2"}


def test_n1_along_a_chain_of_own_territories_and_one_stays() -> None:
    state = at(CHAIN, step="maneuver", course={"maneuvers": 1})
    moved, events = played(state, "maneuver middle_east western_europe 4")

    assert data(events, "moved")["armies"] == 4
    assert moved.active == 1
    assert refused(state, "maneuver middle_east western_europe 5") == "too-few-armies"
    assert refused(state, "maneuver middle_east iceland 1") == "not-yours"
    assert after(state, "done").active == 1


def test_n2_sea_lines_and_the_bow_connect() -> None:
    sea = {"brazil": "0.4", "north_africa": "0.1", "iceland": "1.2"}
    assert "maneuver brazil north_africa 3" in texts(at(sea, step="maneuver", course={"maneuvers": 1}))
    ship = {"argentina": "0.4", "oh_bow": "0.1", "iceland": "1.2"}
    assert "maneuver argentina oh_bow 3" in texts(at(ship, step="maneuver", course={"maneuvers": 1}, dock=2))


def test_n3_several_maneuvers_one_after_another_with_the_same_armies() -> None:
    state = at(CHAIN, step="maneuver", course={"maneuvers": 2})
    state = after(state, "maneuver middle_east egypt 4")
    assert (phase(state), state.active) == ("maneuver", 0)

    assert armies(after(state, "maneuver egypt north_africa 4"), "middle_east", "egypt", "north_africa") == [1, 1, 5]


def test_n4_snake_passes_through_the_world_but_not_through_others_ships() -> None:
    land = {"middle_east": "0.5@solid_snake", "peru": "0.1", "oh_stern": "0.1", "iceland": "1.2"}
    state = at(land, step="maneuver", course={"maneuvers": 1})
    assert texts(state, "maneuver") == [f"maneuver middle_east peru {number} solid_snake" for number in (1, 2, 3, 4)]
    aboard = at(land | {"oh_bow": "0.1", "oh_deck": "0.1"}, step="maneuver", course={"maneuvers": 1})
    assert "maneuver middle_east oh_stern 1 solid_snake" in texts(aboard)
    jam = [{"design": "nanomachine_jammer", "seat": 1, "boss": "solid_snake"}]
    jammed = at(land, step="maneuver", course={"maneuvers": 1}, lasting=jam)
    assert texts(jammed, "maneuver") == []


def test_k1_one_card_for_conquests_none_with_an_objective() -> None:
    def cards(**course: bool) -> int:
        state = after(at(CHAIN, step="maneuver", course={"maneuvers": 1, **course}), "done")
        return len(state.seats[0].territory_cards)

    assert cards() == 0
    assert cards(conquered=True) == 1
    assert cards(conquered=True, took_objective=True) == 0


def test_k1_conquering_from_neutrals_counts() -> None:
    state = at(CHAIN | {"india": "n.1"})
    state = after(state, "attack middle_east india 3", "move 4", dice=(6, 6, 6, 1))

    assert state.course.conquered


def test_k2_the_discards_become_the_deck_when_a_card_is_due() -> None:
    state = at(CHAIN, step="maneuver", course={"maneuvers": 1, "conquered": True})
    state = replace(state, territory_deck=(), territory_discards=state.territory_deck)
    state, events = played(state, "done")

    assert data(events, "shuffled") == {"cards": 42}
    assert (len(state.territory_deck), state.territory_discards) == (41, ())
    (order,) = [event for event in events if event.code == "deck"]
    assert order.seats == (), "nobody knows it"
