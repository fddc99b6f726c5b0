# Where one's tables are, and whom each waits for. Of each moment there is a date, and under its name with -relative how
# far away it is; Discord shows both by the reader's own clock. $players are the others at the table.

games-title = Your tables on this server
games-title-everywhere = Your tables on all servers
games-title-page = { $title } (page { $page } of { $pages })
games-none = No table of yours stands on this server. /{ command-game } { command-game-new } opens one in any channel; in a lobby, Join takes a seat.
games-none-everywhere = No table of yours stands on any server. /{ command-game } { command-game-new } opens one in a channel of a server where I am installed.
games-on-server = { $table } On { $server }.

# $also counts the others who are awaited at the same time.
games-mine = **Your move** in { $game }, table { $number }, with { $players }: since { $since-relative }.{ $also ->
    [0] {""}
   *[other] {" "}{ $names } are awaited as well.
} { $link }
games-mine-until = **Your move** in { $game }, table { $number }, with { $players }: until { $until } ({ $until-relative }), since { $since-relative }.{ $also ->
    [0] {""}
   *[other] {" "}{ $names } are awaited as well.
} { $link }
# $waits counts those who are awaited.
games-others = { $game }, table { $number }, with { $players }: { $waits ->
    [0] the computer is to move.
   *[other] waiting for { $names } since { $since-relative }.
} { $link }
games-others-until = { $game }, table { $number }, with { $players }: waiting for { $names } since { $since-relative }, until { $until } ({ $until-relative }). { $link }
games-paused = { $game }, table { $number }, with { $players }: paused until { $until } ({ $until-relative }); then { $names } to move. { $link }
games-lobby = { $game }, table { $number }: not begun, opened { $since-relative }. { $link }
games-old-rules = { $game }, table { $number }, with { $players }: begun under other rules, so it can only be ended. { $link }

games-menu = Go to one of them
games-choice = { $game }, table { $number }
games-unseen = { $count ->
    [one] You also sit at a table that stands where you cannot look any more.
   *[other] You also sit at { $count } tables that stand where you cannot look any more.
} The menu leads there, and you can give your seat up.

button-games = My tables
button-games-before = Previous
button-games-after = Next

command-games = games
command-games-description = See your tables and where you are awaited, for you alone

overview-title = Tables on this server
overview-none = No table stands open. /{ command-game } { command-game-new } opens one in any channel.
overview-more = { $count ->
    [one] And 1 more table.
   *[other] And { $count } more tables.
} My tables shows everybody their own.
overview-others = { $channel } { $game }, table { $number }: { $waits ->
    [0] the computer is to move.
   *[other] waiting for { $names } since { $since-relative }.
}
overview-others-until = { $channel } { $game }, table { $number }: waiting for { $names } since { $since-relative }, until { $until-relative }.
overview-paused = { $channel } { $game }, table { $number }: paused until { $until }.
overview-lobby = { $channel } { $game }, table { $number }: a lobby, open since { $since-relative }. { $players } have sat down.
overview-old-rules = { $channel } { $game }, table { $number }: begun under other rules, so it can only be ended.
