# Risk: Metal Gear Solid: choosing a move.

## Prompts. $player is a name or a mention.

risk_mgs-prompt = { $player }，{ $faction }：{ $asked }
risk_mgs-prompt-plain = { $player }：{ $asked }
risk_mgs-prompt-factions = 选择一个阵营。
risk_mgs-prompt-headquarters = 选择一个无主领地，放置你的总部和 1 支军队。
risk_mgs-prompt-claim = 宣告一个无主领地，并放置 1 支军队。待放置：{ $armies }。
risk_mgs-prompt-place = 在你的一个领地放置 1 支军队，或者把其余的自动放完。待放置：{ $armies }。
risk_mgs-prompt-first-boss = 免费选择一位头目，以及所在的领地。
risk_mgs-prompt-recruit = 部署 { $armies }。
risk_mgs-prompt-recruit-stars = 部署 { $armies }。部署第一支之前，可以交出一组领地卡。
risk_mgs-prompt-shop = 还可购买 { $cards }，每张 { $price } DP，或者继续。现有 { $points } DP。
risk_mgs-prompt-bosses-unpaid = 支付薪水或解雇：{ $bosses }。
risk_mgs-prompt-bosses = 雇用一位头目，或者继续。现有 { $points } DP。
risk_mgs-prompt-opening = 使用回合开始时的卡，或者继续。
risk_mgs-prompt-opening-maneuver = 使用回合开始时的卡，或者在第一次攻击之前调遣军队（还有 { $maneuvers }），或者继续。
risk_mgs-prompt-attack = 发起攻击，或者结束攻击。
risk_mgs-prompt-objective = { $count ->
    [1] 目标{ $objectives }已达成：拿取它，或者继续。
   *[other] 目标{ $objectives }已达成：拿取其中一个，或者继续。
}
risk_mgs-prompt-airfield = 选择建造机场的领地。
risk_mgs-prompt-maneuver = 在你相连的领地之间调遣军队（还有 { $maneuvers }），或者继续。
risk_mgs-prompt-closing = 使用回合结束时的卡，或者结束回合。
risk_mgs-prompt-ship = 整艘战舰都归你控制，停在 { $dock }：移动它，或者结束回合。
risk_mgs-prompt-reroll = { $source }对{ $target }，攻击方 { $attack }，防御方 { $defence }：重掷一颗骰子，或者保留。
risk_mgs-prompt-cards = { $source }对{ $target }，攻击方 { $attack }，防御方 { $defence }：使用一张卡，或者就此结算。
risk_mgs-prompt-conquest = { $target }已征服，从{ $source }进驻 { $least }～{ $most } 支军队。
risk_mgs-prompt-answer-attack = { $player } 用 { $dice }从{ $source }攻击{ $target }：用卡应对，或者不应对。
risk_mgs-prompt-answer-roll = { $player } 从{ $source }攻击{ $target }，攻击方 { $attack }，防御方 { $defence }：用卡应对，或者不应对。
risk_mgs-prompt-answer-card = { $player } 使用“{ $card }”：取消它，或者不应对。
risk_mgs-prompt-answer-card-aimed = { $player } 使用“{ $card }”（{ $aim }）：取消它，或者不应对。

## The first word of a move (choices of a menu have at most 100 characters and can be read without the picture)

risk_mgs-word-faction = 选择阵营
risk_mgs-word-headquarters = 放置总部
risk_mgs-word-claim = 宣告领地
risk_mgs-word-place = 放置军队
risk_mgs-word-boss = 选择头目
risk_mgs-word-stars = 交出领地卡
risk_mgs-word-deploy = 部署军队
risk_mgs-word-buy = 购买卡（{ $price } DP）
risk_mgs-word-pay = 支付头目薪水（{ $salary } DP）
risk_mgs-word-dismiss = 解雇头目
risk_mgs-word-hire = 雇用头目（{ $fee } DP）
risk_mgs-word-card = 使用卡
risk_mgs-word-maneuver = 调遣军队
risk_mgs-word-attack = 攻击一次
risk_mgs-word-series = 连续攻击
risk_mgs-word-reroll = 重掷一颗骰子
risk_mgs-word-keep-reroll = 保留骰子
risk_mgs-word-keep-cards = 就此结算
risk_mgs-word-move = 进驻
risk_mgs-word-take = 拿取目标
risk_mgs-word-airfield = 建造机场
risk_mgs-word-sail = 移动世外方舟
risk_mgs-word-pass = 不应对
risk_mgs-word-auto = 按预设指令：不应对
risk_mgs-word-auto-card = 按预设指令：{ $card }

risk_mgs-done-shop = 完成：进入头目阶段
risk_mgs-done-bosses = 完成：进入用卡和攻击阶段
risk_mgs-done-opening = 完成：进入攻击阶段
risk_mgs-done-attack = 完成：进入目标阶段
risk_mgs-done-objective = 完成：进入调遣阶段
risk_mgs-done-maneuver = 完成：进入回合结束阶段
risk_mgs-done-closing = 完成：结束回合
risk_mgs-done-closing-ship = 完成：接着移动世外方舟
risk_mgs-done-ship = 完成：战舰不动，结束回合

## Choices: territories

risk_mgs-land = { $territory }：{ $what }
risk_mgs-land-free = { $count ->
    [0] 位于{ $zone }
   *[other] 位于{ $zone }，与你的 { $count } 个领地相邻
}
risk_mgs-land-beside = { $land }；相邻{ $hostile }
risk_mgs-land-hostile = { $territory } { $armies }
risk_mgs-land-more = { $hostile }，另有 { $count } 处
risk_mgs-headquarters-yours = 你的总部
risk_mgs-headquarters-own = 自己的总部
risk_mgs-headquarters-of = 总部（{ $player }）
risk_mgs-effect-stunned = 被震撼
risk_mgs-effect-blocked = 不能被攻击
risk_mgs-effect-bonus = 防御增强
risk_mgs-pick-rest = 其余的自动放置

## Choices: numbers

risk_mgs-pick-stars = { $stars }（{ $cards }）：{ $armies }
risk_mgs-pick-deploy-all = { $count ->
    [1] 最后 1 支军队
   *[other] 全部 { $count } 支军队
}
risk_mgs-pick-deploy-some = { $armies }，还剩 { $left } 支
risk_mgs-pick-leaving = { $armies }，{ $territory }留守 { $count } 支
risk_mgs-pick-stop = 直到征服，或{ $territory }剩 { $armies } 支军队时停止
risk_mgs-pick-stop-odds = 直到征服，或骰子优势不到 3 比 2 时停止
risk_mgs-pick-die = 第 { $number } 颗骰子（{ $result }）
risk_mgs-pick-die-boss = 第 { $number } 颗骰子（{ $result }，{ $boss }的 8 面骰）

## Choices: other things

risk_mgs-pick-faction = { $faction }：第 { $turn } 个行动，总部在{ $headquarters }
risk_mgs-pick-faction-with = { $faction }：第 { $turn } 个行动，总部在{ $headquarters }，另有 { $cards }、{ $points } DP
risk_mgs-pick-boss = { $boss }：{ $ability }
risk_mgs-pick-boss-pay = { $boss }：{ $ability }
risk_mgs-pick-boss-dismiss = { $boss }离开你
risk_mgs-pick-boss-replace = 替换{ $territory }的{ $boss }
risk_mgs-pick-company = { $boss }同行
risk_mgs-pick-alone = { $boss }留在{ $territory }
risk_mgs-pick-objective = { $objective }
risk_mgs-pick-objective-reward = { $objective }，连同下面的奖赏
risk_mgs-pick-victim = { $player }：{ $points } DP
risk_mgs-pick-card = { $card }（{ $cost } DP）：{ $effect }

## At what a card is aimed

risk_mgs-aim-hire = { $boss }，在{ $territory }
risk_mgs-aim-replace = { $boss }替换{ $other }，在{ $territory }

## Headings of menus

risk_mgs-group-word = 做什么
risk_mgs-group-faction = 阵营
risk_mgs-group-free = 无主领地
risk_mgs-group-placed = 军队放在哪里
risk_mgs-group-boss = 头目
risk_mgs-group-home = 放在哪里
risk_mgs-group-stars = 哪些卡
risk_mgs-group-reinforced = 军队放在哪里
risk_mgs-group-deployed = 多少支军队
risk_mgs-group-source = 从哪里
risk_mgs-group-goal = 到哪里
risk_mgs-group-moved = 多少支军队
risk_mgs-group-company = 头目是否同行
risk_mgs-group-attacker = 从哪里
risk_mgs-group-target = 哪个领地
risk_mgs-group-dice = 多少颗骰子
risk_mgs-group-stop = 打到什么时候
risk_mgs-group-die = 哪颗骰子
risk_mgs-group-dice-again = 哪些骰子
risk_mgs-group-entering = 进驻多少支
risk_mgs-group-objective = 目标
risk_mgs-group-dock = 停靠点
risk_mgs-group-victim = 从谁手中
risk_mgs-group-card = 卡
risk_mgs-group-order = 预设什么
risk_mgs-group-order-what = 怎样执行
risk_mgs-group-order-step = 哪方面的意愿
risk_mgs-group-order-add = 加入列表
risk_mgs-group-order-off = 移出列表
risk_mgs-region-west = 北美和南美
risk_mgs-region-middle = 欧洲和非洲
risk_mgs-region-east = 亚洲、澳洲和世外方舟

## Previews

risk_mgs-preview-faction = 你率领{ $faction }。
risk_mgs-preview-headquarters = 你的总部和 1 支军队放在{ $territory }，整局游戏不再移动。
risk_mgs-preview-claim = 宣告{ $territory }，放置 1 支军队；之后还有 { $left } 支待放置。
risk_mgs-preview-place = 在{ $territory }放置 1 支军队：那里共 { $there } 支，还有 { $left } 支待放置。
risk_mgs-preview-rest = 自动放置 { $armies }，每支都放在你兵力最少的边境领地。
risk_mgs-preview-boss = { $boss }免费加入，驻在{ $territory }。{ $ability }
risk_mgs-preview-deploy-some = 在{ $territory }部署 { $armies }：那里共 { $there } 支，还有 { $left } 支待部署。
risk_mgs-preview-deploy-all = 在{ $territory }部署 { $armies }：那里共 { $there } 支，全部部署完毕。
risk_mgs-preview-transfer = { $armies }从{ $source }到{ $target }：留守 { $stay } 支，那里共 { $there } 支。
risk_mgs-preview-transfer-boss = { $armies }和{ $boss }从{ $source }到{ $target }：留守 { $stay } 支，那里共 { $there } 支。
risk_mgs-preview-stars = 交出 { $cards }，共 { $stars }：多得 { $armies }，共有 { $all } 支待部署，另得 { $points } DP。
risk_mgs-preview-buy = 花费 { $price } DP 购买一张未知的卡：还剩 { $left } DP。
risk_mgs-preview-pay = 支付{ $boss }的薪水 { $salary } DP：还剩 { $left } DP。
risk_mgs-preview-dismiss = { $boss }离开你，别人可以雇用，你在本阶段不能再雇用。
risk_mgs-preview-hire = 花费 { $fee } DP 雇用{ $boss }，驻在{ $territory }：还剩 { $left } DP。{ $ability }
risk_mgs-preview-card = 花费 { $cost } DP 使用“{ $card }”（还剩 { $left } DP）。{ $effect }
risk_mgs-preview-card-aimed = 花费 { $cost } DP 使用“{ $card }”（还剩 { $left } DP）：{ $aim }。{ $effect }
risk_mgs-preview-attack = 从{ $source }（{ $armies }）用 { $dice }攻击{ $target }（{ $player }，{ $others }），对方最多用 { $answer } 颗骰子防御。
risk_mgs-preview-series = 从{ $source }（{ $armies }）连续攻击{ $target }（{ $player }，{ $others }），每次用最多骰子，{ $stop }。
risk_mgs-preview-odds = { $attack }只看骰子：征服的机会是 { $percent }%；平均你损失 { $lost } 支，防御方损失 { $destroyed } 支。
risk_mgs-preview-odds-losses = { $attack }只看骰子：平均你损失 { $lost } 支，防御方损失 { $destroyed } 支。
risk_mgs-preview-reroll = 重掷{ $die }，以新的结果为准。
risk_mgs-preview-keep = 按攻击方 { $attack }，防御方 { $defence } 结算：{ $lost ->
    [0] 你没有损失
   *[other] 你损失 { $lost } 支
}，{ $destroyed ->
    [0] 防御方没有损失
   *[other] 防御方损失 { $destroyed } 支
}，除非有卡或头目改变结果。
risk_mgs-preview-auto = 你的预设指令用“{ $card }”应对。
risk_mgs-preview-auto-nothing = 你的预设指令不应对。
risk_mgs-preview-pass = 你不应对。
risk_mgs-preview-take-of = 拿取目标“{ $objective }”，这是第 { $taken } 个，共需 { $wanted } 个。
risk_mgs-preview-take-of-reward = 拿取目标“{ $objective }”并翻开奖赏，这是第 { $taken } 个，共需 { $wanted } 个。
risk_mgs-preview-take-reward = 拿取目标“{ $objective }”并翻开奖赏。
risk_mgs-preview-airfield = 在{ $territory }建造机场：从那里进攻或在那里防御时，你的最高骰 +1。
risk_mgs-preview-sail = 世外方舟移到 { $dock }：舰首在陆地上只与{ $territory }相邻。
risk_mgs-preview-done = { $done }。
risk_mgs-preview-order = { $order }。在你修改之前一直有效。
risk_mgs-preview-resign = 认输：其他人继续；你的军队留下变为中立，卡、DP 和头目全部失去。
risk_mgs-preview-skip = 已经超时：未决的事项自动选择，回合结束。
