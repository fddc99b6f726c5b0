# Where one's tables are, and whom each waits for. Of each moment there is a date, and under its name with -relative how
# far away it is; Discord shows both by the reader's own clock. $players are the others at the table.

games-title = 你在本服务器的游戏桌
games-title-everywhere = 你在所有服务器的游戏桌
games-title-page = { $title }（第 { $page } 页，共 { $pages } 页）
games-none = 你在本服务器没有游戏桌。在任意频道用“/{ command-game } { command-game-new }”开一桌，或者在等待加入的游戏桌点“{ button-join }”入座。
games-none-everywhere = 你还没有游戏桌。在装有我的服务器里，用“/{ command-game } { command-game-new }”就能开一桌。
games-on-server = { $table } 所在服务器：{ $server }。

# $also counts the others who are awaited at the same time.
games-mine = **轮到你了**：{ $game }，第 { $number } 桌，同桌 { $players }（开始等待：{ $since-relative }）。{ $also ->
    [0] {""}
   *[other] 同时也在等待 { $names }。
}{ $link }
games-mine-until = **轮到你了**：{ $game }，第 { $number } 桌，同桌 { $players }；截止时间：{ $until }（{ $until-relative }），开始等待：{ $since-relative }。{ $also ->
    [0] {""}
   *[other] 同时也在等待 { $names }。
}{ $link }
# $waits counts those who are awaited.
games-others = { $game }，第 { $number } 桌，同桌 { $players }：{ $waits ->
    [0] 轮到电脑行动。
   *[other] 等待 { $names }（开始等待：{ $since-relative }）。
}{ $link }
games-others-until = { $game }，第 { $number } 桌，同桌 { $players }：等待 { $names }（开始等待：{ $since-relative }），截止时间：{ $until }（{ $until-relative }）。{ $link }
games-paused = { $game }，第 { $number } 桌，同桌 { $players }：暂停中，恢复时间：{ $until }（{ $until-relative }），之后轮到 { $names }。{ $link }
games-lobby = { $game }，第 { $number } 桌：等待加入（开桌：{ $since-relative }）。{ $link }
games-old-rules = { $game }，第 { $number } 桌，同桌 { $players }：按旧版规则开始，现在只能结束。{ $link }

games-menu = 前往其中一桌
games-choice = { $game }，第 { $number } 桌
games-unseen = 你还坐在 { $count } 张游戏桌旁，但它们所在的地方你已经看不到了。可以从菜单前往，也可以让出座位。

button-games = 我的游戏
button-games-before = 上一页
button-games-after = 下一页

command-games = 我的游戏
command-games-description = 查看你的游戏桌，以及哪里在等你，只有你能看到

overview-title = 本服务器的游戏桌
overview-none = 目前没有进行中的游戏桌。在任意频道用“/{ command-game } { command-game-new }”开一桌。
overview-more = 另有 { $count } 桌。点“{ button-games }”查看你自己的游戏桌。
overview-others = { $channel } { $game }，第 { $number } 桌：{ $waits ->
    [0] 轮到电脑行动。
   *[other] 等待 { $names }（开始等待：{ $since-relative }）。
}
overview-others-until = { $channel } { $game }，第 { $number } 桌：等待 { $names }（开始等待：{ $since-relative }），截止时间：{ $until-relative }。
overview-paused = { $channel } { $game }，第 { $number } 桌：暂停中，恢复时间：{ $until }。
overview-lobby = { $channel } { $game }，第 { $number } 桌：等待加入（开桌：{ $since-relative }），已入座：{ $players }。
overview-old-rules = { $channel } { $game }，第 { $number } 桌：按旧版规则开始，现在只能结束。
