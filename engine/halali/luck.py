"""What chance brought in Halali!: whose tiles each seat turned up."""

from collections import Counter
from collections.abc import Sequence

from engine.contract import Luck, Ply
from engine.halali.facts import BY_LETTER, COUNTS, SIDES
from engine.halali.state import KINDS
from engine.halali.tiles import KIND_OF
from engine.luck import Tallies

OWN, OTHERS = "own", "others"
"""Tiles of the side that the seat plays, and of the other one."""


def luck(plies: Sequence[Ply]) -> tuple[Luck, ...]:
    """S3: each face-down tile is as likely as any other to be the one that is turned up. In a match sides are changed
    with the second game (M1)."""
    tallies, hidden, blue = Tallies(), _all_hidden(), 0
    for event in (event for ply in plies for event in ply.events):
        if event.code == "next-game":
            hidden, blue = _all_hidden(), int(event.data["blue"])
        if event.code != "turned-up":
            continue
        seat, letter = int(event.data["seat"]), KIND_OF[event.data["tile"]].letter
        side = SIDES[0] if seat == blue else SIDES[1]
        for code, owner in ((OWN, side), (OTHERS, next(name for name in SIDES if name != side))):
            there = sum(number for each, number in hidden.items() if BY_LETTER[each].owner == owner)
            came = int(BY_LETTER[letter].owner == owner)
            tallies.count(seat, code, came, {1: there, 0: hidden.total() - there})
        hidden[letter] -= 1
    return tallies.all()


def _all_hidden() -> Counter[str]:
    return Counter(dict(zip(KINDS, COUNTS, strict=True)))
