# Hunters and Gatherers: the few words inside the picture. Short: each stands in a panel beside a player's name or a tile.

hunters_and_gatherers-picture-won = wins
hunters_and_gatherers-picture-resigned = gave up
hunters_and_gatherers-picture-over = Game over
hunters_and_gatherers-picture-bonus = bonus
