# Risk: Metal Gear Solid: players, options, numbers of things.

## Seats. $number counts from 1.

risk_mgs-you = you
risk_mgs-seat = player { $number }
risk_mgs-seat-faction = { $faction } ({ $look })

## Options

risk_mgs-option-mode = Mode
risk_mgs-choice-mode-basic-training = Basic Training: given land, 3 objectives to win
risk_mgs-choice-mode-command-room = Command Room: claim land, objectives with rewards
risk_mgs-choice-mode-world-conquest = World Conquest: to the last player

## Numbers of things

risk_mgs-count-armies = { $count ->
    [one] 1 army
   *[other] { $count } armies
}
risk_mgs-count-territories = { $count ->
    [one] 1 territory
   *[other] { $count } territories
}
risk_mgs-count-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
risk_mgs-count-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
risk_mgs-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
risk_mgs-count-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
risk_mgs-count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
risk_mgs-count-bosses = { $count ->
    [one] 1 boss
   *[other] { $count } bosses
}
risk_mgs-count-maneuvers = { $count ->
    [one] 1 maneuver
   *[other] { $count } maneuvers
}
risk_mgs-count-objectives = { $count ->
    [one] 1 objective
   *[other] { $count } objectives
}

## A name that reads like a sentence: "Take Over 4 Cities in 1 Turn"

risk_mgs-quoted = “{ $name }”
