"""What happened since the reader's last turn, as marks on the map.

Territories that changed hands are told of the whole time, attacks, moves and reinforcements of the newest turn only:
those of several turns would hide one another.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.contract import Event
from engine.risk_mgs.world import NUMBERS
from render.risk_mgs.badges import State as BadgeState
from render.risk_mgs.marking import Arrow, Marking, Outcome

_DEEDS = frozenset(("attacked", "deployed", "moved", "moved-in", "armies-added", "armies-removed", "sailed"))
MINUS = "\N{EN DASH}"


def marking_of(news: Sequence[Event]) -> Marking:
    turn = newest_turn(news)
    states: dict[int, BadgeState] = dict.fromkeys(changed_hands(news), "news")
    return Marking(states, dict(_changes(turn)), (*_attacks(turn), *_moves(turn)))


def changed_hands(news: Sequence[Event]) -> list[int]:
    """Territories that were conquered, or claimed in the set-up, oldest first."""
    codes = ("conquered", "placed")
    found = [NUMBERS[event.data["territory"]] for event in news if event.code in codes and event.data["territory"]]
    return list(dict.fromkeys(found))


def newest_turn(news: Sequence[Event]) -> Sequence[Event]:
    """Events of the newest turn in which something happened on the map."""
    ends = [index for index, event in enumerate(news) if event.code == "turn"]
    for start, end in zip(reversed([0, *ends]), reversed([*ends, len(news)]), strict=True):
        if any(event.code in _DEEDS for event in news[start:end]):
            return news[start:end]
    return ()


def _changes(turn: Sequence[Event]) -> Counter[int]:
    """Armies that came or went without a battle or a move."""
    changes: Counter[int] = Counter()
    for event in turn:
        if event.code == "deployed":
            changes[NUMBERS[event.data["territory"]]] += event.data["armies"]
        elif event.code == "armies-removed":
            changes[NUMBERS[event.data["territory"]]] -= event.data["armies"]
        elif event.code == "armies-added":
            changes.update({NUMBERS[name]: armies for name, armies in event.data["territories"].items()})
    return changes


def _attacks(turn: Sequence[Event]) -> Iterator[Arrow]:
    """One for each source and target, with what both sides lost altogether."""
    seats: dict[tuple[str, str], int] = {}
    lost: dict[tuple[str, str], list[int]] = {}
    last, taken = ("", ""), set()
    for event in turn:
        if event.code == "attacked":
            last = event.data["source"], event.data["target"]
            seats[last] = event.data["seat"]
        elif event.code == "fought":
            where = event.data["source"], event.data["target"]
            before = lost.get(where, [0, 0])
            lost[where] = [one + more for one, more in zip(before, event.data["lost"], strict=True)]
        elif event.code == "conquered":
            taken.add((last[0], event.data["territory"]))
    for (source, target), seat in seats.items():
        outcome: Outcome = "taken" if (source, target) in taken else "held"
        label = "/".join(f"{MINUS}{armies}" for armies in lost.get((source, target), ()))
        yield Arrow(NUMBERS[source], NUMBERS[target], seat, outcome, label)


def _moves(turn: Sequence[Event]) -> Iterator[Arrow]:
    for event in turn:
        if event.code == "moved":
            yield Arrow(
                NUMBERS[event.data["source"]],
                NUMBERS[event.data["target"]],
                event.data["seat"],
                "moved",
                str(event.data["armies"]),
            )
