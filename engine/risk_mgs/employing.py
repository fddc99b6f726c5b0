"""H1 to H6: salaries, dismissals, hiring, and what becomes of a boss whose territory falls."""

from engine.risk_mgs.board import abilities, boss_at, boss_slots, bosses_of, holds_own_headquarters, owned, pool
from engine.risk_mgs.facts import BOSS_IDS, HIRE_FEE, SALARY
from engine.risk_mgs.progress import Progress
from engine.risk_mgs.state import POOL, State
from engine.risk_mgs.world import NAMES


def unpaid(state: State) -> list[int]:
    """H2: bosses of the active seat for whom it has not yet been decided."""
    return [boss for boss in bosses_of(state, state.active) if boss not in state.course.kept]


def dismiss_unpayable(play: Progress) -> None:
    """H2: whom nobody can pay goes to the pool. With two bosses the player chooses whom he pays first."""
    if play.seat(play.state.active).points < SALARY:
        for boss in unpaid(play.state):
            dismiss(play, boss, "unpaid")


def pay_salary(play: Progress, boss: int) -> None:
    seat = play.state.active
    play.pay(seat, SALARY)
    play.change_course(kept=(*play.course.kept, boss))
    play.tell("paid", seat=seat, boss=BOSS_IDS[boss], salary=SALARY, points=play.seat(seat).points)


def dismiss(play: Progress, boss: int, reason: str) -> None:
    play.change_course(dismissed=(*play.course.dismissed, boss))
    to_pool(play, boss, reason)


def to_pool(play: Progress, boss: int, reason: str) -> None:
    """H4. A jammed boss stays jammed, whoever hires it next."""
    place = play.state.bosses[boss]
    play.put_boss(boss, POOL)
    play.tell("boss-left", boss=BOSS_IDS[boss], territory=NAMES[place], reason=reason)


def hireable(state: State) -> list[int]:
    """H2: bosses whom the active seat may hire in step 4; none before the salaries are settled."""
    course, seat = state.course, state.active
    if state.seats[seat].points < HIRE_FEE:
        return []
    slots, employed = boss_slots(state, seat), bosses_of(state, seat)
    if len(employed) >= slots or course.hires >= slots or not set(employed) <= set(course.kept):
        return []
    return [boss for boss in pool(state) if boss not in course.dismissed] if homes(state, seat) else []


def homes(state: State, seat: int) -> list[int]:
    """H6: where the seat may put a boss: own territories without one."""
    return [territory for territory in owned(state, seat) if territory not in state.bosses]


def hire(play: Progress, boss: int, territory: int, fee: int) -> None:
    seat = play.state.active
    play.pay(seat, fee)
    play.put_boss(boss, territory)
    play.change_course(kept=(*play.course.kept, boss), hires=play.course.hires + 1)
    points = play.seat(seat).points
    play.tell("hired", seat=seat, boss=BOSS_IDS[boss], territory=NAMES[territory], fee=fee, points=points)


def boss_falls(play: Progress, territory: int, owner: int) -> None:
    """H4: the last army beside the boss has fallen. It escapes if it can, else goes to the pool."""
    boss = boss_at(play.state, territory)
    if boss < 0:
        return
    refuge = None
    if any(effect.kind == "boss_escapes" for effect in abilities(play.state, boss)):
        refuge = _refuge(play.state, territory, owner)
    if refuge is None:
        to_pool(play, boss, "fallen")
        return
    play.put_boss(boss, refuge)
    play.tell("boss-escaped", boss=BOSS_IDS[boss], territory=NAMES[territory], to=NAMES[refuge])


def _refuge(state: State, fallen: int, owner: int) -> int | None:
    # Section 21: as ordered, else the own HQ, else where most armies are, ties by the alphabet.
    free = [territory for territory in homes(state, owner) if territory != fallen]
    for territory in state.seats[owner].orders.escape:
        if territory in free:
            return territory
    own = state.seats[owner].headquarters
    if holds_own_headquarters(state, owner) and own in free:
        return own
    return min(free, key=lambda territory: (-state.armies[territory], NAMES[territory]), default=None)
