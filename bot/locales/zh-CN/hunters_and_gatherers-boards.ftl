# Hunters and Gatherers: standing, result, alternative text, text board and lenses.

## Standing

hunters_and_gatherers-standing-part = { $start } · { $next }
hunters_and_gatherers-standing-over = 游戏结束
hunters_and_gatherers-tiles-left = 剩余普通板块 { $land } 块、奖励板块 { $bonus } 块

## Result

hunters_and_gatherers-result-win = { $player } 以 { $points } 分获胜；{ $others }。
hunters_and_gatherers-result-shared = 并列第一：{ $players } 各得 { $points } 分。
hunters_and_gatherers-result-resign = 其他人都已认输，{ $player } 以 { $points } 分获胜；{ $others }。没有进行终局计分。
hunters_and_gatherers-result-line = { $player }：{ $sum }={ $points } 分
hunters_and_gatherers-result-resigned = { $player }（已认输）：{ $sum }={ $points } 分
hunters_and_gatherers-result-completed = 完成的森林与河流 { $points }
hunters_and_gatherers-result-meadow = 草地 { $points }
hunters_and_gatherers-result-meadow-many = 草地 { $points }（{ $each }）
hunters_and_gatherers-result-water = 水系 { $points }
hunters_and_gatherers-result-water-many = 水系 { $points }（{ $each }）

## Lines that boards share. Colours stand for players; $hand is members + huts.

hunters_and_gatherers-board-land = 轮到 { $player }，{ $colour }，放置普通板块。0° 时：{ $tile }。
hunters_and_gatherers-board-bonus = 轮到 { $player }，{ $colour }，放置奖励板块。0° 时：{ $tile }。
hunters_and_gatherers-board-left = { $left }。
hunters_and_gatherers-board-over = 游戏结束。{ $outcome }
hunters_and_gatherers-board-players = 得分（储备的米宝+小屋）：{ $players }。
hunters_and_gatherers-board-player = { $player } { $colour } { $points }（{ $hand }）
hunters_and_gatherers-legend = { $colour } { $player }

## Places where the tile in hand fits. Cells count east and north from the start tile, which is 0,0.

hunters_and_gatherers-place = { $letter } { $cell }（{ $rotations }）：相邻{ $beside }。
hunters_and_gatherers-place-completes = { $letter } { $cell }（{ $rotations }）：完成{ $completed }。
hunters_and_gatherers-place-completes-at = { $letter } { $cell }（{ $rotations }）：{ $turn } 时完成{ $completed }。
hunters_and_gatherers-place-brief = { $letter } { $cell }（{ $rotations }）
hunters_and_gatherers-places-other = 其他位置：{ $places }。
hunters_and_gatherers-places-more = 另有 { $count } 处，行动菜单里列出了全部。

## Areas with pieces

hunters_and_gatherers-areas-forest = **森林**
hunters_and_gatherers-areas-river = **河流**
hunters_and_gatherers-areas-meadow = **草地**
hunters_and_gatherers-areas-water = **水系**
hunters_and_gatherers-area-line = - { $cell }：{ $sum }（{ $players }）
hunters_and_gatherers-area-shares = { $line }，棋子：{ $shares }
hunters_and_gatherers-area-open = { $line }，{ $edges }
hunters_and_gatherers-areas-more = 另有 { $count } 个区域，价值都不超过以上。
hunters_and_gatherers-areas-free = 还没有归属：{ $areas }。
hunters_and_gatherers-free-area = { $cell } 的{ $area }（{ $points } 分）
hunters_and_gatherers-areas-none = 版图上还没有任何棋子。

## Alternative text (1,024 characters at most)

hunters_and_gatherers-alt-title = 猎人与采集者。坐标是从起始板块 0,0 往东、往北的格数。
hunters_and_gatherers-alt-news = 最新：{ $news }

## Text board (2,000 characters at most)

hunters_and_gatherers-text-title = **猎人与采集者** · 坐标是从起始板块 0,0 往东、往北的格数
hunters_and_gatherers-text-news = 发生了什么：
hunters_and_gatherers-text-line = - { $line }

## Lenses

hunters_and_gatherers-lens-name-owners = 归属
hunters_and_gatherers-lens-name-holes = 填不上的空位
hunters_and_gatherers-lens-owners = **各区域归谁**，假设现在就计分。未完成的森林和河流要完成之后才计分。
hunters_and_gatherers-lens-holes = **{ $count } 个填不上的空位**，已经没有板块放得进去：{ $cells }
hunters_and_gatherers-lens-holes-none = 没有填不上的空位：每一处都还有未放置的板块放得进去。
hunters_and_gatherers-lens-region = **{ $cell } 周围**，从西北开始，逐行列出
hunters_and_gatherers-lens-bare-tile = { $cell }：{ $edges }
hunters_and_gatherers-lens-tile = { $cell }：{ $edges }；{ $things }
hunters_and_gatherers-lens-piece = { $colour }{ $role }
hunters_and_gatherers-lens-piece-where = { $colour }{ $role }（{ $where }）
hunters_and_gatherers-lens-more = 边缘还有 { $count } 块这里写不下，请查看别的坐标周围。

## Tiles left

hunters_and_gatherers-left-piles = 牌库：普通板块 { $land } 块、奖励板块 { $bonus } 块。没有人知道顺序。四边按顺时针列出。
hunters_and_gatherers-left-land = **普通板块**：{ $edges }。它们一共有：{ $things }。
hunters_and_gatherers-left-bonus = **奖励板块**：{ $edges }。它们一共有：{ $things }。
hunters_and_gatherers-left-out-land = 其中 { $count } 块普通板块不在这局游戏中。
hunters_and_gatherers-left-out-bonus = 其中 { $count } 块奖励板块不在这局游戏中。
hunters_and_gatherers-left-pattern = { $count } 块{ $edges }
hunters_and_gatherers-left-edge-f = 森林
hunters_and_gatherers-left-edge-m = 草地
hunters_and_gatherers-left-edge-r = 河流
