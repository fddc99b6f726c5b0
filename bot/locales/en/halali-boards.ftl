# Halali!: standing, result, alternative text and text board. What a board says can be read back without a loss.

## Standing

halali-standing-part = { $start } · { $next }
halali-standing-turning = { $count ->
    [one] 1 tile face-down
   *[other] { $count } tiles face-down
}
halali-standing-end = end-phase, turns left: { $left }
halali-standing-between = game 1 is over
halali-standing-over = game over
halali-standing-game = game { $game } of 2
halali-standing-match = match: { $scores }

## Result

halali-result-win = { $player } wins, { $points } to { $other }.
halali-result-tiles = { $player } wins on tiles, { $tiles } to { $fewer }: both have { $points } points.
halali-result-draw = A draw: { $players } have { $points } points and { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} each.
halali-result-resign = { $player } resigned, so { $other } wins. Points when it ended: { $scores }.
halali-result-game = Game { $game }: { $scores }. { $why }
halali-result-only-game = { $scores }. { $why }
halali-result-score = { $player } { $points } ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
})
halali-result-by-turns = All turns were played.
halali-result-by-early = It ended early, as one side had no tile left.
halali-result-by-resign = It was given up.
halali-result-pile = { $player }: { $sum } = { $points }
halali-result-no-pile = { $player }: nothing taken, 0
halali-result-in-game = { $player } in game { $game }
halali-result-term = { $what } x { $worth }
halali-result-plus = { $start } + { $next }
halali-result-total = { $player }, both games: { $sum } = { $points }

## Lines that both boards share

halali-board-to-move = To move: { $player }, { $side }.
halali-board-between = Game 1 is over: { $scores }. Next goes on to game 2, with sides swapped: choose Your move, or write next.
halali-board-over = The game is over. { $outcome }
halali-board-left = End-phase. Turns left: blue { $blue }, brown { $brown }.
halali-board-lock = Locked bird: { $square } (may be taken).
halali-board-bar-blue = Blue may not go straight back { $move }.
halali-board-bar-brown = Brown may not go straight back { $move }.
halali-board-stall = Quiet turns: { $turns } of { $limit }.
halali-board-pile = { $player }, { $side }: { $points } points ({ $tiles }).
halali-board-no-pile = { $player }, { $side }: 0 points.

## Squares in words, rank by rank; the file stands before each tile

halali-rank = Rank { $rank }: { $tiles }.
halali-rank-empty = Rank { $rank }: empty.
halali-rank-all-down = Rank { $rank }: all face-down.
halali-rank-down = Rank { $rank }: face-down { $files }.
halali-rank-both = Rank { $rank }: { $tiles }; face-down { $files }.
halali-rank-tile = { $file } { $tile }
halali-rank-hunter = { $file } hunter gun { $direction }
halali-rank-rest = Other squares are empty.

## Alternative text (1,024 characters at most)

halali-alt-title = Halali!
halali-alt-title-match = Halali!, game { $game } of 2.
halali-alt-news = News: { $news }

## Text board (2,000 characters at most), around a diagram in a code block

halali-text-title = **Halali!**
halali-text-title-match = **Halali!** · game { $game } of 2
halali-text-legend = Animals (blue): B bear, F fox. People (brown): L lumberjack, H hunter with his gun (^ north, > east, v south, < west). Birds, which both may move: P pheasant, D duck. T tree; ?? face-down, .. empty. Exits: d7, g4, d1, a4.
halali-text-news = What happened:
halali-text-news-line = - { $news }

## Tiles left

halali-left = Still face-down: { $tiles }. Nobody knows on which squares.
halali-left-none = All tiles are face-up.
