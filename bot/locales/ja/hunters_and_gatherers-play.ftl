# 狩猟者と採集者：手を選ぶ、起きたことを伝える。

## 問いかけ。$player は名前かメンション、$tile は引いたままの向き（0度）のタイル。

hunters_and_gatherers-prompt-lay-land = { $player }さん（{ $colour }）：この通常タイルを置きます。0度のとき：{ $tile }。手元：{ $hand }。
hunters_and_gatherers-prompt-lay-bonus = { $player }さん（{ $colour }）：このボーナスタイルを置きます。0度のとき：{ $tile }。手元：{ $hand }。

## メニューの選択肢（100字まで）。絵がなくても分かるように

hunters_and_gatherers-pick-place = { $letter }：{ $cell }、周り：{ $beside }
hunters_and_gatherers-pick-place-completes = { $letter }：{ $cell }、{ $completed }が完成
hunters_and_gatherers-pick-place-completes-at = { $letter }：{ $cell }、{ $turn }で{ $completed }が完成
hunters_and_gatherers-pick-rotation = { $rotation }度：{ $edges }
hunters_and_gatherers-pick-rotation-completes = { $rotation }度：{ $completed }が完成
hunters_and_gatherers-pick-piece = { $letter }：{ $piece }（{ $holds }）
hunters_and_gatherers-pick-piece-completes = { $letter }：{ $piece }（{ $holds }、完成+{ $points }点）
hunters_and_gatherers-pick-none = コマを置かない
hunters_and_gatherers-on-forest = 森の{ $role }
hunters_and_gatherers-on-meadow = 草原の{ $role }
hunters_and_gatherers-on-river = 川の{ $role }
hunters_and_gatherers-on-lake = 湖の{ $role }
hunters_and_gatherers-on-where = { $where }の{ $ground }
hunters_and_gatherers-completed-for = { $area }（{ $points }点、{ $players }）
hunters_and_gatherers-completed-free = { $area }（{ $points }点、誰もいない）

hunters_and_gatherers-group-places = { $first }～{ $last }の場所
hunters_and_gatherers-group-rotation = 向き
hunters_and_gatherers-group-piece = 置くコマ

## プレビュー

hunters_and_gatherers-preview-land = 通常タイルを{ $cell }に置きます（向き{ $rotation }度、{ $piece }）。
hunters_and_gatherers-preview-bonus = ボーナスタイルを{ $cell }に置きます（向き{ $rotation }度、{ $piece }）。
hunters_and_gatherers-preview-gold = 金鉱を掘り当て、ボーナスタイルを引きます。
hunters_and_gatherers-preview-last-scoring = 続いて最終得点を計算します：{ $scores }。
hunters_and_gatherers-preview-over = 続いて最終得点を計算しますが、誰にも得点はありません。
hunters_and_gatherers-preview-resign = 投了します。ほかの人たちはゲームを続け、自分のコマはフィールドに残ります。
hunters_and_gatherers-preview-resign-last = 投了します。相手の勝ちになります。

## 起きたこと

hunters_and_gatherers-event-laid-land = { $player }さんが通常タイルを{ $cell }に置きました：{ $edges }。
hunters_and_gatherers-event-laid-bonus = { $player }さんがボーナスタイルを{ $cell }に置きました：{ $edges }。
hunters_and_gatherers-event-placed = { $player }さんが{ $cell }に{ $role }を置きました。
hunters_and_gatherers-event-went-home-forest = 手元に戻る採集者：{ $members }。
hunters_and_gatherers-event-went-home-river = 手元に戻る漁師：{ $members }。
hunters_and_gatherers-event-bonus-earned = { $player }さんが金鉱を掘り当て、ボーナスタイルを引きます。
hunters_and_gatherers-event-bonus-lost-bonus-turn = 金鉱がありましたが、ボーナス手番では次のボーナスタイルを引けません。
hunters_and_gatherers-event-bonus-lost-pile-empty = 金鉱がありましたが、ボーナスタイルはもう残っていません。
hunters_and_gatherers-event-bonus-lost-fits-nowhere = 残りのボーナスタイルに置ける場所がないため、{ $player }さんのボーナス手番はありません。
hunters_and_gatherers-event-fits-nowhere-land = 置ける場所がない通常タイルを、ゲームから除きました：{ $tile }。
hunters_and_gatherers-event-fits-nowhere-bonus = 置ける場所がないボーナスタイルを、ゲームから除きました：{ $tile }。
hunters_and_gatherers-event-resigned = { $player }さんが投了しました。
hunters_and_gatherers-event-handed-on = タイルを{ $player }さんが引き継ぎます：{ $tile }。

hunters_and_gatherers-scored = { $area }：{ $sum }（{ $players }）。
hunters_and_gatherers-scored-shrine = { $area }：{ $sum }（ストーンサークルにより{ $players }）。
hunters_and_gatherers-scored-nobody-forest = 完成した森（タイル{ $tiles }枚）には誰もいないため、得点はありません。
hunters_and_gatherers-scored-nobody-river = 完成した川（タイル{ $tiles }枚）には誰もいないため、得点はありません。
