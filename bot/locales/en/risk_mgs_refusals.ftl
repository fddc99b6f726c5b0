# Risk: Metal Gear Solid: why a move is refused, and what can be done instead. $move is what was typed.

risk_mgs-refusal = { $why } { $now }

## Why not: one or several for each code of the engine

risk_mgs-refusal-no-such-seat = { $move }: only the players of this table can move.
risk_mgs-refusal-game-over = { $move }: the game is over.
risk_mgs-refusal-not-your-turn = { $move }: { $player } is to choose now.
risk_mgs-refusal-bad-syntax = “{ $move }” is not a move I can read.
risk_mgs-refusal-which-move = “{ $move }” could mean several moves, such as { $moves }.
risk_mgs-refusal-wrong-step-factions = { $move }: factions are being chosen.
risk_mgs-refusal-wrong-step-headquarters = { $move }: headquarters are being placed.
risk_mgs-refusal-wrong-step-claim = { $move }: territories are being claimed.
risk_mgs-refusal-wrong-step-place = { $move }: armies are being placed before the first turn.
risk_mgs-refusal-wrong-step-first-boss = { $move }: first bosses are being chosen.
risk_mgs-refusal-wrong-step-recruit = { $move }: your turn begins with armies to deploy, and they all have to be deployed first.
risk_mgs-refusal-wrong-step-shop = { $move }: you are in the shop, and other things come before or after that.
risk_mgs-refusal-wrong-step-bosses = { $move }: bosses are being paid and hired, and other things come before or after that.
risk_mgs-refusal-wrong-step-opening = { $move }: before the first attack only cards for the start of a turn and a Starting Maneuver are possible.
risk_mgs-refusal-wrong-step-attack = { $move }: you are attacking, and other things come before or after that.
risk_mgs-refusal-wrong-step-objective = { $move }: you may take an objective now, and nothing else.
risk_mgs-refusal-wrong-step-airfield = { $move }: the Airfield that you have won has to be built first.
risk_mgs-refusal-wrong-step-maneuver = { $move }: after attacks and objectives only armies can be moved.
risk_mgs-refusal-wrong-step-closing = { $move }: at the end of the turn only cards for it are possible.
risk_mgs-refusal-wrong-step-ship = { $move }: the turn ends with the ship, which you may move.
risk_mgs-refusal-wrong-step-reroll = { $move }: the dice lie, and you may roll one of them again.
risk_mgs-refusal-wrong-step-cards = { $move }: the dice lie, and you may play a card on them.
risk_mgs-refusal-wrong-step-conquest = { $move }: your armies have to move into the conquered territory first.
risk_mgs-refusal-wrong-step-answer = { $move }: you are asked whether you answer.
risk_mgs-refusal-not-in-hand = { $move }: you do not hold { $card }.
risk_mgs-refusal-no-such-card = { $move }: no card of the shop is called so.
risk_mgs-refusal-too-few-points = { $move }: playing the card costs { $cost } points, and you have { $points }.
risk_mgs-refusal-wrong-time-start-of-turn = { $move }: { $card } is played at the start of your turn, after the bosses.
risk_mgs-refusal-wrong-time-end-of-turn = { $move }: { $card } is played at the end of your turn.
risk_mgs-refusal-wrong-time-after-roll = { $move }: { $card } is played on dice that have just been rolled.
risk_mgs-refusal-wrong-time-attack-declared = { $move }: { $card } answers an attack on you. Your standing orders say when.
risk_mgs-refusal-wrong-time-card-activated = { $move }: { $card } answers a card of another player. Your standing orders say when.
risk_mgs-refusal-no-effect = { $move }: { $card } would have no effect so.
risk_mgs-refusal-no-such-territory = { $move }: no territory is called “{ $territory }”.
risk_mgs-refusal-not-yours = { $move }: { $territory } is not yours.
risk_mgs-refusal-own-territory = { $move }: { $territory } is yours already.
risk_mgs-refusal-not-adjacent = { $move }: { $target } does not border on { $source }, whose neighbours are { $neighbours }.
risk_mgs-refusal-blocked = { $move }: OctoCamo covers { $territory }, which cannot be attacked in this turn.
risk_mgs-refusal-too-few-armies-alone = { $move }: only 1 army stands in { $territory }, and the last one always stays.
risk_mgs-refusal-too-few-armies-attack = { $move }: from { $territory }, with { $armies } armies, at most { $most ->
    [one] 1 die is
   *[other] { $most } dice are
} rolled.
risk_mgs-refusal-too-few-armies-series = { $move }: { $territory } has { $armies } armies, and a series stops while fewer than that are left.
risk_mgs-refusal-too-few-armies-maneuver = { $move }: { $territory } has { $armies } armies, so { $most ->
    [one] 1 can
   *[other] up to { $most } can
} leave.
risk_mgs-refusal-too-few-armies-deploy = { $move }: { $armies ->
    [one] 1 army is
   *[other] { $armies } armies are
} left to deploy.
risk_mgs-refusal-not-connected = { $move }: no chain of your territories leads from { $source } to { $target }.
risk_mgs-refusal-bad-stars = { $move }: you do not hold these cards, or they are not { $least } to { $most } stars in all.
risk_mgs-refusal-bad-stars-late = { $move }: one set of cards is turned in each turn, before the first army is deployed.
risk_mgs-refusal-not-met = { $move }: { $objective } is not met.
risk_mgs-refusal-not-possible = { $move }: that is not possible now.
risk_mgs-refusal-unknown-card = { $move }: this position does not tell which card comes next.
risk_mgs-refusal-bad-order = { $move }: there is no such order.
risk_mgs-refusal-bad-order-known = { $move }: dice in defence can be max, min or max-from with a number.
risk_mgs-refusal-bad-order-policies = { $move }: a card can answer never, auto, ask, or auto-if with places and a number.
risk_mgs-refusal-bad-order-most = { $move }: the number has to be from { $least } to { $most }.

## What now

risk_mgs-now-some = Now you can write, for example, { $moves }.
risk_mgs-now-order = The orders that exist are listed under Orders in your hand; /{ command-game } { command-game-hand } shows what you have ordered.
risk_mgs-now-wait = You are pinged when you are awaited; until then /{ command-game } { command-game-board } shows the board.
risk_mgs-now-over = The result and the log stay open; /{ command-game } { command-game-new } opens another table.
risk_mgs-now-in-full = Write one of them in full.
