# What can go wrong, each with what to do next. Answers that only the person concerned sees.

error-stale = The board has moved on meanwhile; nothing was played. The newest board is here: { $link }
error-move-stands = Your move { $move } stands; nothing more was played. The newest board is here: { $link }
error-old-button = This button belongs to an older board. The newest one is here: { $link }
error-not-your-turn = It is not your turn: waiting for { $names }. You are pinged when it is yours; /{ command-game } { command-game-board } shows the board.
error-not-joined = You do not sit at this table. Join in the lobby takes a seat, as long as one is free.
error-not-seated = You have no seat at this table; { $players } play here. You can watch: /{ command-game } { command-game-board } shows the board.
error-stranger = This table is played by { $players }; it waits for { $awaited }. You are welcome to watch, and /{ command-game } { command-game-new } in another channel or thread opens a table of your own.
error-no-hands = In { $game } everything lies open, so nobody holds anything. /{ command-game } { command-game-board } shows the board.
error-no-orders = You cannot give standing orders: { $game } has none, or you are out of the game. /{ command-game } { command-game-board } shows the board.
error-over = This game is over; its result is here: { $link }
error-no-table = There is no table in this channel. /{ command-game } { command-game-new } opens one.
error-no-table-in-private = There is no table in a direct message. Tables stand in channels of servers where I am installed: /{ command-game } { command-game-new } opens one there, and /{ command-game } { command-game-board } shows it.
error-table-gone = This table no longer exists. /{ command-game } { command-game-new } opens another one.
error-place-taken = A table is still in play in this channel: { $link }
error-too-many-invited = This game seats you and { $most ->
    [one] 1 other player
   *[other] at most { $most } others
}: invite no more than that. Nobody has been invited yet.
error-no-thread-here = A thread for a table can only be opened in a text channel. /{ command-game } { command-game-new } opens a table in another channel.
error-already-seated = You sit at this table already. Leave gives your seat up.
error-table-full = All seats are taken: { $players }. /{ command-game } { command-game-new } in another channel or thread opens another table.
error-too-few-seats = { $missing ->
    [one] One more player is needed to start.
   *[other] { $missing } more players are needed to start.
} Others sit down with Join.
error-not-opener = Only { $opener }, who opened the table, can do this. Ask them, or open a table of your own with /{ command-game } { command-game-new }.
error-may-not-cancel = Only those who sit at this table ({ $players }), and members who may manage messages in this channel, can call it off.
error-not-started = This game has not begun. It begins with Start in the lobby: { $link }
error-already-started = This game has begun already. The board is here: { $link }
error-unknown-game = There is no game called “{ $game }”. Choose one from the list that appears while you type.
error-other-rules = This table was begun under other rules, which I can neither show nor play any more. /{ command-game } { command-game-log } and /{ command-game } { command-game-export } still tell its moves; anybody seated can end it with /{ command-game } { command-game-resign }, and the channel is free again.
error-other-rules-over = This table was played under other rules, which I can no longer show. /{ command-game } { command-game-log } and /{ command-game } { command-game-export } still tell its moves, and /{ command-game } { command-game-new } opens another table.
error-called-off = This table was called off without a result. /{ command-game } { command-game-new } opens another one. It stood here: { $link }
error-place-taken-lobby = A table in this channel waits for its start: { $link } You can join it or, if you sit there, call it off.
error-place-taken-old-rules = A table that was begun under other rules, and cannot be played any more, still stands in this channel: { $link } Anybody seated there can end it with /{ command-game } { command-game-resign }; then /{ command-game } { command-game-new } works here.
error-bad-option = “{ $value }” is no choice for { $option }. Choose one from the menu under Options.
error-unknown-option = “{ $option }” is no option of this game. Choose from the list while you type, or from the menu under Options.
error-too-many-tables = { $per ->
    [guild] This server has { $limit } open tables, which is the most. Finish one or call one off first.
   *[person] You sit at { $limit } tables, which is the most. Finish one or leave a lobby first.
}
error-permissions = I lack permissions in { $channel }: { $names }. Somebody who may change the channel’s permissions can grant them to me; then try again.
error-not-here = A table needs a channel in which others can sit down. Open it in a server where I am installed; /{ command-game } { command-game-rules } explains the game here as well.
error-not-saved = The move could not be saved, so nothing has changed. The host of this bot has been told; please try again later.
error-not-certain = It is not certain that this was saved: the line to the database broke at just that moment. Look first whether it is there; if not, try again.
error-out-of-reach = Just now I cannot reach the database, so nothing more was saved. The host of this bot has been told. Come back later, and try again if something is missing.
error-busy = Another move is being saved right now and nothing has changed. Please try again in a moment.
error-too-many-at-once = You have asked for so much at once that this was left out, and nothing has changed. Wait for the answers that are on their way, then try again.
error-unknown = Something went wrong, and nothing more was changed. Try again; if it stays so, tell the host this number: { $id }
