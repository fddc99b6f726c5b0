"""What the bot must be able to say about a game; one `Speaker` a game."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from engine.contract import Event, Move, OptionValue, Refusal, Result, Turn

Say: TypeAlias = Callable[..., str]
"""``say("table-full", seats=2)``: the text of that key in one language; see `bot.words.localizer`."""


class Speaker(Protocol):
    """The sentences of one game. States are what `seen_by` gave for the reader; ``names`` are by seat and may be
    mentions or escaped names, whichever suits the place."""

    def option(self, say: Say, name: str) -> str:
        """An option of the table, as a short label."""

    def choice(self, say: Say, name: str, value: OptionValue) -> str:
        """One of its values, as a short label."""

    def seat(self, say: Say, state: Any, seat: int) -> str:
        """What the seat plays: "animals (blue)"."""

    def lobby_seats(self, say: Say) -> tuple[str, ...]:
        """What each seat will play first, for choosing seats in the lobby."""

    def prompt(self, say: Say, state: Any, turn: Turn, names: Sequence[str]) -> str:
        """What the awaited seats are asked."""

    def pick(self, say: Say, state: Any, seat: int, picked: Move, pick: str) -> str:
        """One choice of a menu, at most 100 characters, complete without the picture: "d3: fox, takes on f3"."""

    def group(self, say: Say, state: Any, seat: int, picked: Move, pick: str) -> str:
        """The heading under which the choice stands when there are too many for one menu (over 25)."""

    def preview(self, say: Say, state: Any, seat: int, move: Move) -> str:
        """What a legal move would do: "Hunter d3 takes the fox on f5: +5"."""

    def final(self, say: Say, state: Any, seat: int, move: Move) -> bool:
        """Whether it tells something hidden, so that it cannot be taken back."""

    def event(self, say: Say, event: Event, names: Sequence[str]) -> str:
        """A sentence for what happened; empty if it goes without saying."""

    def story(self, say: Say, events: Sequence[Event], names: Sequence[str]) -> tuple[str, ...]:
        """What a whole turn has brought, in as few lines as a tired reader wants; the first line matters most."""

    def refusal(self, say: Say, state: Any, seat: int, text: str, refusal: Refusal) -> str:
        """What was understood, why not, what can be done now."""

    def standing(self, say: Say, state: Any, names: Sequence[str]) -> str:
        """Scores and progress in a line: "Ann 23 · Ben 18 · 12 tiles face-down"."""

    def result(self, say: Say, state: Any, result: Result, names: Sequence[str]) -> str:
        """The first line says who won, with which score, and who gave up: a phone shows it. Below, the arithmetic."""

    def alt_text(self, say: Say, state: Any, names: Sequence[str], news: Sequence[Event]) -> str:
        """At most 1,024 characters, from which a blind player could choose a move."""

    def text_board(self, say: Say, state: Any, names: Sequence[str], news: Sequence[Event]) -> str:
        """The board in a message: at most 2,000 characters."""

    def left(self, say: Say, state: Any) -> str:
        """What has not been seen yet, as numbers of each kind and never in which order: at most 2,000 characters."""

    def lens_name(self, say: Say, lens: str) -> str:
        """What one of the painter's lenses is called."""

    def lens(self, say: Say, state: Any, names: Sequence[str], lens: str) -> str:
        """In words what one of the painter's lenses shows, as far as the picture alone would tell it; or nothing."""

    @property
    def hands(self) -> bool:
        """Whether players hold something that the others may not see."""

    def hand(self, say: Say, state: Any, names: Sequence[str]) -> str:
        """What the reader alone holds and has ordered: at most 2,000 characters; empty for spectators."""

    def likely(self, state: Any, seat: int, picked: Move, choices: Sequence[str]) -> str:
        """The next pick that most people would take, as the most dice: it is chosen in advance. Empty where tastes
        differ."""

    def rules(self, say: Say) -> str:
        """The rules in short: at most 2,000 characters."""
