# Slash commands. Names: lower case, at most 32 characters, no spaces; descriptions: at most 100 characters.

command-game = 游戏
command-game-description = 在这个频道玩可以慢慢下的桌游
command-game-new = 开桌
command-game-new-description = 在这个频道开一桌游戏
command-game-board = 版图
command-game-board-description = 查看这个频道的版图，只有你能看到
command-game-text = 文字版
command-game-text-description = 用文字阅读版图，只有你能看到
command-game-tiles = 剩余
command-game-tiles-description = 查看还有什么没有出现
command-game-log = 记录
command-game-log-description = 查看到目前为止发生的一切
command-game-hand = 手牌
command-game-hand-description = 查看只有你知道的东西，只有你能看到
command-game-orders = 预设指令
command-game-orders-description = 查看和修改你的预设指令，只有你能看到
command-game-rules = 规则
command-game-rules-description = 阅读规则摘要
command-game-resign = 认输
command-game-resign-description = 在这个频道的游戏中认输
command-game-more = 更多
command-game-more-description = 悔棋、暂停、换人、结束，以及此时能做的其他事
command-game-export = 导出
command-game-export-description = 把这局游戏存成文件
command-move = 行动
command-move-description = 输入文字来行动

option-game = 游戏
option-game-description = 哪个游戏
option-move = 行动
option-move-description = 你的行动，例如 flip c4 或 d3-d6；列表里有所有可行的行动
option-with = 邀请
option-with-description = 想邀请的人，对方会收到一次通知
