# Risk: Metal Gear Solid: why a move is refused, and what can be done instead. $move is what was typed.

risk_mgs-refusal = { $why }{ $now }

## Why not: one or several for each code of the engine

risk_mgs-refusal-no-such-seat = { $move }：只有这一桌的玩家可以行动。
risk_mgs-refusal-game-over = { $move }：游戏已经结束。
risk_mgs-refusal-not-your-turn = { $move }：还没轮到你，现在由 { $player } 选择。
risk_mgs-refusal-bad-syntax = 无法识别行动“{ $move }”。
risk_mgs-refusal-which-move = “{ $move }”有多种解读，例如 { $moves }。
risk_mgs-refusal-wrong-step-factions = { $move }：现在是选择阵营的阶段。
risk_mgs-refusal-wrong-step-headquarters = { $move }：现在是放置总部的阶段。
risk_mgs-refusal-wrong-step-claim = { $move }：现在是宣告领地的阶段。
risk_mgs-refusal-wrong-step-place = { $move }：现在是第一回合之前放置军队的阶段。
risk_mgs-refusal-wrong-step-first-boss = { $move }：现在是选择首位头目的阶段。
risk_mgs-refusal-wrong-step-recruit = { $move }：你的回合从部署军队开始，要先全部部署完。
risk_mgs-refusal-wrong-step-shop = { $move }：你正在商店，其他的事在此之前或之后做。
risk_mgs-refusal-wrong-step-bosses = { $move }：现在支付和雇用头目，其他的事在此之前或之后做。
risk_mgs-refusal-wrong-step-opening = { $move }：第一次攻击之前，只能使用回合开始时的卡和回合初调遣。
risk_mgs-refusal-wrong-step-attack = { $move }：现在是攻击阶段，其他的事在此之前或之后做。
risk_mgs-refusal-wrong-step-objective = { $move }：现在只能拿取一个目标。
risk_mgs-refusal-wrong-step-airfield = { $move }：要先建造你赢得的机场。
risk_mgs-refusal-wrong-step-maneuver = { $move }：攻击和拿取目标之后，只能调遣军队。
risk_mgs-refusal-wrong-step-closing = { $move }：现在只能使用回合结束时的卡。
risk_mgs-refusal-wrong-step-ship = { $move }：回合的最后可以移动世外方舟，别的都已做完。
risk_mgs-refusal-wrong-step-reroll = { $move }：骰子已经掷出，现在可以重掷其中一颗。
risk_mgs-refusal-wrong-step-cards = { $move }：骰子已经掷出，现在可以对它们使用一张卡。
risk_mgs-refusal-wrong-step-conquest = { $move }：你的军队要先进驻征服的领地。
risk_mgs-refusal-wrong-step-answer = { $move }：现在问你是否应对。
risk_mgs-refusal-not-in-hand = { $move }：你手上没有“{ $card }”。
risk_mgs-refusal-no-such-card = { $move }：商店卡中没有这个名字。
risk_mgs-refusal-too-few-points = { $move }：使用这张卡要 { $cost } DP，你只有 { $points } DP。
risk_mgs-refusal-wrong-time-start-of-turn = { $move }：“{ $card }”在你的回合开始时、头目阶段之后使用。
risk_mgs-refusal-wrong-time-end-of-turn = { $move }：“{ $card }”在你的回合结束时使用。
risk_mgs-refusal-wrong-time-after-roll = { $move }：“{ $card }”在刚掷出骰子时使用。
risk_mgs-refusal-wrong-time-attack-declared = { $move }：“{ $card }”用来应对别人对你的攻击，何时使用由你的预设指令决定。
risk_mgs-refusal-wrong-time-card-activated = { $move }：“{ $card }”用来应对别人的卡，何时使用由你的预设指令决定。
risk_mgs-refusal-no-effect = { $move }：这样使用“{ $card }”没有效果。
risk_mgs-refusal-no-such-territory = { $move }：没有叫“{ $territory }”的领地。
risk_mgs-refusal-not-yours = { $move }：{ $territory }不是你的领地。
risk_mgs-refusal-own-territory = { $move }：{ $territory }已经是你的领地了。
risk_mgs-refusal-not-adjacent = { $move }：{ $target }与{ $source }不相邻。{ $source }的相邻领地是{ $neighbours }。
risk_mgs-refusal-blocked = { $move }：{ $territory }有章鱼迷彩掩护，本回合不能被攻击。
risk_mgs-refusal-too-few-armies-alone = { $move }：{ $territory }只剩 1 支军队，最后 1 支必须留守。
risk_mgs-refusal-too-few-armies-attack = { $move }：{ $territory }有 { $armies } 支军队，最多只能掷 { $most } 颗骰子。
risk_mgs-refusal-too-few-armies-series = { $move }：{ $territory }有 { $armies } 支军队，连续攻击的停止数必须比它小。
risk_mgs-refusal-too-few-armies-maneuver = { $move }：{ $territory }有 { $armies } 支军队，最多可以移走 { $most } 支。
risk_mgs-refusal-too-few-armies-deploy = { $move }：待部署的军队只有 { $armies } 支。
risk_mgs-refusal-not-connected = { $move }：{ $source }和{ $target }没有经由你的领地相连。
risk_mgs-refusal-bad-stars = { $move }：你没有这些卡，或者它们合计不在 { $least }～{ $most } 颗星之间。
risk_mgs-refusal-bad-stars-late = { $move }：每回合只能在部署第一支军队之前交出一组卡。
risk_mgs-refusal-not-met = { $move }：目标“{ $objective }”还没有达成。
risk_mgs-refusal-not-possible = { $move }：现在不能这样做。
risk_mgs-refusal-unknown-card = { $move }：从这个局面看不出下一张是什么卡。
risk_mgs-refusal-bad-order = { $move }：没有这样的预设指令。
risk_mgs-refusal-bad-order-known = { $move }：防御用的骰子可以是 max、min，或 max-from 加一个数字。
risk_mgs-refusal-bad-order-policies = { $move }：卡可以设为 never、auto、ask，或 auto-if 加位置和数字。
risk_mgs-refusal-bad-order-most = { $move }：数字要在 { $least }～{ $most } 之间。

## What now

risk_mgs-now-some = 例如现在可以输入 { $moves }。
risk_mgs-now-order = 可设的预设指令列在手牌的“{ button-orders }”里；用“/{ command-game } { command-game-hand }”查看你已经设好的。
risk_mgs-now-wait = 轮到你时会通知你；在此之前可以用“/{ command-game } { command-game-board }”查看版图。
risk_mgs-now-over = 结果和记录随时可以查看；用“/{ command-game } { command-game-new }”可以再开一桌。
risk_mgs-now-in-full = 请完整写出其中一种。
