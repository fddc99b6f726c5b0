# Risk: Metal Gear Solid: standing orders, and what a player holds. Only their owner reads this.

## Menus

risk_mgs-order-kind-defence = Dice in defence
risk_mgs-order-kind-defence-at = Dice in defence of one territory
risk_mgs-order-kind-escape = Where EVA escapes to
risk_mgs-order-kind-wish = Wishes for the set-up
risk_mgs-order-kind-card = When to answer with { $card }
risk_mgs-wish-factions = factions
risk_mgs-wish-headquarters = headquarters
risk_mgs-wish-claim = territories to claim
risk_mgs-wish-place = armies to place
risk_mgs-wish-first-boss = first boss

## Rules

risk_mgs-defence-max = most dice allowed
risk_mgs-defence-min = as few dice as possible
risk_mgs-defence-max-from = most dice, if there are enough armies
risk_mgs-defence-default = as everywhere else
risk_mgs-defence-from = most dice with { $armies } armies or more, else as few as possible
risk_mgs-policy-never = never
risk_mgs-policy-ask = ask me, for at most { $hours } hours; a pause tells the others that I hold an answer
risk_mgs-policy-auto = by itself: { $when }
risk_mgs-least-octocamo = outnumbered by { $least } or more
risk_mgs-least-bulletproof-vest = against { $least } or more dice
risk_mgs-least-claymore = against { $least } or more armies
risk_mgs-least-compress = { $least ->
    [one] against any loss
   *[other] against { $least } losses or more
}
risk_mgs-least-smoke-grenade = against a die of { $least } or more
risk_mgs-least-chaff-grenade = against cards for { $least } points or more
risk_mgs-where-hq = at your headquarters
risk_mgs-where-zone = in a zone you hold
risk_mgs-where-city = in a city
risk_mgs-where-boss = with your boss
risk_mgs-where-last = if your last army would fall
risk_mgs-where-two = if 2 armies would fall
risk_mgs-where-me = aimed at you

risk_mgs-order-now = { $rule } (now)

## Lists

risk_mgs-wish-rest = all others by themselves
risk_mgs-wish-armies = { $count ->
    [one] { $territory }: 1 army
   *[other] { $territory }: { $count } armies
}
risk_mgs-wish-boss = { $boss } in { $territory }
risk_mgs-list-empty = nothing
risk_mgs-list-clear = { $count ->
    [one] Empty the list (1 wish)
   *[other] Empty the list ({ $count } wishes)
}
risk_mgs-list-off = { $entry }: take it off the list
risk_mgs-list-first-wish = { $entry }: first wish
risk_mgs-list-after-wish = { $entry }: wish for it, after { $last }
risk_mgs-list-first-escape = { $entry }: escape there first
risk_mgs-list-after-escape = { $entry }: escape there, after { $last }
risk_mgs-list-added = { $entries } at the end of the list
risk_mgs-list-taken = { $entries } off the list

## Orders

risk_mgs-order-defence = In defence: { $rule }
risk_mgs-order-defence-at = In defence of { $territory }: { $rule }
risk_mgs-order-card = { $card }: { $rule }
risk_mgs-order-escape = EVA escapes to: { $entries }
risk_mgs-order-wish = Wishes, { $step }: { $entries }

## Hand

risk_mgs-hand-points = { $faction }: { $points } points in hand.
risk_mgs-hand-territory = { $count ->
    [one] 1 Territory card, { $stars }: { $cards }.
   *[other] { $count } Territory cards, { $stars }: { $cards }.
}
risk_mgs-hand-territory-none = No Territory card.
risk_mgs-hand-territory-card = { $territory } { $stars }★
risk_mgs-hand-shop = { $count ->
    [one] 1 shop card:
   *[other] { $count } shop cards:
}
risk_mgs-hand-shop-none = No shop card.
risk_mgs-hand-shop-card = { $count ->
    [one] - { $card } ({ $cost } points, { $when }): { $effect }
   *[other] - { $count } x { $card } ({ $cost } points, { $when }): { $effect }
}
risk_mgs-hand-shop-brief = { $count ->
    [one] { $card }
   *[other] { $count } x { $card }
}
risk_mgs-timing-start-of-turn = start of your turn
risk_mgs-timing-other-turn = another’s turn
risk_mgs-timing-after-roll = after a roll
risk_mgs-timing-end-of-turn = end of your turn
risk_mgs-hand-objectives = Objectives taken: { $objectives }.
risk_mgs-hand-reward = Reward { $reward }: { $benefit }
risk_mgs-hand-orders = Standing orders, known to you alone:
risk_mgs-hand-line = - { $line }
