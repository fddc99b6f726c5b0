# Halali!: the words for its things. Rules say N1, X1 ...; players never read these numbers.

halali-name = Halali!

## Tiles

halali-kind-bear = bear
halali-kind-fox = fox
halali-kind-lumberjack = lumberjack
halali-kind-hunter = hunter
halali-kind-pheasant = pheasant
halali-kind-duck = duck
halali-kind-tree = tree

halali-count-bear = { $count ->
    [one] 1 bear
   *[other] { $count } bears
}
halali-count-fox = { $count ->
    [one] 1 fox
   *[other] { $count } foxes
}
halali-count-lumberjack = { $count ->
    [one] 1 lumberjack
   *[other] { $count } lumberjacks
}
halali-count-hunter = { $count ->
    [one] 1 hunter
   *[other] { $count } hunters
}
halali-count-pheasant = { $count ->
    [one] 1 pheasant
   *[other] { $count } pheasants
}
halali-count-duck = { $count ->
    [one] 1 duck
   *[other] { $count } ducks
}
halali-count-tree = { $count ->
    [one] 1 tree
   *[other] { $count } trees
}

halali-hunter-pointing = hunter, gun pointing { $direction }
halali-direction-n = north
halali-direction-e = east
halali-direction-s = south
halali-direction-w = west

## Sides

halali-side-blue = animals (blue)
halali-side-brown = people (brown)

## Options

halali-option-match = Length
halali-option-no_return = No going straight back
halali-option-stall_limit = Stall rule
halali-choice-match = { $value ->
    [on] match of two games, sides swapped
   *[off] one game
}
halali-choice-no_return = { $value ->
    [on] on
   *[off] off
}
halali-choice-stall_limit = { $value ->
    [0] off
   *[other] after { $value } quiet turns
}
