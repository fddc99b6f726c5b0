"""What results say of people."""

from bot.stats.summary import summaries
from bot.store.results import Ending, ResultRow, SeatResult

ANN, BEN, CEM = 101, 102, 103


def seat(number: int, user: int, place: int | None, ending: Ending = "played", *replies: int) -> SeatResult:
    name = {ANN: "Ann", BEN: "Ben", CEM: "Cem"}[user]
    return SeatResult(number, user, name, place, None, ending, replies)


def result(table_id: int, *seats: SeatResult, plies: int = 10, game: str = "stones") -> ResultRow:
    return ResultRow(table_id, 7, game, "taken", plies, 1, 100 + table_id, seats)


def test_games_wins_and_the_longest_game() -> None:
    long = result(2, seat(0, ANN, 2), seat(1, BEN, 1), plies=40)
    found = {each.user_id: each for each in summaries([result(1, seat(0, ANN, 1), seat(1, BEN, 2)), long])}
    assert (found[ANN].played, found[ANN].won, found[ANN].unfinished) == (2, 1, 0)
    assert found[BEN].longest == long


def test_the_usual_reply_time_is_the_median_over_all_games() -> None:
    games = [
        result(1, seat(0, ANN, 1, "played", 10, 1000), seat(1, BEN, 2)),
        result(2, seat(0, ANN, None, "played", 30), seat(1, BEN, None, "absent")),
    ]
    found = {each.user_id: each for each in summaries(games)}
    assert found[ANN].reply == 30
    assert found[BEN].reply is None


def test_a_game_without_a_result_is_no_loss() -> None:
    [ann, ben] = summaries([result(1, seat(0, ANN, None), seat(1, BEN, None, "absent"))])
    assert (ann.played, ann.won, ann.unfinished, ann.longest) == (0, 0, 1, None)
    assert ben.unfinished == 1


def test_a_first_place_shared_by_all_is_no_win_but_one_shared_by_some_is() -> None:
    all_tie = result(1, seat(0, ANN, 1), seat(1, BEN, 1))
    some = result(2, seat(0, ANN, 1), seat(1, BEN, 1), seat(2, CEM, 3))
    assert [each.won for each in summaries([all_tie])] == [0, 0]
    assert [each.won for each in summaries([some])] == [1, 1, 0]


def test_each_game_is_told_apart_and_nobody_is_played_by_a_computer() -> None:
    found = summaries(
        [
            result(1, seat(0, ANN, 1), seat(1, BEN, 2, "computer")),
            result(2, seat(0, ANN, 1), seat(1, BEN, 2), game="chess"),
        ]
    )
    assert {(each.user_id, each.game) for each in found} == {(ANN, "stones"), (ANN, "chess"), (BEN, "chess")}


def test_people_are_called_as_they_were_last() -> None:
    renamed = SeatResult(0, ANN, "Annabel", 1, None, "played", ())
    found = summaries([result(2, renamed, seat(1, BEN, 2)), result(1, seat(0, ANN, 1), seat(1, BEN, 2))])
    assert found[0].name == "Annabel"


def test_who_played_most_comes_first_then_who_won_most() -> None:
    games = [
        result(1, seat(0, ANN, 2), seat(1, BEN, 1)),
        result(2, seat(0, CEM, 2), seat(1, BEN, 1)),
        result(3, seat(0, CEM, 1), seat(1, ANN, 2)),
    ]
    assert [each.user_id for each in summaries(games)] == [BEN, CEM, ANN]
