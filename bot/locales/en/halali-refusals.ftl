# Halali!: why a move is refused, and what can be done instead. $move is the move as it was understood, or what was typed.

halali-refusal = { $why } { $now }

## Why not: one for each code of the engine

halali-refusal-game-over = { $move }: the game is over.
halali-refusal-between-games = { $move }: game 1 is over and game 2 not yet dealt.
halali-refusal-game-not-over = { $move }: the present game is not over yet.
halali-refusal-no-such-seat = { $move }: only the two players can move.
halali-refusal-bad-syntax = “{ $move }” is not a move I can read.
halali-refusal-no-tile = { $move }: { $square } is empty, no tile lies there.
halali-refusal-already-up = { $move }: the tile on { $square } is face-up already ({ $tile }).
halali-refusal-face-down = { $move }: the tile on { $square } is face-down, and face-down tiles do not move.
halali-refusal-tree = { $move }: a tree stands on { $square }, and trees never move.
halali-refusal-not-yours = { $move }: the { $tile } on { $square } belongs to the other side.
halali-refusal-locked-bird = { $move }: the { $tile } on { $square } is locked, as the other side turned it up or moved it a turn ago. This turn it may be taken, but not moved.
halali-refusal-same-square = { $move }: the { $tile } stands on { $square } already.
halali-refusal-not-straight = { $move }: tiles move straight along a rank or a file, and { $to } is on neither from { $square }.
halali-refusal-too-far = { $move }: the { $tile } on { $square } goes one square at a time, and { $to } is farther.
halali-refusal-blocked = { $move }: the { $tile } would have to pass { $at }, where another tile lies ({ $blocker }).
halali-refusal-blocked-face-down = { $move }: the { $tile } would have to pass { $at }, where a tile lies face-down.
halali-refusal-blocked-target = { $move }: the tile on { $at } is face-down; it can neither be taken nor moved onto.
halali-refusal-not-prey = { $move }: the { $tile } on { $square } cannot take the { $prey } on { $to }. { $diet }
halali-refusal-gun-direction = { $move }: the gun of the hunter on { $square } points { $gun }, and { $to } lies { $direction } of it.
halali-refusal-wrong-sign-move = { $move }: { $to } is empty, so there is nothing to take. Moves to empty squares are written with -.
halali-refusal-wrong-sign-take = { $move }: the { $prey } stands on { $to }. Taking is written with x.
halali-refusal-no-return = { $move }: the { $tile } on { $square } came from { $to } on your last turn and may not go straight back this turn.
halali-refusal-stalled = { $move }: { $turns } turns in a row have brought neither a turn-up nor a capture, so you must turn up or take.
halali-refusal-not-end-phase = { $move }: tiles leave the forest in the end-phase only. { $count ->
    [one] 1 tile is
   *[other] { $count } tiles are
} still face-down.
halali-refusal-bird-stays = { $move }: the { $tile } on { $square } is a bird, and birds never leave the forest.
halali-refusal-no-exit = { $move }: the { $tile } on { $square } has no line to an exit. Tiles leave along file d or rank 4.
halali-refusal-no-exit-step = { $move }: the { $tile } on { $square } goes one square at a time, so it leaves from an exit square only: d7, g4, d1 or a4.
halali-refusal-no-exit-there = { $move }: the { $tile } on { $square } does not reach the exit in the { $direction }.
halali-refusal-exit-blocked = { $move }: another tile stands between { $square } and the exit ({ $blockers }).
halali-refusal-may-not-pass = { $move }: passing is allowed only when nothing else is possible.
halali-refusal-wrong-tile = { $move }: the tile on { $square } is another one ({ $tile }).
halali-refusal-not-your-turn = { $move }: it is the turn of the other side.
halali-refusal-unknown-tile = { $move }: this position does not tell what lies on { $square }.
halali-refusal-ambiguous = “{ $move }” could mean several moves: { $moves }.

## What it takes

halali-diet-bear = A bear takes hunters and lumberjacks.
halali-diet-fox = A fox takes pheasants and ducks.
halali-diet-lumberjack = A lumberjack takes trees.
halali-diet-hunter = A hunter takes bears, foxes, pheasants and ducks, where his gun points.
halali-diet-pheasant = Pheasants take nothing.
halali-diet-duck = Ducks take nothing.

## What now

halali-now-from = From { $square } you can play { $moves }. Other moves are, for example, { $others }.
halali-now-from-only = From { $square } you can play { $moves }.
halali-now-flip = You can turn it up with flip { $square }, or play, for example, { $others }.
halali-now-flip-only = You can turn it up with flip { $square }.
halali-now-all = You can play { $moves }.
halali-now-some = You can play, for example, { $moves }; { $count ->
    [one] 1 more move is
   *[other] { $count } more moves are
} possible.
halali-now-write = Write flip c4 to turn up a tile, d3-d6 to move, d3xd6 to take, d2-off to leave. Now you can play, for example, { $moves }.
halali-now-pass = You can only pass: write pass.
halali-now-next = Game 2 begins when you write next or choose it from the menu.
halali-now-wait = You are pinged when it is your turn; until then /{ command-game } { command-game-board } shows the board.
halali-now-over = The result and the log stay open; /{ command-game } { command-game-new } opens another table.
halali-now-in-full = Write one of them in full.
