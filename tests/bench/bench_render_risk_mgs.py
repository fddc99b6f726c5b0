"""How fast pictures of Risk are painted, and how heavy they are."""

import time
from collections.abc import Callable
from functools import partial
from statistics import median

from PIL import Image

from render.canvas import encode
from render.risk_mgs.land import land_of
from render.risk_mgs.layout import WHOLE
from render.risk_mgs.painter import compose
from render.risk_mgs.sheets import palette
from tests.render.risk_mgs.map_scenes import PAINTER, SCENES

ROUNDS = 15
WANTED_MILLISECONDS = 60
WANTED_BYTES = 600_000


def main() -> None:
    """Prints the time of each scene, warm, its bytes, and ratios to pasting the land onto the sea."""
    plain = _p50(_plain_compose)
    print(f"plain compose, 42 territories: {plain:.2f} ms")
    for name, scene in SCENES.items():
        for kind, paint in (("", PAINTER.paint), (" closer", PAINTER.closer)):
            data = paint(scene)
            if data is not None:
                whole = _p50(partial(paint, scene))
                print(
                    f"{name + kind:16} p50 {whole:5.1f} ms (wanted under {WANTED_MILLISECONDS}) = "
                    f"{whole / plain:5.1f} x plain; {len(data):,} bytes (wanted under {WANTED_BYTES:,})"
                )
    scene = SCENES["war"]
    picture = compose(scene)
    composing, encoding = _p50(lambda: compose(scene)), _p50(lambda: encode(picture, palette()))
    print(f"war: composing {composing:.1f} ms = {composing / plain:.1f} x plain; encoding {encoding:.1f} ms")
    start = time.perf_counter()
    land_of.__wrapped__(WHOLE)
    print(f"the land of the whole world anew: {(time.perf_counter() - start) * 1000:.0f} ms")


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
    land = land_of(WHOLE)
    picture = land.ground.copy()
    for box, mask in land.masks.values():
        picture.paste((90, 90, 90), box, mask)
    return picture


if __name__ == "__main__":
    main()
