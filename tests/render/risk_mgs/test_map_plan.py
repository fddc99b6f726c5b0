"""The move being built: what is marked at each of its picks, and what the board would become."""

import pytest
from msgspec.structs import replace

from engine.contract import Move
from engine.risk_mgs.facts import BOSS_IDS
from engine.risk_mgs.state import Battle
from engine.risk_mgs.world import NAMES, NUMBERS
from render.risk_mgs.marking import Arrow, Marking
from render.risk_mgs.plan import as_planned, planned
from tests.render.risk_mgs.map_scenes import BATTLE, BOARD, scene
from tests.render.risk_mgs.panel_scenes import moves

EGYPT, CONGO, EUROPE = (NUMBERS[name] for name in ("egypt", "congo", "southern_europe"))
FOUGHT = replace(BOARD, battle=Battle(EGYPT, EUROPE, 3, stage="conquest"))


def plan(*picked: str, choices: tuple[str, ...] = ()) -> Marking:
    return planned(scene(BOARD, picked=picked, choices=choices))


def test_choices_and_picks_are_told_apart() -> None:
    states = plan("attack", "egypt", choices=("southern_europe", "north_africa")).states
    assert states == {EGYPT: "picked", EUROPE: "choice", NUMBERS["north_africa"]: "choice"}


def test_words_and_numbers_mark_nothing() -> None:
    assert plan(choices=("attack", "series", "done")).states == {}
    assert plan("deploy", "egypt", choices=("1", "2", "3")).docks == frozenset()


@pytest.mark.parametrize(
    ("move", "label"),
    [
        (BATTLE, "3 dice"),
        (("attack", "egypt", "southern_europe", "1"), "1 die"),
        (("series", "egypt", "southern_europe", "4"), "until 4 left"),
        (("series", "egypt", "southern_europe", "odds"), "while favoured"),
    ],
)
def test_an_attack_is_an_arrow_with_its_dice(move: Move, label: str) -> None:
    (arrow,) = plan(*move).arrows
    assert arrow == Arrow(EGYPT, EUROPE, 0, "held", label, planned=True)


def test_the_arrow_is_there_before_the_dice_are_chosen() -> None:
    (arrow,) = plan("attack", "egypt", "southern_europe", choices=("1", "2", "3")).arrows
    assert arrow.label == ""


def test_deployed_and_placed_armies_are_added() -> None:
    assert plan("deploy", "egypt", "3").changes == {EGYPT: 3}
    assert plan("claim", "egypt").changes == {EGYPT: 1}
    assert plan("place", "rest").changes == {}
    assert plan("deploy", "egypt").changes == {}


def test_a_maneuver_takes_from_one_and_gives_to_the_other() -> None:
    marking = plan("maneuver", "egypt", "congo", "4", "alone")
    assert marking.changes == {EGYPT: -4, CONGO: 4}
    assert marking.arrows == (Arrow(EGYPT, CONGO, 0, "moved", "4", planned=True),)


def test_cards_that_move_armies_are_maneuvers_and_others_are_not() -> None:
    moving = plan("card", "stealth_camouflage", "egypt", "congo", "2")
    assert [arrow.outcome for arrow in moving.arrows] == ["moved"]
    assert moving.changes == {EGYPT: -2, CONGO: 2}
    other = plan("card", "mantis_doll", "southern_europe", "egypt")
    assert other.arrows == ()
    assert set(other.states) == {EUROPE, EGYPT}


def test_an_open_battle_is_shown_and_its_conquest_too() -> None:
    (arrow,) = planned(scene(FOUGHT)).arrows
    assert (arrow.source, arrow.target, arrow.outcome, arrow.planned) == (EGYPT, EUROPE, "taken", False)
    marking = planned(scene(FOUGHT, picked=("move", "5")))
    assert marking.changes == {EGYPT: -5, EUROPE: 5}
    assert marking.arrows[0].planned
    rolled = replace(BOARD, battle=Battle(EGYPT, EUROPE, 3, stage="cards"))
    assert planned(scene(rolled)).arrows[0].outcome == "held"


def test_docks_are_marked_for_the_ship_alone() -> None:
    assert plan("sail", choices=("2", "5")).docks == {2, 5}
    assert plan("card", "helm_override", choices=("3",)).docks == {3}
    assert plan("stars", choices=("2", "3")).docks == frozenset()


def test_bosses_are_marked_where_they_stand() -> None:
    assert plan("pay", choices=("vamp",)).states == {EGYPT: "choice"}
    assert plan("dismiss", "vamp").states == {EGYPT: "picked"}
    assert plan("hire", choices=("raiden",)).states == {}


@pytest.mark.parametrize("pick", ["egypt", "+egypt", "-egypt", "+egypt:3"])
def test_wishes_are_marked(pick: str) -> None:
    assert plan("order", "wish", "claim", choices=(pick,)).states == {EGYPT: "choice"}


def test_the_board_shows_ships_bosses_headquarters_and_airfields_as_planned() -> None:
    assert as_planned(BOARD, ("sail", "5")).dock == 5
    assert as_planned(BOARD, ("card", "helm_override", "4")).dock == 4
    hired = as_planned(BOARD, ("hire", "raiden", "congo"))
    assert hired.bosses[BOSS_IDS.index("raiden")] == CONGO
    assert as_planned(BOARD, ("headquarters", "congo")).seats[0].headquarters == CONGO
    assert (CONGO, 0) in as_planned(BOARD, ("airfield", "congo")).airfields


@pytest.mark.parametrize("move", [(), ("done",), ("sail",), ("deploy", "egypt", "3"), BATTLE, ("hire", "raiden")])
def test_other_picks_leave_the_board_as_it_is(move: Move) -> None:
    assert as_planned(BOARD, move) == BOARD


def test_every_first_word_of_real_moves_can_be_marked() -> None:
    words = set()
    for step in moves("world_conquest", 4):
        words.add(step.move[0])
        for count in range(1, len(step.move) + 1):
            marking = planned(scene(step.before, picked=step.move[:count]))
            named = {pick for pick in step.move[1:count] if pick in NUMBERS}
            assert named <= {NAMES[place] for place in marking.states}
            as_planned(step.before, step.move[:count])
    assert len(words) > 12
