# リスク：メタルギアソリッド：途中経過、結果、代替テキスト、文字の盤面、重ねて見る情報、残り一覧。

## 途中経過

risk_mgs-standing-part = { $start } · { $next }
risk_mgs-standing-players = 領土/目標：{ $players }
risk_mgs-standing-player = { $player } { $territories }/{ $objectives }
risk_mgs-standing-placing = 未配置の軍隊：{ $players }
risk_mgs-standing-reserve = { $player } { $armies }
risk_mgs-standing-out = { $player } 脱落
risk_mgs-standing-round = ラウンド{ $round }
risk_mgs-standing-over = 終局

## プレイヤーの持つものを部分ごとに

risk_mgs-holding-land = { $territories ->
    [0] 領土なし
   *[other] 領土{ $territories }か所に{ $armies }軍隊
}
risk_mgs-holding-reserve = 未配置{ $armies }軍隊
risk_mgs-holding-points = { $points } DP
risk_mgs-holding-cards = 領土カード{ $territory }枚、ショップカード{ $shop }枚
risk_mgs-holding-objectives = 目標：{ $objectives }
risk_mgs-holding-resigned = 投了
risk_mgs-holding-eliminated = 脱落

## 結果。$resigned は投了した人の名前。

risk_mgs-result-objectives = { $player }さん（{ $faction }）の勝ちです。目標{ $objectives }個を獲得し、司令部を支配しました。
risk_mgs-result-objectives-resigned = { $player }さん（{ $faction }）の勝ちです。目標{ $objectives }個を獲得し、司令部を支配しました。投了：{ $resigned }。
risk_mgs-result-last-left = { $player }さん（{ $faction }）が最後の1人となり、勝ちました。
risk_mgs-result-last-left-resigned = { $player }さん（{ $faction }）が最後の1人となり、勝ちました。投了：{ $resigned }。
risk_mgs-result-line = { $place }. { $player }（{ $faction }）：{ $holdings }

## 盤面に共通の行。$mark はプレイヤーを表す文字。

risk_mgs-mark-neutral = N
risk_mgs-mark-troopers = T
risk_mgs-board-over = 終局しました。{ $outcome }
risk_mgs-board-player = { $mark } { $player }（{ $faction }）：{ $holdings }
risk_mgs-board-holds = { $zones }を支配
risk_mgs-board-land = { $territory }{ $mark }{ $armies }
risk_mgs-board-land-with = { $land }（{ $features }）
risk_mgs-board-headquarters = 司令部{ $mark }
risk_mgs-board-boss = { $boss }
risk_mgs-board-boss-suppressed = 妨害中の{ $boss }
risk_mgs-board-objectives = 残りの目標：{ $objectives }。
risk_mgs-board-pool = 傭兵プール：{ $bosses }。

## 手番の人の領土。$land と $hostile は、持ち主の文字と軍隊の数を添えた領土。

risk_mgs-front = { $land }の敵：{ $hostile }
risk_mgs-fronts-behind = 後方：{ $territories }
risk_mgs-fronts-free = 未確保：{ $territories }。
risk_mgs-fronts-more = ほかに{ $count }か所あります。手番のメニューにすべて並びます。

## 代替テキスト（1,024字まで）

risk_mgs-alt-title = { risk_mgs-name }、ラウンド{ $round }。アウター・ヘイブンは{ $dock }。文字は持ち主、Tはヘイブン・トルーパー、Nは中立。
risk_mgs-alt-title-setup = { risk_mgs-name }、準備中。文字は持ち主、Tはヘイブン・トルーパー、Nは中立。
risk_mgs-alt-news = 新しい動き：{ $news }

## 文字の盤面（2,000字まで）

risk_mgs-text-title = **{ risk_mgs-name }** · ラウンド{ $round } · アウター・ヘイブンは{ $dock }
risk_mgs-text-title-setup = **{ risk_mgs-name }** · 準備中
risk_mgs-text-legend = 領土の後に持ち主と軍隊の数。T：ヘイブン・トルーパー、N：中立、司令部A：Aの司令部。エリアの+はボーナス
risk_mgs-text-free = 文字なし：未確保
risk_mgs-text-zone = **{ $zone }** +{ $bonus }：{ $territories }
risk_mgs-text-news = 起きたこと：
risk_mgs-text-line = - { $line }

## 重ねて見る情報

risk_mgs-legend = { $mark } { $player }（{ $faction }）
risk_mgs-legend-others = T ヘイブン・トルーパー、N 中立
risk_mgs-lens-zone = **{ $zone }**（ボーナス{ $bonus }）：全体を支配する人はいません。
risk_mgs-lens-zone-held = **{ $zone }**（ボーナス{ $bonus }）：{ $player }さんが支配しています。
risk_mgs-lens-territory = - { $land }：隣接は{ $neighbours }

## 残り一覧

risk_mgs-left-territory = **領土カード**：山札{ $deck }枚、捨て札{ $discards }枚、手札{ $hands }枚。まだ見えていないもの：★1が{ $ones }枚、★2が{ $twos }枚。
risk_mgs-left-shop = **ショップカード**：山札{ $deck }枚、手札{ $hands }枚、使用済み{ $used }枚。
risk_mgs-left-cards = まだ見えていないもの：{ $cards }。
risk_mgs-left-card = { $card }×{ $count }
risk_mgs-left-rewards = 裏向きの報酬が{ $count }枚あります。考えられるもの：{ $rewards }。
