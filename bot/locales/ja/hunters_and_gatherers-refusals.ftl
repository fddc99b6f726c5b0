# 狩猟者と採集者：その手がなぜできないか、代わりに何ができるか。$move は読み取った手か、入力されたままの文字。

hunters_and_gatherers-refusal = { $why }{ $now }

## できない理由：エンジンの符号ごとに1つ

hunters_and_gatherers-refusal-no-such-seat = { $move }：手を選べるのは、このテーブルの参加者だけです。
hunters_and_gatherers-refusal-game-over = { $move }：ゲームは終局しています。
hunters_and_gatherers-refusal-not-your-turn = { $move }：今は{ $player }の番です。
hunters_and_gatherers-refusal-bad-syntax = 「{ $move }」は手として読み取れません。
hunters_and_gatherers-refusal-bad-rotation = { $move }：タイルの回転は0、90、180、270度のどれかです。{ $rotation }度にはできません。
hunters_and_gatherers-refusal-occupied = { $move }：{ $cell }にはすでにタイルがあります。
hunters_and_gatherers-refusal-no-neighbour = { $move }：{ $cell }の隣にタイルがありません。タイルはフィールドと辺を接するように置きます。
hunters_and_gatherers-refusal-does-not-fit = { $move }：向き{ $rotation }度では、タイルを{ $cell }に置けません。合わないのは{ $clashes }です。
hunters_and_gatherers-clash = { $side }の辺（タイルは{ $tile }、フィールドは{ $field }）
hunters_and_gatherers-refusal-no-such-segment = { $move }：このタイルに部分{ $segment }はありません。部分は{ $segments }です。
hunters_and_gatherers-refusal-wrong-kind-member = { $move }：部分{ $segment }は{ $ground }です。そこにミープルは置けません。
hunters_and_gatherers-refusal-wrong-kind-hut = { $move }：部分{ $segment }は{ $ground }です。小屋は川か湖にしか置けません。
hunters_and_gatherers-refusal-area-occupied-member = { $move }：部分{ $segment }の{ $ground }には、すでにミープルがいます（{ $players }）。
hunters_and_gatherers-refusal-area-occupied-hut = { $move }：部分{ $segment }の{ $ground }には、すでに小屋があります（{ $players }）。
hunters_and_gatherers-refusal-no-piece-left-member = { $move }：手元にミープルがありません。採集者は森が、漁師は川が完成すると手元に戻ります。
hunters_and_gatherers-refusal-no-piece-left-hut = { $move }：手元に小屋がありません。小屋は最後まで戻りません。
hunters_and_gatherers-refusal-unknown-tile = { $move }：この局面からは、次に引くタイルが分かりません。
hunters_and_gatherers-refusal-which-piece = 「{ $move }」には候補が複数あります：{ $moves }。

## では、どうするか

hunters_and_gatherers-now-turn = { $cell }でできる手：{ $moves }。最後の「-」の代わりにコマを書くこともできます。
hunters_and_gatherers-now-place = { $cell }（{ $rotations }）
hunters_and_gatherers-now-places = このタイルを置けるのは{ $places }です。
hunters_and_gatherers-now-places-more = このタイルを置ける場所は、近い順に{ $places }です。ほかに{ $count }か所あります。
hunters_and_gatherers-now-write = { $places }「{ $example }」のように、場所、向き、コマの順に書きます。「-」はコマを置かないという意味です。member:bやhut:bと書くと、タイルの部分bに置きます。
hunters_and_gatherers-now-piece = { $move }（{ $piece }）
hunters_and_gatherers-now-pieces = タイルをこう置くときにできる手：{ $moves }。
hunters_and_gatherers-now-wait = 番が来たら通知します。それまでは「/{ command-game } { command-game-board }」で盤面を見られます。
hunters_and_gatherers-now-over = 結果と履歴はこれからも見られます。「/{ command-game } { command-game-new }」で別のテーブルを立てられます。
hunters_and_gatherers-now-in-full = どれか1つを省略せずに書いてください。
