# Risk: Metal Gear Solid: standing orders, and what a player holds. Only their owner reads this.

## Menus

risk_mgs-order-kind-defence = 防御用的骰子
risk_mgs-order-kind-defence-at = 某个领地防御用的骰子
risk_mgs-order-kind-escape = 夏娃逃往哪里
risk_mgs-order-kind-wish = 布阵的意愿
risk_mgs-order-kind-card = 何时用“{ $card }”应对
risk_mgs-wish-factions = 阵营
risk_mgs-wish-headquarters = 总部
risk_mgs-wish-claim = 宣告领地
risk_mgs-wish-place = 放置军队
risk_mgs-wish-first-boss = 首位头目

## Rules

risk_mgs-defence-max = 最多骰子
risk_mgs-defence-min = 最少骰子
risk_mgs-defence-max-from = 军队足够时用最多骰子
risk_mgs-defence-default = 与其他领地相同
risk_mgs-defence-from = 军队至少 { $armies } 支时用最多骰子，否则用最少骰子
risk_mgs-policy-never = 不使用
risk_mgs-policy-ask = 每次询问，最多等 { $hours } 小时；停顿会让别人知道我能应对
risk_mgs-policy-auto = 自动：{ $when }
risk_mgs-least-octocamo = 敌军至少多出 { $least } 支
risk_mgs-least-bulletproof-vest = 对方至少用 { $least } 颗骰子
risk_mgs-least-claymore = 敌军至少 { $least } 支
risk_mgs-least-compress = 至少会损失 { $least } 支
risk_mgs-least-smoke-grenade = 对方骰子至少掷出 { $least }
risk_mgs-least-chaff-grenade = 对方的卡至少 { $least } DP
risk_mgs-where-hq = 在你的总部
risk_mgs-where-zone = 在你控制的区域
risk_mgs-where-city = 在城市
risk_mgs-where-boss = 在头目身边
risk_mgs-where-last = 最后一支军队会损失时
risk_mgs-where-two = 会损失 2 支军队时
risk_mgs-where-me = 针对你时

risk_mgs-order-now = { $rule }（当前）

## Lists

risk_mgs-wish-rest = 其余的自动选择
risk_mgs-wish-armies = { $territory }：{ $count } 支军队
risk_mgs-wish-boss = { $boss }，在{ $territory }
risk_mgs-list-empty = 无
risk_mgs-list-clear = 清空列表（{ $count } 项）
risk_mgs-list-off = { $entry }：移出列表
risk_mgs-list-first-wish = { $entry }：首选
risk_mgs-list-after-wish = { $entry }：排在{ $last }之后
risk_mgs-list-first-escape = { $entry }：首选逃往这里
risk_mgs-list-after-escape = { $entry }：逃往这里，排在{ $last }之后
risk_mgs-list-added = { $entries }，加到列表末尾
risk_mgs-list-taken = { $entries }，移出列表

## Orders

risk_mgs-order-defence = 防御：{ $rule }
risk_mgs-order-defence-at = 防御{ $territory }：{ $rule }
risk_mgs-order-card = { $card }：{ $rule }
risk_mgs-order-escape = 夏娃逃往：{ $entries }
risk_mgs-order-wish = { $step }的意愿：{ $entries }

## Hand

risk_mgs-hand-points = { $faction }：现有 { $points } DP。
risk_mgs-hand-territory = { $count } 张领地卡，{ $stars }：{ $cards }。
risk_mgs-hand-territory-none = 没有领地卡。
risk_mgs-hand-territory-card = { $territory } ★{ $stars }
risk_mgs-hand-shop = { $count } 张商店卡：
risk_mgs-hand-shop-none = 没有商店卡。
risk_mgs-hand-shop-card = { $count ->
    [1] - { $card }（{ $cost } DP，{ $when }）：{ $effect }
   *[other] - { $card }×{ $count }（{ $cost } DP，{ $when }）：{ $effect }
}
risk_mgs-hand-shop-brief = { $count ->
    [1] { $card }
   *[other] { $card }×{ $count }
}
risk_mgs-timing-start-of-turn = 你的回合开始时
risk_mgs-timing-other-turn = 别人的回合
risk_mgs-timing-after-roll = 掷骰后
risk_mgs-timing-end-of-turn = 你的回合结束时
risk_mgs-hand-objectives = 已拿取的目标：{ $objectives }。
risk_mgs-hand-reward = 奖赏“{ $reward }”：{ $benefit }
risk_mgs-hand-orders = 预设指令，只有你知道：
risk_mgs-hand-line = - { $line }
