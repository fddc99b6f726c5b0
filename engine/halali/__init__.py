"""Halali! for two: hunters and lumberjacks against bears and foxes (``rules/halali.md`` numbers its rules).

What passes between this game and whoever hosts it (squares are "c4", tiles as in `engine.halali.state`):

Moves: ``("c4",)`` turns up, ``("d3", "d6")`` moves or takes, ``("d3", "off")`` leaves, ``("pass",)``; between the games
of a match ``("next",)``; ``("resign",)``.

Phases and prompts: ``turning`` with turn-up-or-move or turn-up-or-take {hidden, quiet, limit}; ``end`` with
move-or-leave or must-pass {left, others}; ``between`` with between-games {next}; ``over``.

Events, all public: turned-up {seat, at, tile}, moved {seat, from, to, tile}, took {seat, from, to, tile, prey,
points}, left {seat, from, exits, tile, points}, passed {seat}; end-phase {first}, resigned {seat}, game-over {game,
reason, points, tiles, last}, next-game {game, blue, board}, match-over {scores, ranking}. Exits are letters of
directions; lists of points and tiles are by seat. One of the first five begins every ply that is a turn (T1):
counting those plies of a log numbers its moves.
"""
