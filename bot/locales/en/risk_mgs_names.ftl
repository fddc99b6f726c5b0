# Risk: Metal Gear Solid: the words for its things. Pictures use them, too.

risk_mgs-name = Risk: Metal Gear Solid

## Territories and zones

risk_mgs-territory-alaska = Alaska
risk_mgs-territory-northwest-territory = Northwest Territory
risk_mgs-territory-greenland = Greenland
risk_mgs-territory-alberta = Alberta
risk_mgs-territory-ontario = Ontario
risk_mgs-territory-quebec = Quebec
risk_mgs-territory-western-united-states = Western United States
risk_mgs-territory-eastern-united-states = Eastern United States
risk_mgs-territory-central-america = Central America
risk_mgs-territory-venezuela = Venezuela
risk_mgs-territory-peru = Peru
risk_mgs-territory-brazil = Brazil
risk_mgs-territory-argentina = Argentina
risk_mgs-territory-iceland = Iceland
risk_mgs-territory-great-britain = Great Britain
risk_mgs-territory-scandinavia = Scandinavia
risk_mgs-territory-northern-europe = Northern Europe
risk_mgs-territory-western-europe = Western Europe
risk_mgs-territory-southern-europe = Southern Europe
risk_mgs-territory-russia = Russia
risk_mgs-territory-north-africa = North Africa
risk_mgs-territory-egypt = Egypt
risk_mgs-territory-east-africa = East Africa
risk_mgs-territory-congo = Congo
risk_mgs-territory-south-africa = South Africa
risk_mgs-territory-madagascar = Madagascar
risk_mgs-territory-ural = Ural
risk_mgs-territory-siberia = Siberia
risk_mgs-territory-yakutsk = Yakutsk
risk_mgs-territory-kamchatka = Kamchatka
risk_mgs-territory-irkutsk = Irkutsk
risk_mgs-territory-mongolia = Mongolia
risk_mgs-territory-japan = Japan
risk_mgs-territory-afghanistan = Afghanistan
risk_mgs-territory-china = China
risk_mgs-territory-india = India
risk_mgs-territory-middle-east = Middle East
risk_mgs-territory-southeast-asia = Southeast Asia
risk_mgs-territory-indonesia = Indonesia
risk_mgs-territory-new-guinea = New Guinea
risk_mgs-territory-western-australia = Western Australia
risk_mgs-territory-eastern-australia = Eastern Australia
risk_mgs-territory-oh-bow = Outer Haven Bow
risk_mgs-territory-oh-deck = Outer Haven Deck
risk_mgs-territory-oh-stern = Outer Haven Stern

risk_mgs-zone-north-america = North America
risk_mgs-zone-south-america = South America
risk_mgs-zone-europe = Europe
risk_mgs-zone-africa = Africa
risk_mgs-zone-asia = Asia
risk_mgs-zone-australia = Australia
risk_mgs-zone-outer-haven = Outer Haven

## Factions

risk_mgs-faction-praying-mantis = Praying Mantis
risk_mgs-faction-otselotovaya-khvatka = Otselotovaya Khvatka
risk_mgs-faction-raven-sword = Raven Sword
risk_mgs-faction-werewolf = Werewolf
risk_mgs-faction-pieuvre-armement = Pieuvre Armement

## How they look in pictures

risk_mgs-look-praying-mantis = green mantis
risk_mgs-look-otselotovaya-khvatka = yellow ocelot
risk_mgs-look-raven-sword = purple raven
risk_mgs-look-werewolf = blue wolf
risk_mgs-look-pieuvre-armement = orange octopus

## Who else holds territories

risk_mgs-owner-neutral = neutral
risk_mgs-owner-troopers = Haven Troopers
risk_mgs-owner-nobody = unclaimed

## Bosses: name, and what they do (at most 100 characters in all)

risk_mgs-boss-solid-snake = Solid Snake
risk_mgs-boss-text-solid-snake = +1 to his own die in defence; armies maneuvering with him may pass others’ territories.
risk_mgs-boss-raiden = Raiden
risk_mgs-boss-text-raiden = After each attack roll from his territory, 1 attack die may be rolled again.
risk_mgs-boss-liquid-ocelot = Liquid Ocelot
risk_mgs-boss-text-liquid-ocelot = +1 to the highest attack die; 1,000 more points each time his employer collects.
risk_mgs-boss-rat-patrol = Rat Patrol
risk_mgs-boss-text-rat-patrol = +1 to the highest defence die; 1 more army each recruitment, placed with the squad.
risk_mgs-boss-bb-unit = B&B Unit
risk_mgs-boss-text-bb-unit = +1 to every attack die, -1 to every defence die.
risk_mgs-boss-vamp = Vamp
risk_mgs-boss-text-vamp = In each player’s turn, the first 1 army lost in battle from his territory stays.
risk_mgs-boss-roy-campbell = Roy Campbell
risk_mgs-boss-text-roy-campbell = +1 to the second defence die; 1 more army each recruitment; 1 extra maneuver.
risk_mgs-boss-eva = EVA
risk_mgs-boss-text-eva = +1 to her own die in attack; shop cards cost 1,000 less; if her territory falls, she escapes.

## Cards of the shop: name, and what they do (at most 80 characters)

risk_mgs-card-rail-gun = Rail Gun
risk_mgs-card-text-rail-gun = Takes 3 armies from a hostile territory beside yours; the last one stays.
risk_mgs-card-javelin = Javelin Missile
risk_mgs-card-text-javelin = Takes 2 armies from a hostile territory beside yours; the last one stays.
risk_mgs-card-air-strike = Air Strike
risk_mgs-card-text-air-strike = Takes as many armies as a die shows from any hostile territory, not the last.
risk_mgs-card-gekko-drop = Gekko Drop
risk_mgs-card-text-gekko-drop = Puts 3 armies into one of your territories.
risk_mgs-card-sop-link = SOP Link
risk_mgs-card-text-sop-link = +1 to your highest attack die in every roll of this turn.
risk_mgs-card-stealth-camouflage = Stealth Camouflage
risk_mgs-card-text-stealth-camouflage = Moves up to 6 armies between any two of your territories; 1 stays.
risk_mgs-card-solid-eye = Solid Eye
risk_mgs-card-text-solid-eye = This turn, defenders get nothing from Airfields and bosses but the d8.
risk_mgs-card-stun-grenade = Stun Grenade
risk_mgs-card-text-stun-grenade = A hostile territory beside yours defends with at most 1 die this turn.
risk_mgs-card-nanomachine-jammer = Nanomachine Jammer
risk_mgs-card-text-nanomachine-jammer = A hostile boss loses abilities and d8 until your next turn.
risk_mgs-card-id-laundering = ID Chip Laundering
risk_mgs-card-text-id-laundering = Takes up to 3,000 points from one opponent.
risk_mgs-card-helm-override = Helm Override
risk_mgs-card-text-helm-override = Moves the ship to any dock, unless another player controls all of it.
risk_mgs-card-mantis-doll = Mantis Doll
risk_mgs-card-text-mantis-doll = Up to 2 armies of a hostile neighbour, not the last, change sides.
risk_mgs-card-rpg7 = RPG-7
risk_mgs-card-text-rpg7 = +2 to your highest attack die of this roll.
risk_mgs-card-sniper-rifle = Sniper Rifle
risk_mgs-card-text-sniper-rifle = The defender’s highest die of this roll is rolled again.
risk_mgs-card-pentazemin = Pentazemin
risk_mgs-card-text-pentazemin = Rolls again 1 to 3 of your attack dice of this roll.
risk_mgs-card-claymore = Claymore
risk_mgs-card-text-claymore = Attacked, before the dice: takes 2 armies from the attacker; the last one stays.
risk_mgs-card-chaff-grenade = Chaff Grenade
risk_mgs-card-text-chaff-grenade = Cancels a card that an opponent has just paid for.
risk_mgs-card-octocamo = OctoCamo
risk_mgs-card-text-octocamo = Attacked, before the dice: no attack on that territory this turn.
risk_mgs-card-bulletproof-vest = Bulletproof Vest
risk_mgs-card-text-bulletproof-vest = Attacked: +1 to all defence dice of that territory this turn.
risk_mgs-card-smoke-grenade = Smoke Grenade
risk_mgs-card-text-smoke-grenade = Attacked: the attacker’s highest die of this roll is rolled again.
risk_mgs-card-compress = Compress
risk_mgs-card-text-compress = You lose 1 army fewer in this roll.
risk_mgs-card-rations = Rations
risk_mgs-card-text-rations = Puts 2 armies into your territories, together or apart.
risk_mgs-card-cardboard-box = Cardboard Box
risk_mgs-card-text-cardboard-box = 1 more maneuver.
risk_mgs-card-metal-gear-mk2 = Metal Gear Mk. II
risk_mgs-card-text-metal-gear-mk2 = Draws 1 more Territory card.
risk_mgs-card-militia-garrison = Militia Garrison
risk_mgs-card-text-militia-garrison = Puts 4 armies into the territory of your own headquarters, if it is yours.
risk_mgs-card-drebin-special = Drebin Special
risk_mgs-card-text-drebin-special = Draws 2 shop cards free of charge.
risk_mgs-card-mercenary-contract = Mercenary Contract
risk_mgs-card-text-mercenary-contract = Hires a boss at once without the fee, also in place of your boss.

## Objectives: name, and in at most 18 characters

risk_mgs-objective-control-europe = Control Europe
risk_mgs-objective-short-control-europe = Europe
risk_mgs-objective-control-north-america = Control North America
risk_mgs-objective-short-control-north-america = North America
risk_mgs-objective-control-asia = Control Asia
risk_mgs-objective-short-control-asia = Asia
risk_mgs-objective-control-8-cities = Control 8 Cities
risk_mgs-objective-short-control-8-cities = 8 cities
risk_mgs-objective-take-outer-haven-1-turn = Take Over Outer Haven in 1 Turn
risk_mgs-objective-short-take-outer-haven-1-turn = Haven in 1 turn
risk_mgs-objective-take-4-cities-1-turn = Take Over 4 Cities in 1 Turn
risk_mgs-objective-short-take-4-cities-1-turn = 4 cities in 1 turn
risk_mgs-objective-take-10-territories-1-turn = Take Over 10 Territories in 1 Turn
risk_mgs-objective-short-take-10-territories-1-turn = 10 taken in 1 turn
risk_mgs-objective-control-2-enemy-hq = Control 2 Enemy Headquarters
risk_mgs-objective-short-control-2-enemy-hq = 2 enemy HQs
risk_mgs-objective-control-18-territories = Control 18 Territories
risk_mgs-objective-short-control-18-territories = 18 territories
risk_mgs-objective-control-2-zones = Control 2 Complete Zones
risk_mgs-objective-short-control-2-zones = 2 zones
risk_mgs-objective-control-outer-haven-2-rounds = Control Outer Haven for 2 Rounds
risk_mgs-objective-short-control-outer-haven-2-rounds = Haven for 2 rounds
risk_mgs-objective-control-11-cities = Control 11 Cities
risk_mgs-objective-short-control-11-cities = 11 cities

## Rewards: name, and what they bring

risk_mgs-reward-minor-airfield = Airfield
risk_mgs-reward-text-minor-airfield = +1 to your highest die, in attack from it and in defence of it.
risk_mgs-reward-guaranteed-territory-card = Guaranteed Territory Card
risk_mgs-reward-text-guaranteed-territory-card = 1 Territory card at the end of each turn of yours, in any case.
risk_mgs-reward-additional-maneuver = Additional Maneuver
risk_mgs-reward-text-additional-maneuver = 1 more maneuver each turn.
risk_mgs-reward-starting-maneuver = Starting Maneuver
risk_mgs-reward-text-starting-maneuver = 1 maneuver before the first attack each turn.
risk_mgs-reward-major-airfield = Airfield
risk_mgs-reward-text-major-airfield = +1 to your highest die, in attack from it and in defence of it.
risk_mgs-reward-two-armies = 2 Armies
risk_mgs-reward-text-two-armies = 2 more armies each recruitment, placed as you like.
risk_mgs-reward-guaranteed-shop-card = Guaranteed Shop Card
risk_mgs-reward-text-guaranteed-shop-card = 1 shop card each turn, free of charge.
risk_mgs-reward-second-boss = 2nd Boss
risk_mgs-reward-text-second-boss = You may employ 2 bosses.

## Other things on the map

risk_mgs-city = city
risk_mgs-airfield = Airfield
risk_mgs-dock = dock { $number } ({ $territory })
