# ハラリ：手を選ぶ、起きたことを伝える。

## 問いかけ。$player は名前かメンション、$side はその陣営。

halali-prompt-turn-up-or-move = { $player }さん、{ $side }：タイルを1枚めくるか、動かします。
halali-prompt-turn-up-or-take = { $player }さん、{ $side }：タイルを1枚めくるか、狩りをします。進展のない手番が{ $turns }回続いたため、ほかの手は選べません。
halali-prompt-move-or-leave = { $player }さん、{ $side }：移動、狩り、森からの脱出のどれかを行います。{ $turns ->
    [1] これが最後の手番です。
   *[other] 残り{ $turns }手番です。
}
halali-prompt-must-pass = { $player }さん、{ $side }：できる手がないため、パスになります。
halali-prompt-between-games = { $players }さん：1局目が終わりました。陣営を交代して2局目に進みます。

## メニューの選択肢（100字まで）。絵がなくても分かるように

halali-pick-flip = { $square }：めくる
halali-pick-tile = { $square }：{ $tile }、{ halali-pick-moves }
halali-pick-tile-takes = { $square }：{ $tile }、{ halali-pick-moves }、獲物：{ $prey }
halali-pick-tile-leaves = { $square }：{ $tile }、{ halali-pick-moves }、脱出可
halali-pick-tile-takes-leaves = { $square }：{ $tile }、{ halali-pick-moves }、獲物：{ $prey }、脱出可
halali-pick-moves = { $count }通り
halali-pick-prey = { $square }（+{ $points }）
halali-pick-move = { $to }：{ $tile }を動かす
halali-pick-take = { $to }：{ $tile }が{ $prey }を狩る（+{ $points }点）
halali-pick-leave = 脱出：{ $tile }が{ $exits }から森を出る（+{ $points }点）
halali-pick-pass = パス
halali-pick-next = 2局目に進む

halali-group-flip-south = めくる：南半分（a1～d4）
halali-group-flip-north = めくる：北半分（e4～g7）
halali-group-blue = クマとキツネ
halali-group-brown = 猟師ときこり
halali-group-birds = カモとキジ
halali-group-to = 行き先
halali-group-other = その他

## プレビュー

halali-preview-flip = { $square }をめくります。何が出てもそのまま置かれ、手番が終わります。
halali-preview-flip-last = 最後の裏向きのタイル、{ $square }をめくります。最終フェイズに入ります。
halali-preview-move = { $from }の{ $tile }を{ $to }へ動かします。
halali-preview-move-bird = { $from }の{ $tile }を{ $to }へ動かします。相手は次の手番でこの鳥を狩れますが、動かすことはできません。
halali-preview-take = { $from }の{ $tile }が{ $to }の{ $prey }を狩ります（+{ $points }点）。
halali-preview-leave = { $from }の{ $tile }が{ $exits }から森を脱出します（+{ $points }点）。
halali-preview-pass = 動かせるものがないため、パスします。
halali-preview-next = 陣営を交代し、タイルを並べ直して2局目に進みます。
halali-preview-resign = 投了します。相手の勝ちになります。

## 起きたこと。$move は記法で書いた手。

halali-event-turned-up = { $player }さんが{ $square }をめくりました：{ $tile }。
halali-event-moved = { $player }さんが{ $tile }を動かしました（{ $move }）。
halali-event-took = { $player }さんの{ $tile }が{ $to }の{ $prey }を狩りました（{ $move }、+{ $points }点）。
halali-event-left = { $player }さんの{ $tile }が{ $exits }から森を脱出しました（{ $move }、+{ $points }点）。
halali-event-passed = { $player }さんは動かせるものがなく、パスしました。
halali-event-end-phase = すべてのタイルが表向きになり、最終フェイズに入りました。{ $player }さんから5手番ずつで、自分のタイルは森から脱出できます。
halali-event-game-over = { $game }局目が終わりました：{ $scores }。
halali-event-game-over-early = 一方のタイルがなくなり、{ $game }局目が終わりました：{ $scores }。
halali-event-next-game = { $game }局目が始まります。{ $player }さんが動物側で、先手です。
halali-event-resigned = { $player }さんが投了しました。
halali-score = { $player } { $points }
