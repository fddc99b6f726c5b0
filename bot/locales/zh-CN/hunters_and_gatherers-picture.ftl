# Hunters and Gatherers: the few words inside the picture. Short: each stands in a panel beside a player's name or a tile.

hunters_and_gatherers-picture-won = 获胜
hunters_and_gatherers-picture-resigned = 认输
hunters_and_gatherers-picture-over = 游戏结束
hunters_and_gatherers-picture-bonus = 奖励
