# Hunters and Gatherers: the words for its things.

hunters_and_gatherers-name = 猎人与采集者

## Seats: colour and emblem are those of the picture.

hunters_and_gatherers-seat = { $colour }（{ $emblem }）
hunters_and_gatherers-you = 你
hunters_and_gatherers-colour-0 = 红方
hunters_and_gatherers-colour-1 = 蓝方
hunters_and_gatherers-colour-2 = 黄方
hunters_and_gatherers-colour-3 = 黑方
hunters_and_gatherers-colour-4 = 白方
hunters_and_gatherers-emblem-ring = 圆环
hunters_and_gatherers-emblem-diamond = 菱形
hunters_and_gatherers-emblem-triangle = 三角
hunters_and_gatherers-emblem-star = 星形
hunters_and_gatherers-emblem-cross = 十字

## Options

hunters_and_gatherers-option-first = 起始玩家
hunters_and_gatherers-choice-first-chance = 随机决定
hunters_and_gatherers-choice-first = 座位 { $seat }，{ $look }

## Numbers of things

hunters_and_gatherers-count-tiles = { $count } 块
hunters_and_gatherers-count-edges = { $count } 处开口
hunters_and_gatherers-count-fish = { $count ->
    [0] 没有鱼
   *[other] { $count } 条鱼
}
hunters_and_gatherers-count-animals = { $count ->
    [0] 没有动物
   *[other] { $count } 只动物
}
hunters_and_gatherers-count-mammoth = { $count } 只猛犸象
hunters_and_gatherers-count-aurochs = { $count } 只原牛
hunters_and_gatherers-count-deer = { $count } 只鹿
hunters_and_gatherers-count-tiger = { $count } 只剑齿虎
hunters_and_gatherers-count-mushrooms = 蘑菇 { $count } 丛
hunters_and_gatherers-count-nuggets = { $count } 片有金块的森林
hunters_and_gatherers-count-shrines = { $count } 个石圈
hunters_and_gatherers-count-fires = { $count } 处野火
hunters_and_gatherers-count-member = { $count } 个米宝
hunters_and_gatherers-count-hut = { $count } 个小屋
hunters_and_gatherers-feature-gold = 金块
hunters_and_gatherers-feature-fire = 野火
hunters_and_gatherers-feature-shrine = 石圈

## Pieces

hunters_and_gatherers-role-gatherer = 采集者
hunters_and_gatherers-role-fisher = 渔夫
hunters_and_gatherers-role-hunter = 猎人
hunters_and_gatherers-role-hut = 小屋

## Where: $where is one or several of these.

hunters_and_gatherers-way-n = 北
hunters_and_gatherers-way-e = 东
hunters_and_gatherers-way-s = 南
hunters_and_gatherers-way-w = 西
hunters_and_gatherers-way-ne = 东北
hunters_and_gatherers-way-se = 东南
hunters_and_gatherers-way-sw = 西南
hunters_and_gatherers-way-nw = 西北
hunters_and_gatherers-way-all = 四面

## A tile, part by part: what is connected is told together.

hunters_and_gatherers-edge-f = 森林（{ $where }）
hunters_and_gatherers-edge-m = 草地（{ $where }）
hunters_and_gatherers-edge-r = 河流（{ $where }）
hunters_and_gatherers-tile-with = { $ground }，{ $what }
hunters_and_gatherers-tile-spring = 河流（{ $where }）出自源头
hunters_and_gatherers-tile-lake = { $count ->
    [1] 河流（{ $where }）通入湖，{ $fish }
   *[other] 各条河流（{ $where }）通入同一个湖，{ $fish }
}

## Areas

hunters_and_gatherers-ground-forest = 森林
hunters_and_gatherers-ground-river = 河流
hunters_and_gatherers-ground-meadow = 草地
hunters_and_gatherers-ground-lake = 湖
hunters_and_gatherers-ground-water = 水系
hunters_and_gatherers-a-forest = 森林
hunters_and_gatherers-a-gold = 有金块的森林
hunters_and_gatherers-a-river = 河流
hunters_and_gatherers-a-meadow = 草地
hunters_and_gatherers-a-water = 水系
hunters_and_gatherers-area-forest = 森林
hunters_and_gatherers-area-gold = 有金块的森林
hunters_and_gatherers-area-river = 河流
hunters_and_gatherers-area-meadow = 草地
hunters_and_gatherers-area-water = 水系

## Arithmetic

hunters_and_gatherers-sum = { $terms }={ $points } 分
hunters_and_gatherers-times = { $what }×{ $worth }
hunters_and_gatherers-plus = { $start }+{ $next }
hunters_and_gatherers-sum-hunted = { $terms }-{ $hunted }，{ $tigers }捕食
hunters_and_gatherers-sum-grouped = （{ $terms }）
hunters_and_gatherers-sum-fire = { $terms }（野火赶走 { $tigers }）

## Put together one thing at a time

hunters_and_gatherers-chain = { $start }；{ $next }
hunters_and_gatherers-then = { $start }{ $next }
hunters_and_gatherers-score = { $player } { $points }
hunters_and_gatherers-degrees = { $rotation }°
