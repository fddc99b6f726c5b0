"""Draws everything anew into the package: ``python -m render.art.risk_mgs``."""

from render.art.risk_mgs.drawings import drawings
from render.canvas import ASSETS

FOLDER = ASSETS / "risk_mgs"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, drawing in drawings():
        drawing.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
