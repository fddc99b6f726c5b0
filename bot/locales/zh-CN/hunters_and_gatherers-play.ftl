# Hunters and Gatherers: choosing a move, and what happened.

## Prompts. $player is a name or a mention; $tile the tile in hand as it comes from the pile (0°).

hunters_and_gatherers-prompt-lay-land = { $player }，{ $colour }：放置这块普通板块。0° 时：{ $tile }。储备：{ $hand }。
hunters_and_gatherers-prompt-lay-bonus = { $player }，{ $colour }：放置这块奖励板块。0° 时：{ $tile }。储备：{ $hand }。

## Choices of a menu (at most 100 characters), readable without the picture

hunters_and_gatherers-pick-place = { $letter }：{ $cell }，相邻{ $beside }
hunters_and_gatherers-pick-place-completes = { $letter }：{ $cell }，完成{ $completed }
hunters_and_gatherers-pick-place-completes-at = { $letter }：{ $cell }，{ $turn } 时完成{ $completed }
hunters_and_gatherers-pick-rotation = { $rotation }°：{ $edges }
hunters_and_gatherers-pick-rotation-completes = { $rotation }°：完成{ $completed }
hunters_and_gatherers-pick-piece = { $letter }：{ $piece }：{ $holds }
hunters_and_gatherers-pick-piece-completes = { $letter }：{ $piece }：{ $holds }，已完成（+{ $points }）
hunters_and_gatherers-pick-none = 不放置棋子
hunters_and_gatherers-on-forest = 森林里的{ $role }
hunters_and_gatherers-on-meadow = 草地上的{ $role }
hunters_and_gatherers-on-river = 河流上的{ $role }
hunters_and_gatherers-on-lake = 湖上的{ $role }
hunters_and_gatherers-on-where = { $ground }（{ $where }）
hunters_and_gatherers-completed-for = { $area }（{ $points } 分，{ $players }）
hunters_and_gatherers-completed-free = { $area }（{ $points } 分，无人）

hunters_and_gatherers-group-places = 位置 { $first }～{ $last }
hunters_and_gatherers-group-rotation = 选择方向
hunters_and_gatherers-group-piece = 放置什么

## Previews

hunters_and_gatherers-preview-land = 在 { $cell } 放置普通板块，旋转 { $rotation }°；{ $piece }。
hunters_and_gatherers-preview-bonus = 在 { $cell } 放置奖励板块，旋转 { $rotation }°；{ $piece }。
hunters_and_gatherers-preview-gold = 你发现金块，抽一块奖励板块。
hunters_and_gatherers-preview-last-scoring = 接着终局计分：{ $scores }。
hunters_and_gatherers-preview-over = 接着终局计分，没有人得分。
hunters_and_gatherers-preview-resign = 认输：其他人继续，你的棋子留在版图上。
hunters_and_gatherers-preview-resign-last = 认输：对方获胜。

## What happened

hunters_and_gatherers-event-laid-land = { $player } 在 { $cell } 放置了普通板块：{ $edges }。
hunters_and_gatherers-event-laid-bonus = { $player } 在 { $cell } 放置了奖励板块：{ $edges }。
hunters_and_gatherers-event-placed = { $player } 在 { $cell } 放置了{ $role }。
hunters_and_gatherers-event-went-home-forest = 收回采集者：{ $members }。
hunters_and_gatherers-event-went-home-river = 收回渔夫：{ $members }。
hunters_and_gatherers-event-bonus-earned = { $player } 发现金块，抽一块奖励板块。
hunters_and_gatherers-event-bonus-lost-bonus-turn = 金块落空：奖励板块不再带来另一块奖励板块。
hunters_and_gatherers-event-bonus-lost-pile-empty = 金块落空：奖励板块已经抽完。
hunters_and_gatherers-event-bonus-lost-fits-nowhere = { $player } 得不到奖励回合：剩下的奖励板块都无处可放。
hunters_and_gatherers-event-fits-nowhere-land = 一块普通板块无处可放，移出游戏：{ $tile }。
hunters_and_gatherers-event-fits-nowhere-bonus = 一块奖励板块无处可放，移出游戏：{ $tile }。
hunters_and_gatherers-event-resigned = { $player } 认输了。
hunters_and_gatherers-event-handed-on = 这块板块交给 { $player }：{ $tile }。

hunters_and_gatherers-scored = { $area }：{ $sum }（{ $players }）。
hunters_and_gatherers-scored-shrine = { $area }：{ $sum }（{ $players }，凭石圈）。
hunters_and_gatherers-scored-nobody-forest = 完成的森林（{ $tiles } 块）里没有米宝，不计分。
hunters_and_gatherers-scored-nobody-river = 完成的河流（{ $tiles } 块）上没有米宝，不计分。
