# Slash commands. Names: lower case, at most 32 characters, no spaces; descriptions: at most 100 characters.

command-game = game
command-game-description = Play a slow board game in this channel
command-game-new = new
command-game-new-description = Open a table for a game in this channel
command-game-board = board
command-game-board-description = See the board of this channel, for you alone
command-game-text = text
command-game-text-description = Read the board as text, for you alone
command-game-tiles = tiles
command-game-tiles-description = See what has not turned up yet
command-game-log = log
command-game-log-description = Read what has happened so far
command-game-hand = hand
command-game-hand-description = See what you alone hold, for you alone
command-game-orders = orders
command-game-orders-description = See and change your standing orders, for you alone
command-game-rules = rules
command-game-rules-description = Read the rules in short
command-game-resign = resign
command-game-resign-description = Give up the game in this channel
command-game-more = more
command-game-more-description = Take back, pause, hand over, end, and whatever else is possible here
command-game-export = export
command-game-export-description = Get the game as a file
command-move = move
command-move-description = Make a move by typing it

option-game = game
option-game-description = Which game
option-move = move
option-move-description = Your move, as flip c4 or d3-d6; the list shows what is possible
option-with = with
option-with-description = Somebody to invite: they get one ping
