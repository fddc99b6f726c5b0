# Looking back on a game: move by move, and as a moving picture.

replay-title = 《{ $game }》第 { $ply } 步，共 { $last } 步
replay-title-start = 《{ $game }》开局，之后共 { $last } 步
replay-menu = 跳到第几步
replay-choice = 第 { $ply } 步
replay-choice-start = 开局
replay-choice-told = { $ply }. { $move }
# Under each picture of an animation: $story is what the move has brought.
replay-frame = { $ply } / { $last }   { $story }
replay-frame-start = { $game }
replay-painting = 正在绘制动画：{ $done }/{ $count } 帧。游戏不受影响。
replay-queued = 正在绘制另一个动画，接下来就是你的。
replay-done = 《{ $game }》第 { $first }～{ $last } 步。
replay-done-skipped = 《{ $game }》第 { $first }～{ $last } 步：步数太多，一个动画放不下，所以均匀选取了 { $count } 步。想看每一步，可以逐步回放，或者缩小范围。
replay-public = 游戏进行中，只显示所有人都知道的内容。
replay-alt = 《{ $game }》第 { $first }～{ $last } 步，共 { $count } 帧，依次播放。

button-replay = 回放
button-first = 开局
button-step-back = 上一步
button-step-on = 下一步
button-last = 最新
button-animate = 全程动画
button-animate-from = 从这里开始的动画
button-animate-to = 到这里为止的动画

command-game-replay = 回放
command-game-replay-description = 逐步回放这局游戏，或者生成动画
option-first-move = 从
option-first-move-description = 动画的第一步
option-last-move = 到
option-last-move-description = 动画的最后一步

error-no-moves = 还没有任何行动，没有可以回放的内容。
error-no-such-moves = 这局游戏没有第 { $first }～{ $last } 步，一共只有 { $count } 步。请输入 0（开局）到 { $count } 之间的起点和终点。
error-animation-under-way = 你的动画还在绘制。完成之后才能再要下一个。
error-animations-busy = 正在为别人绘制几个动画。可以先逐步回放，或者几分钟后再试。
error-no-animation = 动画没能绘制出来。可以逐步回放，或者稍后缩小范围再试。
