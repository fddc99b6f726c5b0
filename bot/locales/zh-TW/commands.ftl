# Slash commands. Names: letters of the language and digits, at most 32 characters, no spaces; descriptions: at most 100.

command-game = 遊戲
command-game-description = 在這個頻道慢慢玩一局桌遊
command-game-new = 開桌
command-game-new-description = 在這個頻道開一桌遊戲
command-game-board = 版圖
command-game-board-description = 查看這個頻道的版圖，只有你看得到
command-game-text = 文字版
command-game-text-description = 閱讀文字版圖，只有你看得到
command-game-tiles = 剩餘
command-game-tiles-description = 查看還有哪些尚未出現
command-game-log = 紀錄
command-game-log-description = 閱讀目前為止發生的事
command-game-hand = 手牌
command-game-hand-description = 查看只有你知道的手牌，只有你看得到
command-game-orders = 預設指令
command-game-orders-description = 查看並更改你的預設指令，只有你看得到
command-game-rules = 規則
command-game-rules-description = 閱讀規則摘要
command-game-resign = 認輸
command-game-resign-description = 放棄這個頻道的遊戲
command-game-more = 更多
command-game-more-description = 悔棋、暫停、讓位、結束，以及這裡能做的其他事
command-game-export = 匯出
command-game-export-description = 將這局遊戲存成檔案
command-move = 行動
command-move-description = 用輸入的方式行動

option-game = 遊戲
option-game-description = 哪一款遊戲
option-move = 行動
option-move-description = 你的行動，例如 flip c4 或 d3-d6；清單會列出可行的選擇
option-with = 邀請
option-with-description = 要邀請的人：只會通知對方一次
