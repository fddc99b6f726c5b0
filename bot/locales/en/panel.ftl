# The private panel that leads to a move; resigning; the log.

panel-since = Since your last move
panel-preview = Your move:
panel-final = Confirming brings something hidden to light, so it cannot be taken back.
panel-done = Done: { $move }
panel-forced = Nothing else is possible, so this is chosen for you.
panel-page = More choices ({ $page }/{ $pages })
panel-more = What would you like to see?

resign-ask = Give up this game of { $game }? Between two players it ends at once and the other one wins; among more, the others play on. This cannot be taken back.
resign-done = You have resigned.

log-title = { $game }: what has happened so far
log-empty = Nothing has happened yet.
log-line = { $number }. { $event }
log-cut = Only the latest moves are shown; /game export has all of them.

export-done = The game so far. What is still hidden is not in the file.
export-done-over = The whole game, with seed and deal. To check it, run: turnpost verify FILE
