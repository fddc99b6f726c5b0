"""What a player holds, for him alone: points, cards, objectives, rewards, and his standing orders."""

from collections import Counter
from collections.abc import Iterator

from PIL import Image

from engine.risk_mgs.facts import ARMIES_FOR_STARS, DESIGN_OF, DESIGNS, OBJECTIVES, STARS, TERRITORY_OF
from engine.risk_mgs.state import Seat, State
from engine.risk_mgs.world import NUMBERS
from render.canvas import encode, put
from render.colours import CREAM, GOLD, SIGNAL, mix
from render.risk_mgs import panel_words as words
from render.risk_mgs.cards import SHOP_CARD, TERRITORY_CARD, shop_card, territory_card
from render.risk_mgs.hand_orders import order_lines
from render.risk_mgs.layout import SEA
from render.risk_mgs.panel_emblems import paint_emblem
from render.risk_mgs.panel_icons import Icon, icon
from render.risk_mgs.panel_text import put_text
from render.scene import Scene
from render.wrapping import wrapped

WIDTH = 1200
_MARGIN, _GAP = 24, 12
_ACROSS = WIDTH - 2 * _MARGIN
_TITLE, _LINE = 60, 44
"""Heights."""
_WINDOWS = ("start_of_turn", "after_roll", "other_turn", "end_of_turn")
_QUIET = mix(SEA, CREAM, 0.7)


def paint(scene: Scene) -> bytes | None:
    """A PNG file 1,200 pixels wide, as high as it has to be; None where the scene is nobody's own view."""
    if scene.state.viewer is None:
        return None
    picture = compose(scene, scene.state.viewer)
    return encode(picture, picture.quantize(256, method=Image.Quantize.FASTOCTREE))


def compose(scene: Scene, seat: int) -> Image.Image:
    """The picture in full colour (RGB)."""
    parts = list(_parts(scene, seat))
    height = sum(part.height + _GAP for part in parts) - _GAP + 2 * _MARGIN
    picture = Image.new("RGB", (WIDTH, height), SEA)
    top = _MARGIN
    for part in parts:
        picture.paste(part, (_MARGIN, top))
        top += part.height + _GAP
    return picture


def _parts(scene: Scene, seat: int) -> Iterator[Image.Image]:
    state: State = scene.state
    player, say = state.seats[seat], scene.say
    yield _heading(scene, seat)
    yield _title(scene, say(words.HELD_TERRITORY_CARDS), _worth(scene, player))
    own = sorted(player.territory_cards, key=lambda card: (-STARS[card], NUMBERS[TERRITORY_OF[card]]))
    if own:
        yield _grid([territory_card(scene, card) for card in own], TERRITORY_CARD)
    copies = Counter(DESIGN_OF[card] for card in player.shop_cards)
    yield _title(scene, say(words.HELD_SHOP_CARDS), "" if copies else say(words.NONE))
    if copies:
        order = sorted(copies, key=lambda each: (_WINDOWS.index(DESIGNS[each].timing), DESIGNS[each].cost, each))
        yield _grid([shop_card(scene, design, copies[design], player.points) for design in order], SHOP_CARD)
    signs: dict[str, Icon] = {"minor": "hollow-star", "major": "star"}
    if player.objectives:
        yield _title(scene, say(words.HELD_OBJECTIVES), "")
        for each in player.objectives:
            yield _line(scene, signs[OBJECTIVES[each].rank], say(words.objective(each)))
    if player.rewards:
        yield _title(scene, say(words.HELD_REWARDS), "")
        for each in player.rewards:
            told = say(words.reward(each)), say(words.reward_text(each))
            yield _line(scene, "reward", say(words.REWARD_TOLD, reward=told[0], text=told[1]))
    yield _title(scene, say(words.STANDING_ORDERS), "")
    for order_text in order_lines(scene, seat):
        yield _line(scene, "pointer", order_text)


def _part(height: int) -> Image.Image:
    return Image.new("RGB", (_ACROSS, height), SEA)


def _heading(scene: Scene, seat: int) -> Image.Image:
    """Emblem, name and faction, points."""
    part = _part(100)
    faction, points = scene.state.seats[seat].faction, scene.state.seats[seat].points
    paint_emblem(part, scene.state, seat, 96, (48, 50))
    text = scene.say(words.POINTS, points=points)
    left = _ACROSS - put_text(part, (_ACROSS, 50), text, (50, 30), 460, SIGNAL, "r", scene.language) - 12
    put(part, icon("points", 54, SIGNAL, SEA), (left - 27, 50))
    limit = left - 54 - 116 - 20
    put_text(part, (116, 32 if faction else 50), scene.names[seat], (46, 30), limit, CREAM, language=scene.language)
    if faction:
        text = scene.say(words.faction(faction))
        put_text(part, (116, 78), text, (32, 22), limit, _QUIET, language=scene.language)
    return part


def _worth(scene: Scene, player: Seat) -> str:
    """C2: stars, and the armies for as many of them as one may turn in."""
    stars = sum(STARS[card] for card in player.territory_cards)
    if not stars:
        return scene.say(words.NONE)
    armies = max((each for number, each in ARMIES_FOR_STARS.items() if number <= stars), default=0)
    return scene.say(words.STARS, stars=stars, armies=armies)


def _title(scene: Scene, text: str, beside: str) -> Image.Image:
    part = _part(_TITLE)
    across = put_text(part, (0, _TITLE - 27), text, (38, 24), _ACROSS // 2, GOLD, language=scene.language)
    if beside:
        spot, limit = (across + 24, _TITLE - 27), _ACROSS - across - 24
        put_text(part, spot, beside, (34, 20), limit, CREAM, language=scene.language)
    return part


def _grid(cards: list[Image.Image], size: tuple[int, int]) -> Image.Image:
    across, height = size
    columns = (_ACROSS + _GAP) // (across + _GAP)
    rows = -(-len(cards) // columns)
    part = _part(rows * (height + _GAP) - _GAP)
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        part.paste(card, (column * (across + _GAP), row * (height + _GAP)), card)
    return part


def _line(scene: Scene, sign: Icon, text: str) -> Image.Image:
    """A sign and text, in several lines if it is long."""
    lines = wrapped(text, 32, _ACROSS - 50, scene.language)
    part = _part(len(lines) * _LINE)
    put(part, icon(sign, 28, GOLD, SEA), (18, _LINE // 2))
    for number, line in enumerate(lines):
        spot = 50, number * _LINE + _LINE // 2
        put_text(part, spot, line, (32, 32), _ACROSS - 50, CREAM, language=scene.language)
    return part
