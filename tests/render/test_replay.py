"""Games as moving pictures."""

from io import BytesIO
from itertools import islice, pairwise

import pytest
from PIL import Image, ImageChops

from engine.catalogue import GAMES
from engine.contract import event_seen_by
from render import replay
from render.catalogue import PAINTERS
from render.replay import LARGEST, STRIP, animate, chosen, film, frame
from render.scene import Scene
from tests.engine import random_play
from tests.render.pictures import paint
from tests.render.scenes import SCENES

PNGS = [paint(SCENES[name]) for name in ("start", "took", "crowded", "over")]


def frames(pngs: list[bytes]) -> list[Image.Image]:
    of = film(pngs[-1])
    return [frame(of, png, f"Move {number}", number / len(pngs)) for number, png in enumerate(pngs, 1)]


def shown(gif: bytes) -> list[Image.Image]:
    """What a viewer sees, frame by frame."""
    with Image.open(BytesIO(gif)) as read:
        found = []
        for number in range(getattr(read, "n_frames", 1)):
            read.seek(number)
            found.append(read.convert("RGB"))
        return found


def test_every_frame_is_shown_as_it_was_painted() -> None:
    painted = frames(PNGS)
    gif, count = animate(painted, 8_000_000)
    assert count == len(PNGS)
    for one, other in zip(shown(gif), painted, strict=True):
        assert ImageChops.difference(one, other.convert("RGB")).getbbox() is None


def test_it_goes_on_for_ever_and_rests_at_the_end() -> None:
    gif, _ = animate(frames(PNGS), 8_000_000)
    with Image.open(BytesIO(gif)) as read:
        assert read.info["loop"] == 0
        times = []
        for number in range(len(PNGS)):
            read.seek(number)
            times.append(read.info["duration"])
    assert times == [1500, 650, 650, 4000]


def test_boards_are_shrunk_with_a_strip_below_that_fills() -> None:
    painted = frames(PNGS)
    assert {each.size for each in painted} == {(LARGEST, LARGEST + STRIP)}
    filled = [each.convert("RGB").crop((0, LARGEST, LARGEST, LARGEST + 1)).getcolors() or [] for each in painted]
    gold = [max(share for share, colour in row if colour != (26, 22, 20)) for row in filled]
    assert all(one < other for one, other in pairwise(gold))


def test_boards_of_other_sizes_stand_in_the_middle() -> None:
    of = film(PNGS[0])
    file = BytesIO()
    Image.new("RGB", (400, 200), (200, 30, 30)).save(file, "PNG")
    small = frame(of, file.getvalue(), "", 1).convert("RGB")
    assert small.size == (LARGEST, LARGEST + STRIP)
    assert small.getpixel((LARGEST // 2, LARGEST // 2)) == small.getpixel((5, 5))


def test_what_does_not_change_costs_next_to_nothing() -> None:
    still, _ = animate(frames([PNGS[0]] * 2), 8_000_000)
    moving, _ = animate(frames([PNGS[0], PNGS[0], PNGS[1]]), 8_000_000)
    one, _ = animate(frames([PNGS[0]]), 8_000_000)
    assert len(still) < 1.1 * len(one)
    assert len(moving) < 2.1 * len(one)


def test_too_large_a_file_loses_every_second_frame_but_never_the_last() -> None:
    painted = frames(PNGS)
    whole, _ = animate(painted, 8_000_000)
    fewer, count = animate(painted, len(whole) - 1)
    assert count == 2
    assert len(fewer) < len(whole)
    assert ImageChops.difference(shown(fewer)[-1], painted[-1].convert("RGB")).getbbox() is None
    with pytest.raises(ValueError, match="bytes"):
        animate(painted, 100)


@pytest.mark.parametrize(("first", "last", "longest"), [(0, 10, 120), (0, 119, 120), (0, 500, 120), (7, 900, 3)])
def test_moves_are_chosen_evenly_from_the_first_to_the_last(first: int, last: int, longest: int) -> None:
    found = chosen(first, last, longest)
    assert (found[0], found[-1]) == (first, last)
    assert len(found) == min(longest, last - first + 1)
    gaps = {other - one for one, other in pairwise(found)}
    assert min(gaps) > 0 and max(gaps) - min(gaps) <= 1


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_animated_and_stays_small(name: str) -> None:
    game, by = GAMES[name], PAINTERS[name]
    steps = list(random_play.steps(game, 1, {}))[-6:]
    pngs = []
    for step in steps:
        news = tuple(event for event in step.events if event_seen_by(event, None) is not None)
        names = ("Ann", "Ben", "Chloe")[: game.seats[0]]
        pngs.append(by.paint(Scene(game.seen_by(step.after, None), names, lambda key, **data: key, news)))
    gif, count = animate(frames(pngs), 8_000_000)
    assert count == len(steps)
    # So 120 frames stay well below what Discord takes, the first one whole and the others as changes.
    assert len(gif) < 120_000 * len(steps)


def test_s13_a_game_of_150_moves_stays_below_the_upload_limit() -> None:
    game, by = GAMES["halali"], PAINTERS["halali"]
    steps = list(islice(random_play.steps(game, 1, {}), 150))
    assert len(steps) == 150
    pngs = [
        by.paint(
            Scene(game.seen_by(steps[ply].after, None), ("Ann", "Ben"), lambda key, **data: key, steps[ply].events)
        )
        for ply in chosen(0, 149)
    ]
    gif, count = animate(frames(pngs), 8_000_000)
    assert count == replay.LONGEST
    assert len(gif) < 4_000_000


def test_names_of_moves_are_fitted_in_whatever_they_are() -> None:
    of = film(PNGS[0])
    for label in ("", "x" * 300, "移動 12: 攻撃", "\u202eoverride", "😀"):
        assert frame(of, PNGS[0], label, 0.5).size == (LARGEST, LARGEST + replay.STRIP)
