"""A strip with the newest roll: dice against dice, highest first, what was added, who lost, and what it came to."""

from PIL import Image

from render.canvas import Spot, put
from render.colours import CREAM, INK, SIGNAL, Colour, mix
from render.plates import plate
from render.risk_mgs import panel_words as words
from render.risk_mgs.dice_faces import ATTACK, DEFENCE, face
from render.risk_mgs.dice_modifiers import MINUS, modifiers_in_lines, signed
from render.risk_mgs.dice_rolls import Die, Roll, Side, newest_roll
from render.risk_mgs.layout import SLATE
from render.risk_mgs.panel_emblems import paint_emblem
from render.risk_mgs.panel_icons import icon
from render.risk_mgs.panel_text import put_text
from render.scene import Scene

WIDTH, HEIGHT = 800, 366
"""Of a strip at scale 1; all other lengths belong to it, too."""
_PAD = 18
_DICE, _PITCH, _DIE = 330, 110, 88
"""Where the dice begin, from one to the next, and the size of one."""
_MIDDLES = 98, 238
"""Of the dice, attacker's and defender's."""
_ADDED = 38
"""Height of the plate with what a die has become."""
_FOOT = 334
_QUIET = mix(SLATE, CREAM, 0.7)


def strip(scene: Scene, width: int = WIDTH) -> Image.Image | None:
    """RGBA, with round corners, ``width`` pixels wide and in proportion high; None without a roll."""
    roll = newest_roll(scene)
    if roll is None:
        return None
    scale = width / WIDTH
    edge = mix(SLATE, CREAM, 0.35)
    image = plate(width, round(HEIGHT * scale), round(22 * scale), SLATE, edge, max(2, round(3 * scale))).copy()
    for number, (side, look) in enumerate(((roll.attack, ATTACK), (roll.defence, DEFENCE))):
        _paint_side(image, scene, side, _MIDDLES[number], scale)
        _paint_dice(image, roll, number, look, scale)
        if roll.lost is not None:
            _paint_lost(image, roll.lost[number], (WIDTH - 70, _MIDDLES[number]), scale)
    _paint_arrows(image, roll, scale)
    _paint_foot(image, scene, roll, scale)
    return image


def _paint_side(image: Image.Image, scene: Scene, side: Side, middle: int, scale: float) -> None:
    """Emblem, territory, who holds it, and what is added to his dice."""
    size, left = 66, _PAD + 4
    spot = round((left + size / 2) * scale), round(middle * scale)
    paint_emblem(image, scene.state, side.owner, round(size * scale), spot)
    left += size + 12
    limit = round((_DICE - left - 14) * scale)
    lines = modifiers_in_lines(scene, side.added, limit, scale)
    name = scene.say(words.territory(side.territory))
    owner = scene.names[side.owner] if side.owner >= 0 else scene.say(words.owner(side.owner))
    rows = [(name, (31, 18), CREAM), (owner, (24, 16), _QUIET), *((line, (20, 12), SIGNAL) for line in lines)]
    high = sum(round(sizes[0] * 1.16) for _, sizes, _ in rows)
    y = middle - high / 2
    for text, sizes, ink in rows:
        step = round(sizes[0] * 1.16)
        least = round(sizes[0] * scale), round(sizes[1] * scale)
        spot = round(left * scale), round((y + step / 2) * scale)
        put_text(image, spot, text, least, limit, ink, language=scene.language)
        y += step


def _spot(number: int, middle: int, scale: float) -> Spot:
    return round((_DICE + _PITCH * (number + 0.5)) * scale), round(middle * scale)


def _beaten(roll: Roll, number: int, die: int) -> bool:
    """F8: ties go to the defender."""
    pairs = list(zip(roll.attack.dice, roll.defence.dice, strict=False))
    if die >= len(pairs):
        return False
    attack, defence = pairs[die]
    return (attack.final <= defence.final) == (number == 0)


def _paint_dice(image: Image.Image, roll: Roll, number: int, look: tuple[Colour, Colour], scale: float) -> None:
    side = (roll.attack, roll.defence)[number]
    for place, die in enumerate(side.dice):
        spot = _spot(place, _MIDDLES[number], scale)
        beaten = roll.lost is not None and _beaten(roll, number, place)
        put(image, face(die, round(_DIE * scale), look, beaten), spot)
        if die.final != die.natural:
            outward = -1 if number == 0 else 1
            _paint_final(image, die, (spot[0], spot[1] + round(outward * (_DIE + _ADDED - 14) / 2 * scale)), scale)


def _paint_final(image: Image.Image, die: Die, middle: Spot, scale: float) -> None:
    """What was added to the die, and what it counts now."""
    text = f"{signed(die.final - die.natural)} = {die.final}"
    across, high = round((_PITCH - 6) * scale), round(_ADDED * scale)
    put(image, plate(across, high, high // 3, SIGNAL, INK, max(1, round(2 * scale))), middle)
    sizes = round(30 * scale), round(14 * scale)
    put_text(image, middle, text, sizes, across - round(10 * scale), INK, "m")


def _paint_arrows(image: Image.Image, roll: Roll, scale: float) -> None:
    """From the die that wins its pair to the one that loses it."""
    middle = sum(_MIDDLES) // 2
    for place in range(min(len(roll.attack.dice), len(roll.defence.dice))):
        sign = icon("pointer", round(40 * scale), SIGNAL if roll.lost is not None else _QUIET, SLATE)
        down = _beaten(roll, 1, place)
        put(
            image,
            sign.transpose(Image.Transpose.ROTATE_270 if down else Image.Transpose.ROTATE_90),
            _spot(place, middle, scale),
        )


def _paint_lost(image: Image.Image, lost: int, middle: Spot, scale: float) -> None:
    x, y = round(middle[0] * scale), round(middle[1] * scale)
    text, ink = (f"{MINUS}{lost}", CREAM) if lost else ("0", _QUIET)
    across = put_text(image, (x, y), text, (round(54 * scale), round(24 * scale)), round(84 * scale), ink, "m")
    size = round(34 * scale)
    put(image, icon("armies", size, ink, SLATE), (x - across // 2 - size // 2 - round(4 * scale), y))


def _paint_foot(image: Image.Image, scene: Scene, roll: Roll, scale: float) -> None:
    """The sum of all rolls of the attack, and whether the territory has fallen."""
    if roll.sums is None:
        told = [scene.say(words.OPEN)]
    else:
        sums = roll.sums
        told = [scene.say(words.SERIES, rolls=sums.rolls, lost=sums.lost, destroyed=sums.destroyed)]
        if any(sums.spared):
            told.append(scene.say(words.SPARED, number=sum(sums.spared)))
        if roll.conquered:
            told.append(scene.say(words.CONQUERED))
    text, sizes = " · ".join(told), (round(32 * scale), round(16 * scale))
    spot = round(WIDTH / 2 * scale), round(_FOOT * scale)
    limit, ink = round((WIDTH - 2 * _PAD) * scale), SIGNAL if roll.conquered else CREAM
    put_text(image, spot, text, sizes, limit, ink, "m", scene.language)
