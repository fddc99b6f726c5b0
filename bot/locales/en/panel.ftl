# The private panel that leads to a move; resigning; the log.

panel-since = Since your last turn
panel-preview = Your move:
panel-final = Confirming brings something hidden to light, so it cannot be taken back.
panel-done = Done: { $move }
panel-likely = Confirm this, or choose something else below.
panel-waiting = Now it is up to { $names }.
panel-not-posted = The move is kept, but I lack permissions in this channel: { $names }. The board will be posted here once they are back; until then /{ command-game } { command-game-board } shows it.
panel-forced = Nothing else is possible, so this is chosen for you.
panel-page = More choices ({ $page }/{ $pages })
panel-more = What would you like to see?

resign-ask = Give up this game of { $game }? Between two players it ends at once and the other one wins; among more, the others play on. This cannot be taken back.
resign-ask-old-rules = This table of { $game } was begun under other rules and cannot be played any more. End it without a result? The channel and all seats are free then. This cannot be taken back.
resign-done = You have resigned.
resign-done-old-rules = The table has ended without a result. /{ command-game } { command-game-new } opens another one.

log-title = { $game }: what has happened so far
log-title-page = { $game }: what has happened so far (page { $page } of { $pages })
log-empty = Nothing has happened yet.
log-line = { $number }. { $event }

export-done = The game so far. What is still hidden is not in the file.
export-old-rules = All that was written down of this game. It was played under other rules, so neither its board nor its record can be shown.
export-done-over = The whole game, with seed and deal. To check it, run: turnpost verify FILE
