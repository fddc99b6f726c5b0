# ゲームの行方：人やサーバーごとの成績と、運の巡り合わせ。

stats-title = { $player }さんの成績（このサーバー）
stats-title-everywhere = { $player }さんの成績（全サーバー）
stats-empty = { $player }さんは、ここでまだゲームを終えていません。これまでに終わったものも、これから終わるものも、自動で数えます。
stats-line = **{ $game }**：{ $parts }
stats-played = { $number }ゲーム
stats-won = { $number }勝
stats-unfinished = 結果なし{ $number }
stats-rating = レーティング{ $points }
stats-reply = 普段の応答：{ $time }
stats-longest = 最長{ $plies }手
stats-minutes = { $number ->
    [0] 1分未満
   *[other] { $number }分
}
stats-rating-explained = レーティングは1000から始まり、少なくともその強さはあるという目安です。勝つほど、また手がかりになるゲームが増えるほど上がります。
stats-reply-explained = 普段の応答は、番が来てから動くまでの時間の中央値です。終わったゲームだけを数え、一時停止と休暇は含みません。

stats-players-below = ボタンで、このサーバーでそのゲームを遊ぶ人の一覧を見られます。

players-title = 『{ $game }』このサーバーのプレイヤー
players-title-page = 『{ $game }』このサーバーのプレイヤー（{ $page }/{ $pages }ページ）
players-empty = このサーバーで『{ $game }』を終えた人はまだいません。
players-line = { $place }. { $player }：{ $parts }

luck-title = 『{ $game }』運の巡り合わせと、その期待値
luck-empty = このゲームでは、抽選もダイスもありませんでした。
luck-line = { $player }：{ $total }（期待値{ $expected }±{ $spread }）
luck-dice = { $player }：ダイス{ $times }個、合計{ $total }（期待値{ $expected }±{ $spread }）、1の目からの回数：{ $faces }
luck-explained = ±は標準偏差です。これより大きく外れるのは3回に1回ほど、その2倍より大きく外れるのは20回に1回ほどです。結果はすべてシード値で決まっていて、「{ button-export }」で誰でも検証できます。

luck-halali-own = めくった自分のタイル
luck-halali-others = めくった相手のタイル
luck-hunters_and_gatherers-gold = 引いた金鉱のタイル
luck-hunters_and_gatherers-fish = 引いたタイルの魚
luck-hunters_and_gatherers-animals = 引いたタイルのマンモス、野牛、鹿
luck-hunters_and_gatherers-tigers = 引いたタイルの虎
luck-risk_mgs-d6 = 6面ダイス（振り直しを除く）
luck-risk_mgs-d8 = ボスの8面ダイス（振り直しを除く）
luck-risk_mgs-pairs-attacking = 攻撃側としてダイスだけで勝った組
luck-risk_mgs-pairs-defending = 防御側としてダイスだけで勝った組

button-luck = 運の巡り合わせ

command-stats = 成績
command-stats-description = ゲーム数、勝ち数、レーティング、普段の応答時間を見ます（自分だけに表示）
option-person = プレイヤー
option-person-description = 誰の成績か。省略すると自分の成績
option-stats-game = ゲーム
option-stats-game-description = 1つのゲームだけ。プレイヤーを省略すると、ここで遊ぶ全員

error-no-table-of-players = DMには、プレイヤーの一覧を出せるサーバーがありません。サーバーのチャンネルで使ってください。
error-not-others-here = DMで見られるのは自分の成績だけです。ほかの人の成績は、共通のサーバーで見てください。
error-luck-not-over = 運の巡り合わせは終局後に見られます。それより前では秘密が漏れるおそれがあります。それまでは盤面をどうぞ：{ $link }
