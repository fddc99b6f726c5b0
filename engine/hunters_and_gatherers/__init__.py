"""Hunters and Gatherers for two to five: land is laid tile by tile (``rules/hunters_and_gatherers.md``).

A move is a path of three picks: place, rotation, piece, ``("1,0", "90", "member:b")`` or ``("1,0", "90", "-")``.
Hosts begin with `game`; words and pictures find what lies on the field, and what a move would do, in `areas`.

Phases: ``land`` and ``bonus`` with the prompts lay-land and lay-bonus {tile, land, bonus, members, huts}; ``over``.

Events, all public: laid {seat, kind, tile, x, y, rotation}, placed {seat, piece, role, segment, x, y}; for each
completed area scored-forest {tiles, per_tile, mushrooms, per_mushroom, gold, points, members, winners, cells} or
scored-river {tiles, fish, points, members, winners, cells}, then went-home {kind, members, pieces}; bonus-earned
{seat}, bonus-lost {seat, reason: bonus-turn, pile-empty or fits-nowhere}; drawn, fits-nowhere {seat, kind, tile, left};
resigned {seat}, handed-on {seat, kind, tile}; at the end scored-water {lakes, fish, points, huts, winners, cells},
scored-meadow {mammoth, aurochs, deer, tiger, fire, hunted, per_animal, points, members, winners, cells}, game-over
{reason, scores, ranking}. ``points`` go to each of the ``winners``; ``members`` and ``huts`` are numbers by seat;
``cells`` are [x, y].
"""
