# ハラリ：途中経過、結果、代替テキスト、文字の盤面。盤面の文からは、局面を余さず読み取れる。

## 途中経過

halali-standing-part = { $start } · { $next }
halali-standing-turning = 裏向き{ $count }枚
halali-standing-end = 最終フェイズ、残り手番：{ $left }
halali-standing-between = 1局目終了
halali-standing-over = 終局
halali-standing-game = 全2局の{ $game }局目
halali-standing-match = 通算：{ $scores }

## 結果

halali-result-win = { $points }対{ $other }で{ $player }さんの勝ちです。
halali-result-tiles = { $player }さんの勝ちです。ともに{ $points }点ですが、得点タイルは{ $tiles }枚対{ $fewer }枚でした。
halali-result-draw = 引き分けです。{ $players }さんはともに{ $points }点、得点タイル{ $tiles }枚でした。
halali-result-resign = { $player }さんが投了し、{ $other }さんの勝ちです。終局時の得点：{ $scores }。
halali-result-game = { $game }局目：{ $scores }。{ $why }
halali-result-only-game = { $scores }。{ $why }
halali-result-score = { $player } { $points }（{ $tiles }枚）
halali-result-by-turns = すべての手番を終えました。
halali-result-by-early = 一方のタイルがなくなったため、早く終わりました。
halali-result-by-resign = 投了により終わりました。
halali-result-pile = { $player }：{ $sum }={ $points }点
halali-result-no-pile = { $player }：得点タイルなし、0点
halali-result-in-game = { $player }（{ $game }局目）
halali-result-term = { $what }×{ $worth }
halali-result-plus = { $start }+{ $next }
halali-result-total = { $player }、2局合計：{ $sum }={ $points }点

## 両方の盤面に使う文

halali-board-to-move = 手番：{ $player }、{ $side }。
halali-board-between = 1局目が終わりました：{ $scores }。陣営を交代して2局目に進むには、「{ button-move }」を選ぶか、nextと入力します。
halali-board-over = 終局しました。{ $outcome }
halali-board-left = 最終フェイズ。残り手番：青{ $blue }、茶{ $brown }。
halali-board-lock = 動かせない鳥：{ $square }（狩ることはできます）。
halali-board-bar-blue = 戻り禁止（青）：{ $move }。
halali-board-bar-brown = 戻り禁止（茶）：{ $move }。
halali-board-stall = 進展のない手番：{ $turns }/{ $limit }。
halali-board-pile = { $player }、{ $side }：{ $points }点（{ $tiles }）。
halali-board-no-pile = { $player }、{ $side }：0点。

## 段ごとのマス。列の文字がタイルの前に立つ

halali-rank = { $rank }段：{ $tiles }。
halali-rank-empty = { $rank }段：空き。
halali-rank-all-down = { $rank }段：すべて裏向き。
halali-rank-down = { $rank }段：裏向き{ $files }。
halali-rank-both = { $rank }段：{ $tiles }、裏向き{ $files }。
halali-rank-tile = { $file }{ $tile }
halali-rank-hunter = { $file }猟師（銃：{ $direction }）
halali-rank-rest = ほかのマスは空きです。

## 代替テキスト（1,024字まで）

halali-alt-title = ハラリ。
halali-alt-title-match = ハラリ、全2局の{ $game }局目。
halali-alt-news = 新しい動き：{ $news }

## 文字の盤面（2,000字まで）。図はコードブロックに入る

halali-text-title = **ハラリ**
halali-text-title-match = **ハラリ** · 全2局の{ $game }局目
halali-text-legend = 動物側（青）：Bクマ、Fキツネ。人間側（茶）：Lきこり、H猟師と銃の向き（^北、>東、v南、<西）。どちらも動かせる鳥：Pキジ、Dカモ。T木、??裏向き、..空き。出口：d7、g4、d1、a4。
halali-text-news = 起きたこと：
halali-text-news-line = - { $news }

## 残りのタイル

halali-left = まだ裏向き：{ $tiles }。どのマスにあるかは、誰にも分かりません。
halali-left-none = すべてのタイルが表向きです。
