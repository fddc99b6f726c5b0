"""Ratings grow with success, become surer with each game, and follow from results alone."""

from bot.stats.rating import BEGINNING, beginner, rated

ANN, BEN, CEM, DAN = 101, 102, 103, 104


def test_everybody_begins_alike() -> None:
    assert beginner().points == BEGINNING
    assert beginner().games == 0


def test_whoever_wins_is_rated_higher_than_whoever_loses() -> None:
    after = rated({}, [(ANN, 1), (BEN, 2)])
    assert after[ANN].points > after[BEN].points
    assert after[ANN].mu > beginner().mu > after[BEN].mu
    assert {each.games for each in after.values()} == {1}


def test_places_of_several_are_told_apart_and_ties_are_ties() -> None:
    after = rated({}, [(ANN, 2), (BEN, 1), (CEM, 2), (DAN, 4)])
    assert after[BEN].mu > after[ANN].mu > after[DAN].mu
    assert after[ANN] == after[CEM]


def test_each_game_makes_a_rating_surer() -> None:
    first = rated({}, [(ANN, 1), (BEN, 2)])
    second = rated(first, [(ANN, 2), (BEN, 1)])
    assert second[ANN].sigma < first[ANN].sigma < beginner().sigma
    assert second[ANN].games == 2


def test_an_upset_moves_more_than_what_was_expected() -> None:
    known = rated(rated({}, [(ANN, 1), (BEN, 2)]), [(ANN, 1), (BEN, 2)])
    expected, upset = rated(known, [(ANN, 1), (BEN, 2)]), rated(known, [(ANN, 2), (BEN, 1)])
    assert abs(upset[ANN].mu - known[ANN].mu) > abs(expected[ANN].mu - known[ANN].mu)


def test_nothing_is_learned_from_playing_alone_or_against_oneself() -> None:
    assert rated({}, [(ANN, 1)]) == {}
    assert rated({}, [(ANN, 1), (ANN, 2)]) == {}
    assert rated({}, []) == {}
