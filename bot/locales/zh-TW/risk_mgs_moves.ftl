# Risk: Metal Gear Solid: choosing a move.

## Prompts. $player is a name or a mention.

risk_mgs-prompt = { $player }（{ $faction }）：{ $asked }
risk_mgs-prompt-plain = { $player }：{ $asked }
risk_mgs-prompt-factions = 選擇陣營。
risk_mgs-prompt-headquarters = 在一個無人宣告的領地放置你的總部和 1 支軍隊。
risk_mgs-prompt-claim = 以 1 支軍隊宣告一個領地。待放置：{ $armies }。
risk_mgs-prompt-place = 在你的一個領地放置 1 支軍隊，或自動放置其餘軍隊。待放置：{ $armies }。
risk_mgs-prompt-first-boss = 免費選擇一位頭目和放置的領地。
risk_mgs-prompt-recruit = 部署 { $armies }。
risk_mgs-prompt-recruit-stars = 部署 { $armies }。部署第一支之前，可以交出一組領地卡的星星。
risk_mgs-prompt-shop = 最多購買 { $cards }，每張 { $price } DP，或繼續下一步。持有：{ $points } DP。
risk_mgs-prompt-bosses-unpaid = 支付薪水或解雇：{ $bosses }。
risk_mgs-prompt-bosses = 雇用一位頭目，或繼續下一步。持有：{ $points } DP。
risk_mgs-prompt-opening = 打出回合開始時的卡，或繼續下一步。
risk_mgs-prompt-opening-maneuver = 打出回合開始時的卡，在首次攻擊前調遣軍隊（{ $maneuvers }），或繼續下一步。
risk_mgs-prompt-attack = 攻擊，或結束攻擊。
risk_mgs-prompt-objective = { $count ->
    [1] 目標{ $objectives }已達成；可以拿取，或繼續下一步。
   *[other] 目標{ $objectives }已達成；可以拿取其中一個，或繼續下一步。
}
risk_mgs-prompt-airfield = 選擇建造機場的領地。
risk_mgs-prompt-maneuver = 在你相連的領地之間調遣軍隊（{ $maneuvers }），或繼續下一步。
risk_mgs-prompt-closing = 打出回合結束時的卡，或結束回合。
risk_mgs-prompt-ship = 你完全控制世外方舟，現在停在 { $dock }；可以移動它，或結束回合。
risk_mgs-prompt-reroll = { $source }攻擊{ $target }，擲出 { $attack } 對 { $defence }；可以重擲一顆骰子，或保留。
risk_mgs-prompt-cards = { $source }攻擊{ $target }，擲出 { $attack } 對 { $defence }；可以打出一張卡，或接受結果。
risk_mgs-prompt-conquest = 已征服{ $target }，從{ $source }進駐 { $least }～{ $most } 支軍隊。
risk_mgs-prompt-answer-attack = { $player } 從{ $source }以 { $dice }攻擊{ $target }；要打出卡回應，或不回應？
risk_mgs-prompt-answer-roll = { $player } 從{ $source }擲出 { $attack }，對{ $target }的 { $defence }；要打出卡回應，或不回應？
risk_mgs-prompt-answer-card = { $player } 打出「{ $card }」；要使它失效，或不回應？
risk_mgs-prompt-answer-card-aimed = { $player } 打出「{ $card }」（{ $aim }）；要使它失效，或不回應？

## The first word of a move (choices of a menu have at most 100 characters and can be read without the picture)

risk_mgs-word-faction = 選擇陣營
risk_mgs-word-headquarters = 放置總部
risk_mgs-word-claim = 宣告領地
risk_mgs-word-place = 放置軍隊
risk_mgs-word-boss = 選擇頭目
risk_mgs-word-stars = 交出星星
risk_mgs-word-deploy = 部署軍隊
risk_mgs-word-buy = 購買卡（{ $price } DP）
risk_mgs-word-pay = 支付薪水（{ $salary } DP）
risk_mgs-word-dismiss = 解雇頭目
risk_mgs-word-hire = 雇用頭目（{ $fee } DP）
risk_mgs-word-card = 打出卡
risk_mgs-word-maneuver = 調遣軍隊
risk_mgs-word-attack = 攻擊一次
risk_mgs-word-series = 連續攻擊
risk_mgs-word-reroll = 重擲一顆骰子
risk_mgs-word-keep-reroll = 保留骰子
risk_mgs-word-keep-cards = 接受結果
risk_mgs-word-move = 進駐
risk_mgs-word-take = 拿取目標
risk_mgs-word-airfield = 建造機場
risk_mgs-word-sail = 移動世外方舟
risk_mgs-word-pass = 不回應
risk_mgs-word-auto = 依預設指令：不回應
risk_mgs-word-auto-card = 依預設指令：{ $card }

risk_mgs-done-shop = 完成：前往頭目階段
risk_mgs-done-bosses = 完成：前往打卡與攻擊
risk_mgs-done-opening = 完成：前往攻擊
risk_mgs-done-attack = 完成：前往拿取目標
risk_mgs-done-objective = 完成：前往調遣
risk_mgs-done-maneuver = 完成：前往回合結束
risk_mgs-done-closing = 完成：結束回合
risk_mgs-done-closing-ship = 完成：前往移動世外方舟
risk_mgs-done-ship = 完成：世外方舟不動，結束回合

## Choices: territories

risk_mgs-land = { $territory }：{ $what }
risk_mgs-land-free = { $count ->
    [0] 屬於{ $zone }
   *[other] 屬於{ $zone }，與你的 { $count } 個領地相鄰
}
risk_mgs-land-beside = { $land }；相鄰{ $hostile }
risk_mgs-land-hostile = { $territory } { $armies }
risk_mgs-land-more = { $hostile }，另外 { $count } 個
risk_mgs-headquarters-yours = 你的總部
risk_mgs-headquarters-own = 自己的總部
risk_mgs-headquarters-of = { $player }的總部
risk_mgs-effect-stunned = 受震撼
risk_mgs-effect-blocked = 不能被攻擊
risk_mgs-effect-bonus = 防禦強化
risk_mgs-pick-rest = 自動放置其餘軍隊

## Choices: numbers

risk_mgs-pick-stars = { $stars }（{ $cards }）：{ $armies }
risk_mgs-pick-deploy-all = { $count ->
    [1] 最後 1 支軍隊
   *[other] 全部 { $count } 支軍隊
}
risk_mgs-pick-deploy-some = { $armies }，還剩 { $left } 支
risk_mgs-pick-leaving = { $armies }，{ $territory }留守 { $count } 支
risk_mgs-pick-stop = 直到征服，或{ $territory }剩 { $armies } 支軍隊
risk_mgs-pick-stop-odds = 直到征服，或骰子優勢低於 3 比 2
risk_mgs-pick-die = 骰子 { $number }（{ $result }）
risk_mgs-pick-die-boss = 骰子 { $number }（{ $result }，{ $boss }的 8 面骰）

## Choices: other things

risk_mgs-pick-faction = { $faction }：第 { $turn } 個行動，總部在{ $headquarters }
risk_mgs-pick-faction-with = { $faction }：第 { $turn } 個行動，總部在{ $headquarters }，另有 { $cards }和 { $points } DP
risk_mgs-pick-boss = { $boss }：{ $ability }
risk_mgs-pick-boss-pay = { $boss }：{ $ability }
risk_mgs-pick-boss-dismiss = 解雇{ $boss }
risk_mgs-pick-boss-replace = 取代{ $territory }的{ $boss }
risk_mgs-pick-company = { $boss }同行
risk_mgs-pick-alone = { $boss }留在{ $territory }
risk_mgs-pick-objective = { $objective }
risk_mgs-pick-objective-reward = { $objective }，連同其下的獎賞
risk_mgs-pick-victim = { $player }：{ $points } DP
risk_mgs-pick-card = { $card }（{ $cost } DP）：{ $effect }

## At what a card is aimed

risk_mgs-aim-hire = { $boss }，放在{ $territory }
risk_mgs-aim-replace = { $boss }取代{ $other }，放在{ $territory }

## Headings of menus

risk_mgs-group-word = 要做什麼
risk_mgs-group-faction = 陣營
risk_mgs-group-free = 無人宣告的領地
risk_mgs-group-placed = 軍隊放在哪裡
risk_mgs-group-boss = 頭目
risk_mgs-group-home = 放在哪裡
risk_mgs-group-stars = 哪些卡
risk_mgs-group-reinforced = 軍隊部署在哪裡
risk_mgs-group-deployed = 部署多少軍隊
risk_mgs-group-source = 從哪裡
risk_mgs-group-goal = 到哪裡
risk_mgs-group-moved = 移動多少軍隊
risk_mgs-group-company = 頭目是否同行
risk_mgs-group-attacker = 從哪裡
risk_mgs-group-target = 哪個領地
risk_mgs-group-dice = 幾顆骰子
risk_mgs-group-stop = 攻擊到何時
risk_mgs-group-die = 哪顆骰子
risk_mgs-group-dice-again = 哪些骰子
risk_mgs-group-entering = 進駐多少軍隊
risk_mgs-group-objective = 目標
risk_mgs-group-dock = 停靠點
risk_mgs-group-victim = 向誰
risk_mgs-group-card = 卡
risk_mgs-group-order = 哪一種指令
risk_mgs-group-order-what = 怎麼做
risk_mgs-group-order-step = 哪個步驟的意願
risk_mgs-group-order-add = 加入清單
risk_mgs-group-order-off = 移出清單
risk_mgs-region-west = 北美與南美
risk_mgs-region-middle = 歐洲與非洲
risk_mgs-region-east = 亞洲、澳洲與世外方舟

## Previews

risk_mgs-preview-faction = 你率領{ $faction }。
risk_mgs-preview-headquarters = 你的總部和 1 支軍隊放在{ $territory }，整局不能移動總部。
risk_mgs-preview-claim = 你以 1 支軍隊宣告{ $territory }，還剩 { $left } 支留待之後放置。
risk_mgs-preview-place = 在{ $territory }放置 1 支軍隊：那裡將有 { $there } 支，還剩 { $left } 支待放置。
risk_mgs-preview-rest = 自動放置 { $armies }，依序放在你邊境最薄弱的領地。
risk_mgs-preview-boss = { $boss }免費加入，放在{ $territory }。{ $ability }
risk_mgs-preview-deploy-some = 在{ $territory }部署 { $armies }：那裡將有 { $there } 支，還剩 { $left } 支待部署。
risk_mgs-preview-deploy-all = 在{ $territory }部署 { $armies }：那裡將有 { $there } 支，全部部署完畢。
risk_mgs-preview-transfer = { $armies }從{ $source }移動到{ $target }：{ $source }留守 { $stay } 支，{ $target }將有 { $there } 支。
risk_mgs-preview-transfer-boss = { $armies }與{ $boss }從{ $source }移動到{ $target }：{ $source }留守 { $stay } 支，{ $target }將有 { $there } 支。
risk_mgs-preview-stars = 交出 { $cards }共 { $stars }：多 { $armies }，因此共有 { $all } 支待部署，並多得 { $points } DP。
risk_mgs-preview-buy = 以 { $price } DP 購買一張未知的卡：還剩 { $left } DP。
risk_mgs-preview-pay = 支付{ $boss }薪水 { $salary } DP：還剩 { $left } DP。
risk_mgs-preview-dismiss = 解雇{ $boss }：其他人可以雇用，但你在這個階段不能再雇用。
risk_mgs-preview-hire = 以 { $fee } DP 雇用{ $boss }，放在{ $territory }：還剩 { $left } DP。{ $ability }
risk_mgs-preview-card = 支付 { $cost } DP 打出「{ $card }」（還剩 { $left } DP）。{ $effect }
risk_mgs-preview-card-aimed = 支付 { $cost } DP 打出「{ $card }」（還剩 { $left } DP）：{ $aim }。{ $effect }
risk_mgs-preview-attack = 從{ $source }（{ $armies }）以 { $dice }攻擊{ $target }（{ $player }，{ $others }）；對方最多以 { $answer } 顆骰子防禦。
risk_mgs-preview-series = 從{ $source }（{ $armies }）以最多骰子連續攻擊{ $target }（{ $player }，{ $others }），{ $stop }。
risk_mgs-preview-odds = { $attack }只看骰子：征服機率 { $percent }%；平均你損失 { $lost }，防禦方損失 { $destroyed }。
risk_mgs-preview-odds-losses = { $attack }只看骰子，平均你損失 { $lost }，防禦方損失 { $destroyed }。
risk_mgs-preview-reroll = 重擲{ $die }，以新結果為準。
risk_mgs-preview-keep = 骰子以 { $attack } 對 { $defence } 計算：你損失 { $lost }，防禦方損失 { $destroyed }，除非有卡或頭目改變結果。
risk_mgs-preview-auto = 依你的預設指令以「{ $card }」回應。
risk_mgs-preview-auto-nothing = 依你的預設指令，不回應。
risk_mgs-preview-pass = 你不回應。
risk_mgs-preview-take-of = 你拿取目標「{ $objective }」，這是 { $wanted } 個中的第 { $taken } 個。
risk_mgs-preview-take-of-reward = 你拿取目標「{ $objective }」，這是 { $wanted } 個中的第 { $taken } 個，並翻開它的獎賞。
risk_mgs-preview-take-reward = 你拿取目標「{ $objective }」，並翻開它的獎賞。
risk_mgs-preview-airfield = 在{ $territory }建造機場：在那裡攻擊和防禦時，你的最高骰 +1。
risk_mgs-preview-sail = 世外方舟移動到 { $dock }：在陸地上，艦首只與{ $territory }相鄰。
risk_mgs-preview-done = { $done }。
risk_mgs-preview-order = { $order }。在你更改之前一直有效。
risk_mgs-preview-resign = 認輸：其他人繼續玩；你的軍隊留下成為中立，卡、DP 和頭目都會失去。
risk_mgs-preview-skip = 逾時：還沒做的選擇自動執行，回合結束。
