# Hunters and Gatherers: choosing a move, and what happened.

## Prompts. $player is a name or a mention; $tile the tile in hand as it comes from the pile (0°).

hunters_and_gatherers-prompt-lay-land = { $player }, { $colour }: lay this land tile. At 0° it has { $tile }. In hand: { $hand }.
hunters_and_gatherers-prompt-lay-bonus = { $player }, { $colour }: lay this bonus tile. At 0° it has { $tile }. In hand: { $hand }.

## Choices of a menu (at most 100 characters), readable without the picture

hunters_and_gatherers-pick-place = { $letter }: { $cell }, meets { $beside }
hunters_and_gatherers-pick-place-completes = { $letter }: { $cell }, completes { $completed }
hunters_and_gatherers-pick-place-completes-at = { $letter }: { $cell }, at { $turn } completes { $completed }
hunters_and_gatherers-pick-rotation = { $rotation }°: { $edges }
hunters_and_gatherers-pick-rotation-completes = { $rotation }°: completes { $completed }
hunters_and_gatherers-pick-piece = { $letter }: { $piece }: { $holds }
hunters_and_gatherers-pick-piece-completes = { $letter }: { $piece }: { $holds }, completed (+{ $points })
hunters_and_gatherers-pick-none = no piece
hunters_and_gatherers-on-forest = { $role } in the forest
hunters_and_gatherers-on-meadow = { $role } in the meadow
hunters_and_gatherers-on-river = { $role } on the river
hunters_and_gatherers-on-lake = { $role } on the lake
hunters_and_gatherers-on-where = { $ground } { $where }
hunters_and_gatherers-completed-for = { $area } ({ $points } for { $players })
hunters_and_gatherers-completed-free = { $area } ({ $points }, nobody’s)

hunters_and_gatherers-group-places = Places { $first } to { $last }
hunters_and_gatherers-group-rotation = How to turn it
hunters_and_gatherers-group-piece = What to put on it

## Previews

hunters_and_gatherers-preview-land = Land tile on { $cell }, turned by { $rotation }°, { $piece }.
hunters_and_gatherers-preview-bonus = Bonus tile on { $cell }, turned by { $rotation }°, { $piece }.
hunters_and_gatherers-preview-gold = You find gold and draw a bonus tile.
hunters_and_gatherers-preview-last-scoring = The last scoring follows and brings { $scores }.
hunters_and_gatherers-preview-over = The last scoring follows and brings nobody points.
hunters_and_gatherers-preview-resign = Resign: the others play on, and your pieces stay on the field.
hunters_and_gatherers-preview-resign-last = Resign: the other player wins.

## What happened

hunters_and_gatherers-event-laid-land = { $player } laid a land tile on { $cell }: { $edges }.
hunters_and_gatherers-event-laid-bonus = { $player } laid a bonus tile on { $cell }: { $edges }.
hunters_and_gatherers-event-placed = { $player } placed a { $role } on { $cell }.
hunters_and_gatherers-event-went-home-forest = Gatherers come home: { $members }.
hunters_and_gatherers-event-went-home-river = Fishers come home: { $members }.
hunters_and_gatherers-event-bonus-earned = { $player } found gold and draws a bonus tile.
hunters_and_gatherers-event-bonus-lost-bonus-turn = The gold is lost: a bonus tile earns no other one.
hunters_and_gatherers-event-bonus-lost-pile-empty = The gold is lost: no bonus tile is left.
hunters_and_gatherers-event-bonus-lost-fits-nowhere = { $player } gets no bonus turn: no bonus tile that is left fits anywhere.
hunters_and_gatherers-event-fits-nowhere-land = A land tile fits nowhere and is out of the game: { $tile }.
hunters_and_gatherers-event-fits-nowhere-bonus = A bonus tile fits nowhere and is out of the game: { $tile }.
hunters_and_gatherers-event-resigned = { $player } resigned.
hunters_and_gatherers-event-handed-on = The tile goes on to { $player }: { $tile }.

hunters_and_gatherers-scored = { $area }: { $sum } for { $players }.
hunters_and_gatherers-scored-shrine = { $area }: { $sum } for { $players }, at the stone circle.
hunters_and_gatherers-scored-nobody-forest = { $tiles ->
    [one] Forest of 1 tile
   *[other] Forest of { $tiles } tiles
} completed with nobody in it: no points.
hunters_and_gatherers-scored-nobody-river = { $tiles ->
    [one] River of 1 tile
   *[other] River of { $tiles } tiles
} completed with nobody on it: no points.
