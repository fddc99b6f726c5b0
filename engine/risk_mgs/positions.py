"""Position strings. What is written is canonical; the reader is strict.

Seven fields, single spaces between them::

    basic_training 3 attack 0 5 0.5h0@vamp/1.3*/t.3/... {"agreed":...}

1. Mode. 2. Round. 3. Step. 4. The active seat. 5. Dock.
6. Territories in the order of `map.json`, the ship's three last, ``/`` between them: owner (a seat, ``t`` troopers,
   ``n`` neutral, ``-`` nobody), ``.``, armies; then ``*`` a city, ``h`` and a seat its HQ, ``a`` and a seat its
   Airfield, ``@`` and the id of a boss.
7. All the rest as JSON without spaces: the fields of `engine.risk_mgs.state.State`. A deck that is not told is
   ``["?39"]``.
"""

import re
from typing import get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.contract import Unreadable
from engine.risk_mgs.facts import BOSS_IDS, Mode
from engine.risk_mgs.faults import state_faults
from engine.risk_mgs.state import (
    NEUTRAL,
    NOBODY,
    POOL,
    TROOPERS,
    UNKNOWN,
    Battle,
    Course,
    Lasting,
    Played,
    Seat,
    State,
    Step,
    Window,
)
from engine.risk_mgs.world import NAMES

LONGEST = 20_000
"""Characters."""
OWNERS = {"t": TROOPERS, "n": NEUTRAL, "-": NOBODY}
_LETTERS = {owner: letter for letter, owner in OWNERS.items()}
_NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")
_TERRITORY = re.compile(r"([0-4tn-])\.(0|[1-9][0-9]{0,5})(\*?)((?:h[0-4])?)((?:a[0-4])?)(?:@(\w+))?")


_RUN = re.compile(r"\?([1-9][0-9]?)")


class _Rest(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What field 7 tells."""

    seats: tuple[Seat, ...]
    order: tuple[int, ...]
    open_objectives: tuple[str, ...]
    face_down: dict[str, str]
    territory_deck: tuple[str, ...]
    territory_discards: tuple[str, ...]
    shop_deck: tuple[str, ...]
    shop_used: tuple[str, ...]
    course: Course = Course()
    lasting: tuple[Lasting, ...] = ()
    battle: Battle | None = None
    stack: tuple[Played, ...] = ()
    answering: tuple[int, ...] = ()
    window: Window | None = None
    reward: str = ""
    ended: str = ""
    viewer: int | None = None


def write_position(state: State) -> str:
    """All seven fields."""
    seats = tuple(replace(seat, headquarters=None) for seat in state.seats)
    state = replace(state, territory_deck=_packed(state.territory_deck), shop_deck=_packed(state.shop_deck))
    rest = {name: getattr(state, name) for name in _Rest.__struct_fields__ if name != "seats"}
    told = msgspec.json.encode(_Rest(seats=seats, **rest)).decode()
    board = "/".join(_territory(state, number) for number in range(len(NAMES)))
    return f"{state.agreed.mode} {state.round} {state.step} {state.active} {state.dock} {board} {told}"


def _packed(deck: tuple[str, ...]) -> tuple[str, ...]:
    # A deck that nobody sees: ``?39``.
    return (f"{UNKNOWN}{len(deck)}",) if deck and set(deck) == {UNKNOWN} else deck


def _unpacked(deck: tuple[str, ...]) -> tuple[str, ...]:
    found = _RUN.fullmatch(deck[0]) if len(deck) == 1 else None
    return (UNKNOWN,) * int(found.group(1)) if found else deck


def _territory(state: State, number: int) -> str:
    owner = state.owners[number]
    text = f"{_LETTERS.get(owner, owner)}.{state.armies[number]}" + "*" * (number in state.cities)
    text += "".join(f"h{seat}" for seat, each in enumerate(state.seats) if each.headquarters == number)
    text += "".join(f"a{seat}" for place, seat in sorted(set(state.airfields)) if place == number)
    return text + (f"@{BOSS_IDS[state.bosses.index(number)]}" if number in state.bosses else "")


def read_position(text: str) -> State:
    """The state of a position string. Raises `Unreadable`."""
    fields = text.split(" ", 6)
    if len(text) > LONGEST or len(fields) != 7:
        raise Unreadable("bad-position", fields=len(fields), wanted=7, longest=LONGEST)
    mode, number, step, active, dock, board, told = fields
    if mode not in get_args(Mode) or step not in get_args(Step):
        raise Unreadable("bad-position", mode=mode[:40], step=step[:40])
    for each in (number, active, dock):
        if not _NUMBER.fullmatch(each):
            raise Unreadable("bad-position", number=each[:40])
    try:
        rest = msgspec.json.decode(told, type=_Rest)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise Unreadable("bad-position", why=str(error)) from None
    state = _with_board(rest, mode, step, board)
    state = replace(state, round=int(number), active=int(active), dock=int(dock))
    if faults := state_faults(state):
        raise Unreadable("faulty-position", faults=[{"code": fault.code, "data": fault.data} for fault in faults])
    return state


def _with_board(rest: _Rest, mode: str, step: str, board: str) -> State:
    found = [_TERRITORY.fullmatch(each) for each in board.split("/")]
    if len(found) != len(NAMES) or None in found:
        raise Unreadable("bad-board", territories=len(found), wanted=len(NAMES))
    owners, armies, cities, airfields = [], [], [], []
    bosses, seats = [POOL] * len(BOSS_IDS), list(rest.seats)
    for number, match in enumerate(found):
        if match is None:
            continue
        owner, count, city, headquarters, airfield, boss = match.groups()
        owners.append(OWNERS[owner] if owner in OWNERS else int(owner))
        armies.append(int(count))
        cities += [number] if city else []
        airfields += [(number, int(airfield[1]))] if airfield else []
        if headquarters and int(headquarters[1]) < len(seats):
            seats[int(headquarters[1])] = replace(seats[int(headquarters[1])], headquarters=number)
        if boss is not None:
            if boss not in BOSS_IDS:
                raise Unreadable("bad-board", boss=boss[:40])
            bosses[BOSS_IDS.index(boss)] = number
    fields = {name: getattr(rest, name) for name in _Rest.__struct_fields__ if name != "seats"}
    return msgspec.convert(
        {
            **msgspec.to_builtins(fields),
            "territory_deck": _unpacked(rest.territory_deck),
            "shop_deck": _unpacked(rest.shop_deck),
            "agreed": {"mode": mode},
            "owners": owners,
            "armies": armies,
            "cities": cities,
            "bosses": bosses,
            "airfields": airfields,
            "dock": 0,
            "seats": msgspec.to_builtins(tuple(seats)),
            "active": 0,
            "round": 0,
            "step": step,
        },
        type=State,
        strict=False,
    )
