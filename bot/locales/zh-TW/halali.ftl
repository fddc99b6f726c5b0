# Halali!: the words for its things. Rules say N1, X1 ...; players never read these numbers.

halali-name = 叢林暗戰

## Tiles

halali-kind-bear = 熊
halali-kind-fox = 狐狸
halali-kind-lumberjack = 伐木工
halali-kind-hunter = 獵人
halali-kind-pheasant = 雉雞
halali-kind-duck = 鴨子
halali-kind-tree = 樹

halali-count-bear = 熊 { $count } 片
halali-count-fox = 狐狸 { $count } 片
halali-count-lumberjack = 伐木工 { $count } 片
halali-count-hunter = 獵人 { $count } 片
halali-count-pheasant = 雉雞 { $count } 片
halali-count-duck = 鴨子 { $count } 片
halali-count-tree = 樹 { $count } 片

halali-hunter-pointing = 獵人（槍口朝{ $direction }）
halali-direction-n = 北
halali-direction-e = 東
halali-direction-s = 南
halali-direction-w = 西

## Sides

halali-side-blue = 動物方（藍）
halali-side-brown = 人類方（棕）

## Options

halali-option-match = 局數
halali-option-no_return = 禁止折返
halali-option-stall_limit = 停滯規則
halali-choice-match = { $value ->
    [on] 雙局賽，交換陣營
   *[off] 一局
}
halali-choice-no_return = { $value ->
    [on] 開啟
   *[off] 關閉
}
halali-choice-stall_limit = { $value ->
    [0] 關閉
   *[other] 連續 { $value } 回合無進展後
}
