# Hunters and Gatherers: the words for its things.

hunters_and_gatherers-name = 獵人與採集者

## Seats: colour and emblem are those of the picture.

hunters_and_gatherers-seat = { $colour }（{ $emblem }）
hunters_and_gatherers-you = 你
hunters_and_gatherers-colour-0 = 紅方
hunters_and_gatherers-colour-1 = 藍方
hunters_and_gatherers-colour-2 = 黃方
hunters_and_gatherers-colour-3 = 黑方
hunters_and_gatherers-colour-4 = 白方
hunters_and_gatherers-emblem-ring = 圓環
hunters_and_gatherers-emblem-diamond = 菱形
hunters_and_gatherers-emblem-triangle = 三角形
hunters_and_gatherers-emblem-star = 星形
hunters_and_gatherers-emblem-cross = 十字

## Options

hunters_and_gatherers-option-first = 起始玩家
hunters_and_gatherers-choice-first-chance = 隨機決定
hunters_and_gatherers-choice-first = 座位 { $seat }，{ $look }

## Numbers of things

hunters_and_gatherers-count-tiles = { $count } 片
hunters_and_gatherers-count-edges = 缺口 { $count } 個
hunters_and_gatherers-count-fish = { $count ->
    [0] 沒有魚
   *[other] 魚 { $count } 條
}
hunters_and_gatherers-count-animals = { $count ->
    [0] 沒有動物
   *[other] 動物 { $count } 隻
}
hunters_and_gatherers-count-mammoth = 長毛象 { $count } 隻
hunters_and_gatherers-count-aurochs = 原牛 { $count } 隻
hunters_and_gatherers-count-deer = 鹿 { $count } 隻
hunters_and_gatherers-count-tiger = 劍齒虎 { $count } 隻
hunters_and_gatherers-count-mushrooms = 蘑菇 { $count } 叢
hunters_and_gatherers-count-nuggets = 有金塊的森林 { $count } 處
hunters_and_gatherers-count-shrines = 石圈 { $count } 個
hunters_and_gatherers-count-fires = 野火 { $count } 處
hunters_and_gatherers-count-member = 米寶 { $count } 個
hunters_and_gatherers-count-hut = 小屋 { $count } 個
hunters_and_gatherers-feature-gold = 金塊
hunters_and_gatherers-feature-fire = 野火
hunters_and_gatherers-feature-shrine = 石圈

## Pieces

hunters_and_gatherers-role-gatherer = 採集者
hunters_and_gatherers-role-fisher = 漁夫
hunters_and_gatherers-role-hunter = 獵人
hunters_and_gatherers-role-hut = 小屋

## Where: $where is one or several of these.

hunters_and_gatherers-way-n = 北
hunters_and_gatherers-way-e = 東
hunters_and_gatherers-way-s = 南
hunters_and_gatherers-way-w = 西
hunters_and_gatherers-way-ne = 東北
hunters_and_gatherers-way-se = 東南
hunters_and_gatherers-way-sw = 西南
hunters_and_gatherers-way-nw = 西北
hunters_and_gatherers-way-all = 四周

## A tile, part by part: what is connected is told together.

hunters_and_gatherers-edge-f = 森林（{ $where }）
hunters_and_gatherers-edge-m = 草地（{ $where }）
hunters_and_gatherers-edge-r = 河流（{ $where }）
hunters_and_gatherers-tile-with = { $ground }有{ $what }
hunters_and_gatherers-tile-spring = 河流（{ $where }）接源頭
hunters_and_gatherers-tile-lake = { $count } 條河流（{ $where }）入湖，湖中{ $fish }

## Areas

hunters_and_gatherers-ground-forest = 森林
hunters_and_gatherers-ground-river = 河流
hunters_and_gatherers-ground-meadow = 草地
hunters_and_gatherers-ground-lake = 湖
hunters_and_gatherers-ground-water = 水系
hunters_and_gatherers-a-forest = 森林
hunters_and_gatherers-a-gold = 有金塊的森林
hunters_and_gatherers-a-river = 河流
hunters_and_gatherers-a-meadow = 草地
hunters_and_gatherers-a-water = 水系
hunters_and_gatherers-area-forest = 森林
hunters_and_gatherers-area-gold = 有金塊的森林
hunters_and_gatherers-area-river = 河流
hunters_and_gatherers-area-meadow = 草地
hunters_and_gatherers-area-water = 水系

## Arithmetic

hunters_and_gatherers-sum = { $terms }={ $points } 分
hunters_and_gatherers-times = { $what }×{ $worth }
hunters_and_gatherers-plus = { $start }+{ $next }
hunters_and_gatherers-sum-hunted = { $terms }-{ $tigers }捕食 { $hunted } 隻
hunters_and_gatherers-sum-grouped = （{ $terms }）
hunters_and_gatherers-sum-fire = { $terms }（野火趕走{ $tigers }）

## Put together one thing at a time

hunters_and_gatherers-chain = { $start }；{ $next }
hunters_and_gatherers-then = { $start }{ $next }
hunters_and_gatherers-score = { $player } { $points }
hunters_and_gatherers-degrees = { $rotation }°
