# Hunters and Gatherers: why a move is refused, and what can be done instead. $move is the move as it was understood, or what was typed.

hunters_and_gatherers-refusal = { $why }{ $now }

## Why not: one for each code of the engine

hunters_and_gatherers-refusal-no-such-seat = { $move }：只有这一桌的玩家可以行动。
hunters_and_gatherers-refusal-game-over = { $move }：游戏已经结束。
hunters_and_gatherers-refusal-not-your-turn = { $move }：还没轮到你，现在是 { $player } 的回合。
hunters_and_gatherers-refusal-bad-syntax = 无法识别行动“{ $move }”。
hunters_and_gatherers-refusal-bad-rotation = { $move }：板块可以旋转 0、90、180 或 270 度，不能旋转 { $rotation } 度。
hunters_and_gatherers-refusal-occupied = { $move }：{ $cell } 已经有板块了。
hunters_and_gatherers-refusal-no-neighbour = { $move }：{ $cell } 旁边没有板块，而新板块至少要有一边与版图相接。
hunters_and_gatherers-refusal-does-not-fit = { $move }：旋转 { $rotation }° 时，板块放不进 { $cell }：{ $clashes }。
hunters_and_gatherers-clash = { $side }边的{ $tile }碰到{ $field }
hunters_and_gatherers-refusal-no-such-segment = { $move }：这块板块没有 { $segment } 部分，它的各部分是 { $segments }。
hunters_and_gatherers-refusal-wrong-kind-member = { $move }：{ $segment } 部分是{ $ground }，不能放置米宝。
hunters_and_gatherers-refusal-wrong-kind-hut = { $move }：{ $segment } 部分是{ $ground }，小屋只能放在河流或湖上。
hunters_and_gatherers-refusal-area-occupied-member = { $move }：{ $segment } 部分所在的{ $ground }已经有米宝了（{ $players }）。
hunters_and_gatherers-refusal-area-occupied-hut = { $move }：{ $segment } 部分所在的{ $ground }已经有小屋了（{ $players }）。
hunters_and_gatherers-refusal-no-piece-left-member = { $move }：你的储备里没有米宝了。采集者和渔夫在所在的森林或河流完成时收回。
hunters_and_gatherers-refusal-no-piece-left-hut = { $move }：你的储备里没有小屋了，小屋放下后不会收回。
hunters_and_gatherers-refusal-unknown-tile = { $move }：从这个局面看不出接着抽到哪块板块。
hunters_and_gatherers-refusal-which-piece = “{ $move }”有多种解读：{ $moves }。

## What now

hunters_and_gatherers-now-turn = 在 { $cell } 可以走 { $moves }，最后的横线也可以换成一个棋子。
hunters_and_gatherers-now-place = { $cell }（{ $rotations }）
hunters_and_gatherers-now-places = 这块板块可以放在 { $places }。
hunters_and_gatherers-now-places-more = 最近的可放位置是 { $places }，另外还有 { $count } 处。
hunters_and_gatherers-now-write = { $places }请写位置、旋转和棋子，例如 { $example }，其中横线表示不放置棋子；写 member:b 或 hut:b，就在板块的 b 部分放置米宝或小屋。
hunters_and_gatherers-now-piece = { $move }（{ $piece }）
hunters_and_gatherers-now-pieces = 板块这样放置时，可以走 { $moves }。
hunters_and_gatherers-now-wait = 轮到你时会通知你；在此之前可以用“/{ command-game } { command-game-board }”查看版图。
hunters_and_gatherers-now-over = 结果和记录随时可以查看；用“/{ command-game } { command-game-new }”可以再开一桌。
hunters_and_gatherers-now-in-full = 请完整写出其中一种。
