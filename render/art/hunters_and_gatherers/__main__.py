"""Draws everything anew into the package: ``python -m render.art.hunters_and_gatherers``; it takes some minutes."""

import msgspec

from render.art.hunters_and_gatherers.drawings import drawings, standing
from render.canvas import ASSETS

FOLDER = ASSETS / "hunters_and_gatherers"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, drawing in drawings():
        drawing.save(FOLDER / f"{name}.png", optimize=True)
    (FOLDER / "standing.json").write_bytes(msgspec.json.format(msgspec.json.encode(standing()), indent=1) + b"\n")


if __name__ == "__main__":
    main()
