# Servers and their moderators: settings, and what is done at tables that are not one's own.

server-title = Settings of this server
server-language = Language of everything that all can read: { $language }
server-language-menu = Language
server-moderators = Moderators of tables: { $role }, and all who may manage messages
server-moderators-none = Moderators of tables: all who may manage messages
server-moderators-menu = A role that may moderate tables
server-ratings-on = Ratings: on, /{ command-stats } shows them
server-ratings-off = Ratings: off
server-overview = Overview of all tables: in { $channel }
server-overview-none = Overview of all tables: none
server-overview-stands = The overview will stand in { $channel } in a moment, and is kept up to date there. It tells only of tables that everybody who reads that channel may see. Pin it, if you like; to be rid of it, delete it.

moderator-title = { $game }, table { $number }
moderator-nothing = All posts of this table have been delivered, and I lack no permission in { $channel }.
moderator-missing = I lack permissions in { $channel }: { $names }. What is to be posted comes once they are back.
moderator-locked = The thread { $channel } is locked. What is to be posted comes once a moderator unlocks it.
moderator-hidden = I cannot see the channel { $channel }, or it is gone. What is to be posted comes once I can see it again.
moderator-held = A post waits after { $attempts ->
    [one] 1 try
   *[other] { $attempts } tries
}, and comes again { $again-relative }. Discord said: { $error }
moderator-given-up = The last post was given up after { $attempts ->
    [one] 1 try
   *[other] { $attempts } tries
}. Discord said: { $error }
moderator-late = { $name } is past the time for this turn, and the others can decide what to do.
moderator-over = This table is not in play any more.
moderator-pause-menu = Pause it for
moderator-seat-menu = Give a seat to somebody else
moderator-person-menu = Who takes the seat
moderator-person-ask = Who is to play in the place of { $player }? Whoever you choose sits down at once.
moderator-end-ask = End this table of { $game } as it stands, without a result? All seats and the channel are free then. Everybody is told that it was you. This cannot be taken back.
moderator-done = Done, and said in the channel.

notice-moderator-paused = As a moderator, { $names } has paused this table until { $until } ({ $until-relative }). No time counts until then.
notice-moderator-resumed = As a moderator, { $names } has ended the pause.
notice-moderator-ended = As a moderator, { $names } has ended this table. It ends without a result, and nobody is to blame.
notice-moderator-replaced = As a moderator, { $names } gives a seat to somebody else.
note-moderated-end = A moderator has ended it.

button-server-ratings-on = Turn ratings on
button-server-ratings-off = Turn ratings off
button-server-overview = Overview here
button-server-no-overview = No overview
button-moderator-resume = End the pause
button-moderator-end = End the table

command-server = server
command-server-description = For those who look after this server
command-server-settings = settings
command-server-settings-description = See and change how tables are kept on this server
command-server-overview = overview
command-server-overview-description = Post an overview of all tables here, and keep it up to date
command-server-table = table
command-server-table-description = See why a table is stuck; pause it, end it, or replace a player
option-table = table
option-table-description = The number of the table, as the list offers it; left out, the one of this channel

error-not-moderator = Only members who may manage messages in the table’s channel, or who have the role that this server has named, can moderate its tables. Nothing has changed. /{ command-games } shows your own tables and the way out of each.
error-not-manager = Only members who may manage this server can change its settings. Nothing has changed. /{ command-settings } has your own.
error-server-only = This is for servers: use it in one where I am installed. /{ command-settings } has your own settings.
error-no-such-table = This server has no open table with that number. Choose one from the list that appears while you type.
error-no-bot = A bot cannot take a seat. Nothing has changed; choose a person.
error-not-in-server = This person is not on this server, so the seat stays as it is. Choose a member.
