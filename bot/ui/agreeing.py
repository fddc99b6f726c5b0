"""Options of a game by typing: ``match=off, stall_limit=20``."""

import re
from collections.abc import Iterator, Mapping

from bot.tables import TableError
from bot.words.catalogue import speaker
from bot.words.contract import Say
from engine.catalogue import GAMES
from engine.contract import Option, Options, OptionValue

PAIR = re.compile(r"\s*([\w-]{1,32})\s*[=:]\s*([\w-]{1,32})\s*")
ON, OFF = frozenset(("on", "true", "yes", "1")), frozenset(("off", "false", "no", "0"))


def read(game: str, text: str) -> Options:
    """The options told, each by its name and value. Raises ``bad-option`` for what is none; the game checks values."""
    known = {option.name: option for option in GAMES[game].options} if game in GAMES else {}
    told: dict[str, OptionValue] = {}
    for part in filter(str.strip, text.split(",")):
        match = PAIR.fullmatch(part)
        if match is None or match[1] not in known:
            raise TableError("bad-option", option=part.strip()[:32], value="")
        told[match[1]] = _value(known[match[1]], match[2])
    return told


def offered(game: str, text: str, say: Say) -> Iterator[tuple[str, str]]:
    """What may follow the text: labels and whole texts, an option and value each, options told before left out."""
    *before, begun = text.split(",")
    told = {match[1] for part in before if (match := PAIR.fullmatch(part))}
    words = speaker(game)
    for option in GAMES[game].options:
        if option.name in told:
            continue
        for value in option.choices:
            label = say(
                "lobby-option", option=words.option(say, option.name), value=words.choice(say, option.name, value)
            )
            pair = f"{option.name}={_text(value)}"
            if begun.strip().casefold() in f"{label} {pair}".casefold():
                yield label, ", ".join([*(part.strip() for part in before), pair])


def _value(option: Option, text: str) -> OptionValue:
    if isinstance(option.default, bool):
        return True if text.casefold() in ON else False if text.casefold() in OFF else text
    return int(text) if isinstance(option.default, int) and re.fullmatch(r"-?\d{1,9}", text) else text


def _text(value: OptionValue) -> str:
    names: Mapping[bool, str] = {True: "on", False: "off"}
    return names[value] if isinstance(value, bool) else str(value)
