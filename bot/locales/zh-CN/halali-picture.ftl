# Halali!: the few words inside the picture. Short: each stands in a panel beside a player's name.

halali-picture-to-move = 行动中
halali-picture-left = 剩 { $turns }
halali-picture-passed = 已过
halali-picture-game = 第 { $game }/2 局
halali-picture-won = 获胜
halali-picture-won-game = 赢下第 { $game } 局
halali-picture-drawn = 平局
halali-picture-resigned = 认输
halali-picture-over = 游戏结束
halali-picture-game-over = 第 { $game } 局结束
halali-picture-next-game = 接着第 { $game } 局
