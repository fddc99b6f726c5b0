# Hunters and Gatherers: why a move is refused, and what can be done instead. $move is the move as it was understood, or what was typed.

hunters_and_gatherers-refusal = { $why } { $now }

## Why not: one for each code of the engine

hunters_and_gatherers-refusal-no-such-seat = { $move }: only the players of this table can move.
hunters_and_gatherers-refusal-game-over = { $move }: the game is over.
hunters_and_gatherers-refusal-not-your-turn = { $move }: it is the turn of { $player }.
hunters_and_gatherers-refusal-bad-syntax = “{ $move }” is not a move I can read.
hunters_and_gatherers-refusal-bad-rotation = { $move }: a tile can be turned by 0, 90, 180 or 270 degrees, not by { $rotation }.
hunters_and_gatherers-refusal-occupied = { $move }: on { $cell } a tile lies already.
hunters_and_gatherers-refusal-no-neighbour = { $move }: no tile lies beside { $cell }, and a tile must share an edge with the field.
hunters_and_gatherers-refusal-does-not-fit = { $move }: turned by { $rotation }° the tile does not fit on { $cell }. It has { $clashes }.
hunters_and_gatherers-clash = { $tile } in the { $side } where the field has { $field }
hunters_and_gatherers-refusal-no-such-segment = { $move }: the tile has no part { $segment }. Its parts are { $segments }.
hunters_and_gatherers-refusal-wrong-kind-member = { $move }: part { $segment } is a { $ground }, where no tribe member can stand.
hunters_and_gatherers-refusal-wrong-kind-hut = { $move }: part { $segment } is a { $ground }. Huts stand on rivers and lakes only.
hunters_and_gatherers-refusal-area-occupied-member = { $move }: the { $ground } of part { $segment } holds a tribe member already ({ $players }).
hunters_and_gatherers-refusal-area-occupied-hut = { $move }: the { $ground } of part { $segment } holds a hut already ({ $players }).
hunters_and_gatherers-refusal-no-piece-left-member = { $move }: you have no tribe member in hand. Gatherers and fishers come home when their forest or river is completed.
hunters_and_gatherers-refusal-no-piece-left-hut = { $move }: you have no hut in hand, and huts never come back.
hunters_and_gatherers-refusal-unknown-tile = { $move }: this position does not tell which tile is drawn next.
hunters_and_gatherers-refusal-which-piece = “{ $move }” could mean several moves: { $moves }.

## What now

hunters_and_gatherers-now-turn = On { $cell } you can play { $moves }, and perhaps a piece in place of the last dash.
hunters_and_gatherers-now-place = { $cell } ({ $rotations })
hunters_and_gatherers-now-places = The tile fits on { $places }.
hunters_and_gatherers-now-places-more = The nearest places where the tile fits are { $places }; there { $count ->
    [one] is 1 more
   *[other] are { $count } more
}.
hunters_and_gatherers-now-write = { $places } Write place, rotation and piece, such as { $example }, where the dash means no piece; member:b or hut:b puts one on part b of the tile.
hunters_and_gatherers-now-piece = { $move } ({ $piece })
hunters_and_gatherers-now-pieces = With the tile laid so, you can play { $moves }.
hunters_and_gatherers-now-wait = You are pinged when it is your turn; until then /{ command-game } { command-game-board } shows the board.
hunters_and_gatherers-now-over = The result and the log stay open; /{ command-game } { command-game-new } opens another table.
hunters_and_gatherers-now-in-full = Write one of them in full.
