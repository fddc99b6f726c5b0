# Halali!: the few words inside the picture. Short: each stands in a panel beside a player's name.

halali-picture-to-move = to move
halali-picture-left = { $turns } left
halali-picture-passed = passed
halali-picture-game = Game { $game } of 2
halali-picture-won = wins
halali-picture-won-game = wins game { $game }
halali-picture-drawn = draw
halali-picture-resigned = gave up
halali-picture-over = Game over
halali-picture-game-over = Game { $game } over
halali-picture-next-game = next: game { $game }
