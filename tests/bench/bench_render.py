"""How fast pictures are painted, and how heavy they are."""

import time
from collections.abc import Callable
from functools import partial
from statistics import median

from PIL import Image

from render.canvas import encode
from render.catalogue import painter
from render.halali import layout
from render.halali.painter import compose
from render.halali.sprites import drawing, palette
from tests.render.scenes import SCENES

ROUNDS = 25
WANTED_MILLISECONDS = 40
WANTED_BYTES = 500_000


def main() -> None:
    """Prints the time of each scene, warm, its bytes, and ratios to pasting 49 tiles onto the empty board."""
    plain = _p50(_plain_compose)
    print(f"plain compose, 49 tiles: {plain:.2f} ms")
    for name, scene in SCENES.items():
        data = painter("halali").paint(scene)
        whole = _p50(partial(painter("halali").paint, scene))
        print(
            f"{name:15} p50 {whole:5.1f} ms (wanted under {WANTED_MILLISECONDS}) = {whole / plain:5.1f} x plain; "
            f"{len(data):,} bytes (wanted under {WANTED_BYTES:,})"
        )
    scene = SCENES["took"]
    picture = compose(scene)
    composing, encoding = _p50(lambda: compose(scene)), _p50(lambda: encode(picture, palette()))
    print(f"composing {composing:.1f} ms = {composing / plain:.1f} x plain; encoding {encoding:.1f} ms")


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
    picture = drawing("board").copy()
    for square in range(49):
        picture.paste(drawing("tile-back"), layout.corner(square))
    return picture


if __name__ == "__main__":
    main()
