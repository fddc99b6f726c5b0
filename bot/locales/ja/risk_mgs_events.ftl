# リスク：メタルギアソリッド：起きたこと。$player と $other は名前かメンション。プレイヤーのものでない領土では、
# $other が「中立」や「ヘイブン・トルーパー」になる。$armies や $points などは数。

risk_mgs-plus = { $start }+{ $next }
# 文をそのまま続ける。
risk_mgs-then = { $start }{ $next }
risk_mgs-armies-in = { $territory }{ $armies }
risk_mgs-stars-of = { $territory }★{ $stars }
risk_mgs-territory-card = { $territory }（★{ $stars }）

## 準備

risk_mgs-event-chose-faction = { $player }さんが{ $faction }を率います。
risk_mgs-event-laid-out = 領土が分配されました。手番の順：{ $players }。
risk_mgs-event-docked = アウター・ヘイブンは{ $dock }に停泊しています。
risk_mgs-event-placed-headquarters = { $player }さんが{ $territory }に司令部を置きました。
risk_mgs-event-placed-claim = { $player }さんが{ $territory }を確保しました。
risk_mgs-event-placed-place = { $player }さんが{ $territory }に1軍隊を配置し、{ $armies }軍隊になりました。

## 手番の初め。$held は領土と都市の数。

risk_mgs-event-round = ラウンド{ $round }：アウター・ヘイブンは{ $dock }です。
risk_mgs-event-recruits = { $player }さんの増援は{ $armies }軍隊です：{ $sum }。
risk_mgs-recruits-ground = 領土と都市{ $held }÷{ $divisor }={ $armies }
risk_mgs-recruits-least = 領土と都市{ $held }で最低{ $armies }
risk_mgs-recruits-term = { $source }{ $armies }
risk_mgs-recruits-headquarters = 司令部{ $armies }
risk_mgs-recruits-placed = { $territory }のボスのもとにも{ $armies }軍隊が加わります。
risk_mgs-source-reward = 報酬
risk_mgs-event-turned-in = { $player }さんが★{ $stars }（{ $cards }）を使い、{ $armies }軍隊を得ました。
risk_mgs-event-deployed = { $player }さんが{ $territory }に{ $armies }軍隊を配置しました{ $left ->
    [0] 。
   *[other] （残り{ $left }）。
}
risk_mgs-event-collected = { $player }さんが{ $gained } DPを獲得し（{ $sum }）、{ $points } DPになりました。
risk_mgs-collected-armies = { $count }軍隊×{ $each }
risk_mgs-collected-term = { $source }{ $points }

## カード

risk_mgs-event-drew-territory = { $player }さんが領土カードを1枚引きました（残り{ $left }枚）。
risk_mgs-event-drew-shop = { $player }さんがショップカードを無料で1枚引きました（残り{ $left }枚）。
risk_mgs-event-drew-bought = { $player }さんがショップカードを{ $price } DPで買いました（残り{ $left }枚）。
risk_mgs-event-drew-card = { $player }さんが{ $card }を引きました。
risk_mgs-event-no-card-left-territory = 領土カードが残っていないため、{ $player }さんは引けません。
risk_mgs-event-no-card-left-shop = ショップカードが残っていないため、{ $player }さんは引けません。
risk_mgs-event-shuffled = 領土カードの捨て札{ $cards }枚を混ぜ、新しい山札にしました。
risk_mgs-event-played-card = { $player }さんが{ $cost } DPで{ $card }を使いました。
risk_mgs-event-played-card-at = { $player }さんが{ $cost } DPで{ $card }（{ $aim }）を使いました。
risk_mgs-event-card-cancelled = { $other }さんが{ $player }さんの{ $card }を打ち消しました。
risk_mgs-event-armies-removed = { $territory }で{ $armies }軍隊が失われました。
risk_mgs-event-armies-removed-spared = { $armies ->
    [0] 最後の1軍隊は残るため、{ $territory }では{ $most }軍隊のはずが、1つも失われませんでした。
   *[other] 最後の1軍隊は残るため、{ $territory }で失われたのは{ $most }軍隊ではなく{ $armies }軍隊です。
}
risk_mgs-event-armies-added = { $player }さんに軍隊が加わりました：{ $places }。
risk_mgs-event-points-stolen = { $player }さんが{ $other }さんから{ $points } DPを奪いました。

## ボス

risk_mgs-event-paid = { $player }さんが{ $boss }に給料{ $salary } DPを払いました。
risk_mgs-event-hired-paid = { $player }さんが{ $fee } DPで{ $boss }を雇い、{ $territory }に置きました。
risk_mgs-event-hired-free = { $player }さんが{ $boss }を無料で雇い、{ $territory }に置きました。
risk_mgs-event-boss-left-unpaid = { $boss }は給料が出ず、{ $territory }を去りました。
risk_mgs-event-boss-left-dismissed = { $territory }の{ $boss }が解雇されました。
risk_mgs-event-boss-left-replaced = { $boss }は別のボスと交代し、{ $territory }を去りました。
risk_mgs-event-boss-left-fallen = { $territory }の最後の軍隊が失われ、{ $boss }は傭兵プールに戻りました。
risk_mgs-event-boss-left-resigned = { $boss }は{ $territory }を去り、傭兵プールに戻りました。
risk_mgs-event-boss-escaped = { $boss }は{ $territory }から{ $to }へ脱出しました。

## 戦闘。$attack と $defence はダイスの目、$lost と $fallen は攻撃側と防御側の損失、$left と $remaining は
## それぞれの残り。

risk_mgs-event-attacked-once = { $player }さんが{ $source }から{ $target }（{ $other }）をダイス{ $dice }個で攻撃します。
risk_mgs-event-attacked-series = { $player }さんが{ $source }から{ $target }（{ $other }）に連続攻撃をかけます。
risk_mgs-event-attack-ended-blocked = { $target }への攻撃は中止され、この手番ではもう攻撃できません。
risk_mgs-event-attack-ended-too-few-armies = { $target }を攻撃するには軍隊が足りなくなりました。
risk_mgs-event-rolled = 出目：{ $attack }対{ $defence }。
risk_mgs-event-rerolled-attack = 攻撃側が{ $before }を振り直して{ $now }、出目は{ $dice }になりました。
risk_mgs-event-rerolled-defence = 防御側が{ $before }を振り直して{ $now }、出目は{ $dice }になりました。
risk_mgs-event-fought = { $source }から{ $target }へ、出目{ $attack }対{ $defence }。損失は攻撃側{ $lost }（残り{ $left }）、防御側{ $fallen }（残り{ $remaining }）です。
risk_mgs-event-fought-spared-attack = 攻撃側の{ $armies }軍隊は損失を免れました。
risk_mgs-event-fought-spared-defence = 防御側の{ $armies }軍隊は損失を免れました。
risk_mgs-dice-boss = { $boss }の8面ダイスが{ $die }
risk_mgs-dice-added-boss-die = { $source }で8面ダイスに{ $amount }
risk_mgs-dice-added-all = { $source }で全ダイスに{ $amount }
risk_mgs-dice-added-highest = { $source }で最高の目に{ $amount }
risk_mgs-dice-added-second = { $source }で2番目の目に{ $amount }
risk_mgs-dice-noted = { $dice }（{ $notes }）
risk_mgs-dice-changed = { $dice }（{ $notes }：{ $final }）
risk_mgs-event-airfield-destroyed = { $territory }の飛行場（{ $other }）は破壊されました。
risk_mgs-event-conquered-player = { $player }さんが{ $other }さんから{ $territory }を奪いました。
risk_mgs-event-conquered-nobody = { $player }さんが{ $territory }（{ $other }）を占領しました。
risk_mgs-event-moved-in-armies = { $source }から{ $armies }軍隊が進駐しました。
risk_mgs-event-moved-in-boss = { $source }から{ $armies }軍隊と{ $boss }が進駐しました。
risk_mgs-event-eliminated = { $other }さんが{ $player }さんを脱落させました。
risk_mgs-event-eliminated-heir = { $other }さんが{ $player }さんを脱落させ、{ $things }を引き継ぎました。
risk_mgs-taken-territory-cards = 領土カード{ $count }枚
risk_mgs-taken-shop-cards = ショップカード{ $count }枚
risk_mgs-event-cards-taken = 引き継いだカード：{ $cards }。

## 手番の残り

risk_mgs-event-took-objective-alone = { $player }さんが{ $taken }個目の目標「{ $objective }」を獲得しました。
risk_mgs-event-took-objective-reward = { $player }さんが{ $taken }個目の目標「{ $objective }」と報酬「{ $reward }」を獲得しました。
risk_mgs-event-airfield-built = { $player }さんが{ $territory }に飛行場を建てました。
risk_mgs-event-moved-armies = { $player }さんが{ $source }から{ $target }へ{ $armies }軍隊を再配置しました。
risk_mgs-event-moved-boss = { $player }さんが{ $source }から{ $target }へ{ $armies }軍隊と{ $boss }を再配置しました。
risk_mgs-event-sailed = { $player }さんがアウター・ヘイブンを{ $dock }へ動かしました。
risk_mgs-event-ordered = { $player }さんの事前指示が変わりました。
risk_mgs-event-time-over = 時間切れのため、{ $player }さんの残りの選択は自動で行われました。
risk_mgs-event-resigned-resign = { $player }さんが投了しました。軍隊は中立として残ります。
risk_mgs-event-resigned-missed-turns = { $player }さんは3手番続けて動かず、脱落しました。軍隊は中立として残ります。
risk_mgs-event-already-out = { $player }さんはすでに脱落しています。

## 手番全体を数行で。$losses や $places などはこのファイルの文。

risk_mgs-story-took = { $player }さんが{ $territories }を占領しました（相手：{ $losers }、{ $losses }）。
risk_mgs-story-took-collected = { $player }さんが{ $territories }を占領し（相手：{ $losers }、{ $losses }）、目標「{ $objective }」を獲得しました。
risk_mgs-story-fought = { $player }さんが{ $territories }を攻撃しました（{ $losses }）。
risk_mgs-story-fought-collected = { $player }さんが{ $territories }を攻撃し（{ $losses }）、目標「{ $objective }」を獲得しました。
risk_mgs-story-collected = { $player }さんが目標「{ $objective }」を獲得しました。
risk_mgs-story-quiet = { $player }さんは攻撃しませんでした。
risk_mgs-story-losses = 損失{ $lost }、撃破{ $destroyed }
risk_mgs-story-reward = 報酬：{ $reward }。
risk_mgs-story-neutrals = 中立
risk_mgs-story-troopers = ヘイブン・トルーパー
risk_mgs-story-held = 持ちこたえた領土：{ $territories }。
risk_mgs-story-more = ほか{ $count }か所
risk_mgs-story-elsewhere = ほか{ $armies }
risk_mgs-story-deployed = { $player }さんが{ $armies }軍隊を配置しました：{ $places }。
risk_mgs-story-stars = うち{ $armies }軍隊は★{ $stars }によるものです。
risk_mgs-story-played = { $player }さんが{ $cards }を使いました。
risk_mgs-story-times = { $count ->
    [1] { $card }
   *[other] { $card }×{ $count }
}
risk_mgs-story-drew = { $player }さんが{ $things }を引きました。
risk_mgs-story-recruits = { $player }さんの増援は{ $armies }軍隊です。
risk_mgs-story-claimed = { $player }さんが{ $territories }を確保しました。
risk_mgs-story-placed = { $player }さんが{ $armies }軍隊を配置しました：{ $places }。
