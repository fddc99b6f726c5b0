# Risk: Metal Gear Solid: the words of the side panel, of the dice and of the picture of a hand. Short: they stand beside
# numbers and signs.

## Heading

risk_mgs-side-round = 第 { $round } 轮
risk_mgs-side-setting-up = 布阵
risk_mgs-side-over = 游戏结束
risk_mgs-side-wins = 获胜
risk_mgs-side-answers = 可以应对
risk_mgs-side-step-factions = 选择阵营
risk_mgs-side-step-headquarters = 放置总部
risk_mgs-side-step-claim = 宣告领地
risk_mgs-side-step-place = 放置军队
risk_mgs-side-step-first-boss = 雇用首位头目
risk_mgs-side-step-recruit = 招募：剩 { $armies } 支
risk_mgs-side-step-shop = 逛商店
risk_mgs-side-step-bosses = 头目
risk_mgs-side-step-opening = 回合初用卡
risk_mgs-side-step-attack = 攻击
risk_mgs-side-step-objective = 拿取目标
risk_mgs-side-step-airfield = 建造机场
risk_mgs-side-step-maneuver = 调遣
risk_mgs-side-step-closing = 回合末用卡
risk_mgs-side-step-ship = 移动战舰

## Seats

risk_mgs-side-column-territories = 领地
risk_mgs-side-column-points = DP
risk_mgs-side-column-territory-cards = 领地卡
risk_mgs-side-column-shop-cards = 商店卡
risk_mgs-side-column-armies = 军队
risk_mgs-side-column-cities = 城市
risk_mgs-side-column-headquarters = 总部
risk_mgs-side-column-to-place = 待放
risk_mgs-side-thousands = { $number }k
risk_mgs-side-out = 已出局
risk_mgs-side-many-objectives = { $number } 个目标
risk_mgs-side-many-rewards = { $number } 个奖赏
risk_mgs-side-reward-minor-airfield = 机场
risk_mgs-side-reward-guaranteed-territory-card = 保证领地卡
risk_mgs-side-reward-additional-maneuver = 调遣 +1
risk_mgs-side-reward-starting-maneuver = 回合初调遣
risk_mgs-side-reward-major-airfield = 机场
risk_mgs-side-reward-two-armies = 军队 +2
risk_mgs-side-reward-guaranteed-shop-card = 保证商店卡
risk_mgs-side-reward-second-boss = 头目 +1

## Below

risk_mgs-side-minor = 次要
risk_mgs-side-major = 主要
risk_mgs-side-hire = 可雇用
risk_mgs-side-nobody = 无
risk_mgs-side-goal = 3 个目标并守住总部即获胜
risk_mgs-side-last = 留到最后者获胜

## Dice

risk_mgs-side-conquered = 已征服
risk_mgs-side-open = 胜负未分
risk_mgs-side-series = 掷骰 { $rolls } 次：损失 { $lost }，消灭 { $destroyed }
risk_mgs-side-spared = 少损失 { $number } 支
risk_mgs-side-modifier = { $source } { $amount }（{ $scope }）
risk_mgs-side-scope-boss-die = 头目骰
risk_mgs-side-scope-all = 所有骰
risk_mgs-side-scope-highest = 最高骰
risk_mgs-side-scope-second = 次高骰
risk_mgs-side-source-airfield = 机场
risk_mgs-side-source-outer-haven = 世外方舟

## Hand

risk_mgs-side-points-in-hand = { $points } DP
risk_mgs-side-held-territory-cards = 领地卡
risk_mgs-side-held-shop-cards = 商店卡
risk_mgs-side-held-objectives = 目标
risk_mgs-side-held-rewards = 奖赏
risk_mgs-side-standing-orders = 预设指令
risk_mgs-side-none = 无
risk_mgs-side-stars = { $armies ->
    [0] { $stars } 颗星
   *[other] { $stars } 颗星：{ $armies } 支军队
}
risk_mgs-side-cost = { $points }
risk_mgs-side-policy-ask = 每次询问
risk_mgs-side-copies = ×{ $number }
risk_mgs-side-reward-told = { $reward }：{ $text }
