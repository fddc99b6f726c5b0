# Public posts. The first line is what a phone shows as the notification: whose move, which game, what happened.

post-your-move = { $mention } your move in { $game }: { $event }
post-result = { $mentions } { $game } is over: { $outcome }
# The same post while its turn goes on; $event is what it has brought so far, first what matters most.
post-turn = { $mention }’s turn in { $game }: { $event }
post-start = The game begins.
post-nothing-told = nothing to tell.
post-commitment = Hash of this table’s secret seed (SHA-256): `{ $hash }`. The seed is shown at the end, so that everybody can check the deal.
post-seed = Seed: `{ $seed }`
post-verify = To check that every deal, draw and roll was honest, choose Export and run: turnpost verify FILE
# The name of a thread. Lists of channels show no more than its beginning.
post-thread = { $game } with { $opener }
board-ended-early = This game was ended early: nobody has to move any more.
