"""Options of a game by typing: ``match=off, stall_limit=20``, and in the words of any language."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.tables import TableError
from bot.words.catalogue import speaker
from bot.words.contract import Say
from bot.words.wanted import plain
from engine import words
from engine.catalogue import GAMES
from engine.contract import Option, Options, OptionValue

PAIR = re.compile(r"([^=:]{1,100})[=:]([^=:]{1,100})")
COMMA = re.compile("[,、]")
Agreed: TypeAlias = tuple[Option, OptionValue]
SWITCHES = words.load("bot.words")
"""What is typed for ``on`` and ``off``."""


def read(game: str, text: str, voices: Sequence[Say] = ()) -> Options:
    """The options told, each by its name and value, as they are called in the game or in a voice's language. Raises
    ``bad-option`` for what is none; the game checks values."""
    told: dict[str, OptionValue] = {}
    labels = _labels(game, voices)
    for part in filter(None, _parts(text, labels)):
        found = _read(game, part, labels, voices)
        if found is None:
            raise TableError("bad-option", option=part[:32], value="")
        option, told[option.name] = found
    return told


def offered(game: str, text: str, say: Say, voices: Sequence[Say] = ()) -> Iterator[tuple[str, str]]:
    """What may follow the text: labels and whole texts, an option and value each, options told before left out.

    What was begun may be so in the reader's language or in a voice's."""
    labels = _labels(game, voices)
    *before, begun = _parts(text, labels)
    known = (_read(game, part, labels, voices) for part in before)
    told = {found[0].name for found in known if found is not None}
    for option in GAMES[game].options:
        if option.name in told:
            continue
        for value in option.choices:
            whole = f"{option.name}={_text(value)}"
            called = [_label(game, option, value, each) for each in (say, *voices)]
            if any(plain(begun) in plain(each) for each in (whole, *called)):
                yield called[0], ", ".join([*before, whole])


def _label(game: str, option: Option, value: OptionValue, say: Say) -> str:
    speaks = speaker(game)
    return say("lobby-option", option=speaks.option(say, option.name), value=speaks.choice(say, option.name, value))


def _labels(game: str, voices: Sequence[Say]) -> dict[str, Agreed]:
    """What is agreed by each label, the longest first; they may hold any sign."""
    options = GAMES[game].options if game in GAMES else ()
    found = {
        words.plain(_label(game, option, value, say)): (option, value)
        for say in voices
        for option in options
        for value in option.choices
    }
    return dict(sorted(found.items(), key=lambda label: -len(label[0])))


def _parts(text: str, labels: Iterable[str]) -> list[str]:
    """What stands between commas that are in no label; the last one may be empty."""
    parts, rest = [], words.plain(text)
    while True:
        whole = (label for label in labels if re.match(rf"{re.escape(label)} ?([,、]|$)", rest))
        part = next(whole, COMMA.split(rest, maxsplit=1)[0])
        parts.append(part.strip())
        rest = rest[len(part) :].lstrip()
        if not rest:
            return parts
        rest = rest[1:].lstrip()


def _read(game: str, part: str, labels: Mapping[str, Agreed], voices: Sequence[Say]) -> Agreed | None:
    pair = PAIR.fullmatch(part)
    if part in labels or pair is None or game not in GAMES:
        return labels.get(part)
    for option in GAMES[game].options:
        called = (option.name, *(speaker(game).option(say, option.name) for say in voices))
        if any(plain(pair[1]) == plain(each) for each in called):
            return option, _value(game, option, pair[2].strip(), voices)
    return None


def _value(game: str, option: Option, text: str, voices: Sequence[Say]) -> OptionValue:
    for value in option.choices:
        if any(plain(text) == plain(speaker(game).choice(say, option.name, value)) for say in voices):
            return value
    if isinstance(option.default, bool):
        switches = (switch for switch, others in SWITCHES.items() if text in (switch, *others))
        return next((switch == "on" for switch in switches), text)
    return int(text) if isinstance(option.default, int) and re.fullmatch(r"-?\d{1,9}", text) else text


def _text(value: OptionValue) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
