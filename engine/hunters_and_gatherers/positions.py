"""Position strings. What is written is canonical; the reader is strict.

Nine fields, single spaces between them; ``-`` for an empty one. Red has laid one tile and put a hut on it, and blue, in
seat 1, holds the bonus tile B03, while the piles are told in part::

    S01@0,0/0;L44@-1,0/90 0hut@-1,0/b 0/0 1 B03 L12,L07,?75 B01,?10 - -

1. Tiles by x and y: id ``@`` cell ``/`` rotation, ``;`` between them. One tile at least.
2. Pieces by cell, segment, kind and seat: seat, ``member`` or ``hut``, ``@`` cell ``/`` segment.
3. Scores by seat, ``/`` between them.
4. The seat to move; ``-`` once the game has ended.
5. The tile in its hand; ``-`` once the game has ended.
6. The pile of land tiles, next first, ``,`` between them. ``?`` is a tile that is not told, ``?75`` a run of them.
7. The pile of bonus tiles.
8. Tiles that have left the game, in that order.
9. Seats that gave up, in that order, ``,`` between them.

Supplies follow from the pieces. Equal positions have equal strings: the order of laying is not told.
"""

import re
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import TypeVar

from engine.contract import Unreadable
from engine.hunters_and_gatherers.state import Laid, Piece, State

V = TypeVar("V")
NONE = "-"
_FIELDS = 9
_NUMBER = "(0|-?[1-9][0-9]{0,2})"
_LAID = re.compile(rf"([A-Z][0-9]{{2}})@{_NUMBER},{_NUMBER}/(0|90|180|270)")
_PIECE = re.compile(rf"([0-4])(member|hut)@{_NUMBER},{_NUMBER}/([a-z])")
_TILE = re.compile(r"[A-Z][0-9]{2}")
_RUN = re.compile(r"\?([2-9]|[1-9][0-9])?")
_SCORE = re.compile(r"0|[1-9][0-9]{0,5}")
_SEAT = re.compile(r"[0-4]")
