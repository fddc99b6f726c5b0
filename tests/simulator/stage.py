"""Plays scenes in processes that are killed: ``python -m tests.simulator.stage SCENE FOLDER``.

A scene is played once undisturbed. Then, for each point that it comes to, a process plays it and dies there by SIGKILL,
and another one goes on with what is left on the disk. In the end the world must be as if nothing had happened.
"""

import json
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from bot.store import crash
from bot.words.localizer import load_localizer
from tests.bot.tables.rig import Repeating
from tests.simulator import timeline
from tests.simulator.inline import opened
from tests.simulator.life import Life, calm
from tests.simulator.scenes import CHANNEL, OTHER, SCENES, Act
from tests.simulator.timeline import VirtualClock, VirtualLoop
from tests.simulator.world import World

START = 1_700_000_000
NUMBER = re.compile(r"\d{6,}")
SEED = 32
WORDS = load_localizer(strict=True)


class Entropy(Repeating):
    """The same seeds in every life, so that lives can be compared; else each has its own."""

    def __call__(self, size: int) -> bytes:
        return bytes(SEED) if size == SEED else super().__call__(size)


def play(scene: str, folder: Path) -> Any:
    """The scene from where it stands in that folder. What the world looks like afterwards."""
    kept = folder / "world.json"
    world = (
        msgspec.json.decode(kept.read_bytes(), type=World)
        if kept.exists()
        else World(time=START, channels=[CHANNEL, OTHER])
    )
    world.lives += 1
    loop = VirtualLoop()
    clock = VirtualClock(loop, world.time)

    def save() -> None:
        world.time = clock.now()
        kept.with_suffix(".new").write_bytes(msgspec.json.encode(world))
        kept.with_suffix(".new").replace(kept)

    async def whole() -> Any:
        store = opened(folder, memory=False)
        life = Life(store, world, clock, loop, WORDS, Entropy(f"life {world.lives}: "), saved=save)
        await life.begin()
        for number, step in enumerate(SCENES[scene]):
            if number >= world.acknowledged:
                await calm(life, clock)
                await step(Act(life, clock, 10_000 + number, START))
                world.acknowledged = number + 1
                save()
        await calm(life, clock)
        told = await _told(life, world)
        await life.end()
        await store.close()
        return told

    save()
    return timeline.run(loop, whole())


async def _told(life: Life, world: World) -> Any:
    """All that must be the same whatever happened on the way; ids, moments and the numbers of edits may differ."""
    logs = []
    for channel in (CHANNEL, OTHER):
        table = await life.tables.in_channel(channel)
        if table is not None:
            entries = await life.tables.log(table.id)
            log = [(entry.kind, entry.version, entry.user_id, entry.notation) for entry in entries]
            logs.append([table.status, table.version, table.ply, table.awaited, log])
    messages = [
        [message.channel, NUMBER.sub("#", "\n".join([message.content, *message.custom_ids])), message.pings]
        for message in world.messages
    ]
    return json.loads(json.dumps([logs, messages]))


def killed_at(scene: str, folder: Path, point: str) -> list[str]:
    """Plays it in a process that dies when it comes to the point. What went wrong with dying."""
    child = os.fork()
    if child == 0:
        try:
            crash.arm(point)
            play(scene, folder)
        finally:
            os._exit(1)
    _, status = os.waitpid(child, 0)
    return [] if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL else [f"it has not died: {status}"]


@contextmanager
def watched(watcher: Callable[[str], None]) -> Iterator[None]:
    crash.watch(watcher)
    try:
        yield
    finally:
        crash.unwatch(watcher)


def differences(expected: Any, found: Any) -> list[str]:
    """In words, few enough to be read."""
    names = ("logs", "messages")
    return [
        f"{name}: {line!r} {side}"
        for name, before, after in zip(names, expected, found, strict=True)
        for side, lines in (
            ("is missing", [line for line in before if before.count(line) > after.count(line)]),
            ("is too much", [line for line in after if after.count(line) > before.count(line)]),
        )
        for line in lines
    ]


def rehearsed(scene: str, folder: Path) -> tuple[list[str], Any]:
    """The points that the scene comes to, undisturbed, and what the world looks like afterwards."""
    passed: list[str] = []
    folder.mkdir()
    with watched(passed.append):
        told = play(scene, folder)
    return passed, told


def main() -> None:
    """Prints a line for each kill at a point that no scene before has come to: the point, what was wrong afterwards."""
    scene, path = sys.argv[1], Path(sys.argv[2])
    names = list(SCENES)
    known = {
        point for before in names[: names.index(scene)] for point in rehearsed(before, path / f"before-{before}")[0]
    }
    passed, expected = rehearsed(scene, path / "undisturbed")
    for point in dict.fromkeys(passed):
        if point in known:
            continue
        folder = path / point
        folder.mkdir()
        wrong = killed_at(scene, folder, point) or differences(expected, play(scene, folder))
        print(json.dumps([point, wrong]), flush=True)


if __name__ == "__main__":
    main()
