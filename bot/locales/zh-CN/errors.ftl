# What can go wrong, each with what to do next. Answers that only the person concerned sees.

error-stale = 局面已更新，这次没有执行任何行动。最新的版图在这里：{ $link }
error-move-stands = 你的行动 { $move } 已经生效，没有再执行别的行动。最新的版图在这里：{ $link }
error-old-button = 这个按钮属于较早的版图。最新的版图在这里：{ $link }
error-not-your-turn = 还没轮到你，正在等待 { $names }。轮到你时会通知你；用“/{ command-game } { command-game-board }”可以查看版图。
error-not-joined = 你不在这一桌。只要还有空位，在开桌消息中点“{ button-join }”就能入座。
error-not-seated = 你不在这一桌，这里的玩家是 { $players }。欢迎观战：用“/{ command-game } { command-game-board }”查看版图。
error-stranger = 这一桌的玩家是 { $players }，正在等待 { $awaited }。欢迎观战；想自己开一桌，请在别的频道或子区用“/{ command-game } { command-game-new }”。
error-no-hands = 《{ $game }》的一切都是公开的，没有人有手牌。用“/{ command-game } { command-game-board }”查看版图。
error-no-orders = 你不能设预设指令：《{ $game }》没有预设指令，或者你已经出局。用“/{ command-game } { command-game-board }”查看版图。
error-over = 这局已经结束，结果在这里：{ $link }
error-no-table = 这个频道没有游戏桌。用“/{ command-game } { command-game-new }”开一桌吧。
error-no-table-in-private = 私信里没有游戏桌。游戏桌都在装有我的服务器的频道里：在那里用“/{ command-game } { command-game-new }”开桌，用“/{ command-game } { command-game-board }”查看版图。
error-table-gone = 这一桌已经不存在了。用“/{ command-game } { command-game-new }”可以再开一桌。
error-place-taken = 这个频道还有一桌在进行：{ $link }
error-too-many-invited = 这个游戏除你之外最多 { $most } 人，请少邀请几位。目前还没有向任何人发出邀请。
error-no-thread-here = 只有在文字频道里才能为游戏桌创建子区。请在别的频道用“/{ command-game } { command-game-new }”开桌。
error-already-seated = 你已经坐在这一桌了。点“{ button-leave }”可以让出座位。
error-table-full = 座位已满：{ $players }。在别的频道或子区用“/{ command-game } { command-game-new }”可以再开一桌。
error-too-few-seats = 还差 { $missing } 人才能开始。其他人点“{ button-join }”就能入座。
error-not-opener = 只有开桌的 { $opener } 可以这样做。请和桌主说一声，或者用“/{ command-game } { command-game-new }”自己开一桌。
error-may-not-cancel = 只有这一桌的玩家（{ $players }）和可以管理本频道消息的成员才能取消它。
error-not-started = 这局还没有开始。在开桌消息中点“{ button-start }”就会开始：{ $link }
error-already-started = 这局已经开始了，版图在这里：{ $link }
error-unknown-game = 没有叫“{ $game }”的游戏。请从输入时出现的列表中选择。
error-other-rules = 这一桌按旧版规则开始，我已经无法显示，也无法继续。用“/{ command-game } { command-game-log }”和“/{ command-game } { command-game-export }”仍能看到各步行动；任何在座的玩家都可以用“/{ command-game } { command-game-resign }”结束它，让出频道。
error-other-rules-over = 这一桌使用旧版规则，我已经无法显示。用“/{ command-game } { command-game-log }”和“/{ command-game } { command-game-export }”仍能看到各步行动；用“/{ command-game } { command-game-new }”可以再开一桌。
error-called-off = 这一桌已经取消，没有结果。用“/{ command-game } { command-game-new }”可以再开一桌。它原来在这里：{ $link }
error-place-taken-lobby = 这个频道有一桌正在等待开始：{ $link } 你可以加入；如果你已在座，也可以取消它。
error-place-taken-old-rules = 这个频道还有一桌按旧版规则开始、已经无法继续的游戏：{ $link } 任何在座的玩家都可以用“/{ command-game } { command-game-resign }”结束它，之后这里就能用“/{ command-game } { command-game-new }”了。
error-bad-option = “{ $value }”不是“{ $option }”的可选值。请从“{ button-options }”的菜单中选择。
error-unknown-option = 这个游戏没有“{ $option }”这个选项。请从输入时的列表，或“{ button-options }”的菜单中选择。
error-too-many-tables = { $per ->
    [guild] 本服务器已有 { $limit } 桌在进行，达到了上限。请先结束或取消一桌。
   *[person] 你已经坐在 { $limit } 桌，达到了上限。请先结束一局，或离开一桌还没开始的游戏。
}
error-permissions = 我在 { $channel } 缺少权限：{ $names }。请能修改频道权限的人补上，然后再试一次。
error-not-here = 游戏桌要开在别人也能入座的频道里。请在装有我的服务器里开桌；游戏规则在这里也能用“/{ command-game } { command-game-rules }”查看。
error-not-saved = 行动没能保存，局面没有任何改变。已经告知机器人维护者，请稍后再试。
error-not-certain = 无法确定这一项是否已经保存：与数据库的连接正好在那时断开。请先看看有没有变化，没有的话再试一次。
error-out-of-reach = 目前连不上数据库，所以后续什么都没有保存。已经告知机器人维护者，请稍后再来看看，如果少了什么再试一次。
error-busy = 另一个行动正在保存，局面没有任何改变。请过一会儿再试。
error-too-many-at-once = 你一下子提出了太多请求，这一个没有处理，也没有任何改变。请等前面的回应都到了再试。
error-unknown = 出了点问题，没有再改变任何东西。请再试一次；如果还是不行，请把这个编号告诉机器人维护者：{ $id }
