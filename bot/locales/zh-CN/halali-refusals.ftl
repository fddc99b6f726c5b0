# Halali!: why a move is refused, and what can be done instead. $move is the move as it was understood, or what was typed.

halali-refusal = { $why }{ $now }

## Why not: one for each code of the engine

halali-refusal-game-over = { $move }：游戏已经结束。
halali-refusal-between-games = { $move }：第 1 局已结束，第 2 局还没有开始。
halali-refusal-game-not-over = { $move }：这一局还没有结束。
halali-refusal-no-such-seat = { $move }：只有两位玩家可以行动。
halali-refusal-bad-syntax = 无法识别行动“{ $move }”。
halali-refusal-no-tile = { $move }：{ $square } 是空格，没有板块。
halali-refusal-already-up = { $move }：{ $square } 的板块已经翻开（{ $tile }）。
halali-refusal-face-down = { $move }：{ $square } 的板块还没有翻开，不能移动。
halali-refusal-tree = { $move }：{ $square } 是树，树不能移动。
halali-refusal-not-yours = { $move }：{ $square } 的{ $tile }属于对方，不是你的板块。
halali-refusal-locked-bird = { $move }：{ $square } 的{ $tile }被锁定了，因为对方上回合刚翻开或移动过它。本回合可以捕猎它，但不能移动它。
halali-refusal-same-square = { $move }：{ $tile }已经在 { $square } 了。
halali-refusal-not-straight = { $move }：板块只能横着或竖着直线移动，{ $to } 和 { $square } 不在一条直线上。
halali-refusal-too-far = { $move }：{ $square } 的{ $tile }一次只能移动 1 格，{ $to } 太远了。
halali-refusal-blocked = { $move }：{ $tile }要经过 { $at }，那里有别的板块挡住（{ $blocker }）。
halali-refusal-blocked-face-down = { $move }：{ $tile }要经过 { $at }，那里有未翻开的板块挡住。
halali-refusal-blocked-target = { $move }：{ $at } 的板块还没有翻开，既不能捕猎，也不能走进去。
halali-refusal-not-prey = { $move }：{ $to } 的{ $prey }不是 { $square } 的{ $tile }的猎物。{ $diet }
halali-refusal-gun-direction = { $move }：{ $square } 的猎人枪口朝{ $gun }，而 { $to } 在{ $direction }边。
halali-refusal-wrong-sign-move = { $move }：{ $to } 是空格，没有猎物。移动到空格要写 -。
halali-refusal-wrong-sign-take = { $move }：{ $to } 有{ $prey }。捕猎要写 x。
halali-refusal-no-return = { $move }：{ $square } 的{ $tile }上回合刚从 { $to } 过来，本回合禁止折返。
halali-refusal-stalled = { $move }：已经连续 { $turns } 回合没有翻开，也没有捕猎，现在只能翻开或捕猎。
halali-refusal-not-end-phase = { $move }：只有终局阶段可以离开森林。现在还有 { $count } 块板块未翻开。
halali-refusal-bird-stays = { $move }：{ $square } 的{ $tile }是鸟，鸟不会离开森林。
halali-refusal-no-exit = { $move }：{ $square } 的{ $tile }不在通往出口的直线上。只能沿 d 列或第 4 行离开。
halali-refusal-no-exit-step = { $move }：{ $square } 的{ $tile }一次只能移动 1 格，所以只能从出口所在的格离开：d7、g4、d1 或 a4。
halali-refusal-no-exit-there = { $move }：{ $square } 的{ $tile }到不了{ $direction }边的出口。
halali-refusal-exit-blocked = { $move }：{ $square } 与出口之间有板块挡住（{ $blockers }）。
halali-refusal-may-not-pass = { $move }：只有无法行动时才可以过。
halali-refusal-wrong-tile = { $move }：{ $square } 是另一种板块（{ $tile }）。
halali-refusal-not-your-turn = { $move }：还没轮到你，现在是对方的回合。
halali-refusal-unknown-tile = { $move }：从这个局面看不出 { $square } 是什么板块。
halali-refusal-ambiguous = “{ $move }”有多种解读：{ $moves }。

## What it takes

halali-diet-bear = 熊捕猎猎人和伐木工。
halali-diet-fox = 狐狸捕猎雉鸡和鸭子。
halali-diet-lumberjack = 伐木工只捕猎树。
halali-diet-hunter = 猎人捕猎枪口前方的熊、狐狸、雉鸡和鸭子。
halali-diet-pheasant = 雉鸡什么都不捕猎。
halali-diet-duck = 鸭子什么都不捕猎。

## What now

halali-now-from = 从 { $square } 可以走 { $moves }。其他行动例如 { $others }。
halali-now-from-only = 从 { $square } 可以走 { $moves }。
halali-now-flip = 可以用 flip { $square } 翻开它，也可以走别的，例如 { $others }。
halali-now-flip-only = 可以用 flip { $square } 翻开它。
halali-now-all = 可以走 { $moves }。
halali-now-some = 例如可以走 { $moves }，此外还有 { $count } 种行动。
halali-now-write = 翻开写 flip c4，移动写 d3-d6，捕猎写 d3xd6，离开写 d2-off。例如现在可以走 { $moves }。
halali-now-pass = 你只能过，请输入 pass。
halali-now-next = 输入 next，或在菜单中选择，就开始第 2 局。
halali-now-wait = 轮到你时会通知你；在此之前可以用“/{ command-game } { command-game-board }”查看版图。
halali-now-over = 结果和记录随时可以查看；用“/{ command-game } { command-game-new }”可以再开一桌。
halali-now-in-full = 请完整写出其中一种。
