"""What happened since the reader's last turn, marked on the board by shape."""

from collections.abc import Iterable

from PIL import Image

from engine.contract import Event
from engine.halali.geometry import NUMBER
from render.canvas import put
from render.halali import layout
from render.halali.arrows import paint_arrow, paint_arrow_out
from render.halali.sprites import drawing, mini


def paint_news(picture: Image.Image, news: Iterable[Event]) -> None:
    """Corners around a tile that was turned up or arrived, a ring where one left, an arrow between, a crossed out
    small picture of what was taken. Only the present game: what was before a new deal is nowhere to be seen."""
    for event in of_this_game(news):
        _paint(picture, event)


def of_this_game(news: Iterable[Event]) -> list[Event]:
    """What happened after the last deal."""
    events = list(news)
    deals = [index for index, event in enumerate(events) if event.code == "next-game"]
    return events[deals[-1] + 1 if deals else 0 :]


def passed(news: Iterable[Event]) -> set[int]:
    """Z1: the seats that had to pass."""
    return {event.data["seat"] for event in of_this_game(news) if event.code == "passed"}


def gained(news: Iterable[Event]) -> set[tuple[int, str]]:
    """The kinds that came to a pile, by seat."""
    piled = [event for event in of_this_game(news) if event.code in ("took", "left")]
    return {(event.data["seat"], event.data.get("prey", event.data["tile"])[0]) for event in piled}


def _paint(picture: Image.Image, event: Event) -> None:
    data = event.data
    match event.code:
        case "turned-up":
            _on_square(picture, "brackets", NUMBER[data["at"]])
        case "moved" | "took":
            start, end = NUMBER[data["from"]], NUMBER[data["to"]]
            paint_arrow(picture, "news", start, end)
            _on_square(picture, "origin", start)
            _on_square(picture, "brackets", end)
            if event.code == "took":
                paint_taken(picture, end, data["prey"])
        case "left":
            start = NUMBER[data["from"]]
            paint_arrow_out(picture, "news", start, data["exits"][0])
            _on_square(picture, "origin", start)
            put(picture, mini(data["tile"]), layout.middle(start))


def paint_taken(picture: Image.Image, square: int, prey: str) -> None:
    """The taken tile, small and crossed out, in the upper left corner of its square: no gun points there."""
    spot = layout.in_corner(square, -1, -1)
    put(picture, mini(prey), spot)
    put(picture, drawing("cross"), spot)


def _on_square(picture: Image.Image, mark: str, square: int) -> None:
    put(picture, drawing(mark), layout.middle(square))
