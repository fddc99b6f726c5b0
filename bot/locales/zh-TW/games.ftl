# Where one's tables are, and whom each waits for. Of each moment there is a date, and under its name with -relative how
# far away it is; Discord shows both by the reader's own clock and language, so they stand behind a colon or in brackets.
# $players are the others at the table.

games-title = 你在這個伺服器的遊戲
games-title-everywhere = 你在所有伺服器的遊戲
games-title-page = { $title }（第 { $page } 頁，共 { $pages } 頁）
games-none = 你在這個伺服器沒有進行中的遊戲。在任何頻道輸入「/{ command-game } { command-game-new }」就能開桌；等待加入的桌按「{ button-join }」即可入座。
games-none-everywhere = 你在任何伺服器都沒有進行中的遊戲。到我所在伺服器的任一頻道，輸入「/{ command-game } { command-game-new }」就能開桌。
games-on-server = { $table } 伺服器：{ $server }。

# $also counts the others who are awaited at the same time.
games-mine = **輪到你了**《{ $game }》第 { $number } 桌，同桌：{ $players }（等待始於：{ $since-relative }）。{ $also ->
    [0] {""}
   *[other] 同時也在等待 { $names }。
}{ $link }
games-mine-until = **輪到你了**《{ $game }》第 { $number } 桌，同桌：{ $players }，期限：{ $until }（{ $until-relative }；等待始於：{ $since-relative }）。{ $also ->
    [0] {""}
   *[other] 同時也在等待 { $names }。
}{ $link }
# $waits counts those who are awaited.
games-others = 《{ $game }》第 { $number } 桌，同桌：{ $players }，{ $waits ->
    [0] 輪到電腦行動。
   *[other] 等待 { $names }（始於：{ $since-relative }）。
}{ $link }
games-others-until = 《{ $game }》第 { $number } 桌，同桌：{ $players }，等待 { $names }（始於：{ $since-relative }），期限：{ $until }（{ $until-relative }）。{ $link }
games-paused = 《{ $game }》第 { $number } 桌，同桌：{ $players }，暫停至：{ $until }（{ $until-relative }），之後輪到 { $names }。{ $link }
games-lobby = 《{ $game }》第 { $number } 桌，尚未開始（開桌：{ $since-relative }）。{ $link }
games-old-rules = 《{ $game }》第 { $number } 桌，同桌：{ $players }，依舊版規則開始，只能結束。{ $link }

games-menu = 前往其中一桌
games-choice = 《{ $game }》第 { $number } 桌
games-unseen = 另外有 { $count } 桌在你現在看不到的地方。從選單可以前往，並讓出你的座位。

button-games = 我的遊戲
button-games-before = 上一頁
button-games-after = 下一頁

command-games = 我的遊戲
command-games-description = 查看你的遊戲，以及哪裡在等你，只有你看得到

overview-title = 這個伺服器的遊戲桌
overview-none = 目前沒有任何遊戲桌。在任何頻道輸入「/{ command-game } { command-game-new }」就能開桌。
overview-more = 另外還有 { $count } 桌。按「{ button-games }」可查看自己的遊戲。
overview-others = { $channel } 《{ $game }》第 { $number } 桌，{ $waits ->
    [0] 輪到電腦行動。
   *[other] 等待 { $names }（始於：{ $since-relative }）。
}
overview-others-until = { $channel } 《{ $game }》第 { $number } 桌，等待 { $names }（始於：{ $since-relative }；期限：{ $until-relative }）。
overview-paused = { $channel } 《{ $game }》第 { $number } 桌，暫停至：{ $until }。
overview-lobby = { $channel } 《{ $game }》第 { $number } 桌，等待加入（開桌：{ $since-relative }）。已入座：{ $players }。
overview-old-rules = { $channel } 《{ $game }》第 { $number } 桌，依舊版規則開始，只能結束。
