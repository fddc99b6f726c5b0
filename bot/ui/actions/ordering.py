"""Standing orders: moves that concern nobody but their owner, given at any time and seen by nobody else."""

from collections.abc import Sequence

from bot.tables import Table, TableError
from bot.ui import choosing, walk
from bot.ui.actions import moving
from bot.ui.choosing import Trail
from bot.ui.desk import Glance
from bot.ui.handling import Asked
from bot.ui.message import Message, view
from bot.ui.press import Press
from bot.ui.refusals import MoveRefused, Refused
from bot.words import limits
from engine.chance import Seeded
from engine.contract import ORDER, Move, Refusal

ROOT: Move = (ORDER,)


async def orders(asked: Asked, table: Table) -> Message:
    """What stands, and what else can be ordered."""
    glance = await owner_at(asked, table.id)
    return shown(glance, walk.begin(table.rules, glance.state, _seat(glance), ROOT))


async def step(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    """A step of the walk to an order. A whole one is given at once, as it can be changed at any time; only one that
    acts in the same moment wants *Confirm*."""
    glance = await owner_at(asked, press.table)
    picked = (*press.picks, *values)
    found = walk.step(glance.table.rules, glance.state, _seat(glance), picked) if picked[:1] == ROOT else None
    if found is None:
        return shown(glance, _nearest(glance, picked), done=[asked.say("orders-not-now")])
    if found.complete and press.action != "order-confirm" and _acts(glance, found.picked):
        return shown(glance, found, done=[asked.say("orders-acts")])
    if found.complete:
        page = press.page // walk.MENUS_A_PAGE if press.action == "order-pick" else 0
        return await give(asked, glance, found.picked, page)
    return shown(glance, found, press.page if press.action == "order-page" else 0)


async def give(asked: Asked, glance: Glance, order: Move, page: int = 0) -> Message:
    """Gives the order, whatever else has happened at the table, and goes on where it was chosen."""
    try:
        played = await asked.desk.tables.play(glance.table.id, asked.user_id, order, None, asked.id)
    except Refusal as refusal:
        raise MoveRefused(glance, " ".join(order), refusal) from None
    after = await asked.desk.glance(played.table, asked.user_id, asked.say)
    if not walk.has_orders(played.table.rules, after.state, after.seat):
        return Message(limits.cut("\n".join(moving.told(after, played)), limits.MESSAGE))
    before = walk.back(played.table.rules, after.state, _seat(after), order, len(ROOT))
    return shown(after, _nearest(after, before), page, moving.told(after, played))


async def owner_at(asked: Asked, table_id: int) -> Glance:
    """This person in front of that table, if he may give orders there; raises why he may not."""
    table = await moving.in_play(asked, table_id)
    if table.seat_of(asked.user_id) is None:
        raise TableError("not-seated", table=table.id)
    glance = await asked.desk.glance(table, asked.user_id, asked.say)
    if not walk.has_orders(table.rules, glance.state, glance.seat):
        raise Refused("error-no-orders", game=asked.say(f"{table.game}-name"))
    return glance


def shown(glance: Glance, found: walk.Step, page: int = 0, done: Sequence[str] = ()) -> Message:
    """What has just been done, where the walk stands, and what the owner holds and has ordered."""
    trail = Trail(glance, _seat(glance), "order-", ROOT)
    lines = [
        *done,
        f"**{glance.say('orders-title')}**",
        *_chosen(trail, found),
        "",
        glance.speaker.hand(glance.say, glance.state, glance.mentions),
    ]
    confirm = found.picked if found.complete else ()
    components = choosing.components(trail, found, page, confirm)
    return Message(limits.cut("\n".join(lines), limits.MESSAGE), view=view(*components))


def _chosen(trail: Trail, found: walk.Step) -> list[str]:
    """What is chosen so far, or the whole order in a sentence."""
    glance = trail.glance
    if found.complete:
        return [glance.speaker.preview(glance.say, glance.state, trail.seat, found.picked)]
    return trail.labels(found.picked, len(ROOT))


def _acts(glance: Glance, order: Move) -> bool:
    """Whether the order is carried out as soon as it is given, like a wish for what is to be chosen just now."""
    rules, state = glance.table.rules, glance.table.state
    if glance.table.turn is None or glance.seat not in glance.table.turn.seats:
        return False
    # Tried on the true state, as a hidden one cannot be played on; no more is told of it than that something happens.
    after, _ = rules.play(state, glance.seat, order, Seeded(b"", 0))
    return rules.turn(after) != rules.turn(state)


def _nearest(glance: Glance, picked: Move) -> walk.Step:
    """The last step on this way that can still be gone."""
    rules, state, seat = glance.table.rules, glance.state, _seat(glance)
    ways = (picked[:length] for length in range(len(picked), 0, -1) if picked[:1] == ROOT)
    steps = (walk.step(rules, state, seat, way) for way in ways)
    return next((found for found in steps if found is not None), None) or walk.begin(rules, state, seat, ROOT)


def _seat(glance: Glance) -> int:
    assert glance.seat is not None  # noqa: S101  for the type checker: owners have a seat
    return glance.seat
