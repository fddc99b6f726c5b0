# Risk: Metal Gear Solid: why a move is refused, and what can be done instead. $move is what was typed.

risk_mgs-refusal = { $why }{ $now }

## Why not: one or several for each code of the engine

risk_mgs-refusal-no-such-seat = { $move }：只有這一桌的玩家可以行動。
risk_mgs-refusal-game-over = { $move }：遊戲已經結束。
risk_mgs-refusal-not-your-turn = { $move }：現在輪到對方（{ $player }）選擇。
risk_mgs-refusal-bad-syntax = 無法辨識「{ $move }」這步行動。
risk_mgs-refusal-which-move = 「{ $move }」有多種解讀，例如 { $moves }。
risk_mgs-refusal-wrong-step-factions = { $move }：現在要選擇陣營。
risk_mgs-refusal-wrong-step-headquarters = { $move }：現在要放置總部。
risk_mgs-refusal-wrong-step-claim = { $move }：現在要宣告領地。
risk_mgs-refusal-wrong-step-place = { $move }：現在要放置第一回合之前的軍隊。
risk_mgs-refusal-wrong-step-first-boss = { $move }：現在要選擇第一位頭目。
risk_mgs-refusal-wrong-step-recruit = { $move }：回合從部署軍隊開始，要先全部部署完畢。
risk_mgs-refusal-wrong-step-shop = { $move }：現在是商店階段，其他行動在這之前或之後。
risk_mgs-refusal-wrong-step-bosses = { $move }：現在要支付薪水和雇用頭目，其他行動在這之前或之後。
risk_mgs-refusal-wrong-step-opening = { $move }：首次攻擊之前，只能打出回合開始時的卡，或使用回合初調遣。
risk_mgs-refusal-wrong-step-attack = { $move }：現在是攻擊階段，其他行動在這之前或之後。
risk_mgs-refusal-wrong-step-objective = { $move }：現在只能拿取目標。
risk_mgs-refusal-wrong-step-airfield = { $move }：要先建造你得到的機場。
risk_mgs-refusal-wrong-step-maneuver = { $move }：攻擊與拿取目標之後，只能調遣軍隊。
risk_mgs-refusal-wrong-step-closing = { $move }：回合結束時只能打出此時的卡。
risk_mgs-refusal-wrong-step-ship = { $move }：回合最後只剩世外方舟，可以移動它。
risk_mgs-refusal-wrong-step-reroll = { $move }：骰子已經擲出，可以重擲其中一顆。
risk_mgs-refusal-wrong-step-cards = { $move }：骰子已經擲出，可以對這次擲骰打出一張卡。
risk_mgs-refusal-wrong-step-conquest = { $move }：軍隊要先進駐征服的領地。
risk_mgs-refusal-wrong-step-answer = { $move }：現在要決定是否回應。
risk_mgs-refusal-not-in-hand = { $move }：你沒有「{ $card }」這張卡。
risk_mgs-refusal-no-such-card = { $move }：沒有叫這個名字的商店卡。
risk_mgs-refusal-too-few-points = { $move }：打出這張卡要 { $cost } DP，你只有 { $points } DP。
risk_mgs-refusal-wrong-time-start-of-turn = { $move }：「{ $card }」要在你的回合開始時、頭目階段之後打出。
risk_mgs-refusal-wrong-time-end-of-turn = { $move }：「{ $card }」要在你的回合結束時打出。
risk_mgs-refusal-wrong-time-after-roll = { $move }：「{ $card }」要在剛擲完骰子時打出。
risk_mgs-refusal-wrong-time-attack-declared = { $move }：「{ $card }」用來回應對你的攻擊，時機由預設指令決定。
risk_mgs-refusal-wrong-time-card-activated = { $move }：「{ $card }」用來回應其他玩家的卡，時機由預設指令決定。
risk_mgs-refusal-no-effect = { $move }：這樣打出「{ $card }」沒有效果。
risk_mgs-refusal-no-such-territory = { $move }：沒有「{ $territory }」這個領地。
risk_mgs-refusal-not-yours = { $move }：{ $territory }不是你的。
risk_mgs-refusal-own-territory = { $move }：{ $territory }已經是你的。
risk_mgs-refusal-not-adjacent = { $move }：{ $target }與{ $source }不相鄰，相鄰的是{ $neighbours }。
risk_mgs-refusal-blocked = { $move }：{ $territory }有章魚迷彩掩護，本回合不能被攻擊。
risk_mgs-refusal-too-few-armies-alone = { $move }：{ $territory }只有 1 支軍隊，最後一支必須留守。
risk_mgs-refusal-too-few-armies-attack = { $move }：{ $territory }有 { $armies } 支軍隊，最多擲 { $most } 顆骰子。
risk_mgs-refusal-too-few-armies-series = { $move }：{ $territory }有 { $armies } 支軍隊，停止連續攻擊的數量必須更少。
risk_mgs-refusal-too-few-armies-maneuver = { $move }：{ $territory }有 { $armies } 支軍隊，最多移動 { $most } 支。
risk_mgs-refusal-too-few-armies-deploy = { $move }：還剩 { $armies } 支軍隊可以部署。
risk_mgs-refusal-not-connected = { $move }：{ $source }到{ $target }沒有相連的己方領地。
risk_mgs-refusal-bad-stars = { $move }：你沒有這些卡，或它們的星星總數不在 { $least }～{ $most } 顆之間。
risk_mgs-refusal-bad-stars-late = { $move }：每回合只能交出一組卡，而且要在部署第一支軍隊之前。
risk_mgs-refusal-not-met = { $move }：目標「{ $objective }」還沒達成。
risk_mgs-refusal-not-possible = { $move }：現在不能這麼做。
risk_mgs-refusal-unknown-card = { $move }：這個局面沒有說明接著是哪張卡。
risk_mgs-refusal-bad-order = { $move }：沒有這種預設指令。
risk_mgs-refusal-bad-order-known = { $move }：防禦骰可設為 max、min，或 max-from 加數字。
risk_mgs-refusal-bad-order-policies = { $move }：卡可設為 never、auto、ask，或 auto-if 加地點與數字。
risk_mgs-refusal-bad-order-most = { $move }：數字必須在 { $least }～{ $most } 之間。

## What now

risk_mgs-now-some = 現在可以輸入，例如 { $moves }。
risk_mgs-now-order = 可用的預設指令列在手牌的「{ button-orders }」；可用「/{ command-game } { command-game-hand }」查看你的設定。
risk_mgs-now-wait = 需要你行動時會通知你；在那之前可用「/{ command-game } { command-game-board }」查看版圖。
risk_mgs-now-over = 結果與紀錄仍可查看；可用「/{ command-game } { command-game-new }」另開一桌。
risk_mgs-now-in-full = 請完整輸入其中一種。
