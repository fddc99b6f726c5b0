# Hunters and Gatherers: the few words inside the picture. Short: each stands in a panel beside a player's name or a tile.

hunters_and_gatherers-picture-won = 獲勝
hunters_and_gatherers-picture-resigned = 認輸
hunters_and_gatherers-picture-over = 遊戲結束
hunters_and_gatherers-picture-bonus = 獎勵
