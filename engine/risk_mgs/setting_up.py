"""S3, S5 to S13: the choices before the first turn, one seat after another."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from engine.contract import Move
from engine.risk_mgs.board import after, is_enemy, neighbours, owned, pool
from engine.risk_mgs.decks import draw_territory_card
from engine.risk_mgs.employing import homes
from engine.risk_mgs.facts import BASIC, BOSS_IDS, COMMAND, FACTIONS
from engine.risk_mgs.progress import Progress
from engine.risk_mgs.state import NEUTRAL, NOBODY, SETUP, State, Step
from engine.risk_mgs.world import NAMES, NUMBERS, WORLD

REST = "rest"
"""The pick by which the program places all armies that are left."""


FOLLOWING: dict[str, Step] = {
    "factions": "first-boss",
    "headquarters": "claim",
    "claim": "place",
    "place": "first-boss",
    "first-boss": "recruit",
}
"""By step of the set-up the one after it. Basic Training begins with the first, the other modes with the second."""


def reserve(state: State, seat: int) -> int:
    """S10: armies not yet on the board."""
    placed = sum(state.armies[territory] for territory in owned(state, seat))
    return COMMAND[len(state.seats)].armies_per_player - placed


def setup_moves(state: State) -> Iterator[Move]:
    """What the awaited seat may do now."""
    return LISTED[state.step](state)


def _faction_moves(state: State) -> Iterator[Move]:
    # S5: only as many factions take part as there are seats.
    taken = {seat.faction for seat in state.seats}
    return (("faction", each) for each in FACTIONS[: len(state.seats)] if each not in taken)


def _headquarters_moves(state: State) -> Iterator[Move]:
    return (("headquarters", NAMES[each]) for each in unclaimed(state))


def _claim_moves(state: State) -> Iterator[Move]:
    return (("claim", NAMES[each]) for each in unclaimed(state))


def _place_moves(state: State) -> Iterator[Move]:
    yield from (("place", NAMES[each]) for each in owned(state, state.active))
    yield ("place", REST)


def _boss_moves(state: State) -> Iterator[Move]:
    places = homes(state, state.active)
    return (("boss", BOSS_IDS[boss], NAMES[place]) for boss in pool(state) for place in places)


LISTED: dict[str, Callable[[State], Iterator[Move]]] = {
    "factions": _faction_moves,
    "headquarters": _headquarters_moves,
    "claim": _claim_moves,
    "place": _place_moves,
    "first-boss": _boss_moves,
}


def unclaimed(state: State) -> list[int]:
    """S11: territories of the world that are nobody's yet."""
    return [territory for territory in WORLD if state.owners[territory] == NOBODY]


def steps_to_come(state: State) -> list[Step]:
    """Of the set-up, the one under way included."""
    steps = []
    step = state.step
    while step in SETUP:
        steps.append(step)
        step = FOLLOWING[step]
    return steps


def make_choice(play: Progress, move: Move) -> None:
    """Carries out what `setup_moves` listed."""
    seat = play.state.active
    if move[0] == "faction":
        play.change_seat(seat, faction=move[1])
        play.tell("chose-faction", seat=seat, faction=move[1])
    elif move[0] == "boss":
        play.put_boss(BOSS_IDS.index(move[1]), NUMBERS[move[2]])
        play.tell("hired", seat=seat, boss=move[1], territory=move[2], fee=0, points=play.seat(seat).points)
    else:
        territory = NUMBERS[move[1]]
        play.own(territory, seat, play.state.armies[territory] + 1)
        if move[0] == "headquarters":
            play.change_seat(seat, headquarters=territory)
        play.tell("placed", seat=seat, kind=move[0], territory=move[1], armies=play.state.armies[territory])


def next_chooser(play: Progress) -> None:
    """Goes on to the seat that chooses next, in this step or a following one, or to the step ``recruit``."""
    while play.state.step in SETUP:
        state = play.state
        for seat in (*after(state, state.active), state.active):
            if state.seats[seat].alive and awaits(state, seat):
                play.change(active=seat)
                return
        _finish_step(play)


def awaits(state: State, seat: int) -> bool:
    """Whether the seat has still to choose in this step."""
    if state.step == "factions":
        return not state.seats[seat].faction
    if state.step == "headquarters":
        return state.seats[seat].headquarters is None
    if state.step == "first-boss":
        return not any(place >= 0 and state.owners[place] == seat for place in state.bosses)
    return reserve(state, seat) > 0 and (state.step == "place" or bool(unclaimed(state)))


def _finish_step(play: Progress) -> None:
    step = play.state.step
    if step == "factions":
        _lay_out(play)
    if step == "claim":
        _leaveunclaimed(play)
    play.change(step=FOLLOWING[step])
    if play.state.step == "first-boss":
        # Last in the order, so that the first is next.
        play.change(active=play.state.order[-1])
        play.tell("docked", dock=play.state.dock)


def _lay_out(play: Progress) -> None:
    # S5 to S7. Whoever left before he chose has what is left over, as neutrals (E5).
    state = play.state
    left = [
        faction for faction in FACTIONS[: len(state.seats)] if faction not in {each.faction for each in state.seats}
    ]
    holder = {}
    for seat, each in enumerate(state.seats):
        holder[each.faction or left.pop(0)] = seat
    for start in BASIC[len(state.seats)].players:
        seat = holder[start.faction]
        player = play.seat(seat)
        for name, armies in start.territories.items():
            play.own(NUMBERS[name], seat if player.alive else NEUTRAL, armies)
        play.change_seat(seat, faction=start.faction, headquarters=NUMBERS[start.headquarters])
        if player.alive:
            play.change_seat(seat, points=start.start_drebin_points)
            for _ in range(start.start_territory_cards):
                draw_territory_card(play, seat)
    play.change(order=tuple(holder[start.faction] for start in BASIC[len(state.seats)].players))
    play.tell("laid-out", order=list(play.state.order), points=sum(each.points for each in play.state.seats))


def _leaveunclaimed(play: Progress) -> None:
    # E5: with too many players gone the others have too few armies to claim everything.
    for territory in unclaimed(play.state):
        play.own(territory, NEUTRAL, 1)


def granted(state: State) -> Move | None:
    """Section 21: what the awaited seat has ordered to choose now; the first wish that can be granted."""
    wishes = state.seats[state.active].orders.wishes.get(state.step, ())
    if not wishes:
        return None
    legal = set(setup_moves(state))
    for wish in wishes:
        move = _wished(state, wish)
        if move in legal:
            return move
    return None


def _wished(state: State, wish: str) -> Move:
    if state.step == "place":
        return ("place", _weakest(state) if wish == REST else wish.partition(":")[0])
    if state.step == "first-boss":
        boss, _, place = wish.partition("@")
        return ("boss", boss, place or _boss_home(state))
    return ({"factions": "faction"}.get(state.step, state.step), wish)


def spend_wish(play: Progress, move: Move) -> None:
    """A plan for armies (``egypt:3``) becomes shorter as it is carried out."""
    seat = play.state.active
    orders = play.seat(seat).orders
    if play.state.step != "place":
        return
    left = []
    for wish in orders.wishes["place"]:
        name, _, number = wish.partition(":")
        if name == move[1] and number:
            left += [f"{name}:{int(number) - 1}"] if int(number) > 1 else []
        else:
            left.append(wish)
    _change_wish(play, seat, tuple(left))


def place_rest(play: Progress) -> None:
    """Section 21: the program places what is left, each army where fewest stand at a border."""
    _change_wish(play, play.state.active, (REST,))


def _change_wish(play: Progress, seat: int, wishes: tuple[str, ...]) -> None:
    orders = play.seat(seat).orders
    play.change_seat(seat, orders=replace(orders, wishes={**orders.wishes, "place": wishes}))


def default_choice(state: State) -> Move:
    """Section 21 (e): what is chosen for a player whose time is over."""
    if state.step == "place":
        return ("place", _weakest(state))
    if state.step == "first-boss":
        return ("boss", BOSS_IDS[pool(state)[0]], _boss_home(state))
    return next(setup_moves(state))


def _boss_home(state: State) -> str:
    own = state.seats[state.active].headquarters
    places = homes(state, state.active)
    return NAMES[own if own in places else places[0]]


def _weakest(state: State) -> str:
    return NAMES[weakest_border(state, state.active)]


def weakest_border(state: State, seat: int) -> int:
    """The own territory beside an enemy with the fewest armies; any, if there is no enemy beside."""
    own = owned(state, seat)
    border = [each for each in own if any(is_enemy(state, seat, other) for other in neighbours(state, each))]
    return min(border or own, key=lambda territory: state.armies[territory])
