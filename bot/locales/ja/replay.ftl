# ゲームの振り返り：1手ずつ、または動く絵で。

replay-title = 『{ $game }』{ $ply }手目（全{ $last }手）
replay-title-start = 『{ $game }』開始局面（全{ $last }手）
replay-menu = 手を選んで移動…
replay-choice = { $ply }手目
replay-choice-start = 開始局面
replay-choice-told = { $ply }. { $move }
# アニメーションの各画面の下に出る。$story はその手で起きたこと。
replay-frame = { $ply } / { $last }   { $story }
replay-frame-start = { $game }
replay-painting = アニメーションを作成しています：{ $count }枚中{ $done }枚。ゲームはその間も進められます。
replay-queued = 別のアニメーションを作成しています。次に取りかかります。
replay-done = { $game }、{ $first }～{ $last }手目です。
replay-done-skipped = { $game }、{ $first }～{ $last }手目です。1本のアニメーションには多すぎるため、等間隔で{ $count }手を選びました。すべての手を見るには1手ずつ進めるか、範囲を狭めてください。
replay-public = ゲーム中のリプレイには、誰もが知りうることだけが映ります。
replay-alt = 『{ $game }』の{ $first }手目から{ $last }手目までを、{ $count }枚の絵で順に。

button-replay = リプレイ
button-first = 開始局面
button-step-back = 前の手
button-step-on = 次の手
button-last = 最新
button-animate = 全体のアニメーション
button-animate-from = ここからのアニメーション
button-animate-to = ここまでのアニメーション

command-game-replay = リプレイ
command-game-replay-description = 1手ずつ振り返るか、アニメーションとして受け取ります
option-first-move = 最初
option-first-move-description = アニメーションの最初の手
option-last-move = 最後
option-last-move-description = アニメーションの最後の手

error-no-moves = まだ1手も進んでいないため、リプレイするものがありません。
error-no-such-moves = このゲームに{ $first }～{ $last }手目はありません。全部で{ $count }手です。最初と最後の手を、0（開始局面）から{ $count }までで指定してください。
error-animation-under-way = 頼まれたアニメーションは、まだ作成中です。届いたら、次を頼めます。
error-animations-busy = ほかの人のアニメーションを作成中です。1手ずつ進めて見るか、数分後にもう一度お試しください。
error-no-animation = アニメーションを作成できませんでした。1手ずつ進めて見るか、時間をおいて、より狭い範囲でお試しください。
