"""Standing orders: the choices of their menus, one by itself, and all that stands."""

import pytest

from bot.words.contract import Say
from bot.words.limits import LABEL, PLACEHOLDER, length
from bot.words.risk_mgs.menus import group, pick
from bot.words.risk_mgs.orders import standing, told
from engine.contract import ORDER, Move
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.reactions import ANSWERS, CONDITIONS
from engine.risk_mgs.state import State
from tests.bot.words.risk_mgs.tables import views
from tests.engine.risk_mgs.rules.test_setting_up import begun
from tests.engine.risk_mgs.table import after, at

LAND = {"egypt": "0.7", "japan": "1.2"}


def chosen(say: Say, state: State, picked: str, choice: str) -> str:
    return pick(say, state, 0, (ORDER, *picked.split()), choice)


@pytest.mark.parametrize(
    ("picked", "choice", "words"),
    [
        ("", "defence", "Dice in defence"),
        ("", "defence-at", "Dice in defence of one territory"),
        ("", "escape", "Where EVA escapes to"),
        ("", "wish", "Wishes for the set-up"),
        ("", "octocamo", "When to answer with OctoCamo"),
        ("defence", "max", "most dice allowed (now)"),
        ("defence", "min", "as few dice as possible"),
        ("defence", "max-from", "most dice, if there are enough armies"),
        ("defence max-from", "3", "most dice with 3 armies or more, else as few as possible"),
        ("defence-at", "egypt", "Egypt"),
        ("defence-at egypt", "min", "as few dice as possible"),
        ("defence-at egypt", "default", "as everywhere else (now)"),
        ("claymore", "never", "never"),
        ("claymore", "ask", "ask me, for at most 8 hours; a pause tells the others that I hold an answer"),
        (
            "claymore",
            "auto",
            "by itself: against 4 or more armies, at your headquarters, in a city or with your boss (now)",
        ),
        ("escape", "+egypt", "Egypt: escape there first"),
        ("wish", "first-boss", "first boss"),
        ("wish claim", "+egypt", "Egypt: first wish"),
        ("wish place", "+rest", "all others by themselves: first wish"),
        ("wish factions", "+werewolf", "Werewolf: first wish"),
        ("wish first-boss", "+vamp", "Vamp: first wish"),
    ],
)
def test_choices(say: Say, picked: str, choice: str, words: str) -> None:
    assert chosen(say, begun(3, "command_room"), picked, choice) == words


def test_what_is_ordered_now_is_marked(say: Say) -> None:
    state = at(LAND)
    for order in ("defence max-from 3", "defence-at egypt min", "claymore ask", "octocamo auto-if any 2"):
        state = after(state, f"order {order}", seat=0)
    marked = {
        (*picked.split(), choice)
        for picked, choices in {
            "defence": ("max", "min", "max-from"),
            "defence max-from": ("2", "3", "4"),
            "defence-at egypt": ("max", "min", "default"),
            "defence-at congo": ("max", "min", "default"),
            "claymore": ("never", "auto", "ask"),
            "octocamo": ("never", "auto", "ask"),
        }.items()
        for choice in choices
        if chosen(say, state, picked, choice).endswith(" (now)")
    }
    assert marked == {
        ("defence", "max-from", "3"),
        ("defence-at", "egypt", "min"),
        ("defence-at", "congo", "default"),
        ("claymore", "ask"),
    }


def test_changes_of_a_list_tell_how_it_is_now(say: Say) -> None:
    state = begun(3, "command_room")
    for order in ("claim brazil,egypt", "place egypt:3", "first-boss vamp@egypt"):
        state = after(state, f"order wish {order}", seat=0)
    state = after(state, "order escape congo", seat=0)
    assert chosen(say, state, "wish claim", "+peru") == "Peru: wish for it, after Egypt"
    assert chosen(say, state, "wish claim", "-brazil") == "Brazil: take it off the list"
    assert chosen(say, state, "wish claim", "-") == "Empty the list (2 wishes)"
    assert chosen(say, state, "wish place", "+peru:1") == "Peru: 1 army: wish for it, after Egypt: 3 armies"
    assert chosen(say, state, "wish first-boss", "+eva") == "EVA: wish for it, after Vamp in Egypt"
    assert chosen(say, state, "escape", "+peru") == "Peru: escape there, after Congo"
    assert chosen(say, state, "escape", "-") == "Empty the list (1 wish)"


@pytest.mark.parametrize(
    ("order", "words"),
    [
        ("defence max", "In defence: most dice allowed"),
        ("defence max-from 3", "In defence: most dice with 3 armies or more, else as few as possible"),
        ("defence-at egypt min", "In defence of Egypt: as few dice as possible"),
        ("defence-at egypt default", "In defence of Egypt: as everywhere else"),
        ("octocamo never", "OctoCamo: never"),
        ("octocamo auto", "OctoCamo: by itself: outnumbered by 1 or more, at your headquarters or in a zone you hold"),
        ("octocamo auto-if city+boss 3", "OctoCamo: by itself: outnumbered by 3 or more, with your boss or in a city"),
        ("octocamo auto-if any 3", "OctoCamo: by itself: outnumbered by 3 or more"),
        ("smoke_grenade auto-if any 6", "Smoke Grenade: by itself: against a die of 6 or more"),
        ("compress auto", "Compress: by itself: against any loss, if your last army would fall"),
        (
            "chaff_grenade auto-if me 2000",
            "Chaff Grenade: by itself: against cards for 2,000 points or more, aimed at you",
        ),
        ("escape egypt,congo", "EVA escapes to: Egypt, Congo"),
        ("escape -", "EVA escapes to: nothing"),
        ("escape +egypt", "EVA escapes to: Egypt at the end of the list"),
        ("wish claim +egypt,congo", "Wishes, territories to claim: Egypt, Congo at the end of the list"),
        ("wish claim -egypt", "Wishes, territories to claim: Egypt off the list"),
        ("wish place egypt:3,rest", "Wishes, armies to place: Egypt: 3 armies, all others by themselves"),
        ("wish first-boss vamp@egypt,eva", "Wishes, first boss: Vamp in Egypt, EVA"),
        ("wish factions werewolf", "Wishes, factions: Werewolf"),
        ("wish headquarters egypt", "Wishes, headquarters: Egypt"),
    ],
)
def test_one_order_by_itself(say: Say, order: str, words: str) -> None:
    assert told(say, tuple(order.split())) == words


@pytest.mark.parametrize("design", ANSWERS)
def test_every_condition_of_a_card_has_words(say: Say, design: str) -> None:
    places = CONDITIONS[design].places
    texts = {told(say, (design, "auto-if", place, "2")) for place in places}
    assert len(texts) == len(places)
    assert all(length(pick(say, at(), 0, (ORDER, design), policy)) <= LABEL for policy in ("never", "auto", "ask"))


def test_what_stands(say: Say) -> None:
    state = at(LAND, shop=[["compress"]])
    assert standing(say, state, 0) == [
        "In defence: most dice allowed",
        "Compress: by itself: against any loss, if your last army would fall",
    ]
    for order in ("defence min", "defence-at egypt max-from 3", "claymore ask", "escape +egypt", "escape +congo"):
        state = after(state, f"order {order}", seat=0)
    assert standing(say, state, 0) == [
        "In defence: as few dice as possible",
        "In defence of Egypt: most dice with 3 armies or more, else as few as possible",
        "Claymore: ask me, for at most 8 hours; a pause tells the others that I hold an answer",
        "Compress: by itself: against any loss, if your last army would fall",
        "EVA escapes to: Egypt, Congo",
    ]


def test_wishes_stand_while_they_can_still_come_true(say: Say) -> None:
    state = begun(3, "command_room", seat_order=[0, 1, 2])
    state = after(state, "order wish headquarters peru", "order wish claim egypt,congo", seat=2)
    assert standing(say, state, 2)[1:] == [
        "Wishes, headquarters: Peru",
        "Wishes, territories to claim: Egypt, Congo",
    ]
    placed = after(state, "headquarters alaska", "headquarters japan")
    assert placed.step == "claim"
    assert standing(say, placed, 2)[1:] == ["Wishes, territories to claim: Egypt, Congo"]


def test_headings(say: Say) -> None:
    state = begun(3, "command_room")

    def heading(picked: str, choice: str) -> str:
        return group(say, state, 0, (ORDER, *picked.split()), choice)

    assert heading("", "defence") == "What to order"
    assert heading("defence", "max") == "How"
    assert heading("wish", "claim") == "Wishes for what"
    assert heading("wish first-boss", "+vamp") == "Put on the list"
    assert heading("wish claim", "+egypt") == heading("wish place", "+egypt:2") == "Europe and Africa"
    assert heading("defence-at", "peru") == "North and South America"
    assert heading("wish claim", "-egypt") == heading("wish claim", "-") == "Take off the list"


def test_all_orders_that_are_offered_have_short_and_different_words(say: Say) -> None:
    for seat, state in views(40):
        labels: dict[Move, set[str]] = {}
        picks: dict[Move, set[str]] = {}
        for move in GAME.moves(state, seat, (ORDER,)):
            assert told(say, move[1:])
            for at_pick in range(1, len(move)):
                picked, choice = move[:at_pick], move[at_pick]
                if choice not in picks.setdefault(picked, set()):
                    label = pick(say, state, seat, picked, choice)
                    assert 0 < length(label) <= LABEL
                    assert 0 < length(group(say, state, seat, picked, choice)) <= PLACEHOLDER
                    picks[picked].add(choice)
                    labels.setdefault(picked, set()).add(label)
        assert all(len(labels[picked]) == len(picks[picked]) for picked in picks)
