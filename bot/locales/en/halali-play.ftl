# Halali!: choosing a move, and what happened.

## Prompts. $player is a name or a mention; $side what that player plays.

halali-prompt-turn-up-or-move = { $player }, { $side }: turn up a tile or move one.
halali-prompt-turn-up-or-take = { $player }, { $side }: turn up a tile or take one. After { $turns } quiet turns nothing else is allowed.
halali-prompt-move-or-leave = { $player }, { $side }: move, take or leave the forest. { $turns ->
    [one] This is your last turn.
   *[other] You have { $turns } turns left.
}
halali-prompt-must-pass = { $player }, { $side }: no move is possible, so you pass.
halali-prompt-between-games = { $players }: game 1 is over. Go on to game 2 with sides swapped.

## Choices of a menu (at most 100 characters), readable without the picture

halali-pick-flip = { $square }: turn up
halali-pick-tile = { $square }: { $tile }, { halali-pick-moves }
halali-pick-tile-takes = { $square }: { $tile }, { halali-pick-moves }, can take on { $prey }
halali-pick-tile-leaves = { $square }: { $tile }, { halali-pick-moves }, can leave
halali-pick-tile-takes-leaves = { $square }: { $tile }, { halali-pick-moves }, can take on { $prey } or leave
halali-pick-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
halali-pick-prey = { $square } (+{ $points })
halali-pick-move = { $to }: the { $tile } moves there
halali-pick-take = { $to }: the { $tile } takes the { $prey } (+{ $points })
halali-pick-leave = off: the { $tile } leaves the forest by { $exits } (+{ $points })
halali-pick-pass = Pass
halali-pick-next = Go on to game 2

halali-group-flip-south = Turn up, south half (a1 to d4)
halali-group-flip-north = Turn up, north half (e4 to g7)
halali-group-blue = Bears and foxes
halali-group-brown = Hunters and lumberjacks
halali-group-birds = Ducks and pheasants
halali-group-to = Where to
halali-group-other = Other

## Previews

halali-preview-flip = Turn up { $square }. Whatever lies there stays, and your turn ends.
halali-preview-flip-last = Turn up { $square }, the last face-down tile: the end-phase begins.
halali-preview-move = The { $tile } on { $from } moves to { $to }.
halali-preview-move-bird = The { $tile } on { $from } moves to { $to }. On the next turn the other side may take it, but not move it.
halali-preview-take = The { $tile } on { $from } takes the { $prey } on { $to }: +{ $points }
halali-preview-leave = The { $tile } on { $from } leaves the forest by { $exits }: +{ $points }
halali-preview-pass = Pass: there is nothing you can move.
halali-preview-next = Go on to game 2, with sides swapped and a fresh deal.
halali-preview-resign = Resign: the other player wins.

## What happened. $move is the move in notation.

halali-event-turned-up = { $player } turned up { $square }: { $tile }.
halali-event-moved = { $player } moved the { $tile } ({ $move }).
halali-event-took = { $player }’s { $tile } took the { $prey } on { $to } ({ $move }): +{ $points }.
halali-event-left = { $player }’s { $tile } left the forest by { $exits } ({ $move }): +{ $points }.
halali-event-passed = { $player } could not move and passed.
halali-event-end-phase = All tiles are face-up: the end-phase begins. Five turns each, { $player } first; own tiles may leave the forest.
halali-event-game-over = Game { $game } is over: { $scores }.
halali-event-game-over-early = Game { $game } is over, as one side has no tile left: { $scores }.
halali-event-next-game = Game { $game } begins. { $player } plays the animals and starts.
halali-event-resigned = { $player } resigned.
halali-score = { $player } { $points }
