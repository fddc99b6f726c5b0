# リスク：メタルギアソリッド：手を選ぶ。

## 問いかけ。$player は名前かメンション。

risk_mgs-prompt = { $player }さん（{ $faction }）：{ $asked }
risk_mgs-prompt-plain = { $player }さん：{ $asked }
risk_mgs-prompt-factions = 勢力を選びます。
risk_mgs-prompt-headquarters = 空いている領土に、司令部と1軍隊を置きます。
risk_mgs-prompt-claim = 空いている領土に1軍隊を置いて確保します。未配置：{ $armies }。
risk_mgs-prompt-place = 自分の領土に1軍隊を配置するか、残りの配置を任せます。未配置：{ $armies }。
risk_mgs-prompt-first-boss = 無料でボスを1人選び、置く領土を決めます。
risk_mgs-prompt-recruit = { $armies }を配置します。
risk_mgs-prompt-recruit-stars = { $armies }を配置します。最初の配置の前なら、領土カードの星を使えます。
risk_mgs-prompt-shop = 1枚{ $price } DPで{ $cards }まで買うか、次へ進みます。所持：{ $points } DP。
risk_mgs-prompt-bosses-unpaid = { $bosses }に給料を払うか、解雇します。
risk_mgs-prompt-bosses = ボスを雇うか、次へ進みます。所持：{ $points } DP。
risk_mgs-prompt-opening = 手番開始時のカードを使うか、次へ進みます。
risk_mgs-prompt-opening-maneuver = 手番開始時のカードを使うか、最初の攻撃の前に軍隊を動かすか（{ $maneuvers }）、次へ進みます。
risk_mgs-prompt-attack = 攻撃するか、攻撃を終えます。
risk_mgs-prompt-objective = { $count ->
    [1] 目標{ $objectives }を達成しました。獲得するか、次へ進みます。
   *[other] 目標{ $objectives }を達成しました。1つを獲得するか、次へ進みます。
}
risk_mgs-prompt-airfield = 飛行場を建てる領土を選びます。
risk_mgs-prompt-maneuver = つながった自分の領土の間で軍隊を動かすか（{ $maneuvers }）、次へ進みます。
risk_mgs-prompt-closing = 手番終了時のカードを使うか、手番を終えます。
risk_mgs-prompt-ship = 戦艦をすべて支配しています（現在{ $dock }）。動かすか、手番を終えます。
risk_mgs-prompt-reroll = { $source }から{ $target }へ、出目{ $attack }対{ $defence }：ダイス1個を振り直すか、このままにします。
risk_mgs-prompt-cards = { $source }から{ $target }へ、出目{ $attack }対{ $defence }：カードを使うか、この目で決めます。
risk_mgs-prompt-conquest = { $target }を占領しました。{ $source }から{ $least }～{ $most }軍隊を進駐させます。
risk_mgs-prompt-answer-attack = { $player }さんが{ $source }から{ $target }を{ $dice }で攻撃します。カードで応じるかどうかを決めます。
risk_mgs-prompt-answer-roll = { $source }から{ $target }を攻める{ $player }さんの出目は{ $attack }対{ $defence }です。カードで応じるかどうかを決めます。
risk_mgs-prompt-answer-card = { $player }さんが{ $card }を使います。打ち消すかどうかを決めます。
risk_mgs-prompt-answer-card-aimed = { $player }さんが{ $card }（{ $aim }）を使います。打ち消すかどうかを決めます。

## 手の最初の言葉（メニューの選択肢は100字まで、絵がなくても分かるように）

risk_mgs-word-faction = 勢力を選ぶ
risk_mgs-word-headquarters = 司令部を置く
risk_mgs-word-claim = 領土を確保
risk_mgs-word-place = 軍隊を配置
risk_mgs-word-boss = ボスを選ぶ
risk_mgs-word-stars = 星を使う
risk_mgs-word-deploy = 軍隊を配置
risk_mgs-word-buy = カードを買う（{ $price } DP）
risk_mgs-word-pay = 給料を払う（{ $salary } DP）
risk_mgs-word-dismiss = ボスを解雇
risk_mgs-word-hire = ボスを雇う（{ $fee } DP）
risk_mgs-word-card = カードを使う
risk_mgs-word-maneuver = 軍隊を再配置
risk_mgs-word-attack = 1回攻撃
risk_mgs-word-series = 連続攻撃
risk_mgs-word-reroll = ダイス1個を振り直す
risk_mgs-word-keep-reroll = ダイスはこのまま
risk_mgs-word-keep-cards = この目で決める
risk_mgs-word-move = 進駐
risk_mgs-word-take = 目標を獲得
risk_mgs-word-airfield = 飛行場を建てる
risk_mgs-word-sail = 戦艦を移動
risk_mgs-word-pass = 応じない
risk_mgs-word-auto = 事前指示どおり：応じない
risk_mgs-word-auto-card = 事前指示どおり：{ $card }

risk_mgs-done-shop = 終了：ボスの段階へ
risk_mgs-done-bosses = 終了：カードと攻撃へ
risk_mgs-done-opening = 終了：攻撃へ
risk_mgs-done-attack = 終了：目標へ
risk_mgs-done-objective = 終了：再配置へ
risk_mgs-done-maneuver = 終了：手番の終わりへ
risk_mgs-done-closing = 終了：手番を終える
risk_mgs-done-closing-ship = 終了：戦艦へ
risk_mgs-done-ship = 終了：戦艦はそのまま、手番を終える

## 選択肢：領土

risk_mgs-land = { $territory }：{ $what }
risk_mgs-land-free = { $count ->
    [0] { $zone }
   *[other] { $zone }、自分の領土{ $count }か所に隣接
}
risk_mgs-land-beside = { $land }、隣：{ $hostile }
risk_mgs-land-hostile = { $territory }{ $armies }
risk_mgs-land-more = { $hostile }、ほか{ $count }か所
risk_mgs-headquarters-yours = 自分の司令部
risk_mgs-headquarters-own = 持ち主の司令部
risk_mgs-headquarters-of = { $player }の司令部
risk_mgs-effect-stunned = スタン中
risk_mgs-effect-blocked = 攻撃不可
risk_mgs-effect-bonus = 防御強化中
risk_mgs-pick-rest = 残りの配置を任せる

## 選択肢：数

risk_mgs-pick-stars = { $stars }（{ $cards }）：{ $armies }
risk_mgs-pick-deploy-all = { $count ->
    [1] 最後の1軍隊
   *[other] { $count }軍隊すべて
}
risk_mgs-pick-deploy-some = { $armies }、残り{ $left }
risk_mgs-pick-leaving = { $armies }、{ $territory }に{ $count }軍隊残留
risk_mgs-pick-stop = 占領するか、{ $territory }が残り{ $armies }軍隊になるまで
risk_mgs-pick-stop-odds = 占領するか、ダイスの有利が3対2を下回るまで
risk_mgs-pick-die = ダイス{ $number }（目は{ $result }）
risk_mgs-pick-die-boss = ダイス{ $number }（目は{ $result }、{ $boss }の8面ダイス）

## 選択肢：そのほか

risk_mgs-pick-faction = { $faction }：{ $turn }番手、司令部は{ $headquarters }
risk_mgs-pick-faction-with = { $faction }：{ $turn }番手、司令部は{ $headquarters }、{ $cards }と{ $points } DP
risk_mgs-pick-boss = { $boss }：{ $ability }
risk_mgs-pick-boss-pay = { $boss }：{ $ability }
risk_mgs-pick-boss-dismiss = { $boss }を解雇
risk_mgs-pick-boss-replace = { $territory }の{ $boss }と交代
risk_mgs-pick-company = { $boss }も同行
risk_mgs-pick-alone = { $boss }は{ $territory }に残留
risk_mgs-pick-objective = { $objective }
risk_mgs-pick-objective-reward = { $objective }（伏せられた報酬つき）
risk_mgs-pick-victim = { $player }：{ $points } DP
risk_mgs-pick-card = { $card }（{ $cost }）：{ $effect }

## カードの狙い

risk_mgs-aim-hire = { $boss }を{ $territory }に
risk_mgs-aim-replace = { $other }に代えて{ $boss }を{ $territory }に

## メニューの見出し

risk_mgs-group-word = 何をするか
risk_mgs-group-faction = 勢力
risk_mgs-group-free = 空いている領土
risk_mgs-group-placed = 軍隊の配置先
risk_mgs-group-boss = ボス
risk_mgs-group-home = 置く領土
risk_mgs-group-stars = 使うカード
risk_mgs-group-reinforced = 軍隊の配置先
risk_mgs-group-deployed = 軍隊の数
risk_mgs-group-source = 移動元
risk_mgs-group-goal = 移動先
risk_mgs-group-moved = 軍隊の数
risk_mgs-group-company = ボスの同行
risk_mgs-group-attacker = どこから
risk_mgs-group-target = どこを
risk_mgs-group-dice = ダイスの数
risk_mgs-group-stop = いつまで
risk_mgs-group-die = 振り直すダイス
risk_mgs-group-dice-again = 振り直すダイス
risk_mgs-group-entering = 進駐する数
risk_mgs-group-objective = 目標
risk_mgs-group-dock = 停泊地
risk_mgs-group-victim = 誰から
risk_mgs-group-card = カード
risk_mgs-group-order = 指示の種類
risk_mgs-group-order-what = 指示の内容
risk_mgs-group-order-step = 何の希望か
risk_mgs-group-order-add = リストに加える
risk_mgs-group-order-off = リストから外す
risk_mgs-region-west = 南北アメリカ
risk_mgs-region-middle = ヨーロッパとアフリカ
risk_mgs-region-east = アジア、オーストラリア、アウター・ヘイブン

## プレビュー

risk_mgs-preview-faction = { $faction }を率います。
risk_mgs-preview-headquarters = { $territory }に司令部と1軍隊を置きます。司令部はゲームの最後まで動きません。
risk_mgs-preview-claim = 1軍隊で{ $territory }を確保します。後で配置する軍隊は残り{ $left }です。
risk_mgs-preview-place = { $territory }に1軍隊を配置して{ $there }軍隊にします。未配置は残り{ $left }です。
risk_mgs-preview-rest = { $armies }を、軍隊の少ない境界から順に自動で配置します。
risk_mgs-preview-boss = { $boss }を無料で雇い、{ $territory }に置きます。{ $ability }
risk_mgs-preview-deploy-some = { $territory }に{ $armies }を配置して{ $there }軍隊にします。未配置は残り{ $left }です。
risk_mgs-preview-deploy-all = { $territory }に{ $armies }を配置して{ $there }軍隊にし、配置を終えます。
risk_mgs-preview-transfer = { $source }から{ $target }へ{ $armies }を移します。残留{ $stay }、移動先は{ $there }軍隊になります。
risk_mgs-preview-transfer-boss = { $source }から{ $target }へ{ $armies }と{ $boss }を移します。残留{ $stay }、移動先は{ $there }軍隊になります。
risk_mgs-preview-stars = { $cards }（{ $stars }）を使い、{ $armies }を加えます。配置できる軍隊は{ $all }になり、{ $points } DPも増えます。
risk_mgs-preview-buy = 中身を見ずにカードを{ $price } DPで買います。残り{ $left } DP。
risk_mgs-preview-pay = { $boss }に{ $salary } DPを払います。残り{ $left } DP。
risk_mgs-preview-dismiss = { $boss }を解雇します。ほかの人は雇えますが、この段階で雇い直すことはできません。
risk_mgs-preview-hire = { $boss }を{ $fee } DPで雇い、{ $territory }に置きます。残り{ $left } DP。{ $ability }
risk_mgs-preview-card = { $cost } DPで{ $card }を使います（残り{ $left } DP）。{ $effect }
risk_mgs-preview-card-aimed = { $cost } DPで{ $card }を使います（残り{ $left } DP）。狙い：{ $aim }。{ $effect }
risk_mgs-preview-attack = { $source }（{ $armies }軍隊）から{ $target }（{ $player }、{ $others }軍隊）を{ $dice }で攻撃します。防御側のダイスは最大{ $answer }個です。
risk_mgs-preview-series = { $source }（{ $armies }軍隊）から{ $target }（{ $player }、{ $others }軍隊）を、毎回ダイス最大で、{ $stop }攻撃します。
risk_mgs-preview-odds = { $attack }ダイスだけで見ると、占領率{ $percent }%、損失の期待値は攻撃側{ $lost }、防御側{ $destroyed }です。
risk_mgs-preview-odds-losses = { $attack }ダイスだけで見ると、損失の期待値は攻撃側{ $lost }、防御側{ $destroyed }です。
risk_mgs-preview-reroll = { $die }を振り直します。新しい目を必ず使います。
risk_mgs-preview-keep = 出目を{ $attack }対{ $defence }として決めます。カードやボスで変わらなければ、損失は攻撃側{ $lost }、防御側{ $destroyed }です。
risk_mgs-preview-auto = 事前指示により{ $card }で応じます。
risk_mgs-preview-auto-nothing = 事前指示により、応じません。
risk_mgs-preview-pass = 応じません。
risk_mgs-preview-take-of = 目標「{ $objective }」を獲得します（{ $taken }/{ $wanted }個目）。
risk_mgs-preview-take-of-reward = 目標「{ $objective }」を獲得し（{ $taken }/{ $wanted }個目）、その報酬をめくります。
risk_mgs-preview-take-reward = 目標「{ $objective }」を獲得し、その報酬をめくります。
risk_mgs-preview-airfield = { $territory }に飛行場を建てます。ここからの攻撃と、ここの防御で、最高の目に+1。
risk_mgs-preview-sail = 戦艦を{ $dock }へ動かします。艦首は{ $territory }とだけ隣接するようになります。
risk_mgs-preview-done = { $done }。
risk_mgs-preview-order = { $order }。変更するまで有効です。
risk_mgs-preview-resign = 投了します。ほかの人たちはゲームを続けます。軍隊は中立として残り、カード、DP、ボスは失われます。
risk_mgs-preview-skip = 時間切れです。残りの選択は自動で行われ、手番が終わります。
