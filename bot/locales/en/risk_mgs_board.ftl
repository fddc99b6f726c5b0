# Risk: Metal Gear Solid: standing, result, alternative text, text board, lenses, what is left.

## Standing

risk_mgs-standing-part = { $start } · { $next }
risk_mgs-standing-players = Territories and objectives: { $players }
risk_mgs-standing-player = { $player } { $territories } and { $objectives }
risk_mgs-standing-placing = Armies to place: { $players }
risk_mgs-standing-reserve = { $player } { $armies }
risk_mgs-standing-out = { $player } out
risk_mgs-standing-round = round { $round }
risk_mgs-standing-over = game over

## What a player has, part by part

risk_mgs-holding-land = { $territories ->
    [one] 1 territory
   *[other] { $territories } territories
} with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
risk_mgs-holding-reserve = { $armies } to place
risk_mgs-holding-points = { $points } points
risk_mgs-holding-cards = cards: { $territory } Territory, { $shop } shop
risk_mgs-holding-objectives = objectives: { $objectives }
risk_mgs-holding-resigned = resigned
risk_mgs-holding-eliminated = eliminated

## Result. $resigned are the names of those who gave up.

risk_mgs-result-objectives = { $player } ({ $faction }) wins with { $objectives } objectives and headquarters held.
risk_mgs-result-objectives-resigned = { $player } ({ $faction }) wins with { $objectives } objectives and headquarters held; { $resigned } resigned.
risk_mgs-result-last-left = { $player } ({ $faction }) wins as the last one left.
risk_mgs-result-last-left-resigned = { $player } ({ $faction }) wins as the last one left; { $resigned } resigned.
risk_mgs-result-line = { $place }. { $player } ({ $faction }): { $holdings }

## Lines that boards share. $mark is a letter for a player.

risk_mgs-mark-neutral = N
risk_mgs-mark-troopers = T
risk_mgs-board-over = The game is over. { $outcome }
risk_mgs-board-player = { $mark } { $player } ({ $faction }): { $holdings }
risk_mgs-board-holds = holds { $zones }
risk_mgs-board-land = { $territory } { $mark }{ $armies }
risk_mgs-board-land-with = { $land } ({ $features })
risk_mgs-board-headquarters = HQ { $mark }
risk_mgs-board-boss = { $boss }
risk_mgs-board-boss-suppressed = { $boss } jammed
risk_mgs-board-objectives = Open objectives: { $objectives }.
risk_mgs-board-pool = For hire: { $bosses }.

## The awaited player's land. $land and $hostile: territories with the mark of their owner and armies.

risk_mgs-front = { $land } faces { $hostile }
risk_mgs-fronts-behind = Behind: { $territories }
risk_mgs-fronts-free = Free: { $territories }.
risk_mgs-fronts-more = And { $count } more: the menu of the move lists all.

## Alternative text (1,024 characters at most)

risk_mgs-alt-title = { risk_mgs-name }, round { $round }. Outer Haven at { $dock }. Letters are owners, T troopers, N neutral.
risk_mgs-alt-title-setup = { risk_mgs-name }, set-up. Letters are owners, T troopers, N neutral.
risk_mgs-alt-news = News: { $news }

## Text board (2,000 characters at most)

risk_mgs-text-title = **{ risk_mgs-name }** · round { $round } · Outer Haven at { $dock }
risk_mgs-text-title-setup = **{ risk_mgs-name }** · set-up
risk_mgs-text-legend = Owner and armies; T: Haven Troopers, N: neutral; HQ: headquarters of whom; zones with their bonus
risk_mgs-text-free = Without a letter: unclaimed
risk_mgs-text-zone = **{ $zone }** +{ $bonus }: { $territories }
risk_mgs-text-news = What happened:
risk_mgs-text-line = - { $line }

## Lenses

risk_mgs-legend = { $mark } { $player } ({ $faction })
risk_mgs-legend-others = T Haven Troopers, N neutral
risk_mgs-lens-zone = **{ $zone }**, bonus { $bonus }: nobody holds all of it.
risk_mgs-lens-zone-held = **{ $zone }**, bonus { $bonus }: held by { $player }.
risk_mgs-lens-territory = - { $land }; beside { $neighbours }

## What is left

risk_mgs-left-territory = **Territory cards**: { $deck } in the deck, { $discards } discarded, { $hands } in hands. Not seen: { $ones } with 1 star, { $twos } with 2 stars.
risk_mgs-left-shop = **Shop cards**: { $deck } in the deck, { $hands } in hands, { $used } used.
risk_mgs-left-cards = Not seen: { $cards }.
risk_mgs-left-card = { $count } { $card }
risk_mgs-left-rewards = { $count ->
    [one] 1 reward lies
   *[other] { $count } rewards lie
} face down. What they can be: { $rewards }.
