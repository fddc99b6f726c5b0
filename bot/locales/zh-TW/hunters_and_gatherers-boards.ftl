# Hunters and Gatherers: standing, result, alternative text, text board and lenses.

## Standing

hunters_and_gatherers-standing-part = { $start } · { $next }
hunters_and_gatherers-standing-over = 遊戲結束
hunters_and_gatherers-tiles-left = 剩餘板塊：普通 { $land } 片、獎勵 { $bonus } 片

## Result

hunters_and_gatherers-result-win = { $player } 以 { $points } 分獲勝；{ $others }。
hunters_and_gatherers-result-shared = 並列第一：{ $players } 各得 { $points } 分。
hunters_and_gatherers-result-resign = 其他人都已認輸，{ $player } 以 { $points } 分獲勝；{ $others }。不進行終局計分。
hunters_and_gatherers-result-line = { $player }：{ $sum }={ $points } 分
hunters_and_gatherers-result-resigned = { $player }（認輸）：{ $sum }={ $points } 分
hunters_and_gatherers-result-completed = 完成的森林與河流 { $points }
hunters_and_gatherers-result-meadow = 草地 { $points }
hunters_and_gatherers-result-meadow-many = 草地 { $points }（{ $each }）
hunters_and_gatherers-result-water = 水系 { $points }
hunters_and_gatherers-result-water-many = 水系 { $points }（{ $each }）

## Lines that boards share. Colours stand for players; $hand is members + huts.

hunters_and_gatherers-board-land = { $player }（{ $colour }）放置普通板塊。0° 時：{ $tile }。
hunters_and_gatherers-board-bonus = { $player }（{ $colour }）放置獎勵板塊。0° 時：{ $tile }。
hunters_and_gatherers-board-left = { $left }。
hunters_and_gatherers-board-over = 遊戲結束。{ $outcome }
hunters_and_gatherers-board-players = 得分（儲備：米寶+小屋）：{ $players }。
hunters_and_gatherers-board-player = { $player } { $colour } { $points }（{ $hand }）
hunters_and_gatherers-legend = { $colour } { $player }

## Places where the tile in hand fits. Cells count east and north from the start tile, which is 0,0.

hunters_and_gatherers-place = { $letter } { $cell }（{ $rotations }）：接{ $beside }。
hunters_and_gatherers-place-completes = { $letter } { $cell }（{ $rotations }）：完成{ $completed }。
hunters_and_gatherers-place-completes-at = { $letter } { $cell }（{ $rotations }）：{ $turn } 時完成{ $completed }。
hunters_and_gatherers-place-brief = { $letter } { $cell }（{ $rotations }）
hunters_and_gatherers-places-other = 其他位置：{ $places }。
hunters_and_gatherers-places-more = 另有 { $count } 個位置，行動選單會全部列出。

## Areas with pieces

hunters_and_gatherers-areas-forest = **森林**
hunters_and_gatherers-areas-river = **河流**
hunters_and_gatherers-areas-meadow = **草地**
hunters_and_gatherers-areas-water = **水系**
hunters_and_gatherers-area-line = - { $cell }：{ $sum }（{ $players }）
hunters_and_gatherers-area-shares = { $line }，各有：{ $shares }
hunters_and_gatherers-area-open = { $line }，{ $edges }
hunters_and_gatherers-areas-more = 另有 { $count } 個區域，分數都不高於以上各處。
hunters_and_gatherers-areas-free = 還沒有主人：{ $areas }。
hunters_and_gatherers-free-area = { $cell } 的{ $area }（{ $points } 分）
hunters_and_gatherers-areas-none = 版圖上還沒有米寶和小屋。

## Alternative text (1,024 characters at most)

hunters_and_gatherers-alt-title = 獵人與採集者。座標從起始板塊 0,0 起算：先東後北。
hunters_and_gatherers-alt-news = 最新：{ $news }

## Text board (2,000 characters at most)

hunters_and_gatherers-text-title = **獵人與採集者** · 座標從起始板塊 0,0 起算：先東後北
hunters_and_gatherers-text-news = 剛才發生：
hunters_and_gatherers-text-line = - { $line }

## Lenses

hunters_and_gatherers-lens-name-owners = 歸屬
hunters_and_gatherers-lens-name-holes = 死格
hunters_and_gatherers-lens-owners = **各區域歸屬**，依現在計分的結果。未完成的森林和河流，完成後才算分。
hunters_and_gatherers-lens-holes = **{ $count } 個死格**，已經沒有板塊能放進去：{ $cells }
hunters_and_gatherers-lens-holes-none = 沒有死格：每個空格都還有未放置的板塊可以放。
hunters_and_gatherers-lens-region = **{ $cell } 周圍**，從西北角起逐列說明
hunters_and_gatherers-lens-bare-tile = { $cell }：{ $edges }
hunters_and_gatherers-lens-tile = { $cell }：{ $edges }；{ $things }
hunters_and_gatherers-lens-piece = { $colour }的{ $role }
hunters_and_gatherers-lens-piece-where = { $colour }的{ $role }（{ $where }）
hunters_and_gatherers-lens-more = 外圍還有 { $count } 片沒有列出，可改看其他格的周圍。

## Tiles left

hunters_and_gatherers-left-piles = 牌庫：普通板塊 { $land } 片、獎勵板塊 { $bonus } 片，沒有人知道順序。各邊依順時針方向列出。
hunters_and_gatherers-left-land = **普通板塊**：{ $edges }。上面合計：{ $things }。
hunters_and_gatherers-left-bonus = **獎勵板塊**：{ $edges }。上面合計：{ $things }。
hunters_and_gatherers-left-out-land = 其中 { $count } 片普通板塊不在這局遊戲裡。
hunters_and_gatherers-left-out-bonus = 其中 { $count } 片獎勵板塊不在這局遊戲裡。
hunters_and_gatherers-left-pattern = { $edges } { $count } 片
hunters_and_gatherers-left-edge-f = 森林
hunters_and_gatherers-left-edge-m = 草地
hunters_and_gatherers-left-edge-r = 河流
