# When something of ours fails.

post-fault = { $mentions } 《{ $game }》照常进行，只是这张版图没能做出来。机器人维护者可以在日志中找到原因；“/{ command-move }”和“/{ command-game } { command-game-text }”也许仍然可用。
