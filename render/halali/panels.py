"""The players above the board: emblem, name, points, and whose turn it is or how it ended."""

from PIL import Image, ImageDraw

from engine.halali.facts import TURNS_EACH
from engine.halali.scores import between_games, points_of, table_result, tiles_of, totals
from engine.halali.state import BLUE, BROWN, State
from render import letters
from render.canvas import put
from render.colours import CREAM, INK, Colour, mix
from render.halali import words
from render.halali.layout import CENTRE, EARTH, PANELS, Spot
from render.halali.news import passed
from render.halali.sprites import drawing
from render.scene import Scene

NAME, POINTS, COUNT, SMALL, SMALLEST = 43, 62, 46, 36, 28
"""Font sizes. `SMALL` is for what the message beside the picture says, too; down to `SMALLEST` for long words."""
_PIP = 25
"""From dot to dot."""


def paint_panels(picture: Image.Image, scene: Scene) -> None:
    for side in (BLUE, BROWN):
        _paint_panel(picture, scene, side)
    _paint_centre(picture, scene)


def _awaited(state: State, side: int) -> bool:
    return state.ended is None and state.position.side == side


def _paint_panel(picture: Image.Image, scene: Scene, side: int) -> None:
    state: State = scene.state
    left, top, right, _ = box = PANELS[side]
    lit = _awaited(state, side)
    ink, paper = (INK, CREAM) if lit else (CREAM, EARTH)
    put(picture, drawing(f"panel-{side}-{'lit' if lit else 'dark'}"), ((left + right) // 2, (top + box[3]) // 2))
    put(picture, drawing(f"emblem-{side}"), (left + 56, (top + box[3]) // 2))
    if _wins(state, state.seat_of(side)) and not between_games(state):
        put(picture, drawing("star"), (left + 24, top + 26))
    name_end, status_end = _paint_points(picture, state, side, (right - 18, top), ink)
    x = left + 110
    draw = ImageDraw.Draw(picture)
    name = letters.fitting(scene.names[state.seat_of(side)], NAME, name_end - x - 12, scene.language)
    alone = not _status(scene, side)
    letters.write(draw, (x, top + (67 if alone else 46)), name, NAME, ink, language=scene.language)
    _paint_status(picture, scene, side, (x, status_end - 10, top + 89), (ink, paper))


def _paint_points(picture: Image.Image, state: State, side: int, corner: Spot, ink: Colour) -> Spot:
    """Points of the present game; below, in the second game, those of the first, and at the end the sum of both.
    Gives the left ends of the two lines."""
    draw = ImageDraw.Draw(picture)
    seat = state.seat_of(side)
    right, top = corner
    points = str(points_of(state)[seat])
    end = right - round(letters.width(points, POINTS))
    if state.game == 2 and state.first is not None:
        sum_text = f"+{state.first.points[seat]}" + (f" = {totals(state)[0][seat]}" if state.ended else "")
        letters.write(draw, (right, top + 91), sum_text, SMALL, ink, "r")
        letters.write(draw, (right, top + 54), points, POINTS, ink, "r")
        return end, right - round(letters.width(sum_text, SMALL))
    letters.write(draw, (right, top + 73), points, POINTS, ink, "r")
    return end, end


def _paint_status(
    picture: Image.Image, scene: Scene, side: int, line: tuple[int, int, int], colours: tuple[Colour, Colour]
) -> None:
    """The second line. ``line``: left end, right end, base line."""
    ink, paper = colours
    x, right, y = line
    left = scene.state.position.left
    if left is not None and scene.state.ended is None:
        spent = drawing("spent-pip-light" if paper == CREAM else "spent-pip-dark")
        for turn in range(TURNS_EACH):
            put(picture, drawing("pip") if turn < left[side] else spent, (x + 12 + turn * _PIP, y - 12))
        x += TURNS_EACH * _PIP + 8
    words_there, language = _status(scene, side), scene.language
    if words_there:
        size = letters.fitting_size(words_there, (SMALL, SMALLEST), right - x, language)
        text = letters.fitting(words_there, size, right - x, language)
        letters.write(ImageDraw.Draw(picture), (x, y), text, size, mix(ink, paper, 0.12), language=language)


def _status(scene: Scene, side: int) -> str:
    state: State = scene.state
    seat = state.seat_of(side)
    if state.resigned == seat:
        return scene.say(words.RESIGNED)
    if state.ended is not None:
        if _wins(state, seat):
            return scene.say(words.WON_GAME, game=state.game) if between_games(state) else scene.say(words.WON)
        return "" if _wins(state, 1 - seat) else scene.say(words.DRAWN)
    if seat in passed(scene.news):
        return scene.say(words.PASSED)
    if state.position.left is not None:
        return scene.say(words.LEFT, turns=state.position.left[side])
    return scene.say(words.TO_MOVE) if _awaited(state, side) else ""


def _wins(state: State, seat: int) -> bool:
    """Whether the seat has won the table, or, between two games, the first of them."""
    if state.ended is None:
        return False
    result = table_result(state)
    if result is not None:
        return result.ranking[0] == (seat,)
    mine, other = ((points_of(state)[one], tiles_of(state)[one]) for one in (seat, 1 - seat))
    return mine > other


def _paint_centre(picture: Image.Image, scene: Scene) -> None:
    """How many tiles are face-down, a pointer to whoever is to move, which game of the match it is."""
    state: State = scene.state
    draw = ImageDraw.Draw(picture)
    left, top, right, _ = CENTRE
    middle = (left + right) // 2
    hidden = sum(1 for text in state.position.board if text and not text[0].isupper())
    if state.ended is None:
        reach = 84 * (1 if state.position.side == BROWN else -1)
        put(picture, drawing(f"pointer-{state.position.side}"), (middle + (reach if hidden else 0), top + 30))
    if state.ended is None and hidden:
        put(picture, drawing("mini-back"), (middle - 32, top + 30))
        letters.write(draw, (middle + 2, top + 46), str(hidden), COUNT, CREAM)
    for index, text in enumerate(reversed(_centre_lines(scene))):
        size = letters.fitting_size(text, (SMALL, SMALLEST), right - left, scene.language)
        short = letters.fitting(text, size, right - left, scene.language)
        letters.write(draw, (middle, top + 93 - index * 44), short, size, CREAM, "m", scene.language)


def _centre_lines(scene: Scene) -> list[str]:
    state: State = scene.state
    if between_games(state):
        return [scene.say(words.GAME_OVER, game=state.game), scene.say(words.NEXT_GAME, game=state.game + 1)]
    lines = [scene.say(words.OVER)] if state.ended is not None else []
    return [*lines, scene.say(words.GAME, game=state.game)] if state.agreed.match else lines
