# Risk: Metal Gear Solid: standing, result, alternative text, text board, lenses, what is left.

## Standing

risk_mgs-standing-part = { $start } · { $next }
risk_mgs-standing-players = 领地/目标：{ $players }
risk_mgs-standing-player = { $player } { $territories }/{ $objectives }
risk_mgs-standing-placing = 待放置军队：{ $players }
risk_mgs-standing-reserve = { $player } { $armies }
risk_mgs-standing-out = { $player } 已出局
risk_mgs-standing-round = 第 { $round } 轮
risk_mgs-standing-over = 游戏结束

## What a player has, part by part

risk_mgs-holding-land = { $territories ->
    [0] 没有领地
   *[other] { $territories } 个领地、{ $armies } 支军队
}
risk_mgs-holding-reserve = 待放置 { $armies } 支
risk_mgs-holding-points = { $points } DP
risk_mgs-holding-cards = 领地卡 { $territory } 张、商店卡 { $shop } 张
risk_mgs-holding-objectives = 目标：{ $objectives }
risk_mgs-holding-resigned = 已认输
risk_mgs-holding-eliminated = 已淘汰

## Result. $resigned are the names of those who gave up.

risk_mgs-result-objectives = { $player }（{ $faction }）达成 { $objectives } 个目标并守住总部，获得胜利。
risk_mgs-result-objectives-resigned = { $player }（{ $faction }）达成 { $objectives } 个目标并守住总部，获得胜利；已认输：{ $resigned }。
risk_mgs-result-last-left = { $player }（{ $faction }）留到最后，获得胜利。
risk_mgs-result-last-left-resigned = { $player }（{ $faction }）留到最后，获得胜利；已认输：{ $resigned }。
risk_mgs-result-line = { $place }. { $player }（{ $faction }）：{ $holdings }

## Lines that boards share. $mark is a letter for a player.

risk_mgs-mark-neutral = N
risk_mgs-mark-troopers = T
risk_mgs-board-over = 游戏结束。{ $outcome }
risk_mgs-board-player = { $mark } { $player }（{ $faction }）：{ $holdings }
risk_mgs-board-holds = 控制{ $zones }
risk_mgs-board-land = { $territory } { $mark }{ $armies }
risk_mgs-board-land-with = { $land }（{ $features }）
risk_mgs-board-headquarters = 总部 { $mark }
risk_mgs-board-boss = { $boss }
risk_mgs-board-boss-suppressed = { $boss }被干扰
risk_mgs-board-objectives = 待拿取的目标：{ $objectives }。
risk_mgs-board-pool = 可雇用：{ $bosses }。

## The awaited player's land. $land and $hostile: territories with the mark of their owner and armies.

risk_mgs-front = { $land }，面对{ $hostile }
risk_mgs-fronts-behind = 后方：{ $territories }
risk_mgs-fronts-free = 无主：{ $territories }。
risk_mgs-fronts-more = 另有 { $count } 处，行动菜单里列出了全部。

## Alternative text (1,024 characters at most)

risk_mgs-alt-title = { risk_mgs-name }，第 { $round } 轮。世外方舟停在 { $dock }。字母表示归谁，T 方舟骑兵，N 中立。
risk_mgs-alt-title-setup = { risk_mgs-name }，布阵。字母表示归谁，T 方舟骑兵，N 中立。
risk_mgs-alt-news = 最新：{ $news }

## Text board (2,000 characters at most)

risk_mgs-text-title = **{ risk_mgs-name }** · 第 { $round } 轮 · 世外方舟停在 { $dock }
risk_mgs-text-title-setup = **{ risk_mgs-name }** · 布阵
risk_mgs-text-legend = 字母表示归谁，数字是军队；T 方舟骑兵，N 中立；总部后面是其主人；区域后面是奖励
risk_mgs-text-free = 没有字母：无主
risk_mgs-text-zone = **{ $zone }** +{ $bonus }：{ $territories }
risk_mgs-text-news = 发生了什么：
risk_mgs-text-line = - { $line }

## Lenses

risk_mgs-legend = { $mark } { $player }（{ $faction }）
risk_mgs-legend-others = T 方舟骑兵、N 中立
risk_mgs-lens-zone = **{ $zone }**，奖励 { $bonus }：没有人完整控制。
risk_mgs-lens-zone-held = **{ $zone }**，奖励 { $bonus }：由 { $player } 控制。
risk_mgs-lens-territory = - { $land }；相邻{ $neighbours }

## What is left

risk_mgs-left-territory = **领地卡**：牌库 { $deck } 张、弃牌堆 { $discards } 张、手牌 { $hands } 张。还没见过的：1 颗星 { $ones } 张、2 颗星 { $twos } 张。
risk_mgs-left-shop = **商店卡**：牌库 { $deck } 张、手牌 { $hands } 张、已使用 { $used } 张。
risk_mgs-left-cards = 还没见过的：{ $cards }。
risk_mgs-left-card = { $card }×{ $count }
risk_mgs-left-rewards = 还有 { $count } 个奖赏没有翻开，可能是：{ $rewards }。
