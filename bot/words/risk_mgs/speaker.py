"""All that is said about Risk: Metal Gear Solid, in one object."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.risk_mgs import (
    alt_text,
    events,
    hand,
    left,
    lenses,
    likely,
    menus,
    options,
    previews,
    previews_secrets,
    prompts,
    refusals,
    results,
    standings,
    story,
    text_board,
    vocabulary,
)
from engine.contract import Event, Move, OptionValue, Refusal, Result, Turn
from engine.risk_mgs.state import State


class RiskMgsSpeaker:
    """`bot.words.contract.Speaker` for `engine.risk_mgs.game.RISK_MGS`."""

    def option(self, say: Say, name: str) -> str:
        return options.option(say, name)

    def choice(self, say: Say, name: str, value: OptionValue) -> str:
        return options.choice(say, name, value)

    def seat(self, say: Say, state: State, seat: int) -> str:
        return options.seat(say, state, seat)

    def lobby_seats(self, say: Say) -> tuple[str, ...]:
        return options.lobby_seats(say)

    def prompt(self, say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
        return prompts.prompt(say, state, turn, names)

    def pick(self, say: Say, state: State, seat: int, picked: Move, pick: str) -> str:
        return menus.pick(say, state, seat, picked, pick)

    def group(self, say: Say, state: State, seat: int, picked: Move, pick: str) -> str:
        return menus.group(say, state, seat, picked, pick)

    def preview(self, say: Say, state: State, seat: int, move: Move) -> str:
        return previews.preview(say, state, seat, move)

    def final(self, say: Say, state: State, seat: int, move: Move) -> bool:
        return previews_secrets.tells_hidden(state, seat, move)

    def event(self, say: Say, event: Event, names: Sequence[str]) -> str:
        return events.event(say, event, names)

    def story(self, say: Say, events: Sequence[Event], names: Sequence[str]) -> tuple[str, ...]:
        return story.story(say, events, names)

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
        return vocabulary.zone(say, lens)

    def lens(self, say: Say, state: State, names: Sequence[str], lens: str) -> str:
        return lenses.lens(say, state, names, lens)

    @property
    def hands(self) -> bool:
        return True

    def hand(self, say: Say, state: State, names: Sequence[str]) -> str:
        return hand.hand(say, state)

    def likely(self, state: State, seat: int, picked: Move, choices: Sequence[str]) -> str:
        return likely.likely(state, seat, picked, choices)

    def rules(self, say: Say) -> str:
        return say("risk_mgs-rules")


RISK_MGS_WORDS = RiskMgsSpeaker()
