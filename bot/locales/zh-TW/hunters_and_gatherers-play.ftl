# Hunters and Gatherers: choosing a move, and what happened.

## Prompts. $player is a name or a mention; $tile the tile in hand as it comes from the pile (0°).

hunters_and_gatherers-prompt-lay-land = { $player }（{ $colour }）：放置這片普通板塊。0° 時：{ $tile }。儲備：{ $hand }。
hunters_and_gatherers-prompt-lay-bonus = { $player }（{ $colour }）：放置這片獎勵板塊。0° 時：{ $tile }。儲備：{ $hand }。

## Choices of a menu (at most 100 characters), readable without the picture

hunters_and_gatherers-pick-place = { $letter }：{ $cell }，接{ $beside }
hunters_and_gatherers-pick-place-completes = { $letter }：{ $cell }，完成{ $completed }
hunters_and_gatherers-pick-place-completes-at = { $letter }：{ $cell }，{ $turn } 時完成{ $completed }
hunters_and_gatherers-pick-rotation = { $rotation }°：{ $edges }
hunters_and_gatherers-pick-rotation-completes = { $rotation }°：完成{ $completed }
hunters_and_gatherers-pick-piece = { $letter }：{ $piece }，{ $holds }
hunters_and_gatherers-pick-piece-completes = { $letter }：{ $piece }，{ $holds }，完成（+{ $points }）
hunters_and_gatherers-pick-none = 不放置棋子
hunters_and_gatherers-on-forest = 森林中的{ $role }
hunters_and_gatherers-on-meadow = 草地上的{ $role }
hunters_and_gatherers-on-river = 河流上的{ $role }
hunters_and_gatherers-on-lake = 湖上的{ $role }
hunters_and_gatherers-on-where = { $ground }（{ $where }）
hunters_and_gatherers-completed-for = { $area }（{ $points } 分：{ $players }）
hunters_and_gatherers-completed-free = { $area }（{ $points } 分，無人得分）

hunters_and_gatherers-group-places = 位置 { $first }～{ $last }
hunters_and_gatherers-group-rotation = 旋轉方向
hunters_and_gatherers-group-piece = 放置米寶或小屋

## Previews

hunters_and_gatherers-preview-land = 普通板塊放在 { $cell }，旋轉 { $rotation }°，{ $piece }。
hunters_and_gatherers-preview-bonus = 獎勵板塊放在 { $cell }，旋轉 { $rotation }°，{ $piece }。
hunters_and_gatherers-preview-gold = 你找到金塊，可抽一片獎勵板塊。
hunters_and_gatherers-preview-last-scoring = 接著進行終局計分：{ $scores }。
hunters_and_gatherers-preview-over = 接著進行終局計分，沒有人得分。
hunters_and_gatherers-preview-resign = 認輸：其他人繼續玩，你的米寶和小屋留在版圖上。
hunters_and_gatherers-preview-resign-last = 認輸：由對手獲勝。

## What happened

hunters_and_gatherers-event-laid-land = { $player } 將普通板塊放在 { $cell }：{ $edges }。
hunters_and_gatherers-event-laid-bonus = { $player } 將獎勵板塊放在 { $cell }：{ $edges }。
hunters_and_gatherers-event-placed = { $player } 在 { $cell } 放置{ $role }。
hunters_and_gatherers-event-went-home-forest = 收回採集者：{ $members }。
hunters_and_gatherers-event-went-home-river = 收回漁夫：{ $members }。
hunters_and_gatherers-event-bonus-earned = { $player } 找到金塊，抽一片獎勵板塊。
hunters_and_gatherers-event-bonus-lost-bonus-turn = 金塊無效：獎勵回合不能再得到獎勵板塊。
hunters_and_gatherers-event-bonus-lost-pile-empty = 金塊無效：獎勵板塊已經抽完。
hunters_and_gatherers-event-bonus-lost-fits-nowhere = { $player }：剩下的獎勵板塊都無處可放，沒有獎勵回合。
hunters_and_gatherers-event-fits-nowhere-land = 一片普通板塊無處可放，移出遊戲：{ $tile }。
hunters_and_gatherers-event-fits-nowhere-bonus = 一片獎勵板塊無處可放，移出遊戲：{ $tile }。
hunters_and_gatherers-event-resigned = { $player } 認輸。
hunters_and_gatherers-event-handed-on = 板塊轉交給 { $player }：{ $tile }。

hunters_and_gatherers-scored = { $area }：{ $sum }（{ $players }）。
hunters_and_gatherers-scored-shrine = { $area }：{ $sum }（{ $players }，因石圈獨得）。
hunters_and_gatherers-scored-nobody-forest = 完成的森林（{ $tiles } 片）上沒有米寶，不計分。
hunters_and_gatherers-scored-nobody-river = 完成的河流（{ $tiles } 片）上沒有米寶，不計分。
