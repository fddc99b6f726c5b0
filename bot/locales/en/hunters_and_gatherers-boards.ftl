# Hunters and Gatherers: standing, result, alternative text, text board and lenses.

## Standing

hunters_and_gatherers-standing-part = { $start } · { $next }
hunters_and_gatherers-standing-over = game over
hunters_and_gatherers-tiles-left = { $land } land and { $bonus } bonus tiles left

## Result

hunters_and_gatherers-result-win = { $player } wins with { $points } points; { $others }.
hunters_and_gatherers-result-shared = A shared win: { $players } have { $points } points each.
hunters_and_gatherers-result-resign = { $player } wins with { $points } points, as all others resigned; { $others }. There was no last scoring.
hunters_and_gatherers-result-line = { $player }: { $sum } = { $points }
hunters_and_gatherers-result-resigned = { $player } (resigned): { $sum } = { $points }
hunters_and_gatherers-result-completed = { $points } for completed forests and rivers
hunters_and_gatherers-result-meadow = { $points } for a meadow
hunters_and_gatherers-result-meadow-many = { $points } for meadows ({ $each })
hunters_and_gatherers-result-water = { $points } for a river system
hunters_and_gatherers-result-water-many = { $points } for river systems ({ $each })

## Lines that boards share. Colours stand for players; $hand is members + huts.

hunters_and_gatherers-board-land = { $player }, { $colour }, lays a land tile. At 0°: { $tile }.
hunters_and_gatherers-board-bonus = { $player }, { $colour }, lays a bonus tile. At 0°: { $tile }.
hunters_and_gatherers-board-left = { $left }.
hunters_and_gatherers-board-over = The game is over. { $outcome }
hunters_and_gatherers-board-players = Points (members + huts in hand): { $players }.
hunters_and_gatherers-board-player = { $player } { $colour } { $points } ({ $hand })
hunters_and_gatherers-legend = { $colour } { $player }

## Places where the tile in hand fits. Cells count east and north from the start tile, which is 0,0.

hunters_and_gatherers-place = { $letter } { $cell } ({ $rotations }): meets { $beside }.
hunters_and_gatherers-place-completes = { $letter } { $cell } ({ $rotations }): completes { $completed }.
hunters_and_gatherers-place-completes-at = { $letter } { $cell } ({ $rotations }): at { $turn } completes { $completed }.
hunters_and_gatherers-place-brief = { $letter } { $cell } ({ $rotations })
hunters_and_gatherers-places-other = Other places: { $places }.
hunters_and_gatherers-places-more = And { $count ->
    [one] 1 more place
   *[other] { $count } more places
}: the menu of the move lists all.

## Areas with pieces

hunters_and_gatherers-areas-forest = **Forests**
hunters_and_gatherers-areas-river = **Rivers**
hunters_and_gatherers-areas-meadow = **Meadows**
hunters_and_gatherers-areas-water = **River systems**
hunters_and_gatherers-area-line = - { $cell }: { $sum } for { $players }
hunters_and_gatherers-area-shares = { $line } ({ $shares })
hunters_and_gatherers-area-open = { $line }, { $edges }
hunters_and_gatherers-areas-more = And { $count ->
    [one] 1 more area
   *[other] { $count } more areas
} worth no more than these.
hunters_and_gatherers-areas-free = Nobody’s yet: { $areas }.
hunters_and_gatherers-free-area = { $area } at { $cell } ({ $points })
hunters_and_gatherers-areas-none = Nobody stands anywhere yet.

## Alternative text (1,024 characters at most)

hunters_and_gatherers-alt-title = Hunters and Gatherers. Cells count east, north from the start tile 0,0.
hunters_and_gatherers-alt-news = News: { $news }

## Text board (2,000 characters at most)

hunters_and_gatherers-text-title = **Hunters and Gatherers** · cells count east, north from the start tile 0,0
hunters_and_gatherers-text-news = What happened:
hunters_and_gatherers-text-line = - { $line }

## Lenses

hunters_and_gatherers-lens-name-owners = owners
hunters_and_gatherers-lens-name-holes = dead holes
hunters_and_gatherers-lens-owners = **Who owns what**, as if it were scored now. Open forests and rivers count only once they are completed.
hunters_and_gatherers-lens-holes = { $count ->
    [one] **1 dead hole**, into which no tile fits any more: { $cells }
   *[other] **{ $count } dead holes**, into which no tile fits any more: { $cells }
}
hunters_and_gatherers-lens-holes-none = No hole is dead: into each one, some tile still fits that has not been laid.
hunters_and_gatherers-lens-region = **Around { $cell }**, from the north-west, row by row
hunters_and_gatherers-lens-bare-tile = { $cell }: { $edges }
hunters_and_gatherers-lens-tile = { $cell }: { $edges }; { $things }
hunters_and_gatherers-lens-piece = { $colour } { $role }
hunters_and_gatherers-lens-piece-where = { $colour } { $role } { $where }
hunters_and_gatherers-lens-more = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} at the rim had no room here; look around another cell.

## Tiles left

hunters_and_gatherers-left-piles = Face-down: { $land } land and { $bonus } bonus tiles. Nobody knows the order. The edges are told clockwise.
hunters_and_gatherers-left-land = **Land tiles**: { $edges }. On all of them together: { $things }.
hunters_and_gatherers-left-bonus = **Bonus tiles**: { $edges }. On all of them together: { $things }.
hunters_and_gatherers-left-out-land = { $count } of these land tiles are not in this game.
hunters_and_gatherers-left-out-bonus = { $count } of these bonus tiles are not in this game.
hunters_and_gatherers-left-pattern = { $count } { $edges }
hunters_and_gatherers-left-edge-f = forest
hunters_and_gatherers-left-edge-m = meadow
hunters_and_gatherers-left-edge-r = river
