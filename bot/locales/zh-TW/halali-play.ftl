# Halali!: choosing a move, and what happened.

## Prompts. $player is a name or a mention; $side what that player plays.

halali-prompt-turn-up-or-move = { $player }，{ $side }：翻開或移動一片板塊。
halali-prompt-turn-up-or-take = { $player }，{ $side }：翻開一片板塊或捕獵。已連續 { $turns } 回合無進展，不能做別的事。
halali-prompt-move-or-leave = { $player }，{ $side }：移動、捕獵或離開森林。{ $turns ->
    [1] 這是你的最後一回合。
   *[other] 你還剩 { $turns } 回合。
}
halali-prompt-must-pass = { $player }，{ $side }：沒有可行的行動，只能過。
halali-prompt-between-games = { $players }：第 1 局結束。接著交換陣營進行第 2 局。

## Choices of a menu (at most 100 characters), readable without the picture

halali-pick-flip = { $square }：翻開
halali-pick-tile = { $square }：{ $tile }，{ halali-pick-moves }
halali-pick-tile-takes = { $square }：{ $tile }，{ halali-pick-moves }，可捕獵 { $prey }
halali-pick-tile-leaves = { $square }：{ $tile }，{ halali-pick-moves }，可離開森林
halali-pick-tile-takes-leaves = { $square }：{ $tile }，{ halali-pick-moves }，可捕獵 { $prey }，也可離開森林
halali-pick-moves = { $count } 種走法
halali-pick-prey = { $square }（+{ $points }）
halali-pick-move = { $to }：{ $tile }移動到此
halali-pick-take = { $to }：{ $tile }捕獵{ $prey }（+{ $points }）
halali-pick-leave = off：{ $tile }從 { $exits } 離開森林（+{ $points }）
halali-pick-pass = 過
halali-pick-next = 進行第 2 局

halali-group-flip-south = 翻開：南半部（a1～d4）
halali-group-flip-north = 翻開：北半部（e4～g7）
halali-group-blue = 熊與狐狸
halali-group-brown = 獵人與伐木工
halali-group-birds = 鴨子與雉雞
halali-group-to = 移到哪裡
halali-group-other = 其他

## Previews

halali-preview-flip = 翻開 { $square }。翻出的板塊留在原地，你的回合結束。
halali-preview-flip-last = 翻開 { $square }，最後一片未翻開的板塊：終局階段開始。
halali-preview-move = { $from } 的{ $tile }移動到 { $to }。
halali-preview-move-bird = { $from } 的{ $tile }移動到 { $to }。下一回合對方可以捕獵，但不能移動。
halali-preview-take = { $from } 的{ $tile }捕獵 { $to } 的{ $prey }：+{ $points } 分
halali-preview-leave = { $from } 的{ $tile }從 { $exits } 離開森林：+{ $points } 分
halali-preview-pass = 過：沒有你能移動的板塊。
halali-preview-next = 交換陣營，重新佈置板塊，進行第 2 局。
halali-preview-resign = 認輸：由對手獲勝。

## What happened. $move is the move in notation.

halali-event-turned-up = { $player } 翻開 { $square }：{ $tile }。
halali-event-moved = { $player } 移動{ $tile }（{ $move }）。
halali-event-took = { $player } 的{ $tile }捕獵了 { $to } 的{ $prey }（{ $move }，+{ $points } 分）。
halali-event-left = { $player } 的{ $tile }從 { $exits } 離開森林（{ $move }，+{ $points } 分）。
halali-event-passed = { $player } 無法行動，過。
halali-event-end-phase = 所有板塊都已翻開，終局階段開始。每人五回合，{ $player } 先；自己的板塊可以離開森林。
halali-event-game-over = 第 { $game } 局結束：{ $scores }。
halali-event-game-over-early = 一方已無板塊，第 { $game } 局結束：{ $scores }。
halali-event-next-game = 第 { $game } 局開始。{ $player } 執動物方，先行。
halali-event-resigned = { $player } 認輸。
halali-score = { $player } { $points }
