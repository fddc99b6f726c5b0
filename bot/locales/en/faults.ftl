# When something of ours fails.

post-fault = { $mentions } { $game } goes on, but this board could not be made. The host finds the reason in the log; /{ command-move } and /{ command-game } { command-game-text } may still work.
