# ハラリ：さまざまなものの名前。ルールの番号（N1、X1など）はプレイヤーには見せない。

halali-name = ハラリ

## タイル

halali-kind-bear = クマ
halali-kind-fox = キツネ
halali-kind-lumberjack = きこり
halali-kind-hunter = 猟師
halali-kind-pheasant = キジ
halali-kind-duck = カモ
halali-kind-tree = 木

halali-count-bear = クマ{ $count }枚
halali-count-fox = キツネ{ $count }枚
halali-count-lumberjack = きこり{ $count }枚
halali-count-hunter = 猟師{ $count }枚
halali-count-pheasant = キジ{ $count }枚
halali-count-duck = カモ{ $count }枚
halali-count-tree = 木{ $count }枚

halali-hunter-pointing = 猟師（銃の向き：{ $direction }）
halali-direction-n = 北
halali-direction-e = 東
halali-direction-s = 南
halali-direction-w = 西

## 陣営

halali-side-blue = 動物側（青）
halali-side-brown = 人間側（茶）

## オプション

halali-option-match = 局数
halali-option-no_return = 戻り禁止
halali-option-stall_limit = 停滞ルール
halali-choice-match = { $value ->
    [on] 2局勝負（陣営を交代）
   *[off] 1局
}
halali-choice-no_return = { $value ->
    [on] オン
   *[off] オフ
}
halali-choice-stall_limit = { $value ->
    [0] オフ
   *[other] 進展のない手番{ $value }回で適用
}
