# Halali!: the few words inside the picture. Short: each stands in a panel beside a player's name.

halali-picture-to-move = 行動中
halali-picture-left = 剩 { $turns }
halali-picture-passed = 過
halali-picture-game = 第 { $game }/2 局
halali-picture-won = 獲勝
halali-picture-won-game = 第 { $game } 局獲勝
halali-picture-drawn = 平手
halali-picture-resigned = 認輸
halali-picture-over = 遊戲結束
halali-picture-game-over = 第 { $game } 局結束
halali-picture-next-game = 接著第 { $game } 局
