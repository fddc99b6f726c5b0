"""All that is said about Hunters and Gatherers, in one object."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.hunters_and_gatherers import (
    alt_text,
    events,
    left,
    lenses,
    menus,
    previews,
    refusals,
    results,
    standings,
    text_board,
    vocabulary,
)
from engine.contract import Event, Move, OptionValue, Refusal, Result, Turn
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from engine.hunters_and_gatherers.state import State


class HuntersAndGatherersSpeaker:
    """`bot.words.contract.Speaker` for `engine.hunters_and_gatherers.game.HUNTERS_AND_GATHERERS`."""

    def option(self, say: Say, name: str) -> str:
        return say(f"hunters_and_gatherers-option-{name}")

    def choice(self, say: Say, name: str, value: OptionValue) -> str:
        seat = int(value)
        if seat < 0:
            return say(f"hunters_and_gatherers-choice-{name}-chance")
        return say(f"hunters_and_gatherers-choice-{name}", seat=seat + 1, look=vocabulary.seat_look(say, seat))

    def seat(self, say: Say, state: State, seat: int) -> str:
        return vocabulary.seat_look(say, seat)

    def lobby_seats(self, say: Say) -> tuple[str, ...]:
        _, most = HUNTERS_AND_GATHERERS.seats
        return tuple(vocabulary.seat_look(say, seat) for seat in range(most))

    def prompt(self, say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
        return standings.prompt(say, state, turn, names)

    def pick(self, say: Say, state: State, seat: int, picked: Move, pick: str) -> str:
        return menus.pick(say, state, seat, picked, pick)

    def group(self, say: Say, state: State, seat: int, picked: Move, pick: str) -> str:
        return menus.group(say, state, picked, pick)

    def preview(self, say: Say, state: State, seat: int, move: Move) -> str:
        return previews.preview(say, state, seat, move)

    def final(self, say: Say, state: State, seat: int, move: Move) -> bool:
        return previews.tells_hidden(state, seat, move)

    def event(self, say: Say, event: Event, names: Sequence[str]) -> str:
        return events.event(say, event, names)

    def story(self, say: Say, events: Sequence[Event], names: Sequence[str]) -> tuple[str, ...]:
        return tuple(filter(None, (self.event(say, event, names) for event in events)))

    def refusal(self, say: Say, state: State, seat: int, text: str, refusal: Refusal) -> str:
        return refusals.refusal(say, state, seat, text, refusal)

    def standing(self, say: Say, state: State, names: Sequence[str]) -> str:
        return standings.standing(say, state, names)

    def result(self, say: Say, state: State, result: Result, names: Sequence[str]) -> str:
        return results.result(say, state, result, names)

    def alt_text(self, say: Say, state: State, names: Sequence[str], news: Sequence[Event]) -> str:
        return alt_text.alt_text(say, state, names, news)

    def text_board(self, say: Say, state: State, names: Sequence[str], news: Sequence[Event]) -> str:
        return text_board.text_board(say, state, names, news)

    def left(self, say: Say, state: State) -> str:
        return left.left(say, state)

    def lens_name(self, say: Say, lens: str) -> str:
        return lenses.name(say, lens)

    def lens(self, say: Say, state: State, names: Sequence[str], lens: str) -> str:
        return lenses.lens(say, state, names, lens)

    @property
    def hands(self) -> bool:
        return False

    def hand(self, say: Say, state: State, names: Sequence[str]) -> str:
        return ""

    def likely(self, state: State, seat: int, picked: Move, choices: Sequence[str]) -> str:
        return ""

    def rules(self, say: Say) -> str:
        return say("hunters_and_gatherers-rules")


HUNTERS_AND_GATHERERS_WORDS = HuntersAndGatherersSpeaker()
