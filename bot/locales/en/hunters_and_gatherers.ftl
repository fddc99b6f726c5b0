# Hunters and Gatherers: the words for its things.

hunters_and_gatherers-name = Hunters and Gatherers

## Seats: colour and emblem are those of the picture.

hunters_and_gatherers-seat = { $colour } ({ $emblem })
hunters_and_gatherers-you = you
hunters_and_gatherers-colour-0 = red
hunters_and_gatherers-colour-1 = blue
hunters_and_gatherers-colour-2 = yellow
hunters_and_gatherers-colour-3 = black
hunters_and_gatherers-colour-4 = white
hunters_and_gatherers-emblem-ring = ring
hunters_and_gatherers-emblem-diamond = diamond
hunters_and_gatherers-emblem-triangle = triangle
hunters_and_gatherers-emblem-star = star
hunters_and_gatherers-emblem-cross = cross

## Options

hunters_and_gatherers-option-first = Who begins
hunters_and_gatherers-choice-first-chance = drawn by chance
hunters_and_gatherers-choice-first = seat { $seat }, { $look }

## Numbers of things

hunters_and_gatherers-count-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
hunters_and_gatherers-count-edges = { $count ->
    [one] 1 open edge
   *[other] { $count } open edges
}
hunters_and_gatherers-count-fish = { $count ->
    [0] no fish
   *[other] { $count } fish
}
hunters_and_gatherers-count-animals = { $count ->
    [0] no animals
    [one] 1 animal
   *[other] { $count } animals
}
hunters_and_gatherers-count-mammoth = { $count ->
    [one] 1 mammoth
   *[other] { $count } mammoths
}
hunters_and_gatherers-count-aurochs = { $count } aurochs
hunters_and_gatherers-count-deer = { $count } deer
hunters_and_gatherers-count-tiger = { $count ->
    [one] 1 tiger
   *[other] { $count } tigers
}
hunters_and_gatherers-count-mushrooms = { $count ->
    [one] 1 mushroom patch
   *[other] { $count } mushroom patches
}
hunters_and_gatherers-count-nuggets = { $count ->
    [one] 1 forest with gold
   *[other] { $count } forests with gold
}
hunters_and_gatherers-count-shrines = { $count ->
    [one] 1 stone circle
   *[other] { $count } stone circles
}
hunters_and_gatherers-count-fires = { $count ->
    [one] 1 wildfire
   *[other] { $count } wildfires
}
hunters_and_gatherers-count-member = { $count ->
    [one] 1 tribe member
   *[other] { $count } tribe members
}
hunters_and_gatherers-count-hut = { $count ->
    [one] 1 hut
   *[other] { $count } huts
}
hunters_and_gatherers-feature-gold = gold
hunters_and_gatherers-feature-fire = wildfire
hunters_and_gatherers-feature-shrine = a stone circle

## Pieces

hunters_and_gatherers-role-gatherer = gatherer
hunters_and_gatherers-role-fisher = fisher
hunters_and_gatherers-role-hunter = hunter
hunters_and_gatherers-role-hut = hut

## Where: $where is one or several of these.

hunters_and_gatherers-way-n = north
hunters_and_gatherers-way-e = east
hunters_and_gatherers-way-s = south
hunters_and_gatherers-way-w = west
hunters_and_gatherers-way-ne = north-east
hunters_and_gatherers-way-se = south-east
hunters_and_gatherers-way-sw = south-west
hunters_and_gatherers-way-nw = north-west
hunters_and_gatherers-way-all = all round

## A tile, part by part: what is connected is told together.

hunters_and_gatherers-edge-f = forest { $where }
hunters_and_gatherers-edge-m = meadow { $where }
hunters_and_gatherers-edge-r = river { $where }
hunters_and_gatherers-tile-with = { $ground } with { $what }
hunters_and_gatherers-tile-spring = river { $where } from a spring
hunters_and_gatherers-tile-lake = { $count ->
    [one] river { $where } into a lake with { $fish }
   *[other] rivers { $where } into one lake with { $fish }
}

## Areas

hunters_and_gatherers-ground-forest = forest
hunters_and_gatherers-ground-river = river
hunters_and_gatherers-ground-meadow = meadow
hunters_and_gatherers-ground-lake = lake
hunters_and_gatherers-ground-water = river system
hunters_and_gatherers-a-forest = a forest
hunters_and_gatherers-a-gold = a forest with gold
hunters_and_gatherers-a-river = a river
hunters_and_gatherers-a-meadow = a meadow
hunters_and_gatherers-a-water = a river system
hunters_and_gatherers-area-forest = Forest
hunters_and_gatherers-area-gold = Forest with gold
hunters_and_gatherers-area-river = River
hunters_and_gatherers-area-meadow = Meadow
hunters_and_gatherers-area-water = River system

## Arithmetic

hunters_and_gatherers-sum = { $terms } = { $points }
hunters_and_gatherers-times = { $what } x { $worth }
hunters_and_gatherers-plus = { $start } + { $next }
hunters_and_gatherers-sum-hunted = { $terms } - { $hunted } for { $tigers }
hunters_and_gatherers-sum-grouped = ({ $terms })
hunters_and_gatherers-sum-fire = { $terms } ({ $tigers } driven off by wildfire)

## Put together one thing at a time

hunters_and_gatherers-chain = { $start }; { $next }
hunters_and_gatherers-then = { $start } { $next }
hunters_and_gatherers-score = { $player } { $points }
hunters_and_gatherers-degrees = { $rotation }°
