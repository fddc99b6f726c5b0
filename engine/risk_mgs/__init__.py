"""Risk: Metal Gear Solid for three to five, in three modes (``rules/risk_mgs.md``).

A move is a path of words: ``("attack", "egypt", "congo", "3")``; its text is the same with spaces between, but
``deploy 3 egypt`` names the armies first. Hosts begin with `game`. What cards, bosses and rewards do is told in the
words of `cards.json`: `effects` offers their choices, `deeds` carries them out, `forces` adds them to dice.

Moves by phase. Set-up: ``faction F``; ``headquarters T``, ``claim T``, ``place T``, ``place rest``; ``boss B T``.
A turn: recruit ``stars 1+2``, ``deploy N T``; shop ``buy``; bosses ``pay B``, ``dismiss B``, ``hire B T``; opening
``card C ...``, ``maneuver T T N [B or alone]``; attack ``attack T T DICE``, ``series T T N`` (until N are left) or
``series T T odds``; in it reroll ``reroll 1`` (the first die), cards ``card C ...``, both ``keep``, conquest ``move N
[B or alone]``; objective ``take O``, airfield ``airfield T``; maneuver; closing ``card C ...``; ship ``sail DOCK``.
``done`` leaves a step. In a window (phase answer) ``card C``, ``pass``, ``auto``. Never listed, and legal: ``order
...`` (see `orders`) of every seat in the game, ``skip`` of the awaited one when its time is over, ``resign``.

Events, public but for those marked. Set-up: chose-faction {seat, faction}, laid-out {order, points}, placed {seat,
kind, territory, armies}, docked {dock}. Turn: round {round, dock, territory}, turn {seat, round}, recruits {seat,
territories, cities, ground, zones, headquarters, extra, placed, armies}, turned-in {seat, cards, stars, armies},
deployed {seat, territory, armies, left}, collected {seat, armies, extra, gained, points}, drew {seat, deck, left; of
the shop price, points}, drew-card {seat, deck, card} to the seat alone, shuffled {cards}, deck {territory_deck} to
nobody, no-card-left {seat, deck}.

Bosses: paid {seat, boss, salary, points}, hired {seat, boss, territory, fee, points},
boss-left {boss, territory, reason: unpaid, dismissed, replaced, fallen or resigned}, boss-escaped {boss, territory,
to}. Cards: played-card {seat, card, cost, choices, points}, card-cancelled {seat, card, by}, armies-removed {seat,
territory, armies, most}, armies-added {seat, territories}, points-stolen {seat, victim, points}, moved {seat, source,
target, armies, boss}, sailed {seat, dock, territory}. Battle: attacked {seat, defender, source, target, dice, series},
attack-ended {reason: blocked or too-few-armies, target}, rolled {attack, defence, bosses}, rerolled {side, before, now,
dice}, fought {source, target, attack, defence: each natural, final and added as [source, scope, amount]; bosses, lost,
spared, left: attacker's and defender's}, airfield-destroyed {territory, owner}, conquered {seat, territory, loser},
moved-in {seat, source, target, armies, boss}, eliminated {seat, by, territory_cards, shop_cards, objectives, points},
cards-taken {territory_cards, shop_cards} to those two. took-objective {seat, objective, reward, taken}, airfield-built
{seat, territory}. ordered {seat, order} to the seat alone, time-over {seat}, resigned {seat, reason: resign or
missed-turns, territory_cards}, already-out {seat}. dice {results}: all natural results of a move, in the order rolled.
game-over {reason: objectives or last-left, scores: objectives taken, ranking}. An owner below 0 is as in `state`.
"""
