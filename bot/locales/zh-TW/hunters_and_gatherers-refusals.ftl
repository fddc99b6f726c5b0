# Hunters and Gatherers: why a move is refused, and what can be done instead. $move is the move as it was understood, or what was typed.

hunters_and_gatherers-refusal = { $why }{ $now }

## Why not: one for each code of the engine

hunters_and_gatherers-refusal-no-such-seat = { $move }：只有這一桌的玩家可以行動。
hunters_and_gatherers-refusal-game-over = { $move }：遊戲已經結束。
hunters_and_gatherers-refusal-not-your-turn = { $move }：現在輪到{ $player }。
hunters_and_gatherers-refusal-bad-syntax = 無法辨識「{ $move }」這步行動。
hunters_and_gatherers-refusal-bad-rotation = { $move }：板塊可旋轉 0、90、180 或 270 度，不能旋轉 { $rotation } 度。
hunters_and_gatherers-refusal-occupied = { $move }：{ $cell } 已經有板塊。
hunters_and_gatherers-refusal-no-neighbour = { $move }：{ $cell } 旁邊沒有板塊，新板塊必須和版圖相鄰。
hunters_and_gatherers-refusal-does-not-fit = { $move }：旋轉 { $rotation }° 的板塊放不進 { $cell }：{ $clashes }。
hunters_and_gatherers-clash = { $side }邊是{ $tile }，版圖上卻是{ $field }
hunters_and_gatherers-refusal-no-such-segment = { $move }：這片板塊沒有 { $segment } 部分，只有 { $segments }。
hunters_and_gatherers-refusal-wrong-kind-member = { $move }：{ $segment } 部分是{ $ground }，不能放置米寶。
hunters_and_gatherers-refusal-wrong-kind-hut = { $move }：{ $segment } 部分是{ $ground }。小屋只能放在河流或湖上。
hunters_and_gatherers-refusal-area-occupied-member = { $move }：{ $segment } 部分的{ $ground }已經有米寶（{ $players }）。
hunters_and_gatherers-refusal-area-occupied-hut = { $move }：{ $segment } 部分的{ $ground }已經有小屋（{ $players }）。
hunters_and_gatherers-refusal-no-piece-left-member = { $move }：你的儲備裡沒有米寶。森林或河流完成後，會收回採集者或漁夫。
hunters_and_gatherers-refusal-no-piece-left-hut = { $move }：你的儲備裡沒有小屋，小屋放置後不會收回。
hunters_and_gatherers-refusal-unknown-tile = { $move }：這個局面沒有說明接著抽到哪一片板塊。
hunters_and_gatherers-refusal-which-piece = 「{ $move }」有多種解讀：{ $moves }。

## What now

hunters_and_gatherers-now-turn = 在 { $cell } 可以走 { $moves }，最後的 - 也可以換成米寶或小屋。
hunters_and_gatherers-now-place = { $cell }（{ $rotations }）
hunters_and_gatherers-now-places = 這片板塊可以放在 { $places }。
hunters_and_gatherers-now-places-more = 離那裡最近、放得下的位置是 { $places }；另外還有 { $count } 個。
hunters_and_gatherers-now-write = { $places }請輸入位置、旋轉和米寶或小屋，例如 { $example }，其中 - 表示不放置；member:b 或 hut:b 表示在板塊的 b 部分放置米寶或小屋。
hunters_and_gatherers-now-piece = 「{ $move }」{ $piece }
hunters_and_gatherers-now-pieces = 板塊這樣放時，可以輸入{ $moves }。
hunters_and_gatherers-now-wait = 輪到你時會通知你；在那之前可用「/{ command-game } { command-game-board }」查看版圖。
hunters_and_gatherers-now-over = 結果與紀錄仍可查看；可用「/{ command-game } { command-game-new }」另開一桌。
hunters_and_gatherers-now-in-full = 請完整輸入其中一種。
