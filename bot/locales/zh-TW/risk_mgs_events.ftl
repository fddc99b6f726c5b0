# Risk: Metal Gear Solid: what happened. $player and $other are names or mentions; $other may be "neutral" or "Haven
# Troopers" where no player holds a territory. $armies, $points and the like are numbers.

risk_mgs-plus = { $start }+{ $next }
# Whole sentences, one after the other.
risk_mgs-then = { $start }{ $next }
risk_mgs-armies-in = { $territory } { $armies }
risk_mgs-stars-of = { $territory } { $stars }
risk_mgs-territory-card = { $territory }（{ $stars } 顆星）

## Set-up

risk_mgs-event-chose-faction = { $player } 率領{ $faction }。
risk_mgs-event-laid-out = 領地分配完成。回合順序：{ $players }。
risk_mgs-event-docked = 世外方舟停在 { $dock }。
risk_mgs-event-placed-headquarters = { $player } 將總部設在{ $territory }。
risk_mgs-event-placed-claim = { $player } 宣告{ $territory }。
risk_mgs-event-placed-place = { $player } 在{ $territory }放置 1 支軍隊，那裡現有 { $armies } 支。

## A turn begins. $held is territories and cities.

risk_mgs-event-round = 第 { $round } 輪：世外方舟停在 { $dock }。
risk_mgs-event-recruits = { $player } 招募 { $armies } 支軍隊：{ $sum }。
risk_mgs-recruits-ground = 領地與城市 { $held }÷{ $divisor }={ $armies }
risk_mgs-recruits-least = 至少 { $armies }（領地與城市 { $held }）
risk_mgs-recruits-term = { $source } { $armies }
risk_mgs-recruits-headquarters = 總部 { $armies }
risk_mgs-recruits-placed = 頭目所在的{ $territory }再加 { $armies } 支。
risk_mgs-source-reward = 獎賞
risk_mgs-event-turned-in = { $player } 交出 { $stars } 顆星（{ $cards }），換得 { $armies } 支軍隊。
risk_mgs-event-deployed = { $player } 在{ $territory }部署 { $armies } 支軍隊{ $left ->
    [0] { "" }
   *[other] ，還剩 { $left } 支
}。
risk_mgs-event-collected = { $player } 領取 { $gained } DP（{ $sum }），共有 { $points } DP。
risk_mgs-collected-armies = { $count } 支軍隊×{ $each }
risk_mgs-collected-term = { $source } { $points }

## Cards

risk_mgs-event-drew-territory = { $player } 抽了領地卡，牌庫還剩 { $left } 張。
risk_mgs-event-drew-shop = { $player } 免費抽了商店卡，牌庫還剩 { $left } 張。
risk_mgs-event-drew-bought = { $player } 以 { $price } DP 購買商店卡，牌庫還剩 { $left } 張。
risk_mgs-event-drew-card = { $player } 抽到「{ $card }」。
risk_mgs-event-no-card-left-territory = 領地卡已經沒有了，{ $player } 沒有抽到。
risk_mgs-event-no-card-left-shop = 商店卡已經沒有了，{ $player } 沒有抽到。
risk_mgs-event-shuffled = 棄牌堆的 { $cards } 張領地卡洗牌後成為新的牌庫。
risk_mgs-event-played-card = { $player } 支付 { $cost } DP 打出「{ $card }」。
risk_mgs-event-played-card-at = { $player } 支付 { $cost } DP 打出「{ $card }」（{ $aim }）。
risk_mgs-event-card-cancelled = { $other } 使 { $player } 的「{ $card }」失效。
risk_mgs-event-armies-removed = { $territory }損失 { $armies } 支軍隊。
risk_mgs-event-armies-removed-spared = { $territory }原應損失 { $most } 支軍隊，但至少留下 1 支，實際損失 { $armies } 支。
risk_mgs-event-armies-added = { $player } 得到軍隊：{ $places }。
risk_mgs-event-points-stolen = { $player } 從 { $other } 取走 { $points } DP。

## Bosses

risk_mgs-event-paid = { $player } 支付{ $boss }薪水 { $salary } DP。
risk_mgs-event-hired-paid = { $player } 以 { $fee } DP 雇用{ $boss }，放在{ $territory }。
risk_mgs-event-hired-free = { $player } 免費雇用{ $boss }，放在{ $territory }。
risk_mgs-event-boss-left-unpaid = { $boss }沒有領到薪水，離開了{ $territory }。
risk_mgs-event-boss-left-dismissed = { $territory }的{ $boss }遭到解雇。
risk_mgs-event-boss-left-replaced = { $boss }被取代，離開了{ $territory }。
risk_mgs-event-boss-left-fallen = { $boss }在{ $territory }失去最後一支軍隊，回到傭兵池。
risk_mgs-event-boss-left-resigned = { $boss }離開{ $territory }，回到傭兵池。
risk_mgs-event-boss-escaped = { $boss }從{ $territory }脫身到{ $to }。

## Battle. $attack and $defence are dice, $lost and $fallen losses of attacker and defender, $left and $remaining
## what each still has there.

risk_mgs-event-attacked-once = { $player } 從{ $source }以 { $dice } 顆骰子攻擊{ $target }（{ $other }）。
risk_mgs-event-attacked-series = { $player } 從{ $source }連續攻擊{ $target }（{ $other }）。
risk_mgs-event-attack-ended-blocked = 對{ $target }的攻擊取消，本回合不能再攻擊那裡。
risk_mgs-event-attack-ended-too-few-armies = 剩餘軍隊太少，無法攻擊{ $target }。
risk_mgs-event-rolled = 擲骰：攻擊方 { $attack }，防禦方 { $defence }。
risk_mgs-event-rerolled-attack = 攻擊方重擲 { $before }，得到 { $now }，現為 { $dice }。
risk_mgs-event-rerolled-defence = 防禦方重擲 { $before }，得到 { $now }，現為 { $dice }。
risk_mgs-event-fought = { $source }攻擊{ $target }：攻擊方擲出 { $attack }，防禦方 { $defence }；攻擊方損失 { $lost } 支（剩 { $left }），防禦方損失 { $fallen } 支（剩 { $remaining }）。
risk_mgs-event-fought-spared-attack = 攻擊方免除 { $armies } 支損失。
risk_mgs-event-fought-spared-defence = 防禦方免除 { $armies } 支損失。
risk_mgs-dice-boss = { $boss }的 8 面骰 { $die }
risk_mgs-dice-added-boss-die = { $source }使 8 面骰 { $amount }
risk_mgs-dice-added-all = { $source }使所有骰 { $amount }
risk_mgs-dice-added-highest = { $source }使最高骰 { $amount }
risk_mgs-dice-added-second = { $source }使次高骰 { $amount }
risk_mgs-dice-noted = { $dice }（{ $notes }）
risk_mgs-dice-changed = { $dice }（{ $notes }，計為 { $final }）
risk_mgs-event-airfield-destroyed = { $other } 在{ $territory }的機場被摧毀。
risk_mgs-event-conquered-player = { $player } 從 { $other } 手中征服{ $territory }。
risk_mgs-event-conquered-nobody = { $player } 征服{ $territory }（{ $other }）。
risk_mgs-event-moved-in-armies = { $armies } 支軍隊從{ $source }進駐。
risk_mgs-event-moved-in-boss = { $armies } 支軍隊與{ $boss }從{ $source }進駐。
risk_mgs-event-eliminated = { $other } 淘汰了 { $player }。
risk_mgs-event-eliminated-heir = { $other } 淘汰了 { $player }，接收：{ $things }。
risk_mgs-taken-territory-cards = { $count } 張領地卡
risk_mgs-taken-shop-cards = { $count } 張商店卡
risk_mgs-event-cards-taken = 接收的卡：{ $cards }。

## The rest of a turn

risk_mgs-event-took-objective-alone = { $player } 拿取目標「{ $objective }」，這是第 { $taken } 個。
risk_mgs-event-took-objective-reward = { $player } 拿取目標「{ $objective }」與獎賞「{ $reward }」，這是第 { $taken } 個目標。
risk_mgs-event-airfield-built = { $player } 在{ $territory }建造機場。
risk_mgs-event-moved-armies = { $player } 將 { $armies } 支軍隊從{ $source }移動到{ $target }。
risk_mgs-event-moved-boss = { $player } 將 { $armies } 支軍隊與{ $boss }從{ $source }移動到{ $target }。
risk_mgs-event-sailed = { $player } 將世外方舟移動到 { $dock }。
risk_mgs-event-ordered = { $player } 更改了預設指令。
risk_mgs-event-time-over = { $player } 逾時，該做的選擇已自動執行。
risk_mgs-event-resigned-resign = { $player } 認輸，軍隊留下成為中立。
risk_mgs-event-resigned-missed-turns = { $player } 連續錯過三個回合而出局，軍隊留下成為中立。
risk_mgs-event-already-out = { $player } 已經出局。

## A whole turn in few lines. $losses, $places and the like are texts of this file.

risk_mgs-story-took = { $player } 征服{ $territories }（原屬：{ $losers }；{ $losses }）。
risk_mgs-story-took-collected = { $player } 征服{ $territories }（原屬：{ $losers }；{ $losses }），並拿取「{ $objective }」。
risk_mgs-story-fought = { $player } 攻擊{ $territories }（{ $losses }）。
risk_mgs-story-fought-collected = { $player } 攻擊{ $territories }（{ $losses }），並拿取「{ $objective }」。
risk_mgs-story-collected = { $player } 拿取「{ $objective }」。
risk_mgs-story-quiet = { $player } 沒有發動攻擊。
risk_mgs-story-losses = 損失 { $lost }，消滅 { $destroyed }
risk_mgs-story-reward = 獎賞：{ $reward }。
risk_mgs-story-neutrals = 中立軍隊
risk_mgs-story-troopers = 方舟騎兵
risk_mgs-story-held = 未攻下：{ $territories }。
risk_mgs-story-more = 另外 { $count } 個
risk_mgs-story-elsewhere = 其他地方 { $armies }
risk_mgs-story-deployed = { $player } 部署 { $armies } 支軍隊：{ $places }。
risk_mgs-story-stars = 其中 { $armies } 支由 { $stars } 顆星換得。
risk_mgs-story-played = { $player } 打出{ $cards }。
risk_mgs-story-times = 「{ $card }」{ $count ->
    [1] { "" }
   *[other] ×{ $count }
}
risk_mgs-story-drew = { $player } 抽了 { $things }。
risk_mgs-story-recruits = { $player } 招募 { $armies } 支軍隊。
risk_mgs-story-claimed = { $player } 宣告{ $territories }。
risk_mgs-story-placed = { $player } 放置 { $armies } 支軍隊：{ $places }。
