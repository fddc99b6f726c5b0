# Halali!: why a move is refused, and what can be done instead. $move is the move as it was understood, or what was typed.

halali-refusal = { $why }{ $now }

## Why not: one for each code of the engine

halali-refusal-game-over = { $move }：遊戲已經結束。
halali-refusal-between-games = { $move }：第 1 局已結束，第 2 局還沒開始。
halali-refusal-game-not-over = { $move }：這一局還沒結束。
halali-refusal-no-such-seat = { $move }：只有兩位玩家可以行動。
halali-refusal-bad-syntax = 無法辨識「{ $move }」這步行動。
halali-refusal-no-tile = { $move }：{ $square } 是空格，沒有板塊。
halali-refusal-already-up = { $move }：{ $square } 的板塊已經翻開（{ $tile }）。
halali-refusal-face-down = { $move }：{ $square } 的板塊未翻開，不能移動。
halali-refusal-tree = { $move }：{ $square } 是樹，樹不能移動。
halali-refusal-not-yours = { $move }：{ $square } 的{ $tile }屬於對方，這不是你的板塊。
halali-refusal-locked-bird = { $move }：{ $square } 的{ $tile }是鎖定的鳥，對方上一回合才翻開或移動過。這一回合不能移動，但可以捕獵。
halali-refusal-same-square = { $move }：{ $tile }已經在 { $square }。
halali-refusal-not-straight = { $move }：只能直線移動，而 { $to } 和 { $square } 不在同一行或同一列。
halali-refusal-too-far = { $move }：{ $square } 的{ $tile }一次只能移動 1 格，{ $to } 太遠了。
halali-refusal-blocked = { $move }：{ $tile }必須經過 { $at }，中間有板塊擋住（{ $blocker }）。
halali-refusal-blocked-face-down = { $move }：{ $tile }必須經過 { $at }，中間有未翻開的板塊擋住。
halali-refusal-blocked-target = { $move }：{ $at } 的板塊未翻開，既不能捕獵，也不能移動到那裡。
halali-refusal-not-prey = { $move }：{ $to } 的{ $prey }不是 { $square } 的{ $tile }能捕獵的獵物。{ $diet }
halali-refusal-gun-direction = { $move }：{ $square } 的獵人槍口朝{ $gun }，而 { $to } 在{ $direction }邊，槍口沒有朝向那裡。
halali-refusal-wrong-sign-move = { $move }：{ $to } 是空格，沒有獵物。移動到空格請用 -。
halali-refusal-wrong-sign-take = { $move }：{ $to } 有{ $prey }。捕獵請用 x。
halali-refusal-no-return = { $move }：{ $square } 的{ $tile }上一回合才從 { $to } 過來，這一回合不能立刻折返。
halali-refusal-stalled = { $move }：已連續 { $turns } 回合沒有翻開也沒有捕獵，這次必須翻開或捕獵。
halali-refusal-not-end-phase = { $move }：只有終局階段可以離開森林。還有 { $count } 片板塊未翻開。
halali-refusal-bird-stays = { $move }：{ $square } 的{ $tile }是鳥，鳥不能離開森林。
halali-refusal-no-exit = { $move }：{ $square } 的{ $tile }沒有通往出口的直線。離開森林要沿 d 行或第 4 列。
halali-refusal-no-exit-step = { $move }：{ $square } 的{ $tile }一次只能移動 1 格，只能從出口格離開：d7、g4、d1 或 a4。
halali-refusal-no-exit-there = { $move }：{ $square } 的{ $tile }到不了{ $direction }邊的出口。
halali-refusal-exit-blocked = { $move }：{ $square } 和出口之間有板塊擋住（{ $blockers }）。
halali-refusal-may-not-pass = { $move }：只有在沒有其他行動時才能過。
halali-refusal-wrong-tile = { $move }：{ $square } 是別的板塊（{ $tile }）。
halali-refusal-not-your-turn = { $move }：現在輪到對方。
halali-refusal-unknown-tile = { $move }：這個局面沒有說明 { $square } 是什麼板塊。
halali-refusal-ambiguous = 「{ $move }」有多種解讀：{ $moves }。

## What it takes

halali-diet-bear = 熊捕獵獵人和伐木工。
halali-diet-fox = 狐狸捕獵雉雞和鴨子。
halali-diet-lumberjack = 伐木工捕獵樹。
halali-diet-hunter = 獵人朝槍口方向捕獵熊、狐狸、雉雞和鴨子。
halali-diet-pheasant = 雉雞不能捕獵。
halali-diet-duck = 鴨子不能捕獵。

## What now

halali-now-from = 從 { $square } 可以走 { $moves }。其他行動例如 { $others }。
halali-now-from-only = 從 { $square } 可以走 { $moves }。
halali-now-flip = 可以用 flip { $square } 翻開它，或例如 { $others }。
halali-now-flip-only = 可以用 flip { $square } 翻開它。
halali-now-all = 你可以走 { $moves }。
halali-now-some = 你可以走，例如 { $moves }；另外還有 { $count } 種走法。
halali-now-write = 寫法：flip c4 翻開、d3-d6 移動、d3xd6 捕獵、d2-off 離開森林。現在可以走，例如 { $moves }。
halali-now-pass = 你只能過：請輸入 pass。
halali-now-next = 輸入 next，或從選單中選擇，就會開始第 2 局。
halali-now-wait = 輪到你時會通知你；在那之前可用「/{ command-game } { command-game-board }」查看版圖。
halali-now-over = 結果與紀錄仍可查看；可用「/{ command-game } { command-game-new }」另開一桌。
halali-now-in-full = 請完整輸入其中一種。
