"""Rules for application commands (docs, interactions/application-commands)."""

import re
from collections import Counter

from sandbox import errors
from sandbox.rules import lengths
from sandbox.rules.components import Problem
from sandbox.values import Json

COMMANDS = 100
OPTIONS = 25
CHARACTERS = 8_000
SUBCOMMAND, GROUP = 1, 2
CHAT_INPUT = 1
NAME = re.compile(r"^[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}$")
LOCALES = frozenset(
    (
        *(
            "id",
            "da",
            "de",
            "en-GB",
            "en-US",
            "es-ES",
            "es-419",
            "fr",
            "hr",
            "it",
            "lt",
            "hu",
            "nl",
            "no",
            "pl",
            "pt-BR",
        ),
        *("ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"),
    )
)


def check(commands: list[Json]) -> None:
    """Raise Breach for a list of commands that Discord refuses."""
    problems: list[Problem] = []
    kinds = Counter((command.get("type", CHAT_INPUT), command["name"]) for command in commands)
    for index, command in enumerate(commands):
        kind = command.get("type", CHAT_INPUT)
        if kinds[kind, command["name"]] > 1:
            problems.append((f"{index}/name", "Application command names must be unique"))
        if kind == CHAT_INPUT:
            problems += _named(str(index), command)
            problems += _options(str(index), command, inside=None)
            if _characters(command) > CHARACTERS:
                problems.append((str(index), "Command exceeds maximum size (8000)"))
    if sum(command.get("type", CHAT_INPUT) == CHAT_INPUT for command in commands) > COMMANDS:
        problems.append(("", "Maximum number of application commands reached (100)."))
    if problems:
        raise errors.invalid_form(problems)


def _named(where: str, node: Json) -> list[Problem]:
    problems: list[Problem] = []
    names = [("name", node["name"])]
    for locale, text in (node.get("name_localizations") or {}).items():
        names.append((f"name_localizations/{locale}", text))
    for key, name in names:
        if not NAME.match(name) or name != name.lower():
            problems.append((f"{where}/{key}", "Application command name is invalid"))
    texts = {"description": node.get("description") or ""}
    for locale, text in (node.get("description_localizations") or {}).items():
        texts[f"description_localizations/{locale}"] = text
    wrong = [key for key, text in texts.items() if not 1 <= len(text) <= 100]
    problems += [(f"{where}/{key}", "Must be between 1 and 100 in length.") for key in wrong]
    for key in ("name_localizations", "description_localizations"):
        unknown = set(node.get(key) or {}) - LOCALES
        problems += [(f"{where}/{key}", f"Unknown locale {locale}") for locale in sorted(unknown)]
    return problems


def _options(where: str, node: Json, inside: int | None) -> list[Problem]:
    problems: list[Problem] = []
    options = node.get("options") or []
    if len(options) > OPTIONS:
        problems.append((f"{where}/options", "Must be 25 or fewer in length."))
    names = Counter(option["name"] for option in options)
    problems += _alike(where, options)
    optional_before = False
    for index, option in enumerate(options):
        here = f"{where}/options/{index}"
        problems += _named(here, option)
        if names[option["name"]] > 1:
            problems.append((f"{here}/name", "Option names must be unique"))
        if option["type"] in (SUBCOMMAND, GROUP):
            if inside == SUBCOMMAND or inside == GROUP == option["type"]:
                problems.append((here, "Subcommands and groups nest one level deep."))
            problems += _options(here, option, inside=option["type"])
            continue
        if option.get("required") and optional_before:
            problems.append((here, "Required options must be placed before non-required options"))
        optional_before = optional_before or not option.get("required")
        if option.get("autocomplete") and option.get("choices"):
            problems.append((here, "Choices and autocomplete exclude each other."))
        problems += lengths.of_choices(option.get("choices") or [], f"{here}/choices")
        choices = Counter(choice["name"] for choice in option.get("choices") or [])
        if any(count > 1 for count in choices.values()):
            problems.append((f"{here}/choices", "Choice names must be unique"))
    mixed = {option["type"] in (SUBCOMMAND, GROUP) for option in options}
    if len(mixed) > 1:
        problems.append((f"{where}/options", "Subcommands and other options cannot be mixed"))
    return problems


def _alike(where: str, options: list[Json]) -> list[Problem]:
    """Options that a client of some language would call the same."""
    locales = {locale for option in options for locale in option.get("name_localizations") or {}}
    for locale in sorted(locales):
        shown = Counter((option.get("name_localizations") or {}).get(locale, option["name"]) for option in options)
        if any(times > 1 for times in shown.values()):
            return [(f"{where}/options", f"Option names must be unique ({locale})")]
    return []


def _characters(node: Json) -> int:
    """Names, descriptions and values in all, the longest localisation of each counting."""
    total = 0
    for key in ("name", "description"):
        total += max(map(len, [node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()]))
    for choice in node.get("choices") or []:
        total += max(map(len, [choice["name"], *(choice.get("name_localizations") or {}).values()]))
        total += len(choice["value"]) if isinstance(choice["value"], str) else 0
    return total + sum(_characters(option) for option in node.get("options") or [])
