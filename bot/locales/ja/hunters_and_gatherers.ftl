# 狩猟者と採集者：さまざまなものの名前。

hunters_and_gatherers-name = 狩猟者と採集者

## 席：色と紋章は絵と同じ。

hunters_and_gatherers-seat = { $colour }（{ $emblem }）
hunters_and_gatherers-you = 自分
hunters_and_gatherers-colour-0 = 赤
hunters_and_gatherers-colour-1 = 青
hunters_and_gatherers-colour-2 = 黄
hunters_and_gatherers-colour-3 = 黒
hunters_and_gatherers-colour-4 = 白
hunters_and_gatherers-emblem-ring = 輪
hunters_and_gatherers-emblem-diamond = ひし形
hunters_and_gatherers-emblem-triangle = 三角
hunters_and_gatherers-emblem-star = 星
hunters_and_gatherers-emblem-cross = 十字

## オプション

hunters_and_gatherers-option-first = スタートプレイヤー
hunters_and_gatherers-choice-first-chance = 抽選
hunters_and_gatherers-choice-first = { $seat }番の席、{ $look }

## ものの数

hunters_and_gatherers-count-tiles = タイル{ $count }枚
hunters_and_gatherers-count-edges = 開いた辺{ $count }か所
hunters_and_gatherers-count-fish = { $count ->
    [0] 魚なし
   *[other] 魚{ $count }匹
}
hunters_and_gatherers-count-animals = { $count ->
    [0] 動物なし
   *[other] 動物{ $count }匹
}
hunters_and_gatherers-count-mammoth = マンモス{ $count }匹
hunters_and_gatherers-count-aurochs = 野牛{ $count }匹
hunters_and_gatherers-count-deer = 鹿{ $count }匹
hunters_and_gatherers-count-tiger = 虎{ $count }匹
hunters_and_gatherers-count-mushrooms = きのこ{ $count }群
hunters_and_gatherers-count-nuggets = 金鉱のある森{ $count }か所
hunters_and_gatherers-count-shrines = ストーンサークル{ $count }か所
hunters_and_gatherers-count-fires = 野火{ $count }か所
hunters_and_gatherers-count-member = ミープル{ $count }個
hunters_and_gatherers-count-hut = 小屋{ $count }個
hunters_and_gatherers-feature-gold = 金鉱
hunters_and_gatherers-feature-fire = 野火
hunters_and_gatherers-feature-shrine = ストーンサークル

## コマ

hunters_and_gatherers-role-gatherer = 採集者
hunters_and_gatherers-role-fisher = 漁師
hunters_and_gatherers-role-hunter = 狩人
hunters_and_gatherers-role-hut = 小屋

## 方角：$where はこのうちの1つか、いくつか。

hunters_and_gatherers-way-n = 北
hunters_and_gatherers-way-e = 東
hunters_and_gatherers-way-s = 南
hunters_and_gatherers-way-w = 西
hunters_and_gatherers-way-ne = 北東
hunters_and_gatherers-way-se = 南東
hunters_and_gatherers-way-sw = 南西
hunters_and_gatherers-way-nw = 北西
hunters_and_gatherers-way-all = 全周

## タイルの地形を部分ごとに。つながったところはまとめて言う。

hunters_and_gatherers-edge-f = { $where }に森
hunters_and_gatherers-edge-m = { $where }に草原
hunters_and_gatherers-edge-r = { $where }に川
hunters_and_gatherers-tile-with = { $ground }（{ $what }）
hunters_and_gatherers-tile-spring = { $where }に川（水源から）
hunters_and_gatherers-tile-lake = { $count ->
    [1] { $where }に川（湖へ、{ $fish }）
   *[other] { $where }に川（同じ湖へ、{ $fish }）
}

## 場所

hunters_and_gatherers-ground-forest = 森
hunters_and_gatherers-ground-river = 川
hunters_and_gatherers-ground-meadow = 草原
hunters_and_gatherers-ground-lake = 湖
hunters_and_gatherers-ground-water = 水系
hunters_and_gatherers-a-forest = 森
hunters_and_gatherers-a-gold = 金鉱のある森
hunters_and_gatherers-a-river = 川
hunters_and_gatherers-a-meadow = 草原
hunters_and_gatherers-a-water = 水系
hunters_and_gatherers-area-forest = 森
hunters_and_gatherers-area-gold = 金鉱のある森
hunters_and_gatherers-area-river = 川
hunters_and_gatherers-area-meadow = 草原
hunters_and_gatherers-area-water = 水系

## 計算

hunters_and_gatherers-sum = { $terms }={ $points }点
hunters_and_gatherers-times = { $what }×{ $worth }
hunters_and_gatherers-plus = { $start }+{ $next }
hunters_and_gatherers-sum-hunted = { $terms }-{ $tigers }の分{ $hunted }
hunters_and_gatherers-sum-grouped = （{ $terms }）
hunters_and_gatherers-sum-fire = { $terms }（{ $tigers }は野火で退散）

## 1つずつつなぐ

hunters_and_gatherers-chain = { $start }、{ $next }
hunters_and_gatherers-then = { $start }{ $next }
hunters_and_gatherers-score = { $player } { $points }
hunters_and_gatherers-degrees = { $rotation }度
