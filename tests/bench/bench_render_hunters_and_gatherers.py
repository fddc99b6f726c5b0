"""How fast pictures of Hunters and Gatherers are painted, and how heavy they are."""

import time
from collections.abc import Callable
from functools import partial
from statistics import median

from PIL import Image

from render.canvas import encode
from render.hunters_and_gatherers import sheets
from render.hunters_and_gatherers.layout import GROUND
from render.hunters_and_gatherers.painter import HuntersAndGatherersPainter, compose
from tests.render.hunters_and_gatherers.pictures import frame
from tests.render.hunters_and_gatherers.scenes import SCENES

ROUNDS = 15
WANTED_MILLISECONDS = 60
WANTED_BYTES = 700_000
PAINTER = HuntersAndGatherersPainter()


def main() -> None:
    """Prints the time of each scene, warm, its bytes, and ratios to pasting 91 tiles onto an empty picture."""
    plain = _p50(_plain_compose)
    print(f"plain compose, 91 tiles: {plain:.2f} ms")
    for name, scene in SCENES.items():
        data = PAINTER.paint(scene)
        whole = _p50(partial(PAINTER.paint, scene))
        print(
            f"{name:14} p50 {whole:5.1f} ms (wanted under {WANTED_MILLISECONDS}) = {whole / plain:5.1f} x plain; "
            f"{len(data):,} bytes (wanted under {WANTED_BYTES:,})"
        )
    scene = SCENES["all-91"]
    picture = compose(scene)
    composing, encoding = _p50(lambda: compose(scene)), _p50(lambda: encode(picture, sheets.palette()))
    print(f"all-91: composing {composing:.1f} ms = {composing / plain:.1f} x plain; encoding {encoding:.1f} ms")


def _p50(act: Callable[[], object]) -> float:
    """Milliseconds."""
    act()
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        act()
        times.append((time.perf_counter() - start) * 1000)
    return median(times)


def _plain_compose() -> Image.Image:
    scene = SCENES["all-91"]
    where = frame(scene)
    picture = Image.new("RGB", (where.width, where.height), GROUND)
    window = where.windows[0]
    for laid in scene.state.tiles:
        picture.paste(sheets.tile(laid.tile, laid.rotation, window.tile), window.at(laid.x, laid.y))
    return picture


if __name__ == "__main__":
    main()
