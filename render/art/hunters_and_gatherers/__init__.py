"""How the tiles and pieces of Hunters and Gatherers are drawn: ``python -m render.art.hunters_and_gatherers``."""
