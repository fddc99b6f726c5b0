# Looking back on a game: move by move, and as a moving picture.

replay-title = 《{ $game }》第 { $ply } 步，共 { $last } 步
replay-title-start = 《{ $game }》開局，之後共 { $last } 步
replay-menu = 前往哪一步
replay-choice = 第 { $ply } 步
replay-choice-start = 開局
replay-choice-told = { $ply }. { $move }
# Under each picture of an animation: $story is what the move has brought.
replay-frame = { $ply } / { $last }   { $story }
replay-frame-start = { $game }
replay-painting = 正在繪製動畫：已完成 { $done }/{ $count } 張，遊戲照常進行。
replay-queued = 正在繪製另一段動畫，接著就輪到你的。
replay-done = 《{ $game }》第 { $first }～{ $last } 步。
replay-done-skipped = 《{ $game }》第 { $first }～{ $last } 步：步數太多，一段動畫放不下，所以平均選出 { $count } 步。想看每一步，可以逐步瀏覽，或選擇較短的範圍。
replay-public = 遊戲進行中，只顯示大家都能知道的內容。
replay-alt = 《{ $game }》第 { $first } 步到第 { $last } 步，依序以 { $count } 張圖片呈現。

button-replay = 重播
button-first = 開局
button-step-back = 上一步
button-step-on = 下一步
button-last = 最新
button-animate = 全程動畫
button-animate-from = 從這步起的動畫
button-animate-to = 到這步為止的動畫

command-game-replay = 重播
command-game-replay-description = 逐步重看這局遊戲，或產生動畫
option-first-move = 起始
option-first-move-description = 動畫的第一步
option-last-move = 結束
option-last-move-description = 動畫的最後一步

error-no-moves = 還沒有人行動，沒有東西可以重播。
error-no-such-moves = 這局沒有第 { $first }～{ $last } 步，總共只有 { $count } 步。請輸入 0（開局）到 { $count } 之間的起始與結束。
error-animation-under-way = 你的動畫還在繪製中。收到之後就能再要下一段。
error-animations-busy = 正在替其他人繪製好幾段動畫。請逐步瀏覽，或過幾分鐘再試。
error-no-animation = 動畫無法繪製。請逐步瀏覽，或稍後試試較短的範圍。
