"""All that is said in the course of whole games, in each language: within Discord's limits, nothing missing."""

from itertools import chain, islice

import pytest

from bot.words.catalogue import speaker
from bot.words.limits import ALT_TEXT, BUTTON, LABEL, MESSAGE, PLACEHOLDER, length
from bot.words.localizer import Localizer
from bot.words.names import plain
from engine.catalogue import GAMES
from engine.contract import AnyGame, Event, event_seen_by
from tests.bot.words.texts import languages
from tests.engine.random_play import Step, steps

NAMES = tuple(plain(letter * 40) for letter in ("W", "鸞", "ñ", "ж", "語"))
"""As long as any are shown."""
EVERY = 7
"""Each so many moves all is said that is said of a position."""
MOST_MOVES = 280
NEWS = 12
"""Events that a picture tells of."""


@pytest.fixture(scope="module", params=list(GAMES))
def played(request: pytest.FixtureRequest) -> tuple[AnyGame, list[Step]]:
    """The beginning of a random game, and its end if that comes soon."""
    game = GAMES[request.param]
    return game, list(islice(steps(game, 3, {}), MOST_MOVES))


@pytest.mark.parametrize("language", languages())
def test_boards_fit_at_every_turn(played: tuple[AnyGame, list[Step]], localizer: Localizer, language: str) -> None:
    """The description of the picture, the text board, the prompt and the standing."""
    game, made = played
    say, says = localizer.say_in(language), speaker(game.id)
    names = NAMES[: game.seats[0]]
    for number in range(0, len(made), EVERY):
        news = told(made[max(0, number - NEWS) : number + 1])
        state, turn = game.seen_by(made[number].after, None), game.turn(made[number].after)
        assert 0 < length(says.alt_text(say, state, names, news)) <= ALT_TEXT
        assert 0 < length(says.text_board(say, state, names, news)) <= MESSAGE
        assert length(says.standing(say, state, names)) <= MESSAGE // 2
        assert says.prompt(say, state, turn, names) or not turn.seats
        assert length(says.left(say, state)) <= MESSAGE


@pytest.mark.parametrize("language", languages())
def test_everything_that_happens_is_told(
    played: tuple[AnyGame, list[Step]], localizer: Localizer, language: str
) -> None:
    game, made = played
    say, says = localizer.say_in(language), speaker(game.id)
    names = NAMES[: game.seats[0]]
    for step in made:
        for event in step.events:
            assert length(says.event(say, event, names)) <= MESSAGE // 2
        story = says.story(say, told([step]), names)
        assert all(0 < length(line) <= MESSAGE // 2 for line in story)
    result = game.result(made[-1].after)
    assert result is None or 0 < length(says.result(say, made[-1].after, result, names)) <= MESSAGE


@pytest.mark.parametrize("language", languages())
def test_menus_fit(played: tuple[AnyGame, list[Step]], localizer: Localizer, language: str) -> None:
    """Each pick of each move made, with what else could have been picked there; and its preview."""
    game, made = played
    say, says = localizer.say_in(language), speaker(game.id)
    for step in made[::EVERY]:
        state = game.seen_by(step.before, step.seat)
        for at in range(len(step.move)):
            picked = step.move[:at]
            picks = dict.fromkeys(move[at] for move in step.moves if move[:at] == picked and len(move) > at)
            for pick in islice(picks, 30):
                assert 0 < length(says.pick(say, state, step.seat, picked, pick)) <= LABEL, (step.move, pick)
                assert length(says.group(say, state, step.seat, picked, pick)) <= PLACEHOLDER
        assert 0 < length(says.preview(say, state, step.seat, step.move)) <= MESSAGE // 2


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", languages())
def test_what_is_agreed_fits(localizer: Localizer, game: str, language: str) -> None:
    say, says = localizer.say_in(language), speaker(game)
    assert all(0 < length(seat) <= BUTTON for seat in says.lobby_seats(say))
    assert 0 < length(says.rules(say)) <= MESSAGE
    for option in GAMES[game].options:
        assert 0 < length(says.option(say, option.name)) <= LABEL
        labels = [says.choice(say, option.name, value) for value in option.choices]
        assert len(set(labels)) == len(labels) and all(0 < length(label) <= LABEL for label in labels)


def told(made: list[Step]) -> list[Event]:
    """What everybody may know of what these moves have brought."""
    events = chain.from_iterable(step.events for step in made)
    return [seen for event in events if (seen := event_seen_by(event, None)) is not None]
