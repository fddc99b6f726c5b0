"""The words in the picture: keys of the reader's language. All else in it is numbers, letters and names."""

WON = "hunters_and_gatherers-picture-won"
"""``wins``"""
RESIGNED = "hunters_and_gatherers-picture-resigned"
"""``gave up``"""
OVER = "hunters_and_gatherers-picture-over"
"""``Game over``"""
BONUS = "hunters_and_gatherers-picture-bonus"
"""``bonus``: the tile in hand is a bonus tile"""
KEYS = (WON, RESIGNED, OVER, BONUS)
