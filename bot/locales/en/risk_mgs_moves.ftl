# Risk: Metal Gear Solid: choosing a move.

## Prompts. $player is a name or a mention.

risk_mgs-prompt = { $player }, { $faction }: { $asked }
risk_mgs-prompt-plain = { $player }: { $asked }
risk_mgs-prompt-factions = choose a faction.
risk_mgs-prompt-headquarters = put your headquarters, with 1 army, into a free territory.
risk_mgs-prompt-claim = claim a free territory with 1 army. To be placed: { $armies }.
risk_mgs-prompt-place = place 1 army in a territory of yours, or let the rest be placed. To be placed: { $armies }.
risk_mgs-prompt-first-boss = choose a boss, free of charge, and a territory for it.
risk_mgs-prompt-recruit = deploy { $armies }.
risk_mgs-prompt-recruit-stars = deploy { $armies }. Before the first, a set of Territory cards can be turned in.
risk_mgs-prompt-shop = buy up to { $cards } for { $price } points each, or go on. In hand: { $points } points.
risk_mgs-prompt-bosses-unpaid = pay or dismiss { $bosses }.
risk_mgs-prompt-bosses = hire a boss, or go on. In hand: { $points } points.
risk_mgs-prompt-opening = play cards for the start of a turn, or go on.
risk_mgs-prompt-opening-maneuver = play cards for the start of a turn, or move armies before the first attack ({ $maneuvers }), or go on.
risk_mgs-prompt-attack = attack, or be done with attacks.
risk_mgs-prompt-objective = { $count ->
    [one] the objective { $objectives } is met: take it, or go on.
   *[other] the objectives { $objectives } are met: take one of them, or go on.
}
risk_mgs-prompt-airfield = choose a territory for the Airfield.
risk_mgs-prompt-maneuver = move armies between connected territories of yours ({ $maneuvers }), or go on.
risk_mgs-prompt-closing = play cards for the end of a turn, or end it.
risk_mgs-prompt-ship = the ship is all yours and lies at { $dock }: move it, or end the turn.
risk_mgs-prompt-reroll = { $source } against { $target }, rolled { $attack } against { $defence }: roll one die again, or keep them.
risk_mgs-prompt-cards = { $source } against { $target }, rolled { $attack } against { $defence }: play a card on this roll, or let it count.
risk_mgs-prompt-conquest = { $target } is conquered: move { $least } to { $most } armies in from { $source }.
risk_mgs-prompt-answer-attack = { $player } attacks { $target } from { $source } with { $dice }: answer with a card, or not.
risk_mgs-prompt-answer-roll = { $player }, from { $source }, has rolled { $attack } against { $defence } of { $target }: answer with a card, or not.
risk_mgs-prompt-answer-card = { $player } plays { $card }: cancel it, or not.
risk_mgs-prompt-answer-card-aimed = { $player } plays { $card } ({ $aim }): cancel it, or not.

## The first word of a move (choices of a menu have at most 100 characters and can be read without the picture)

risk_mgs-word-faction = Choose a faction
risk_mgs-word-headquarters = Place your headquarters
risk_mgs-word-claim = Claim a territory
risk_mgs-word-place = Place armies
risk_mgs-word-boss = Choose a boss
risk_mgs-word-stars = Turn in Territory cards
risk_mgs-word-deploy = Deploy armies
risk_mgs-word-buy = Buy a card ({ $price } points)
risk_mgs-word-pay = Pay a boss ({ $salary } points)
risk_mgs-word-dismiss = Dismiss a boss
risk_mgs-word-hire = Hire a boss ({ $fee } points)
risk_mgs-word-card = Play a card
risk_mgs-word-maneuver = Move armies
risk_mgs-word-attack = Attack once
risk_mgs-word-series = Attack again and again
risk_mgs-word-reroll = Roll one die again
risk_mgs-word-keep-reroll = Keep the dice
risk_mgs-word-keep-cards = Let the roll count
risk_mgs-word-move = Move in
risk_mgs-word-take = Take an objective
risk_mgs-word-airfield = Build the Airfield
risk_mgs-word-sail = Move the ship
risk_mgs-word-pass = Do not answer
risk_mgs-word-auto = As ordered: no answer
risk_mgs-word-auto-card = As ordered: { $card }

risk_mgs-done-shop = Done: go on to bosses
risk_mgs-done-bosses = Done: go on to cards and attacks
risk_mgs-done-opening = Done: go on to attacks
risk_mgs-done-attack = Done: go on to objectives
risk_mgs-done-objective = Done: go on to the maneuver
risk_mgs-done-maneuver = Done: go on to the end of the turn
risk_mgs-done-closing = Done: end the turn
risk_mgs-done-closing-ship = Done: go on to the ship
risk_mgs-done-ship = Done: leave the ship, end the turn

## Choices: territories

risk_mgs-land = { $territory }: { $what }
risk_mgs-land-free = { $count ->
    [0] in { $zone }
   *[other] in { $zone }, beside { $count } of yours
}
risk_mgs-land-beside = { $land }; beside { $hostile }
risk_mgs-land-hostile = { $territory } { $armies }
risk_mgs-land-more = { $hostile } and { $count } more
risk_mgs-headquarters-yours = your headquarters
risk_mgs-headquarters-own = own headquarters
risk_mgs-headquarters-of = headquarters of { $player }
risk_mgs-effect-stunned = stunned
risk_mgs-effect-blocked = cannot be attacked
risk_mgs-effect-bonus = defence strengthened
risk_mgs-pick-rest = Place the rest for me

## Choices: numbers

risk_mgs-pick-stars = { $stars } ({ $cards }): { $armies }
risk_mgs-pick-deploy-all = { $count ->
    [one] 1 army, the last one
   *[other] all { $count } armies
}
risk_mgs-pick-deploy-some = { $armies }, { $left } left
risk_mgs-pick-leaving = { $count ->
    [one] { $armies }, 1 stays in { $territory }
   *[other] { $armies }, { $count } stay in { $territory }
}
risk_mgs-pick-stop = { $armies ->
    [one] until conquered, or 1 army is left in { $territory }
   *[other] until conquered, or { $armies } armies are left in { $territory }
}
risk_mgs-pick-stop-odds = until conquered, or the dice favour you less than 3 to 2
risk_mgs-pick-die = die { $number } ({ $result })
risk_mgs-pick-die-boss = die { $number } ({ $result }, the eight-sided one of { $boss })

## Choices: other things

risk_mgs-pick-faction = { $faction }: turn { $turn }, headquarters in { $headquarters }
risk_mgs-pick-faction-with = { $faction }: turn { $turn }, headquarters in { $headquarters }, { $cards } and { $points } points
risk_mgs-pick-boss = { $boss }: { $ability }
risk_mgs-pick-boss-pay = { $boss }: { $ability }
risk_mgs-pick-boss-dismiss = { $boss } leaves you
risk_mgs-pick-boss-replace = in place of { $boss } in { $territory }
risk_mgs-pick-company = { $boss } goes along
risk_mgs-pick-alone = { $boss } stays in { $territory }
risk_mgs-pick-objective = { $objective }
risk_mgs-pick-objective-reward = { $objective }, with the reward below it
risk_mgs-pick-victim = { $player }: { $points } points
risk_mgs-pick-card = { $card } ({ $cost }): { $effect }

## At what a card is aimed

risk_mgs-aim-hire = { $boss }, in { $territory }
risk_mgs-aim-replace = { $boss } in place of { $other }, in { $territory }

## Headings of menus

risk_mgs-group-word = What to do
risk_mgs-group-faction = Faction
risk_mgs-group-free = Free territories
risk_mgs-group-placed = Where to place an army
risk_mgs-group-boss = Boss
risk_mgs-group-home = Where to
risk_mgs-group-stars = Which cards
risk_mgs-group-reinforced = Where the armies go
risk_mgs-group-deployed = How many armies
risk_mgs-group-source = From where
risk_mgs-group-goal = Where to
risk_mgs-group-moved = How many armies
risk_mgs-group-company = Whether the boss goes along
risk_mgs-group-attacker = From where
risk_mgs-group-target = Which territory
risk_mgs-group-dice = How many dice
risk_mgs-group-stop = How long
risk_mgs-group-die = Which die
risk_mgs-group-dice-again = Which dice
risk_mgs-group-entering = How many move in
risk_mgs-group-objective = Objective
risk_mgs-group-dock = Dock
risk_mgs-group-victim = From whom
risk_mgs-group-card = Card
risk_mgs-group-order = What to order
risk_mgs-group-order-what = How
risk_mgs-group-order-step = Wishes for what
risk_mgs-group-order-add = Put on the list
risk_mgs-group-order-off = Take off the list
risk_mgs-region-west = North and South America
risk_mgs-region-middle = Europe and Africa
risk_mgs-region-east = Asia, Australia and Outer Haven

## Previews

risk_mgs-preview-faction = You lead { $faction }.
risk_mgs-preview-headquarters = Your headquarters and 1 army go to { $territory }, for the whole game.
risk_mgs-preview-claim = You claim { $territory } with 1 army; { $left } left for later.
risk_mgs-preview-place = 1 army for { $territory }: { $there } there, { $left } left to place.
risk_mgs-preview-rest = { $armies } placed for you, each where fewest of yours stand at a border.
risk_mgs-preview-boss = { $boss } joins you in { $territory }, free of charge. { $ability }
risk_mgs-preview-deploy-some = { $armies } for { $territory }: { $there } there then, { $left } left to deploy.
risk_mgs-preview-deploy-all = { $armies } for { $territory }: { $there } there then, and all are deployed.
risk_mgs-preview-transfer = { $armies } from { $source } to { $target }: { $stay ->
    [one] 1 stays
   *[other] { $stay } stay
}, { $there } there then.
risk_mgs-preview-transfer-boss = { $armies } and { $boss } from { $source } to { $target }: { $stay ->
    [one] 1 stays
   *[other] { $stay } stay
}, { $there } there then.
risk_mgs-preview-stars = Turn in { $cards } with { $stars }: { $armies } more, so { $all } to deploy, and { $points } more points.
risk_mgs-preview-buy = Buy a card unseen for { $price }: { $left } points are left.
risk_mgs-preview-pay = Pay { $boss } { $salary }: { $left } points are left.
risk_mgs-preview-dismiss = { $boss } leaves you and can be hired by others, but not by you in this step.
risk_mgs-preview-hire = Hire { $boss } for { $fee } into { $territory }: { $left } points are left. { $ability }
risk_mgs-preview-card = Play { $card } for { $cost } ({ $left } points are left). { $effect }
risk_mgs-preview-card-aimed = Play { $card } for { $cost } ({ $left } points are left): { $aim }. { $effect }
risk_mgs-preview-attack = Attack { $target } ({ $player }, { $others }) from { $source } ({ $armies }) with { $dice }; { $answer ->
    [one] 1 die answers at most.
   *[other] up to { $answer } dice answer.
}
risk_mgs-preview-series = Attack { $target } ({ $player }, { $others }) from { $source } ({ $armies }), each time with all dice, { $stop }.
risk_mgs-preview-odds = { $attack } By dice alone: { $percent } % to conquer; on average you lose { $lost }, the defender { $destroyed }.
risk_mgs-preview-odds-losses = { $attack } By dice alone you lose { $lost } on average, the defender { $destroyed }.
risk_mgs-preview-reroll = Roll { $die } again; the new result stands.
risk_mgs-preview-keep = The dice count { $attack } against { $defence }: you lose { $lost }, the defender { $destroyed }, unless a card or a boss changes it.
risk_mgs-preview-auto = Your orders answer with { $card }.
risk_mgs-preview-auto-nothing = Your orders give no answer.
risk_mgs-preview-pass = You do not answer.
risk_mgs-preview-take-of = You take the objective “{ $objective }”, number { $taken } of { $wanted }.
risk_mgs-preview-take-of-reward = You take the objective “{ $objective }”, number { $taken } of { $wanted }, and turn up its reward.
risk_mgs-preview-take-reward = You take the objective “{ $objective }” and turn up its reward.
risk_mgs-preview-airfield = Build an Airfield in { $territory }: your highest die counts 1 more there, in attack and defence.
risk_mgs-preview-sail = The ship goes to { $dock }: its bow touches { $territory } then, and nothing else on land.
risk_mgs-preview-done = { $done }.
risk_mgs-preview-order = { $order }. This stands until you change it.
risk_mgs-preview-resign = Resign: the others play on; your armies stay as neutrals, and your cards, points and bosses are gone.
risk_mgs-preview-skip = The time is over: what was left open is chosen by itself, and the turn ends.
