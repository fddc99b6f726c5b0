# Risk: Metal Gear Solid: standing orders, and what a player holds. Only their owner reads this.

## Menus

risk_mgs-order-kind-defence = 防禦時的骰子
risk_mgs-order-kind-defence-at = 防禦特定領地時的骰子
risk_mgs-order-kind-escape = 夏娃脫身到哪裡
risk_mgs-order-kind-wish = 開局佈置的意願
risk_mgs-order-kind-card = 何時以「{ $card }」回應
risk_mgs-wish-factions = 陣營
risk_mgs-wish-headquarters = 總部
risk_mgs-wish-claim = 要宣告的領地
risk_mgs-wish-place = 要放置的軍隊
risk_mgs-wish-first-boss = 第一位頭目

## Rules

risk_mgs-defence-max = 最多骰子
risk_mgs-defence-min = 最少骰子
risk_mgs-defence-max-from = 軍隊足夠時用最多骰子
risk_mgs-defence-default = 與其他地方相同
risk_mgs-defence-from = 軍隊至少 { $armies } 支時用最多骰子，否則用最少骰子
risk_mgs-policy-never = 不使用
risk_mgs-policy-ask = 每次詢問，最多 { $hours } 小時；其他人會從停頓看出我握有可回應的卡
risk_mgs-policy-auto = 自動（{ $when }）
risk_mgs-least-octocamo = 對方至少多 { $least } 支軍隊
risk_mgs-least-bulletproof-vest = 面對至少 { $least } 顆骰子
risk_mgs-least-claymore = 面對至少 { $least } 支軍隊
risk_mgs-least-compress = 面對至少 { $least } 支損失
risk_mgs-least-smoke-grenade = 面對至少 { $least } 點的骰子
risk_mgs-least-chaff-grenade = 面對至少 { $least } DP 的卡
risk_mgs-where-hq = 在你的總部
risk_mgs-where-zone = 在你控制的區域
risk_mgs-where-city = 在城市
risk_mgs-where-boss = 在你的頭目所在地
risk_mgs-where-last = 將損失最後一支軍隊時
risk_mgs-where-two = 將損失 2 支軍隊時
risk_mgs-where-me = 以你為目標時

risk_mgs-order-now = { $rule }（目前）

## Lists

risk_mgs-wish-rest = 其餘自動
risk_mgs-wish-armies = { $territory } { $count } 支軍隊
risk_mgs-wish-boss = { $boss }放在{ $territory }
risk_mgs-list-empty = 無
risk_mgs-list-clear = 清空清單（{ $count } 個意願）
risk_mgs-list-off = { $entry }（移出清單）
risk_mgs-list-first-wish = { $entry }（第一意願）
risk_mgs-list-after-wish = { $entry }（排在{ $last }之後）
risk_mgs-list-first-escape = { $entry }（優先脫身到此）
risk_mgs-list-after-escape = { $entry }（排在{ $last }之後）
risk_mgs-list-added = { $entries }（加入清單末尾）
risk_mgs-list-taken = { $entries }（移出清單）

## Orders

risk_mgs-order-defence = 防禦時：{ $rule }
risk_mgs-order-defence-at = 防禦{ $territory }時：{ $rule }
risk_mgs-order-card = { $card }：{ $rule }
risk_mgs-order-escape = 夏娃脫身到：{ $entries }
risk_mgs-order-wish = 意願（{ $step }）：{ $entries }

## Hand

risk_mgs-hand-points = { $faction }：持有 { $points } DP。
risk_mgs-hand-territory = { $count } 張領地卡，共 { $stars }：{ $cards }。
risk_mgs-hand-territory-none = 沒有領地卡。
risk_mgs-hand-territory-card = { $territory } { $stars }★
risk_mgs-hand-shop = { $count } 張商店卡：
risk_mgs-hand-shop-none = 沒有商店卡。
risk_mgs-hand-shop-card = - { $card }{ $count ->
    [1] { "" }
   *[other] ×{ $count }
}（{ $cost } DP，{ $when }）：{ $effect }
risk_mgs-hand-shop-brief = { $card }{ $count ->
    [1] { "" }
   *[other] ×{ $count }
}
risk_mgs-timing-start-of-turn = 你的回合開始時
risk_mgs-timing-other-turn = 別人的回合
risk_mgs-timing-after-roll = 擲骰後
risk_mgs-timing-end-of-turn = 你的回合結束時
risk_mgs-hand-objectives = 已拿取的目標：{ $objectives }。
risk_mgs-hand-reward = 獎賞「{ $reward }」：{ $benefit }
risk_mgs-hand-orders = 預設指令，只有你知道：
risk_mgs-hand-line = - { $line }
