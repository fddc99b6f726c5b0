"""Draws all sprites anew into the package: ``python -m render.art``."""

from render.art import halali
from render.canvas import ASSETS


def main() -> None:
    folder = ASSETS / "halali"
    folder.mkdir(exist_ok=True)
    for name, drawing in halali.drawings():
        drawing.save(folder / f"{name}.png", optimize=True)
    halali.palette().save(folder / "palette.png")


if __name__ == "__main__":
    main()
