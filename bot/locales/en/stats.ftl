# What has become of games: results of people and servers, and what chance did.

stats-title = { $player } on this server
stats-title-everywhere = { $player } on all servers
stats-empty = { $player } has not finished a game here yet. What ends from now on, or has ended before, is counted by itself.
stats-line = **{ $game }**: { $parts }
stats-played = { $number ->
    [one] 1 game
   *[other] { $number } games
}
stats-won = { $number } won
stats-unfinished = { $number } without a result
stats-rating = rating { $points }
stats-reply = usual reply: { $time }
stats-longest = { $plies ->
    [one] longest game: 1 move
   *[other] longest game: { $plies } moves
}
stats-minutes = { $number ->
    [0] under a minute
    [one] 1 minute
   *[other] { $number } minutes
}
stats-rating-explained = Ratings begin at 1000 and tell what somebody plays like at least: they grow with success, and with the number of games from which that is known.
stats-reply-explained = The usual reply is the median time between being awaited and moving, in games that are over; pauses and vacations do not count.

stats-players-below = The buttons list everybody who plays that game on this server.

players-title = { $game }: players of this server
players-title-page = { $game }: players of this server (page { $page } of { $pages })
players-empty = Nobody has finished a game of { $game } on this server yet.
players-line = { $place }. { $player }: { $parts }

luck-title = { $game }: what chance brought, and what it brings on average
luck-empty = Chance was not asked in this game.
luck-line = { $player }: { $total } (expected { $expected } ± { $spread })
luck-dice = { $player }: { $times } dice, sum { $total } (expected { $expected } ± { $spread }); faces from 1 up: { $faces }
luck-explained = ± is the standard deviation: about one time in three chance is farther off than that, one time in twenty farther than twice that. Every result follows from the seed, and Export lets everybody check it.

luck-halali-own = Turned up of the own tiles
luck-halali-others = Turned up of the other side’s tiles
luck-hunters_and_gatherers-gold = Tiles with gold drawn
luck-hunters_and_gatherers-fish = Fish on drawn tiles
luck-hunters_and_gatherers-animals = Mammoths, aurochs and deer on drawn tiles
luck-hunters_and_gatherers-tigers = Tigers on drawn tiles
luck-risk_mgs-d6 = Six-sided dice, first throws only
luck-risk_mgs-d8 = Eight-sided dice of bosses, first throws only
luck-risk_mgs-pairs-attacking = Pairs that dice alone won for the attacker
luck-risk_mgs-pairs-defending = Pairs that dice alone won for the defender

button-luck = What chance did

command-stats = stats
command-stats-description = See games played and won, ratings, usual reply times, for you alone
option-person = person
option-person-description = Whose games; yours if you name nobody
option-stats-game = game
option-stats-game-description = One game only; without a person, everybody who plays it here

error-no-table-of-players = In direct messages there is no server whose players could be listed. Ask there, in a channel.
error-not-others-here = In direct messages I tell you only of your own games. Ask for those of others on a server that you share.
error-luck-not-over = What chance did is told once the game is over: before, it could give secrets away. Until then, see the board: { $link }
