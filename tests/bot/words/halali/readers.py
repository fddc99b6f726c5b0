"""Reads the boards that the bot tells in words back into positions: proof that they say everything."""

import re

from engine.halali.facts import FACTS
from engine.halali.state import KINDS

KIND_LETTERS = {kind.id: kind.letter for kind in FACTS.tiles}
PLURALS = {f"{name}s": letter for name, letter in KIND_LETTERS.items()} | {"foxes": "F"}
FILES = "abcdefg"


def read_ranks(text: str) -> str:
    """The public position string of an alternative text, or of a text board's ranks in words."""
    ranks = dict(re.findall(r"^Rank (\d): (.+)\.$", text, re.MULTILINE))
    return " ".join(["/".join(_rank(ranks[str(rank)]) for rank in range(7, 0, -1)), *_fields(text)])


def read_text_board(text: str) -> str:
    """The public position string of a text board's diagram."""
    diagram = text.split("```")[1].strip("\n").splitlines()
    rows = [[_cell(cell) for cell in line[3:].split(" ")] for line in diagram[:7]]
    return " ".join(["/".join(_packed(row) for row in rows), *_fields(text)])


def _rank(told: str) -> str:
    row = dict.fromkeys(FILES, "")
    if told == "all face-down":
        row = dict.fromkeys(FILES, "?")
    elif told != "empty":
        up, _, down = told.partition("face-down ")
        row |= dict.fromkeys(down.split(", ") if down else (), "?")
        for tile in up.rstrip("; ").split(", ") if up else ():
            file, kind, *gun = tile.split(" ")
            row[file] = KIND_LETTERS[kind] + (gun[-1][0] if gun else "")
    return _packed([row[file] for file in FILES])


def _cell(cell: str) -> str:
    if cell in ("..", "??"):
        return cell[0].replace(".", "")
    return (cell[0] + {"^": "n", ">": "e", "v": "s", "<": "w", ".": ""}[cell[1]]).strip()


def _packed(row: list[str]) -> str:
    return re.sub(" +", lambda run: str(len(run.group())), "".join(tile or " " for tile in row))


def _fields(text: str) -> list[str]:
    return [
        "bl" if re.search(r"^To move: .*, animals \(blue\)\.$", text, re.MULTILINE) else "br",
        "-".join(_found(r"Turns left: blue (\d), brown (\d)", text)) or "-",
        "".join(_found(r"Locked bird: (\w\d)", text)) or "-",
        ",".join(
            "".join(_found(rf"{side} may not go straight back (\w\d)-(\w\d)", text)) or "-"
            for side in ("Blue", "Brown")
        ),
        "".join(_found(r"Quiet turns: (\d+)", text)) or "0",
        "/".join(_pile(text, side) for side in ("animals (blue)", "people (brown)")),
    ]


def _found(pattern: str, text: str) -> tuple[str, ...]:
    found = re.search(pattern, text)
    return found.groups() if found else ()


def _pile(text: str, side: str) -> str:
    found = re.search(rf"^.*, {re.escape(side)}: \d+ points \((.+)\)\.$", text, re.MULTILINE)
    counts: dict[str, int] = {}
    for term in found.group(1).split(", ") if found else ():
        count, kind = term.split(" ")
        counts[(KIND_LETTERS | PLURALS)[kind]] = int(count)
    return "".join(f"{kind}{counts[kind] if counts[kind] > 1 else ''}" for kind in KINDS if kind in counts) or "-"
