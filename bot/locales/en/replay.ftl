# Looking back on a game: move by move, and as a moving picture.

replay-title = { $game }: move { $ply } of { $last }
replay-title-start = { $game }: the start, before { $last } moves
replay-menu = Go to move …
replay-choice = Move { $ply }
replay-choice-start = The start
replay-choice-told = { $ply }. { $move }
# Under each picture of an animation: $story is what the move has brought.
replay-frame = { $ply } / { $last }   { $story }
replay-frame-start = { $game }
replay-painting = The animation is being painted: { $done } of { $count } pictures. Games go on meanwhile.
replay-queued = Another animation is being painted; yours comes next.
replay-done = { $game }, moves { $first } to { $last }.
replay-done-skipped = { $game }, moves { $first } to { $last }: too many for one animation, so { $count } of them are shown, evenly spaced. For each single one step through them, or choose a shorter range.
replay-public = While the game runs, it shows what everybody may know.
replay-alt = { $game } from move { $first } to { $last } in { $count } pictures, one after the other.

button-replay = Replay
button-first = Start
button-step-back = Previous
button-step-on = Next
button-last = Newest
button-animate = Animation of all
button-animate-from = Animation from here
button-animate-to = Animation up to here

command-game-replay = replay
command-game-replay-description = Go through the game move by move, or get it as an animation
option-first-move = from
option-first-move-description = The first move of the animation
option-last-move = to
option-last-move-description = The last move of the animation

error-no-moves = Nothing has been moved yet, so there is nothing to replay.
error-no-such-moves = There are no moves { $first } to { $last } in this game: it has { $count }. Give a first and a last one from 0 (the start) to { $count }.
error-animation-under-way = Your animation is still being painted. When it is here you can ask for the next one.
error-animations-busy = Several animations are being painted for others. Step through the moves one by one, or try again in some minutes.
error-no-animation = The animation could not be painted. Step through the moves one by one, or try a shorter range later.
