"""The colours of land, water and beasts."""

from render.colours import Colour

MEADOW: Colour = (166, 200, 104)
TUFT: Colour = (118, 160, 70)
PETAL: Colour = (250, 244, 214)
FOREST: Colour = (30, 78, 54)
FRINGE: Colour = (18, 50, 36)
LEAF: Colour = (62, 128, 76)
LEAF_DARK: Colour = (40, 100, 62)
CROWN: Colour = (86, 148, 76)
CROWN_DARK: Colour = (58, 118, 62)
WATER: Colour = (44, 116, 184)
SHALLOW: Colour = (92, 164, 216)
BANK: Colour = (248, 232, 176)
SHORE: Colour = (112, 98, 58)
STONE: Colour = (196, 192, 184)
STONE_DARK: Colour = (138, 134, 130)
WHITE: Colour = (255, 252, 244)
