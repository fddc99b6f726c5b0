"""What happened becomes marks: attacks with their outcome, changes of armies, land that changed hands."""

import pytest

from engine.contract import Event
from engine.risk_mgs.world import NAMES, NUMBERS
from render.risk_mgs.marking import Arrow, Marking
from render.risk_mgs.news import changed_hands, marking_of, newest_turn
from tests.render.risk_mgs.map_scenes import TURN, WAR, attacked, conquered, event, fought
from tests.render.risk_mgs.panel_scenes import MODES, moves


def arrows(news: tuple[Event, ...]) -> dict[tuple[str, str], Arrow]:
    return {(NAMES[arrow.source], NAMES[arrow.target]): arrow for arrow in marking_of(news).arrows}


def test_an_attack_is_told_once_with_all_its_losses() -> None:
    found = arrows(WAR)
    assert set(found) == {("egypt", "east_africa"), ("egypt", "southern_europe")}
    won, held = found["egypt", "east_africa"], found["egypt", "southern_europe"]
    assert (won.outcome, won.label, won.seat) == ("taken", "–1/–3", 0)
    assert (held.outcome, held.label) == ("held", "–2/–0")
    assert not won.planned


def test_an_attack_that_was_not_yet_rolled_has_no_losses() -> None:
    assert arrows((TURN, attacked("egypt", "congo")))["egypt", "congo"].label == ""


def test_territories_that_changed_hands_are_marked_for_all_turns() -> None:
    earlier = (event("turn", seat=2, round=1), attacked("ural", "siberia", 2), conquered("siberia", 2))
    states = marking_of((*earlier, *WAR)).states
    assert states == {NUMBERS["siberia"]: "news", NUMBERS["east_africa"]: "news"}
    assert ("ural", "siberia") not in arrows((*earlier, *WAR))


def test_claims_count_as_changes_of_hands_and_places_at_random_do_not() -> None:
    placed = event("placed", seat=1, kind="claim", territory="japan", armies=1)
    assert changed_hands([placed]) == [NUMBERS["japan"]]
    assert changed_hands([event("placed", seat=1, kind="rest", territory="", armies=9)]) == []


def test_a_turn_that_has_just_begun_does_not_hide_the_one_before() -> None:
    begun = (*WAR, event("turn", seat=1, round=2), event("recruits", seat=1, armies=3))
    assert newest_turn(begun) == WAR
    assert arrows(begun) == arrows(WAR)
    acted = (*begun, event("deployed", seat=1, territory="brazil", armies=3, left=0))
    assert newest_turn(acted) == acted[len(WAR) :]
    assert newest_turn((TURN,)) == ()
    assert newest_turn(()) == ()


def test_armies_that_come_and_go_are_counted_up() -> None:
    news = (
        event("deployed", seat=0, territory="egypt", armies=5, left=3),
        event("deployed", seat=0, territory="egypt", armies=3, left=0),
        event("armies-removed", seat=0, territory="china", armies=2, most=2),
        event("armies-added", seat=0, territories={"egypt": 1, "congo": 2}),
    )
    assert marking_of(news).changes == {NUMBERS["egypt"]: 9, NUMBERS["china"]: -2, NUMBERS["congo"]: 2}


def test_maneuvers_are_thin_arrows_with_their_number() -> None:
    moved = event("moved", seat=2, source="ural", target="china", armies=7, boss=None)
    arrow = arrows((moved,))["ural", "china"]
    assert (arrow.outcome, arrow.label, arrow.seat) == ("moved", "7", 2)


def test_the_action_is_where_the_newest_arrow_ends() -> None:
    focus = [NAMES[place] for place in marking_of(WAR).focus]
    assert focus == ["southern_europe", "egypt", "east_africa"]
    assert marking_of((conquered("siberia"),)).focus == (NUMBERS["siberia"],)
    assert Marking().focus == ()


@pytest.mark.parametrize("mode", MODES)
def test_all_that_real_games_tell_can_be_marked(mode: str) -> None:
    steps = moves(mode, 4)
    told = 0
    for start in range(0, len(steps), 12):
        news = tuple(each for step in steps[start : start + 12] for each in step.events)
        marking = marking_of(news)
        told += len(marking.arrows)
        attacks = {(each.data["source"], each.data["target"]) for each in newest_turn(news) if each.code == "attacked"}
        assert attacks <= {(NAMES[arrow.source], NAMES[arrow.target]) for arrow in marking.arrows}
    assert told > 10


def test_an_attack_over_two_messages_keeps_its_losses() -> None:
    """The declaration was told before; what comes now still shows where it was fought."""
    news = (fought("egypt", "congo", (1, 1)), conquered("congo"))
    assert marking_of(news).states == {NUMBERS["congo"]: "news"}
