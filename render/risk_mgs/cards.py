"""Cards as their holder sees them: Territory cards with their stars, shop cards with cost, window and effect."""

from PIL import Image

from engine.risk_mgs.facts import DESIGNS, STARS, TERRITORY_OF
from render.canvas import put
from render.colours import ALARM, CREAM, GOLD, INK, SIGNAL, Colour, mix
from render.plates import plate
from render.risk_mgs import panel_words as words
from render.risk_mgs.layout import SEA, SLATE
from render.risk_mgs.panel_icons import icon
from render.risk_mgs.panel_text import put_text, width_of
from render.scene import Scene
from render.wrapping import wrapped_in

TERRITORY_CARD = 279, 112
SHOP_CARD = 570, 190
"""Width and height."""
WINDOWS: dict[str, Colour] = {
    "start_of_turn": (44, 92, 66),
    "after_roll": (122, 40, 44),
    "other_turn": (52, 78, 128),
    "end_of_turn": (104, 78, 34),
}
"""By window: when a card is played; its word stands there, too."""
_PAD = 18


def territory_card(scene: Scene, card: str) -> Image.Image:
    """RGBA."""
    across, height = TERRITORY_CARD
    image = plate(across, height, 16, CREAM, GOLD, 4).copy()
    name, language = scene.say(words.territory(TERRITORY_OF[card])), scene.language
    room = across - 2 * _PAD
    lines, size = wrapped_in(name, (32, 26), room, 1, language)
    if width_of(name, 26, language) > room:
        lines, size = wrapped_in(name, (27, 20), room, 2, language)
    for number, line in enumerate(lines):
        middle = 36 + round((number - (len(lines) - 1) / 2) * size * 1.06)
        put_text(image, (across // 2, middle), line, (size, size), room, INK, "m", language)
    stars = STARS[card]
    for number in range(stars):
        x = across // 2 + round((number - (stars - 1) / 2) * 44)
        put(image, icon("star", 36, (176, 108, 0), CREAM), (x, 86))
    return image


def shop_card(scene: Scene, design: str, copies: int, points: int) -> Image.Image:
    """RGBA. ``copies``: alike cards in hand; ``points``: what the holder could pay."""
    card, say, language = DESIGNS[design], scene.say, scene.language
    across, height = SHOP_CARD
    image = plate(across, height, 16, SLATE, mix(SLATE, CREAM, 0.5), 3).copy()
    cost, paid = say(words.COST, points=card.cost), card.cost <= points
    ink = SIGNAL if paid else mix(ALARM, CREAM, 0.45)
    left = across - _PAD - put_text(image, (across - _PAD, 36), cost, (34, 20), 150, ink, "r", language) - 8
    put(image, icon("points" if paid else "cross", 30, ink, SLATE), (left - 15, 36))
    name = say(words.card(design))
    if copies > 1:
        name += " " + say(words.COPIES, number=copies)
    put_text(image, (_PAD, 36), name, (34, 18), left - 30 - 2 * _PAD, CREAM, language=language)
    window = say(words.timing(card.timing))
    wide = width_of(window, 24, language) + 24
    put(image, plate(wide, 34, 10, WINDOWS[card.timing], mix(SEA, CREAM, 0.5), 2), (_PAD + wide // 2, 80))
    put_text(image, (_PAD + wide // 2, 80), window, (24, 16), wide - 12, CREAM, "m", language)
    lines, size = wrapped_in(say(words.card_text(design)), (30, 18), across - 2 * _PAD, 2, language)
    for number, line in enumerate(lines):
        middle = 122 + round(number * size * 1.2)
        put_text(image, (_PAD, middle), line, (size, size), across - 2 * _PAD, CREAM, language=language)
    return image
