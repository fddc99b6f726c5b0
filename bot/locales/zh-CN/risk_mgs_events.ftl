# Risk: Metal Gear Solid: what happened. $player and $other are names or mentions; $other may be "neutral" or "Haven
# Troopers" where no player holds a territory. $armies, $points and the like are numbers.

risk_mgs-plus = { $start }+{ $next }
# Whole sentences, one after the other.
risk_mgs-then = { $start }{ $next }
risk_mgs-armies-in = { $territory } { $armies }
risk_mgs-stars-of = { $territory } ★{ $stars }
risk_mgs-territory-card = { $territory }（{ $stars } 颗星）

## Set-up

risk_mgs-event-chose-faction = { $player } 率领{ $faction }。
risk_mgs-event-laid-out = 领地分配完毕。行动顺序：{ $players }。
risk_mgs-event-docked = 世外方舟停在 { $dock }。
risk_mgs-event-placed-headquarters = { $player } 在{ $territory }设立总部。
risk_mgs-event-placed-claim = { $player } 宣告了{ $territory }。
risk_mgs-event-placed-place = { $player } 在{ $territory }放置 1 支军队，那里现有 { $armies } 支。

## A turn begins. $held is territories and cities.

risk_mgs-event-round = 第 { $round } 轮：世外方舟停在 { $dock }。
risk_mgs-event-recruits = { $player } 招募 { $armies } 支军队：{ $sum }。
risk_mgs-recruits-ground = 领地与城市 { $held }÷{ $divisor }={ $armies }
risk_mgs-recruits-least = 至少 { $armies }（领地与城市共 { $held }）
risk_mgs-recruits-term = { $source } { $armies }
risk_mgs-recruits-headquarters = 总部 { $armies }
risk_mgs-recruits-placed = 另有 { $armies } 支放在{ $territory }的头目身边。
risk_mgs-source-reward = 奖赏
risk_mgs-event-turned-in = { $player } 交出 { $stars } 颗星（{ $cards }），换得 { $armies } 支军队。
risk_mgs-event-deployed = { $player } 在{ $territory }部署 { $armies } 支军队{ $left ->
    [0] { "" }
   *[other] ，还剩 { $left } 支
}。
risk_mgs-event-collected = { $player } 领取 { $gained } DP（{ $sum }），现有 { $points } DP。
risk_mgs-collected-armies = { $count } 支军队×{ $each }
risk_mgs-collected-term = { $source } { $points }

## Cards

risk_mgs-event-drew-territory = { $player } 抽了一张领地卡，牌库剩 { $left } 张。
risk_mgs-event-drew-shop = { $player } 免费抽了一张商店卡，牌库剩 { $left } 张。
risk_mgs-event-drew-bought = { $player } 花费 { $price } DP 购买了一张商店卡，牌库剩 { $left } 张。
risk_mgs-event-drew-card = { $player } 抽到：{ $card }。
risk_mgs-event-no-card-left-territory = 领地卡已经抽完，{ $player } 没有抽到。
risk_mgs-event-no-card-left-shop = 商店卡已经抽完，{ $player } 没有抽到。
risk_mgs-event-shuffled = 弃牌堆的 { $cards } 张领地卡重新洗牌，成为新的牌库。
risk_mgs-event-played-card = { $player } 使用“{ $card }”，花费 { $cost } DP。
risk_mgs-event-played-card-at = { $player } 使用“{ $card }”（{ $aim }），花费 { $cost } DP。
risk_mgs-event-card-cancelled = { $other } 取消了 { $player } 的“{ $card }”。
risk_mgs-event-armies-removed = { $territory }损失 { $armies } 支军队。
risk_mgs-event-armies-removed-spared = { $armies ->
    [0] { $territory }没有损失军队（原应 { $most } 支），因为最后 1 支总会留下。
   *[other] { $territory }损失 { $armies } 支军队（原应 { $most } 支），因为最后 1 支总会留下。
}
risk_mgs-event-armies-added = { $player } 获得军队：{ $places }。
risk_mgs-event-points-stolen = { $player } 从 { $other } 手中拿走 { $points } DP。

## Bosses

risk_mgs-event-paid = { $player } 支付{ $boss }的薪水 { $salary } DP。
risk_mgs-event-hired-paid = { $player } 花费 { $fee } DP，在{ $territory }雇用{ $boss }。
risk_mgs-event-hired-free = { $player } 在{ $territory }免费雇用{ $boss }。
risk_mgs-event-boss-left-unpaid = { $boss }没有领到薪水，离开了{ $territory }。
risk_mgs-event-boss-left-dismissed = { $territory }的{ $boss }被解雇。
risk_mgs-event-boss-left-replaced = { $territory }的{ $boss }被替换，已经离开。
risk_mgs-event-boss-left-fallen = { $territory }的最后一支军队覆没，{ $boss }可以重新雇用。
risk_mgs-event-boss-left-resigned = { $boss }离开{ $territory }，可以重新雇用。
risk_mgs-event-boss-escaped = { $boss }从{ $territory }逃到{ $to }。

## Battle. $attack and $defence are dice, $lost and $fallen losses of attacker and defender, $left and $remaining
## what each still has there.

risk_mgs-event-attacked-once = { $player } 用 { $dice } 颗骰子从{ $source }攻击{ $target }（{ $other }）。
risk_mgs-event-attacked-series = { $player } 从{ $source }连续攻击{ $target }（{ $other }）。
risk_mgs-event-attack-ended-blocked = 对{ $target }的攻击取消，本回合不能再攻击那里。
risk_mgs-event-attack-ended-too-few-armies = 军队不足，对{ $target }的攻击到此为止。
risk_mgs-event-rolled = 掷骰：攻击方 { $attack }，防御方 { $defence }。
risk_mgs-event-rerolled-attack = 攻击方重掷 { $before }，掷出 { $now }，现在是 { $dice }。
risk_mgs-event-rerolled-defence = 防御方重掷 { $before }，掷出 { $now }，现在是 { $dice }。
risk_mgs-event-fought = { $source }对{ $target }：攻击方 { $attack }，防御方 { $defence }；{ $lost ->
    [0] 攻击方没有损失
   *[other] 攻击方损失 { $lost } 支
}（剩 { $left }），{ $fallen ->
    [0] 防御方没有损失
   *[other] 防御方损失 { $fallen } 支
}（剩 { $remaining }）。
risk_mgs-event-fought-spared-attack = 攻击方少损失 { $armies } 支。
risk_mgs-event-fought-spared-defence = 防御方少损失 { $armies } 支。
risk_mgs-dice-boss = { $boss }的 8 面骰 { $die }
risk_mgs-dice-added-boss-die = { $source }使 8 面骰 { $amount }
risk_mgs-dice-added-all = { $source }使所有骰 { $amount }
risk_mgs-dice-added-highest = { $source }使最高骰 { $amount }
risk_mgs-dice-added-second = { $source }使次高骰 { $amount }
risk_mgs-dice-noted = { $dice }（{ $notes }）
risk_mgs-dice-changed = { $dice }（{ $notes }，计为 { $final }）
risk_mgs-event-airfield-destroyed = { $other } 在{ $territory }的机场被摧毁。
risk_mgs-event-conquered-player = { $player } 从 { $other } 手中征服{ $territory }。
risk_mgs-event-conquered-nobody = { $player } 征服了{ $territory }（{ $other }）。
risk_mgs-event-moved-in-armies = { $armies } 支军队从{ $source }进驻。
risk_mgs-event-moved-in-boss = { $armies } 支军队和{ $boss }从{ $source }进驻。
risk_mgs-event-eliminated = { $other } 淘汰了 { $player }。
risk_mgs-event-eliminated-heir = { $other } 淘汰了 { $player }，得到：{ $things }。
risk_mgs-taken-territory-cards = { $count } 张领地卡
risk_mgs-taken-shop-cards = { $count } 张商店卡
risk_mgs-event-cards-taken = 得到的卡：{ $cards }。

## The rest of a turn

risk_mgs-event-took-objective-alone = { $player } 拿取第 { $taken } 个目标“{ $objective }”。
risk_mgs-event-took-objective-reward = { $player } 拿取第 { $taken } 个目标“{ $objective }”，获得奖赏“{ $reward }”。
risk_mgs-event-airfield-built = { $player } 在{ $territory }建造了机场。
risk_mgs-event-moved-armies = { $player } 从{ $source }调遣 { $armies } 支军队到{ $target }。
risk_mgs-event-moved-boss = { $player } 从{ $source }调遣 { $armies } 支军队到{ $target }，{ $boss }同行。
risk_mgs-event-sailed = { $player } 将世外方舟移到 { $dock }。
risk_mgs-event-ordered = { $player } 修改了预设指令。
risk_mgs-event-time-over = { $player } 已超时，未决的事项已自动选择。
risk_mgs-event-resigned-resign = { $player } 认输了，留下的军队变为中立。
risk_mgs-event-resigned-missed-turns = { $player } 连续错过三个回合，已出局，留下的军队变为中立。
risk_mgs-event-already-out = { $player } 已经出局。

## A whole turn in few lines. $losses, $places and the like are texts of this file.

risk_mgs-story-took = { $player } 征服{ $territories }（原属：{ $losers }；{ $losses }）。
risk_mgs-story-took-collected = { $player } 征服{ $territories }（原属：{ $losers }；{ $losses }），拿取目标“{ $objective }”。
risk_mgs-story-fought = { $player } 攻击了{ $territories }（{ $losses }）。
risk_mgs-story-fought-collected = { $player } 攻击了{ $territories }（{ $losses }），拿取目标“{ $objective }”。
risk_mgs-story-collected = { $player } 拿取目标“{ $objective }”。
risk_mgs-story-quiet = { $player } 没有发起攻击。
risk_mgs-story-losses = { $lost ->
    [0] 没有损失
   *[other] 损失 { $lost } 支
}，{ $destroyed ->
    [0] 没有战果
   *[other] 消灭 { $destroyed } 支
}
risk_mgs-story-reward = 奖赏：{ $reward }。
risk_mgs-story-neutrals = 中立
risk_mgs-story-troopers = 方舟骑兵
risk_mgs-story-held = 仍在坚守：{ $territories }。
risk_mgs-story-more = 另外 { $count } 处
risk_mgs-story-elsewhere = 其他各处 { $armies }
risk_mgs-story-deployed = { $player } 部署 { $armies } 支军队：{ $places }。
risk_mgs-story-stars = 其中 { $armies } 支由 { $stars } 颗星换得。
risk_mgs-story-played = { $player } 使用的卡：{ $cards }。
risk_mgs-story-times = { $count ->
    [1] { $card }
   *[other] { $card }×{ $count }
}
risk_mgs-story-drew = { $player } 抽了 { $things }。
risk_mgs-story-recruits = { $player } 招募 { $armies } 支军队。
risk_mgs-story-claimed = { $player } 宣告了{ $territories }。
risk_mgs-story-placed = { $player } 放置 { $armies } 支军队：{ $places }。
