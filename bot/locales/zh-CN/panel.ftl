# The private panel that leads to a move; resigning; the log.

panel-since = 上次行动后的变化
panel-preview = 你的行动：
panel-final = 确认后会揭开隐藏的内容，因此不能悔棋。
panel-done = 已行动：{ $move }
panel-likely = 确认这个行动，或在下面另选一个。
panel-waiting = 接下来等待 { $names }。
panel-not-posted = 你的行动已保存，但我在这个频道缺少权限：{ $names }。补上权限后，版图会发布在这里；在此之前可以用“/{ command-game } { command-game-board }”查看。
panel-forced = 只有这一种可能，已替你选好。
panel-page = 更多选择（{ $page }/{ $pages }）
panel-more = 想看什么？

resign-ask = 要在这局《{ $game }》中认输吗？两人游戏会立即结束，由对方获胜；多人游戏则由其他人继续。认输后不能反悔。
resign-ask-old-rules = 这一桌《{ $game }》按旧版规则开始，已经无法继续。要结束它吗？不计结果，频道和所有座位都会空出来。结束后不能反悔。
resign-done = 你已认输。
resign-done-old-rules = 这一桌已经结束，不计结果。用“/{ command-game } { command-game-new }”可以再开一桌。

log-title = 《{ $game }》到目前为止的记录
log-title-page = 《{ $game }》到目前为止的记录（第 { $page } 页，共 { $pages } 页）
log-empty = 还没有任何行动。
log-line = { $number }. { $event }

export-done = 这是到目前为止的对局。仍然隐藏的内容不在文件里。
export-old-rules = 这是这局游戏留下的全部记录。它使用旧版规则，因此无法再显示版图和棋谱。
export-done-over = 这是整局游戏，附有随机种子和全部随机结果。想要验证，请运行：turnpost verify FILE
