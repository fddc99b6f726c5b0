# Risk: Metal Gear Solid: what happened. $player and $other are names or mentions; $other may be "neutral" or "Haven
# Troopers" where no player holds a territory. $armies, $points and the like are numbers.

risk_mgs-plus = { $start } + { $next }
# Whole sentences, one after the other.
risk_mgs-then = { $start } { $next }
risk_mgs-armies-in = { $territory } { $armies }
risk_mgs-stars-of = { $territory } { $stars }
risk_mgs-territory-card = { $territory } ({ $stars ->
    [one] 1 star
   *[other] { $stars } stars
})

## Set-up

risk_mgs-event-chose-faction = { $player } leads { $faction }.
risk_mgs-event-laid-out = The land is given out. Order of turns: { $players }.
risk_mgs-event-docked = Outer Haven lies at { $dock }.
risk_mgs-event-placed-headquarters = { $player } set up headquarters in { $territory }.
risk_mgs-event-placed-claim = { $player } claimed { $territory }.
risk_mgs-event-placed-place = { $player } placed an army in { $territory }, which makes { $armies } there.

## A turn begins. $held is territories and cities.

risk_mgs-event-round = Round { $round }: Outer Haven lies at { $dock }.
risk_mgs-event-recruits = { $player } recruits { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}: { $sum }.
risk_mgs-recruits-ground = { $held } territories and cities / { $divisor } = { $armies }
risk_mgs-recruits-least = at least { $armies } for { $held ->
    [one] 1 territory
   *[other] { $held } territories and cities
}
risk_mgs-recruits-term = { $source } { $armies }
risk_mgs-recruits-headquarters = headquarters { $armies }
risk_mgs-recruits-placed = { $armies } more beside the boss in { $territory }.
risk_mgs-source-reward = reward
risk_mgs-event-turned-in = { $player } turned in { $stars } stars ({ $cards }) for { $armies } armies.
risk_mgs-event-deployed = { $player } deployed { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} in { $territory }{ $left ->
    [0] { "" }
   *[other] , { $left } left
}.
risk_mgs-event-collected = { $player } collected { $gained } points ({ $sum }) and has { $points }.
risk_mgs-collected-armies = { $count ->
    [one] 1 army
   *[other] { $count } armies
} x { $each }
risk_mgs-collected-term = { $source } { $points }

## Cards

risk_mgs-event-drew-territory = { $player } drew a Territory card; { $left } left.
risk_mgs-event-drew-shop = { $player } drew a shop card for free; { $left } left.
risk_mgs-event-drew-bought = { $player } bought a shop card for { $price } points; { $left } left.
risk_mgs-event-drew-card = { $player } drew { $card }.
risk_mgs-event-no-card-left-territory = { $player } gets no Territory card, as none is left.
risk_mgs-event-no-card-left-shop = { $player } gets no shop card, as none is left.
risk_mgs-event-shuffled = The { $cards } discarded Territory cards were shuffled and are the deck now.
risk_mgs-event-played-card = { $player } played { $card } for { $cost } points.
risk_mgs-event-played-card-at = { $player } played { $card } ({ $aim }) for { $cost } points.
risk_mgs-event-card-cancelled = { $other } cancelled { $player }’s { $card }.
risk_mgs-event-armies-removed = { $armies ->
    [one] 1 army fell
   *[other] { $armies } armies fell
} in { $territory }.
risk_mgs-event-armies-removed-spared = { $armies ->
    [0] No army fell
    [one] 1 army fell
   *[other] { $armies } armies fell
} in { $territory } instead of { $most }, as one always stays.
risk_mgs-event-armies-added = { $player } got armies: { $places }.
risk_mgs-event-points-stolen = { $player } took { $points } points from { $other }.

## Bosses

risk_mgs-event-paid = { $player } paid { $boss } { $salary } points.
risk_mgs-event-hired-paid = { $player } hired { $boss } in { $territory } for { $fee } points.
risk_mgs-event-hired-free = { $player } took on { $boss } in { $territory } without a fee.
risk_mgs-event-boss-left-unpaid = { $boss } was not paid and left { $territory }.
risk_mgs-event-boss-left-dismissed = { $boss } was dismissed from { $territory }.
risk_mgs-event-boss-left-replaced = { $boss } was replaced and left { $territory }.
risk_mgs-event-boss-left-fallen = { $boss } lost the last army in { $territory } and can be hired again.
risk_mgs-event-boss-left-resigned = { $boss } left { $territory } and can be hired again.
risk_mgs-event-boss-escaped = { $boss } escaped from { $territory } to { $to }.

## Battle. $attack and $defence are dice, $lost and $fallen losses of attacker and defender, $left and $remaining
## what each still has there.

risk_mgs-event-attacked-once = { $player } attacks { $target } ({ $other }) from { $source } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
risk_mgs-event-attacked-series = { $player } attacks { $target } ({ $other }) from { $source }, roll after roll.
risk_mgs-event-attack-ended-blocked = The attack on { $target } is called off, and there can be no other this turn.
risk_mgs-event-attack-ended-too-few-armies = Too few armies are left for the attack on { $target }.
risk_mgs-event-rolled = The dice: { $attack } against { $defence }.
risk_mgs-event-rerolled-attack = Of the attack, { $before } was rolled again: { $now }, so it is { $dice }.
risk_mgs-event-rerolled-defence = Of the defence, { $before } was rolled again: { $now }, so it is { $dice }.
risk_mgs-event-fought = { $source } against { $target }: { $attack } against { $defence }; the attacker lost { $lost } ({ $left } left), the defender { $fallen } ({ $remaining } left).
risk_mgs-event-fought-spared-attack = { $armies } of the attacker’s were saved.
risk_mgs-event-fought-spared-defence = { $armies } of the defender’s were saved.
risk_mgs-dice-boss = { $boss }’s d8 shows { $die }
risk_mgs-dice-added-boss-die = { $source } { $amount } on the d8
risk_mgs-dice-added-all = { $source } { $amount } on all
risk_mgs-dice-added-highest = { $source } { $amount } on the highest
risk_mgs-dice-added-second = { $source } { $amount } on the second
risk_mgs-dice-noted = { $dice } ({ $notes })
risk_mgs-dice-changed = { $dice } ({ $notes }: { $final })
risk_mgs-event-airfield-destroyed = { $other }’s Airfield in { $territory } is destroyed.
risk_mgs-event-conquered-player = { $player } took { $territory } from { $other }.
risk_mgs-event-conquered-nobody = { $player } took { $territory } ({ $other }).
risk_mgs-event-moved-in-armies = { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} moved in from { $source }.
risk_mgs-event-moved-in-boss = { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} moved in from { $source } with { $boss }.
risk_mgs-event-eliminated = { $other } eliminated { $player }.
risk_mgs-event-eliminated-heir = { $other } eliminated { $player } and took over { $things }.
risk_mgs-taken-territory-cards = { $count ->
    [one] 1 Territory card
   *[other] { $count } Territory cards
}
risk_mgs-taken-shop-cards = { $count ->
    [one] 1 shop card
   *[other] { $count } shop cards
}
risk_mgs-event-cards-taken = Cards taken over: { $cards }.

## The rest of a turn

risk_mgs-event-took-objective-alone = { $player } took the objective { $objective }, the { $taken ->
    [1] first
    [2] second
    [3] third
   *[other] { $taken }th
} one.
risk_mgs-event-took-objective-reward = { $player } took the objective { $objective } with the reward { $reward }, the { $taken ->
    [1] first
    [2] second
    [3] third
   *[other] { $taken }th
} one.
risk_mgs-event-airfield-built = { $player } built an Airfield in { $territory }.
risk_mgs-event-moved-armies = { $player } moved { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} from { $source } to { $target }.
risk_mgs-event-moved-boss = { $player } moved { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} with { $boss } from { $source } to { $target }.
risk_mgs-event-sailed = { $player } moved Outer Haven to { $dock }.
risk_mgs-event-ordered = { $player }’s standing orders are changed.
risk_mgs-event-time-over = { $player }’s time is over; what was due was chosen for { $player }.
risk_mgs-event-resigned-resign = { $player } resigned; the armies stay as neutrals.
risk_mgs-event-resigned-missed-turns = { $player } missed three turns in a row and is out; the armies stay as neutrals.
risk_mgs-event-already-out = { $player } is out of the game already.

## A whole turn in few lines. $losses, $places and the like are texts of this file.

risk_mgs-story-took = { $player } took { $territories } from { $losers } ({ $losses }).
risk_mgs-story-took-collected = { $player } took { $territories } from { $losers } ({ $losses }), collected *{ $objective }*.
risk_mgs-story-fought = { $player } attacked { $territories } ({ $losses }).
risk_mgs-story-fought-collected = { $player } attacked { $territories } ({ $losses }), collected *{ $objective }*.
risk_mgs-story-collected = { $player } collected *{ $objective }*.
risk_mgs-story-quiet = { $player } attacked nobody.
risk_mgs-story-losses = lost { $lost }, destroyed { $destroyed }
risk_mgs-story-reward = Reward: { $reward }.
risk_mgs-story-neutrals = neutrals
risk_mgs-story-troopers = Haven Troopers
risk_mgs-story-held = Held out: { $territories }.
risk_mgs-story-more = { $count } more
risk_mgs-story-elsewhere = elsewhere { $armies }
risk_mgs-story-deployed = { $player } deployed { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}: { $places }.
risk_mgs-story-stars = { $stars } stars brought { $armies } of them.
risk_mgs-story-played = { $player } played { $cards }.
risk_mgs-story-times = { $count ->
    [one] { $card }
   *[other] { $count } { $card }
}
risk_mgs-story-drew = { $player } drew { $things }.
risk_mgs-story-recruits = { $player } recruits { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}.
risk_mgs-story-claimed = { $player } claimed { $territories }.
risk_mgs-story-placed = { $player } placed { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}: { $places }.
