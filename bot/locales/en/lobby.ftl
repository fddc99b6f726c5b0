# The lobby post. $place counts seats from 1.

lobby-title = { $game }: a new table
lobby-seat-taken = { $place }. { $player }: { $side }
lobby-seat-free = { $place }. free
lobby-options = Agreed: { $options }
lobby-option = { $option }: { $value }
lobby-option-part = { $start } · { $next }
lobby-invited = Invited: { $mentions }
lobby-waiting = Waiting for { $missing ->
    [one] 1 more player
   *[other] { $missing } more players
}. Choose Join to sit down.
lobby-ready = There are enough players: { $opener } can start now. Others may still join.
lobby-full = Everybody is here. Anyone seated can start.
lobby-cancelled = The table was called off. /{ command-game } { command-game-new } opens another one.
lobby-again = If the lobby’s post was gone, it comes again now. Otherwise it still stands here: { $link }
lobby-started = The game has begun: the board follows below.

language-ask = Choose the language of everything that all can read at this table. What only you see stays in yours.

side-any = drawn by lot
side-ask = What would you like to play? If both want the same, it is drawn by lot.
