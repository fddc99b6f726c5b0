"""What holds for every game, at every step of random games."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.catalogue import GAMES
from engine.chance import Seeded, replay
from engine.contract import RESIGN, AnyGame, Event, Illegal, Move, Refusal, event_seen_by
from tests.engine.hidden import RESAMPLED
from tests.engine.random_play import Step, seed_of, start, steps

NUMBERS = range(3)
SHOWN = [(game, number) for game in GAMES.values() for number in NUMBERS]
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
each_random_game = pytest.mark.parametrize(("game", "number"), SHOWN, ids=[f"{game.id}-{n}" for game, n in SHOWN])
_played: dict[tuple[str, int], list[Step]] = {}


def _steps(game: AnyGame, number: int) -> list[Step]:
    # Played once for all tests of this module.
    if (game.id, number) not in _played:
        _played[game.id, number] = list(steps(game, number, {}))
    return _played[game.id, number]


def _seats(game: AnyGame) -> range:
    return range(game.seats[0])


def _views(game: AnyGame) -> Iterator[int | None]:
    yield from _seats(game)
    yield None


@each_random_game
def test_states_are_written_and_read(game: AnyGame, number: int) -> None:
    for step in _steps(game, number):
        assert msgspec.json.decode(msgspec.json.encode(step.after), type=game.state_type) == step.after


@each_random_game
def test_positions_are_written_and_read(game: AnyGame, number: int) -> None:
    for step in _steps(game, number):
        text = game.position(step.after)
        assert game.position(game.load(text, {})) == text


@each_random_game
def test_moves_are_sorted_and_unique_and_no_move_begins_another(game: AnyGame, number: int) -> None:
    for step in _steps(game, number):
        assert len(set(step.moves)) == len(step.moves)
        beginnings = {move[:length] for move in step.moves for length in range(len(move))}
        assert beginnings.isdisjoint(step.moves)
        assert tuple(game.moves(step.before, step.seat)) == step.moves


@each_random_game
def test_picks_narrow_the_list_and_keep_its_order(game: AnyGame, number: int) -> None:
    for step in _steps(game, number):
        for length in range(len(step.move) + 1):
            picked = step.move[:length]
            expected = [move for move in step.moves if move[:length] == picked]
            assert list(game.moves(step.before, step.seat, picked)) == expected


@each_random_game
def test_text_and_move_are_inverse(game: AnyGame, number: int) -> None:
    for step in _steps(game, number):
        texts = [game.format(step.before, move) for move in step.moves]
        assert len(set(texts)) == len(texts)
        assert [game.parse(step.before, step.seat, text) for text in texts] == list(step.moves)


@each_random_game
def test_nothing_is_changed_by_being_played(game: AnyGame, number: int) -> None:
    for step in _steps(game, number):
        before = msgspec.json.encode(step.before)
        game.play(step.before, step.seat, step.move, Seeded(b"another", 1))
        assert msgspec.json.encode(step.before) == before


@each_random_game
def test_states_have_no_faults(game: AnyGame, number: int) -> None:
    assert game.faults(start(game, number, {})) == []
    assert [game.faults(step.after) for step in _steps(game, number)] == [[]] * len(_steps(game, number))


@each_random_game
def test_what_chance_decided_replays_the_game(game: AnyGame, number: int) -> None:
    state = start(game, number, {})
    for step in _steps(game, number):
        chance = replay(step.outcomes)
        state, events = game.play(state, step.seat, step.move, chance)
        assert (state, events) == (step.after, step.events)
        assert chance.unused == {}


@each_random_game
def test_a_result_comes_at_the_end_only(game: AnyGame, number: int) -> None:
    played = _steps(game, number)

    assert [game.result(step.before) for step in played] == [None] * len(played)
    result = game.result(played[-1].after)
    assert result is not None
    assert sorted(seat for place in result.ranking for seat in place) == list(_seats(game))
    assert len(result.scores) == len(_seats(game))
    assert list(game.moves(played[-1].after, 0)) == []


@each_random_game
def test_every_seat_may_resign_until_the_end_and_not_after(game: AnyGame, number: int) -> None:
    for step in _steps(game, number):
        for seat in _seats(game):
            assert RESIGN not in tuple(game.moves(step.before, seat))
            assert game.parse(step.before, seat, "resign") == RESIGN
            resigned, events = game.play(step.before, seat, RESIGN, Seeded(b"resign", 1))
            assert events
            assert game.faults(resigned) == []
    with pytest.raises(Illegal):
        game.play(_steps(game, number)[-1].after, 0, RESIGN, Seeded(b"resign", 1))


@each_random_game
def test_whoever_is_not_awaited_has_no_moves(game: AnyGame, number: int) -> None:
    for step in _steps(game, number):
        for seat in set(_seats(game)) - set(game.turn(step.before).seats):
            assert list(game.moves(step.before, seat)) == []
            with pytest.raises(Illegal) as caught:
                game.play(step.before, seat, step.move, Seeded(b"another", 1))
            assert caught.value.code == "not-your-turn"


@each_random_game
def test_a_view_holds_all_that_is_needed_to_choose(game: AnyGame, number: int) -> None:
    for step in _steps(game, number):
        seen = game.seen_by(step.before, step.seat)
        assert game.seen_by(seen, step.seat) == seen
        assert tuple(game.moves(seen, step.seat)) == step.moves
        assert game.turn(seen) == game.turn(step.before)
        assert game.result(seen) is None


@each_random_game
def test_a_view_tells_no_secret(game: AnyGame, number: int) -> None:
    for at, step in enumerate(_steps(game, number)):
        other = RESAMPLED[game.id](step.before, at)
        for viewer in _views(game):
            assert game.seen_by(other, viewer) == game.seen_by(step.before, viewer)
        assert tuple(game.moves(other, step.seat)) == step.moves
        assert [game.format(other, move) for move in step.moves] == [
            game.format(step.before, move) for move in step.moves
        ]
        assert game.turn(other) == game.turn(step.before)
        assert _refusals(game, other, step) == _refusals(game, step.before, step)


def _refusals(game: AnyGame, state: Any, step: Step) -> list[tuple[str, dict[str, Any]]]:
    # Moves that were legal earlier or are for others: most of them are refused now, and the data must not tell why.
    picks = sorted({pick for move in step.moves for pick in move})
    tries: list[Move] = [(one, other) for one in picks[::5] for other in picks[::3]]
    refused = []
    for move in tries:
        try:
            game.parse(state, step.seat, "-".join(move))
        except Refusal as refusal:
            refused.append((refusal.code, refusal.data))
    return refused


@each_random_game
def test_views_and_events_are_plain_data(game: AnyGame, number: int) -> None:
    for step in _steps(game, number):
        for viewer in _views(game):
            msgspec.json.encode(game.show(game.seen_by(step.after, viewer)))
            for event in step.events:
                seen = event_seen_by(event, viewer)
                assert seen is None or seen == event
        assert msgspec.json.decode(msgspec.json.encode(step.events), type=tuple[Event, ...]) == step.events


@each_game
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.differing_executors])
@given(data=st.data())
def test_options_of_all_kinds_lead_to_an_end(game: AnyGame, data: st.DataObject) -> None:
    options = {option.name: data.draw(st.sampled_from(option.choices)) for option in game.options}
    number = data.draw(st.integers(0, 9999))

    last = None
    for step in steps(game, number, options, longest=20_000):
        last = step.after
    assert game.result(last) is not None
    assert game.faults(last) == []


@each_game
def test_the_same_seed_gives_the_same_start(game: AnyGame) -> None:
    assert start(game, 1, {}) == start(game, 1, {})
    assert start(game, 1, {}) != start(game, 2, {})


@each_game
def test_absurd_starts_are_refused(game: AnyGame) -> None:
    fewest, most = game.seats
    for seats in (-1, 0, fewest - 1, most + 1):
        with pytest.raises(Illegal):
            game.start(seats, {}, Seeded(seed_of(0), 0))
    with pytest.raises(Illegal):
        game.start(fewest, {"no such option": True}, Seeded(seed_of(0), 0))


def test_every_game_has_its_secrets_tested() -> None:
    assert set(RESAMPLED) == set(GAMES)
