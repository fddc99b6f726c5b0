# Halali!: choosing a move, and what happened.

## Prompts. $player is a name or a mention; $side what that player plays.

halali-prompt-turn-up-or-move = { $player }，{ $side }：翻开一块板块，或移动一块板块。
halali-prompt-turn-up-or-take = { $player }，{ $side }：翻开一块板块，或捕猎一块板块。连续 { $turns } 回合平静之后，只能这样行动。
halali-prompt-move-or-leave = { $player }，{ $side }：移动、捕猎或离开森林。{ $turns ->
    [1] 这是你的最后一回合。
   *[other] 你还剩 { $turns } 回合。
}
halali-prompt-must-pass = { $player }，{ $side }：没有可行的移动，只能过。
halali-prompt-between-games = { $players }：第 1 局已结束。交换阵营，继续第 2 局。

## Choices of a menu (at most 100 characters), readable without the picture

halali-pick-flip = { $square }：翻开
halali-pick-tile = { $square }：{ $tile }，{ halali-pick-moves }
halali-pick-tile-takes = { $square }：{ $tile }，{ halali-pick-moves }，可捕猎 { $prey }
halali-pick-tile-leaves = { $square }：{ $tile }，{ halali-pick-moves }，可离开
halali-pick-tile-takes-leaves = { $square }：{ $tile }，{ halali-pick-moves }，可捕猎 { $prey }，可离开
halali-pick-moves = { $count } 种走法
halali-pick-prey = { $square }（+{ $points }）
halali-pick-move = { $to }：{ $tile }移动到这里
halali-pick-take = { $to }：{ $tile }捕猎{ $prey }（+{ $points }）
halali-pick-leave = 离开：{ $tile }从 { $exits } 离开森林（+{ $points }）
halali-pick-pass = 过
halali-pick-next = 继续第 2 局

halali-group-flip-south = 翻开，南半边（a1～d4）
halali-group-flip-north = 翻开，北半边（e4～g7）
halali-group-blue = 熊和狐狸
halali-group-brown = 猎人和伐木工
halali-group-birds = 鸭子和雉鸡
halali-group-to = 移到哪里
halali-group-other = 其他

## Previews

halali-preview-flip = 翻开 { $square }。不论翻出什么都留在原处，你的回合随即结束。
halali-preview-flip-last = 翻开 { $square }，最后一块未翻开的板块：终局阶段开始。
halali-preview-move = { $from } 的{ $tile }移动到 { $to }。
halali-preview-move-bird = { $from } 的{ $tile }移动到 { $to }。下一回合对方可以捕猎它，但不能移动它。
halali-preview-take = { $from } 的{ $tile }捕猎 { $to } 的{ $prey }：+{ $points }
halali-preview-leave = { $from } 的{ $tile }从 { $exits } 离开森林：+{ $points }
halali-preview-pass = 过：你没有可以移动的板块。
halali-preview-next = 交换阵营，重新摆放板块，继续第 2 局。
halali-preview-resign = 认输：对方获胜。

## What happened. $move is the move in notation.

halali-event-turned-up = { $player } 翻开 { $square }：{ $tile }。
halali-event-moved = { $player } 移动了{ $tile }（{ $move }）。
halali-event-took = { $player } 的{ $tile }捕猎了 { $to } 的{ $prey }（{ $move }，+{ $points } 分）。
halali-event-left = { $player } 的{ $tile }从 { $exits } 离开森林（{ $move }，+{ $points } 分）。
halali-event-passed = { $player } 无法移动，过。
halali-event-end-phase = 所有板块都已翻开，终局阶段开始：各有 5 回合，{ $player } 先行；自己的板块可以离开森林。
halali-event-game-over = 第 { $game } 局结束：{ $scores }。
halali-event-game-over-early = 一方的板块全部离场，第 { $game } 局结束：{ $scores }。
halali-event-next-game = 第 { $game } 局开始，{ $player } 执动物方先行。
halali-event-resigned = { $player } 认输了。
halali-score = { $player } { $points }
