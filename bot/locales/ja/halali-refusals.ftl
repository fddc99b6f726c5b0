# ハラリ：その手がなぜできないか、代わりに何ができるか。$move は読み取った手か、入力されたままの文字。

halali-refusal = { $why }{ $now }

## できない理由：エンジンの符号ごとに1つ

halali-refusal-game-over = { $move }：ゲームは終局しています。
halali-refusal-between-games = { $move }：1局目が終わり、2局目はまだ始まっていません。
halali-refusal-game-not-over = { $move }：今の局がまだ終わっていません。
halali-refusal-no-such-seat = { $move }：手を選べるのは、対局する2人だけです。
halali-refusal-bad-syntax = 「{ $move }」は手として読み取れません。
halali-refusal-no-tile = { $move }：{ $square }は空きで、タイルがありません。
halali-refusal-already-up = { $move }：{ $square }のタイル（{ $tile }）は、すでに表向きです。
halali-refusal-face-down = { $move }：{ $square }のタイルは裏向きです。裏向きのタイルは動かせません。
halali-refusal-tree = { $move }：{ $square }は木です。木は動かせません。
halali-refusal-not-yours = { $move }：{ $square }の{ $tile }は、自分のタイルではありません。
halali-refusal-locked-bird = { $move }：{ $square }の{ $tile }は、相手が直前の手番でめくったか動かしたため、今は動かせない鳥です。狩ることはできます。
halali-refusal-same-square = { $move }：{ $tile }はすでに{ $square }にいます。
halali-refusal-not-straight = { $move }：タイルは縦か横の直線にしか動かせません。{ $to }は{ $square }と同じ列にも段にもありません。
halali-refusal-too-far = { $move }：{ $square }の{ $tile }は1マスしか動けません。{ $to }は遠すぎます。
halali-refusal-blocked = { $move }：途中の{ $at }に別のタイル（{ $blocker }）があるため、{ $tile }は通れません。
halali-refusal-blocked-face-down = { $move }：途中の{ $at }に裏向きのタイルがあるため、{ $tile }は通れません。
halali-refusal-blocked-target = { $move }：{ $at }のタイルは裏向きです。狩ることも、そこへ動かすこともできません。
halali-refusal-not-prey = { $move }：{ $square }の{ $tile }は、{ $to }の{ $prey }を狩れません。{ $diet }
halali-refusal-gun-direction = { $move }：{ $square }の猟師の銃の向きは{ $gun }です。{ $to }は{ $direction }の方角にあります。
halali-refusal-wrong-sign-move = { $move }：{ $to }は空きで、狩る相手がいません。空きマスへの移動は「-」で書きます。
halali-refusal-wrong-sign-take = { $move }：{ $to }には{ $prey }がいます。狩りは「x」で書きます。
halali-refusal-no-return = { $move }：{ $square }の{ $tile }は前の手番に{ $to }から来たため、この手番でそのまま戻ることはできません。
halali-refusal-stalled = { $move }：めくりも狩りもない、進展のない手番が{ $turns }回続いたため、めくるか狩るかしかできません。
halali-refusal-not-end-phase = { $move }：森からの脱出は最終フェイズだけです。まだ{ $count }枚が裏向きです。
halali-refusal-bird-stays = { $move }：{ $square }の{ $tile }は鳥です。鳥は森から脱出しません。
halali-refusal-no-exit = { $move }：{ $square }の{ $tile }からは、出口へまっすぐ行けません。脱出できるのはd列か4段からです。
halali-refusal-no-exit-step = { $move }：{ $square }の{ $tile }は1マスしか動けないため、脱出できるのは出口のマス（d7、g4、d1、a4）からだけです。
halali-refusal-no-exit-there = { $move }：{ $square }の{ $tile }は、{ $direction }の出口には届きません。
halali-refusal-exit-blocked = { $move }：{ $square }から出口までの途中に別のタイルがあります（{ $blockers }）。
halali-refusal-may-not-pass = { $move }：パスできるのは、ほかにできる手がないときだけです。
halali-refusal-wrong-tile = { $move }：{ $square }にあるのは別のタイル（{ $tile }）です。
halali-refusal-not-your-turn = { $move }：今は相手の番です。
halali-refusal-unknown-tile = { $move }：この局面からは、{ $square }に何があるか分かりません。
halali-refusal-ambiguous = 「{ $move }」には候補が複数あります：{ $moves }。

## 何を狩れるか

halali-diet-bear = クマが狩れるのは、猟師ときこりです。
halali-diet-fox = キツネが狩れるのは、キジとカモです。
halali-diet-lumberjack = きこりが狩れるのは、木です。
halali-diet-hunter = 猟師が狩れるのは、銃の向きにいるクマ、キツネ、キジ、カモです。
halali-diet-pheasant = キジは何も狩れません。
halali-diet-duck = カモは何も狩れません。

## では、どうするか

halali-now-from = { $square }からできるのは{ $moves }です。ほかには、たとえば{ $others }があります。
halali-now-from-only = { $square }からできるのは{ $moves }です。
halali-now-flip = flip { $square }でめくれます。ほかには、たとえば{ $others }があります。
halali-now-flip-only = flip { $square }でめくれます。
halali-now-all = できる手は{ $moves }です。
halali-now-some = できる手は、たとえば{ $moves }です。ほかに{ $count }手あります。
halali-now-write = めくるにはflip c4、動かすにはd3-d6、狩るにはd3xd6、脱出するにはd2-offのように書きます。今できる手は、たとえば{ $moves }です。
halali-now-pass = できるのはパスだけです。passと書きます。
halali-now-next = nextと書くか、メニューから選ぶと、2局目が始まります。
halali-now-wait = 番が来たら通知します。それまでは「/{ command-game } { command-game-board }」で盤面を見られます。
halali-now-over = 結果と履歴はこれからも見られます。「/{ command-game } { command-game-new }」で別のテーブルを立てられます。
halali-now-in-full = どれか1つを省略せずに書いてください。
