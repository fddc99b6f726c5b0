# Risk: Metal Gear Solid: the words of the side panel, of the dice and of the picture of a hand. Short: they stand beside
# numbers and signs.

## Heading

risk_mgs-side-round = Round { $round }
risk_mgs-side-setting-up = Set-up
risk_mgs-side-over = Game over
risk_mgs-side-wins = wins
risk_mgs-side-answers = may answer
risk_mgs-side-step-factions = choosing a faction
risk_mgs-side-step-headquarters = headquarters
risk_mgs-side-step-claim = claiming territories
risk_mgs-side-step-place = placing armies
risk_mgs-side-step-first-boss = hiring the first boss
risk_mgs-side-step-recruit = recruiting: { $armies } left
risk_mgs-side-step-shop = in the shop
risk_mgs-side-step-bosses = bosses
risk_mgs-side-step-opening = opening cards
risk_mgs-side-step-attack = attacking
risk_mgs-side-step-objective = taking an objective
risk_mgs-side-step-airfield = building an Airfield
risk_mgs-side-step-maneuver = maneuvering
risk_mgs-side-step-closing = closing cards
risk_mgs-side-step-ship = steering the ship

## Seats

risk_mgs-side-column-territories = territories
risk_mgs-side-column-points = points
risk_mgs-side-column-territory-cards = Territory cards
risk_mgs-side-column-shop-cards = shop cards
risk_mgs-side-column-armies = armies
risk_mgs-side-column-cities = cities
risk_mgs-side-column-headquarters = HQ
risk_mgs-side-column-to-place = to place
risk_mgs-side-thousands = { $number }k
risk_mgs-side-out = out of the game
risk_mgs-side-many-objectives = { $number } objectives
risk_mgs-side-many-rewards = { $number } rewards
risk_mgs-side-reward-minor-airfield = Airfield
risk_mgs-side-reward-guaranteed-territory-card = sure Territory card
risk_mgs-side-reward-additional-maneuver = +1 maneuver
risk_mgs-side-reward-starting-maneuver = first maneuver
risk_mgs-side-reward-major-airfield = Airfield
risk_mgs-side-reward-two-armies = +2 armies
risk_mgs-side-reward-guaranteed-shop-card = free shop card
risk_mgs-side-reward-second-boss = 2nd boss

## Below

risk_mgs-side-minor = Minor
risk_mgs-side-major = Major
risk_mgs-side-hire = For hire
risk_mgs-side-nobody = nobody
risk_mgs-side-goal = 3 objectives and the own HQ win
risk_mgs-side-last = The last one left wins

## Dice

risk_mgs-side-conquered = conquered
risk_mgs-side-open = not yet decided
risk_mgs-side-series = { $rolls ->
    [one] 1 roll: lost { $lost }, destroyed { $destroyed }
   *[other] { $rolls } rolls: lost { $lost }, destroyed { $destroyed }
}
risk_mgs-side-spared = { $number ->
    [one] 1 loss prevented
   *[other] { $number } losses prevented
}
risk_mgs-side-modifier = { $source } { $amount } ({ $scope })
risk_mgs-side-scope-boss-die = boss die
risk_mgs-side-scope-all = all dice
risk_mgs-side-scope-highest = highest die
risk_mgs-side-scope-second = second die
risk_mgs-side-source-airfield = Airfield
risk_mgs-side-source-outer-haven = Outer Haven

## Hand

risk_mgs-side-points-in-hand = { $points } points
risk_mgs-side-held-territory-cards = Territory cards
risk_mgs-side-held-shop-cards = Shop cards
risk_mgs-side-held-objectives = Objectives
risk_mgs-side-held-rewards = Rewards
risk_mgs-side-standing-orders = Standing orders
risk_mgs-side-none = none
risk_mgs-side-stars = { $armies ->
    [0] { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
   *[other] { $stars } stars: { $armies } armies
}
risk_mgs-side-cost = { $points }
risk_mgs-side-policy-ask = ask me
risk_mgs-side-copies = ×{ $number }
risk_mgs-side-reward-told = { $reward }: { $text }
