"""When people last reached the bot: of several processes each knows it of its own shards."""

from bot.store.contract import Session

ALIVE = "alive"
"""Under this key stands the time (UTC seconds) of a bot without shards; with a shard after it, of that one."""
COUNT = "alive-shards"
"""Under this key stands how many shards those are."""


def mark(session: Session, at: int) -> None:
    """People reached us at that moment."""
    _settle(session)
    for shard in session.shards.ids:
        session.meta.put(_key(shard, session.shards.count), str(at))


def last(session: Session) -> int | None:
    """When they last reached all of our shards; None if that was never written down."""
    _settle(session)
    kept = [session.meta.get(_key(shard, session.shards.count)) for shard in session.shards.ids]
    return min((int(at) for at in kept if at is not None), default=None)


def _settle(session: Session) -> None:
    """Where servers are shared out among shards otherwise than before, each was reached when the last of those was."""
    before, count = int(session.meta.get(COUNT) or 1), session.shards.count
    if before == count:
        return
    kept = [session.meta.get(_key(shard, before)) for shard in range(before)]
    newest = max((int(at) for at in kept if at is not None), default=None)
    if newest is not None:
        for shard in range(count):
            session.meta.put(_key(shard, count), str(newest))
    session.meta.put(COUNT, str(count))


def _key(shard: int, count: int) -> str:
    return ALIVE if count == 1 else f"{ALIVE}-{shard}-of-{count}"
