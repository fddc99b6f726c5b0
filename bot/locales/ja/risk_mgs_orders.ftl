# リスク：メタルギアソリッド：事前指示と、プレイヤーの手元。持ち主だけが読む。

## メニュー

risk_mgs-order-kind-defence = 防御ダイスの数
risk_mgs-order-kind-defence-at = 特定の領土の防御ダイスの数
risk_mgs-order-kind-escape = EVAの脱出先
risk_mgs-order-kind-wish = 準備での希望
risk_mgs-order-kind-card = { $card }で応じる条件
risk_mgs-wish-factions = 勢力
risk_mgs-wish-headquarters = 司令部
risk_mgs-wish-claim = 確保する領土
risk_mgs-wish-place = 軍隊の配置
risk_mgs-wish-first-boss = 最初のボス

## 指示

risk_mgs-defence-max = ダイス最大
risk_mgs-defence-min = ダイス最小
risk_mgs-defence-max-from = 軍隊が足りればダイス最大
risk_mgs-defence-default = ほかの領土と同じ
risk_mgs-defence-from = { $armies }軍隊以上ならダイス最大、それ未満ならダイス最小
risk_mgs-policy-never = 使わない
risk_mgs-policy-ask = その都度確認（最長{ $hours }時間。間が空くと、応じるカードを持つことが相手に伝わります）
risk_mgs-policy-auto = 自動（{ $when }）
risk_mgs-least-octocamo = 敵が{ $least }軍隊以上多いとき
risk_mgs-least-bulletproof-vest = 攻撃ダイスが{ $least }個以上のとき
risk_mgs-least-claymore = 敵が{ $least }軍隊以上のとき
risk_mgs-least-compress = { $least ->
    [1] 損失が出るとき
   *[other] 損失が{ $least }軍隊以上のとき
}
risk_mgs-least-smoke-grenade = 敵の目が{ $least }以上のとき
risk_mgs-least-chaff-grenade = { $least } DP以上のカードに対して
risk_mgs-where-hq = 自分の司令部
risk_mgs-where-zone = 支配中のエリア
risk_mgs-where-city = 都市
risk_mgs-where-boss = ボスのいる領土
risk_mgs-where-last = 最後の軍隊を失うとき
risk_mgs-where-two = 2軍隊を失うとき
risk_mgs-where-me = 自分が狙われたとき

risk_mgs-order-now = { $rule }（現在）

## リスト

risk_mgs-wish-rest = 残りは任せる
risk_mgs-wish-armies = { $territory }に{ $count }軍隊
risk_mgs-wish-boss = { $territory }に{ $boss }
risk_mgs-list-empty = なし
risk_mgs-list-clear = リストを空にする（希望{ $count }件）
risk_mgs-list-off = { $entry }：リストから外す
risk_mgs-list-first-wish = { $entry }：第1希望
risk_mgs-list-after-wish = { $entry }：{ $last }の次の希望
risk_mgs-list-first-escape = { $entry }：最初の脱出先
risk_mgs-list-after-escape = { $entry }：{ $last }の次の脱出先
risk_mgs-list-added = リストの最後に{ $entries }を追加
risk_mgs-list-taken = リストから{ $entries }を除外

## 指示の全体

risk_mgs-order-defence = 防御：{ $rule }
risk_mgs-order-defence-at = { $territory }の防御：{ $rule }
risk_mgs-order-card = { $card }：{ $rule }
risk_mgs-order-escape = EVAの脱出先：{ $entries }
risk_mgs-order-wish = 希望（{ $step }）：{ $entries }

## 手札

risk_mgs-hand-points = { $faction }：所持{ $points } DP。
risk_mgs-hand-territory = 領土カード{ $count }枚、{ $stars }：{ $cards }。
risk_mgs-hand-territory-none = 領土カードはありません。
risk_mgs-hand-territory-card = { $territory }★{ $stars }
risk_mgs-hand-shop = ショップカード{ $count }枚：
risk_mgs-hand-shop-none = ショップカードはありません。
risk_mgs-hand-shop-card = { $count ->
    [1] - { $card }（{ $cost } DP、{ $when }）：{ $effect }
   *[other] - { $card }×{ $count }（{ $cost } DP、{ $when }）：{ $effect }
}
risk_mgs-hand-shop-brief = { $count ->
    [1] { $card }
   *[other] { $card }×{ $count }
}
risk_mgs-timing-start-of-turn = 自分の手番開始時
risk_mgs-timing-other-turn = ほかの人の手番
risk_mgs-timing-after-roll = ダイスを振った後
risk_mgs-timing-end-of-turn = 自分の手番終了時
risk_mgs-hand-objectives = 獲得した目標：{ $objectives }。
risk_mgs-hand-reward = 報酬「{ $reward }」：{ $benefit }
risk_mgs-hand-orders = 事前指示（自分だけが見られます）：
risk_mgs-hand-line = - { $line }
