# リスク：メタルギアソリッド：横の欄、ダイス、手札の絵の言葉。数字や印の横に入るので短く。

## 見出し

risk_mgs-side-round = ラウンド{ $round }
risk_mgs-side-setting-up = 準備
risk_mgs-side-over = 終局
risk_mgs-side-wins = 勝利
risk_mgs-side-answers = 応答待ち
risk_mgs-side-step-factions = 勢力選び
risk_mgs-side-step-headquarters = 司令部配置
risk_mgs-side-step-claim = 領土の確保
risk_mgs-side-step-place = 軍隊の配置
risk_mgs-side-step-first-boss = 最初のボス選び
risk_mgs-side-step-recruit = 増援：残り{ $armies }
risk_mgs-side-step-shop = ショップ
risk_mgs-side-step-bosses = ボス
risk_mgs-side-step-opening = 開始時カード
risk_mgs-side-step-attack = 攻撃
risk_mgs-side-step-objective = 目標の獲得
risk_mgs-side-step-airfield = 飛行場の建設
risk_mgs-side-step-maneuver = 再配置
risk_mgs-side-step-closing = 終了時カード
risk_mgs-side-step-ship = 戦艦の移動

## 席

risk_mgs-side-column-territories = 領土
risk_mgs-side-column-points = DP
risk_mgs-side-column-territory-cards = 領土カード
risk_mgs-side-column-shop-cards = ショップ
risk_mgs-side-column-armies = 軍隊
risk_mgs-side-column-cities = 都市
risk_mgs-side-column-headquarters = 司令部
risk_mgs-side-column-to-place = 未配置
risk_mgs-side-thousands = { $number }k
risk_mgs-side-out = 脱落
risk_mgs-side-many-objectives = 目標{ $number }個
risk_mgs-side-many-rewards = 報酬{ $number }個
risk_mgs-side-reward-minor-airfield = 飛行場
risk_mgs-side-reward-guaranteed-territory-card = 領土カード確約
risk_mgs-side-reward-additional-maneuver = 再配置+1
risk_mgs-side-reward-starting-maneuver = 開始時再配置
risk_mgs-side-reward-major-airfield = 飛行場
risk_mgs-side-reward-two-armies = +2軍隊
risk_mgs-side-reward-guaranteed-shop-card = ショップ確約
risk_mgs-side-reward-second-boss = ボス2人

## 下の欄

risk_mgs-side-minor = 小目標
risk_mgs-side-major = 大目標
risk_mgs-side-hire = 傭兵
risk_mgs-side-nobody = なし
risk_mgs-side-goal = 目標3個と自分の司令部で勝利
risk_mgs-side-last = 最後の1人が勝者

## ダイス

risk_mgs-side-conquered = 占領
risk_mgs-side-open = 判定待ち
risk_mgs-side-series = { $rolls }回：損失{ $lost }、撃破{ $destroyed }
risk_mgs-side-spared = 損失{ $number }を防止
risk_mgs-side-modifier = { $source } { $amount }（{ $scope }）
risk_mgs-side-scope-boss-die = ボスダイス
risk_mgs-side-scope-all = 全ダイス
risk_mgs-side-scope-highest = 最高の目
risk_mgs-side-scope-second = 2番目の目
risk_mgs-side-source-airfield = 飛行場
risk_mgs-side-source-outer-haven = ヘイブン

## 手札

risk_mgs-side-points-in-hand = { $points } DP
risk_mgs-side-held-territory-cards = 領土カード
risk_mgs-side-held-shop-cards = ショップカード
risk_mgs-side-held-objectives = 目標
risk_mgs-side-held-rewards = 報酬
risk_mgs-side-standing-orders = 事前指示
risk_mgs-side-none = なし
risk_mgs-side-stars = { $armies ->
    [0] ★{ $stars }
   *[other] ★{ $stars }：{ $armies }軍隊
}
risk_mgs-side-cost = { $points }
risk_mgs-side-policy-ask = 都度確認
risk_mgs-side-copies = ×{ $number }
risk_mgs-side-reward-told = { $reward }：{ $text }
