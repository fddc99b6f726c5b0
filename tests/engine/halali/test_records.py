"""NOTATION section 5: game records, written and read."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from engine.chance import Scripted, Seeded
from engine.contract import RESIGN, Ply, Unreadable
from engine.halali.game import HALALI
from engine.halali.record_reader import LONGEST, read_records
from engine.halali.state import State
from tests.engine.halali.table import at, mover
from tests.engine.random_play import start, steps

WHOLE_GAME = (Path(__file__).parents[1] / "data" / "record.txt").read_text()
NAMES = {"Blue": "Ann", "Brown": "Ben"}


def _recorded(state: State, *texts: str, tags: Mapping[str, str] = NAMES) -> str:
    plies, now = [], state
    for text in texts:
        seat = mover(now)
        move = HALALI.parse(now, seat, text)
        now, events = HALALI.play(now, seat, move, Scripted(HALALI.script({"board": "7/7/7/7/7/7/hn5t"})))
        plies.append(Ply(seat, move, events))
    return HALALI.record(state, plies, tags)


def test_a_whole_game_is_read_and_written_again() -> None:
    (record,) = read_records(WHOLE_GAME)

    assert len(record.plies) == 65
    assert record.end.ended == "turns"
    written = HALALI.record(record.start, record.plies, record.tags)
    assert written.split("\n\n")[1] == WHOLE_GAME.split("\n\n")[1]
    # The options of that record are the default ones, and a table of a single game has no match.
    assert set(WHOLE_GAME.splitlines()) - set(written.splitlines()) == {
        '[Match "1/2"]',
        '[Options "noreturn=1 stall=40"]',
    }


def test_an_unfinished_game_has_a_star() -> None:
    deal = HALALI.start(2, {"match": False}, Seeded(b"record", 0))

    assert '[Result "*"]' in _recorded(deal)
    assert _recorded(deal).endswith("\n\n*\n")
    assert "[Winner" not in _recorded(deal)
    (record,) = read_records(_recorded(deal, "a1", "a2"))
    assert len(record.plies) == 2


def test_a_deal_that_is_not_known_is_told_by_the_turn_ups() -> None:
    seen = HALALI.seen_by(at("7/7/7/3d3/7/7/F5t bl - - -,- 0 -/-"), None)
    tags = '[Game "Halali!"] [Blue "Ann"] [Brown "Ben"] [Deal "ddd1ddt/7/7/7/7/7/????3"] [Result "*"]'

    (record,) = read_records(tags + "1. a1=Hn *")
    assert HALALI.position(record.start).startswith("ddd1ddt/7/7/7/7/7/hn???3 ")
    assert '[Setup "7/7/7/3?3/7/7/F5? bl' in HALALI.record(seen, [], {})


def test_brown_may_be_first_to_move() -> None:
    text = _recorded(at("7/7/7/F6/7/7/4Hn1t br - - -,- 7 -/-"), "g1", "a4-b4", "e1-e2", "b4-b5")

    assert "1... g1=T  2. a4-b4 e1-e2  3. b4-b5 *" in text
    (record,) = read_records(text)
    assert [ply.seat for ply in record.plies] == [1, 0, 1, 0]


def test_a_match_is_two_records_with_names_exchanged() -> None:
    table = at("7/7/7/3Hn3/7/7/T2F3 br 0-1 - -,- 0 B/FPD", match=True)

    first, second = read_records(_recorded(table, "d4-d5", "next", "a1", "g1"))

    assert (first.tags["Match"], second.tags["Match"]) == ("1/2", "2/2")
    assert (first.tags["Blue"], first.tags["Brown"]) == (second.tags["Brown"], second.tags["Blue"]) == ("Ann", "Ben")
    assert second.tags["Deal"] == "7/7/7/7/7/7/hn5t"
    assert (first.tags["Winner"], second.tags["Winner"]) == ("brown", "draw")


@pytest.mark.parametrize(("loser", "winner"), [(0, "brown"), (1, "blue")])
def test_a_resignation_is_told_by_winner_and_end(loser: int, winner: str) -> None:
    table = at("7/7/7/3d3/7/7/F4tt bl - - -,- 0 B/-")
    over, events = HALALI.play(table, loser, RESIGN, Seeded(b"record", 1))
    text = HALALI.record(table, [Ply(loser, RESIGN, events)], NAMES)

    (record,) = read_records(text)

    assert (record.tags["Winner"], record.tags["End"], record.tags["Result"]) == (winner, "resign", "10-0")
    assert record.end == over


def test_who_resigns_between_the_games_does_not_lose_the_first_by_it() -> None:
    text = _recorded(at("7/7/7/3Hn3/7/7/T2F3 br 0-1 - -,- 0 B/FPD", match=True), "d4-d5", "resign")

    (record,) = read_records(text)

    assert (record.tags["Winner"], record.tags["End"], record.tags["Result"]) == ("brown", "turns", "10-10")


def test_a_position_that_is_over_has_its_result() -> None:
    (record,) = read_records(_recorded(at("7/7/7/3Hn3/7/7/T2F3 br 0-0 - -,- 0 B/F")))

    assert (record.tags["Winner"], record.tags["End"], record.tags["Result"]) == ("blue", "turns", "10-5")
    assert record.plies == ()


@pytest.mark.parametrize("number", range(3))
def test_random_matches_are_recorded_whole(number: int) -> None:
    played = list(steps(HALALI, number, {"stall_limit": 20}))
    plies = [Ply(step.seat, step.move, step.events) for step in played]

    first, second = read_records(HALALI.record(start(HALALI, number, {"stall_limit": 20}), plies, NAMES))

    assert first.tags["Options"] == "noreturn=1 stall=20"
    assert HALALI.position(second.end) == HALALI.position(played[-1].after)
    assert HALALI.position(first.end) == HALALI.position(next(step.before for step in played if step.move == ("next",)))


def test_names_are_escaped_and_comments_skipped() -> None:
    text = _recorded(at("7/7/7/3d3/7/7/F4tt bl - - -,- 0 -/-"), "f1", tags={"Blue": 'A"n\\n\n[x]', "Date": "today"})

    (record,) = read_records(text.replace("1. ", "{a comment: d4-d9} 1. {another} "))

    assert record.tags["Blue"] == 'A"n\\n [x]'
    assert record.tags["Brown"] == "?"
    assert record.tags["Date"] == "today"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('[Result "15-15"]', '[Result "15-16"]', "result-disagrees"),
        ("a4-off 15-15", "a4-off *", "result-disagrees"),
        ("a4-off 15-15", "15-15", "result-disagrees"),
        ('[Tiles "4-4"]', '[Tiles "4-5"]', "result-disagrees"),
        ('[Winner "draw"]', '[Winner "blue"]', "result-disagrees"),
        ('[End "turns"]', '[End "early"]', "result-disagrees"),
        ('[End "turns"]\n', "", "missing-tag"),
        ('[Deal "', '[Ideal "', "missing-tag"),
        ('[Blue "greedy"]\n', "", "missing-tag"),
        ('[Result "15-15"]\n', "", "missing-tag"),
        ("Halali!", "Chess", "wrong-tag"),
        ("stall=40", "stall=forty", "wrong-tag"),
        ("f4=D a1=T", "f4=T a1=T", "deal-disagrees"),
        ("f4=D a1=T", "f4=D f4=D", "illegal-action"),
        ("a4-off", "a4-b4", "illegal-action"),
        ("f4=D a1=T", "castles a1=T", "bad-syntax"),
        ("ffhwhn", "ffhwhx", "bad-board"),
        ("ffhwhn", "bbbwhn", "bad-board"),
        ("1. f4=D", "1. ] f4=D", "bad-record"),
    ],
)
def test_a_record_that_is_wrong_is_refused(old: str, new: str, code: str) -> None:
    assert old in WHOLE_GAME

    with pytest.raises(Unreadable) as caught:
        read_records(WHOLE_GAME.replace(old, new, 1))
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["", "nothing", "*" * (LONGEST + 1)])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_records(text)


def test_the_place_of_a_mistake_is_told() -> None:
    with pytest.raises(Unreadable) as caught:
        read_records(WHOLE_GAME + "\n" + WHOLE_GAME.replace("a4-off", "a4-b4"))
    assert caught.value.data == {"record": 2, "ply": 65, "text": "a4-b4", "why": "not-prey"}
