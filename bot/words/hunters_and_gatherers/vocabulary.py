"""The nouns of Hunters and Gatherers, and how they are strung together."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.names import strung, together
from engine.hunters_and_gatherers.facts import SEGMENTS
from engine.hunters_and_gatherers.laying import ROLES
from engine.hunters_and_gatherers.state import State
from render.hunters_and_gatherers.seats import LOOKS

NOBODY = -1
"""A reader without a seat, for `called`."""


def colour(say: Say, seat: int) -> str:
    """The colour of a seat's pieces: "red"."""
    return say(f"hunters_and_gatherers-colour-{seat}")


def seat_look(say: Say, seat: int) -> str:
    """Colour and emblem, as in the picture: "red (disc)"."""
    emblem = say(f"hunters_and_gatherers-emblem-{LOOKS[seat].emblem}")
    return say("hunters_and_gatherers-seat", colour=colour(say, seat), emblem=emblem)


def called(say: Say, state: State, reader: int) -> tuple[str, ...]:
    """The seats for the reader of a private panel, where nobody is named: "you", and the others by colour."""
    return tuple(
        say("hunters_and_gatherers-you") if seat == reader else colour(say, seat) for seat in range(len(state.scores))
    )


def counted(say: Say, what: str, count: int) -> str:
    """ "1 tile", "2 tiles"; ``what``: a key of the texts, as ``tiles``, ``fish`` or the name of an animal."""
    return say(f"hunters_and_gatherers-count-{what}", count=count)


def role(say: Say, tile: str, kind: str, segment: str) -> str:
    """What a piece is called on that ground: "hunter"."""
    return say(f"hunters_and_gatherers-role-{'hut' if kind == 'hut' else ROLES[SEGMENTS[tile][segment].kind]}")


def people(say: Say, names: Sequence[str], seats: Sequence[int]) -> str:
    """ "Ann, Ben and Chloe", or colours instead of names."""
    return together(say, [names[seat] for seat in seats])


def shares(say: Say, names: Sequence[str], numbers: Sequence[int]) -> str:
    """Numbers by seat, without the seats that have none: "Ann 2, Ben 1"."""
    each = [
        say("hunters_and_gatherers-score", player=name, points=number)
        for name, number in zip(names, numbers, strict=True)
        if number
    ]
    return strung(say, "list-more", each)
