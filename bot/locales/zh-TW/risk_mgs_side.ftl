# Risk: Metal Gear Solid: the words of the side panel, of the dice and of the picture of a hand. Short: they stand beside
# numbers and signs.

## Heading

risk_mgs-side-round = 第 { $round } 輪
risk_mgs-side-setting-up = 開局佈置
risk_mgs-side-over = 遊戲結束
risk_mgs-side-wins = 獲勝
risk_mgs-side-answers = 可回應
risk_mgs-side-step-factions = 選擇陣營
risk_mgs-side-step-headquarters = 放置總部
risk_mgs-side-step-claim = 宣告領地
risk_mgs-side-step-place = 放置軍隊
risk_mgs-side-step-first-boss = 選擇首位頭目
risk_mgs-side-step-recruit = 招募：剩 { $armies } 支
risk_mgs-side-step-shop = 商店
risk_mgs-side-step-bosses = 頭目
risk_mgs-side-step-opening = 回合開始時
risk_mgs-side-step-attack = 攻擊
risk_mgs-side-step-objective = 拿取目標
risk_mgs-side-step-airfield = 建造機場
risk_mgs-side-step-maneuver = 調遣
risk_mgs-side-step-closing = 回合結束時
risk_mgs-side-step-ship = 移動世外方舟

## Seats

risk_mgs-side-column-territories = 領地
risk_mgs-side-column-points = DP
risk_mgs-side-column-territory-cards = 領地卡
risk_mgs-side-column-shop-cards = 商店卡
risk_mgs-side-column-armies = 軍隊
risk_mgs-side-column-cities = 城市
risk_mgs-side-column-headquarters = 總部
risk_mgs-side-column-to-place = 待放置
risk_mgs-side-thousands = { $number }k
risk_mgs-side-out = 已出局
risk_mgs-side-many-objectives = { $number } 個目標
risk_mgs-side-many-rewards = { $number } 個獎賞
risk_mgs-side-reward-minor-airfield = 機場
risk_mgs-side-reward-guaranteed-territory-card = 保證領地卡
risk_mgs-side-reward-additional-maneuver = 額外調遣
risk_mgs-side-reward-starting-maneuver = 回合初調遣
risk_mgs-side-reward-major-airfield = 機場
risk_mgs-side-reward-two-armies = 軍隊 +2
risk_mgs-side-reward-guaranteed-shop-card = 保證商店卡
risk_mgs-side-reward-second-boss = 二號頭目

## Below

risk_mgs-side-minor = 次要
risk_mgs-side-major = 主要
risk_mgs-side-hire = 可雇用
risk_mgs-side-nobody = 無
risk_mgs-side-goal = 3 個目標並保有總部即獲勝
risk_mgs-side-last = 最後存活者獲勝

## Dice

risk_mgs-side-conquered = 已征服
risk_mgs-side-open = 尚未定案
risk_mgs-side-series = 擲 { $rolls } 次：損失 { $lost }，消滅 { $destroyed }
risk_mgs-side-spared = 免除 { $number } 支損失
risk_mgs-side-modifier = { $source } { $amount }（{ $scope }）
risk_mgs-side-scope-boss-die = 頭目骰
risk_mgs-side-scope-all = 所有骰
risk_mgs-side-scope-highest = 最高骰
risk_mgs-side-scope-second = 次高骰
risk_mgs-side-source-airfield = 機場
risk_mgs-side-source-outer-haven = 世外方舟

## Hand

risk_mgs-side-points-in-hand = { $points } DP
risk_mgs-side-held-territory-cards = 領地卡
risk_mgs-side-held-shop-cards = 商店卡
risk_mgs-side-held-objectives = 目標
risk_mgs-side-held-rewards = 獎賞
risk_mgs-side-standing-orders = 預設指令
risk_mgs-side-none = 無
risk_mgs-side-stars = { $armies ->
    [0] { $stars } 顆星
   *[other] { $stars } 顆星：{ $armies } 支軍隊
}
risk_mgs-side-cost = { $points }
risk_mgs-side-policy-ask = 每次詢問
risk_mgs-side-copies = ×{ $number }
risk_mgs-side-reward-told = { $reward }：{ $text }
