# 狩猟者と採集者：途中経過、結果、代替テキスト、文字の盤面、重ねて見る情報。

## 途中経過

hunters_and_gatherers-standing-part = { $start } · { $next }
hunters_and_gatherers-standing-over = 終局
hunters_and_gatherers-tiles-left = 残り枚数：通常{ $land }、ボーナス{ $bonus }

## 結果

hunters_and_gatherers-result-win = { $player }さんが{ $points }点で勝ちました。ほかは{ $others }です。
hunters_and_gatherers-result-shared = 同点優勝です。{ $players }さんがともに{ $points }点でした。
hunters_and_gatherers-result-resign = ほかの全員が投了し、{ $player }さんが{ $points }点で勝ちました。ほかは{ $others }です。最終得点の計算は行われませんでした。
hunters_and_gatherers-result-line = { $player }：{ $sum }={ $points }点
hunters_and_gatherers-result-resigned = { $player }（投了）：{ $sum }={ $points }点
hunters_and_gatherers-result-completed = 完成した森と川{ $points }
hunters_and_gatherers-result-meadow = 草原{ $points }
hunters_and_gatherers-result-meadow-many = 草原{ $points }（{ $each }）
hunters_and_gatherers-result-water = 水系{ $points }
hunters_and_gatherers-result-water-many = 水系{ $points }（{ $each }）

## 盤面に共通の文。色はプレイヤーを表し、$hand はミープル+小屋。

hunters_and_gatherers-board-land = { $player }さん（{ $colour }）が通常タイルを置く番です。0度のとき：{ $tile }。
hunters_and_gatherers-board-bonus = { $player }さん（{ $colour }）がボーナスタイルを置く番です。0度のとき：{ $tile }。
hunters_and_gatherers-board-left = { $left }。
hunters_and_gatherers-board-over = 終局しました。{ $outcome }
hunters_and_gatherers-board-players = 得点（手元のミープル+小屋）：{ $players }。
hunters_and_gatherers-board-player = { $player } { $colour } { $points }（{ $hand }）
hunters_and_gatherers-legend = { $colour } { $player }

## 手元のタイルを置ける場所。位置はスタートタイルを0,0として、東、北の順に数える。

hunters_and_gatherers-place = { $letter } { $cell }（{ $rotations }）、周り：{ $beside }。
hunters_and_gatherers-place-completes = { $letter } { $cell }（{ $rotations }）：{ $completed }が完成。
hunters_and_gatherers-place-completes-at = { $letter } { $cell }（{ $rotations }）：{ $turn }で{ $completed }が完成。
hunters_and_gatherers-place-brief = { $letter } { $cell }（{ $rotations }）
hunters_and_gatherers-places-other = ほかに置ける場所：{ $places }。
hunters_and_gatherers-places-more = ほかに{ $count }か所あります。手番のメニューにすべて並びます。

## コマのある場所

hunters_and_gatherers-areas-forest = **森**
hunters_and_gatherers-areas-river = **川**
hunters_and_gatherers-areas-meadow = **草原**
hunters_and_gatherers-areas-water = **水系**
hunters_and_gatherers-area-line = - { $cell }：{ $sum }、{ $players }
hunters_and_gatherers-area-shares = { $line }（{ $shares }）
hunters_and_gatherers-area-open = { $line }、{ $edges }
hunters_and_gatherers-areas-more = ほかに{ $count }か所あり、どれもここにある得点以下です。
hunters_and_gatherers-areas-free = まだ誰もいない場所：{ $areas }。
hunters_and_gatherers-free-area = { $cell }の{ $area }（{ $points }点）
hunters_and_gatherers-areas-none = コマはまだどこにもありません。

## 代替テキスト（1,024字まで）

hunters_and_gatherers-alt-title = 狩猟者と採集者。位置はスタートタイルを0,0として、東、北の順です。
hunters_and_gatherers-alt-news = 新しい動き：{ $news }

## 文字の盤面（2,000字まで）

hunters_and_gatherers-text-title = **狩猟者と採集者** · 位置はスタートタイルを0,0として、東、北の順
hunters_and_gatherers-text-news = 起きたこと：
hunters_and_gatherers-text-line = - { $line }

## 重ねて見る情報

hunters_and_gatherers-lens-name-owners = 誰が何を得るか
hunters_and_gatherers-lens-name-holes = 埋まらない穴
hunters_and_gatherers-lens-owners = **誰が何を得るか**（今、得点計算をした場合）。未完成の森と川は、完成しないと得点になりません。
hunters_and_gatherers-lens-holes = **埋まらない穴{ $count }か所**（合うタイルがもうありません）：{ $cells }
hunters_and_gatherers-lens-holes-none = 埋まらない穴はありません。どの穴にも、まだ置かれていないタイルのどれかが合います。
hunters_and_gatherers-lens-region = **{ $cell }の周り**（北西から1列ずつ）
hunters_and_gatherers-lens-bare-tile = { $cell }：{ $edges }
hunters_and_gatherers-lens-tile = { $cell }：{ $edges }。{ $things }
hunters_and_gatherers-lens-piece = { $colour }の{ $role }
hunters_and_gatherers-lens-piece-where = { $colour }の{ $role }（{ $where }）
hunters_and_gatherers-lens-more = 端の{ $count }枚は入りきりませんでした。別の位置を中心にして見てください。

## 残りのタイル

hunters_and_gatherers-left-piles = 裏向き：通常タイル{ $land }枚、ボーナスタイル{ $bonus }枚。出る順番は誰にも分かりません。辺は時計回りに並べています。
hunters_and_gatherers-left-land = **通常タイル**：{ $edges }。描かれているものの合計：{ $things }。
hunters_and_gatherers-left-bonus = **ボーナスタイル**：{ $edges }。描かれているものの合計：{ $things }。
hunters_and_gatherers-left-out-land = このうち通常タイル{ $count }枚は、今回のゲームに入っていません。
hunters_and_gatherers-left-out-bonus = このうちボーナスタイル{ $count }枚は、今回のゲームに入っていません。
hunters_and_gatherers-left-pattern = { $edges } { $count }枚
hunters_and_gatherers-left-edge-f = 森
hunters_and_gatherers-left-edge-m = 草原
hunters_and_gatherers-left-edge-r = 川
