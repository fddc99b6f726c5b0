# Halali!: the words for its things. Rules say N1, X1 ...; players never read these numbers.

halali-name = 丛林暗战

## Tiles

halali-kind-bear = 熊
halali-kind-fox = 狐狸
halali-kind-lumberjack = 伐木工
halali-kind-hunter = 猎人
halali-kind-pheasant = 雉鸡
halali-kind-duck = 鸭子
halali-kind-tree = 树

halali-count-bear = { $count } 只熊
halali-count-fox = { $count } 只狐狸
halali-count-lumberjack = { $count } 个伐木工
halali-count-hunter = { $count } 个猎人
halali-count-pheasant = { $count } 只雉鸡
halali-count-duck = { $count } 只鸭子
halali-count-tree = { $count } 棵树

halali-hunter-pointing = 猎人，枪口朝{ $direction }
halali-direction-n = 北
halali-direction-e = 东
halali-direction-s = 南
halali-direction-w = 西

## Sides

halali-side-blue = 动物方（蓝）
halali-side-brown = 人类方（棕）

## Options

halali-option-match = 局数
halali-option-no_return = 禁止折返
halali-option-stall_limit = 停滞规则
halali-choice-match = { $value ->
    [on] 双局赛，第二局交换阵营
   *[off] 单局
}
halali-choice-no_return = { $value ->
    [on] 开启
   *[off] 关闭
}
halali-choice-stall_limit = { $value ->
    [0] 关闭
   *[other] 连续 { $value } 回合平静后生效
}
