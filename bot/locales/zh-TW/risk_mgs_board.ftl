# Risk: Metal Gear Solid: standing, result, alternative text, text board, lenses, what is left.

## Standing

risk_mgs-standing-part = { $start } · { $next }
risk_mgs-standing-players = 領地、目標：{ $players }
risk_mgs-standing-player = { $player } { $territories }、{ $objectives }
risk_mgs-standing-placing = 待放置軍隊：{ $players }
risk_mgs-standing-reserve = { $player } { $armies }
risk_mgs-standing-out = { $player } 出局
risk_mgs-standing-round = 第 { $round } 輪
risk_mgs-standing-over = 遊戲結束

## What a player has, part by part

risk_mgs-holding-land = { $territories } 個領地、{ $armies } 支軍隊
risk_mgs-holding-reserve = 待放置 { $armies } 支
risk_mgs-holding-points = { $points } DP
risk_mgs-holding-cards = 領地卡 { $territory }、商店卡 { $shop }
risk_mgs-holding-objectives = 目標：{ $objectives }
risk_mgs-holding-resigned = 已認輸
risk_mgs-holding-eliminated = 已淘汰

## Result. $resigned are the names of those who gave up.

risk_mgs-result-objectives = { $player }（{ $faction }）達成 { $objectives } 個目標並保有總部，獲勝。
risk_mgs-result-objectives-resigned = { $player }（{ $faction }）達成 { $objectives } 個目標並保有總部，獲勝；{ $resigned } 認輸。
risk_mgs-result-last-left = { $player }（{ $faction }）是最後留下的玩家，獲勝。
risk_mgs-result-last-left-resigned = { $player }（{ $faction }）是最後留下的玩家，獲勝；{ $resigned } 認輸。
risk_mgs-result-line = { $place }. { $player }（{ $faction }）：{ $holdings }

## Lines that boards share. $mark is a letter for a player.

risk_mgs-mark-neutral = N
risk_mgs-mark-troopers = T
risk_mgs-board-over = 遊戲結束。{ $outcome }
risk_mgs-board-player = { $mark } { $player }（{ $faction }）：{ $holdings }
risk_mgs-board-holds = 控制{ $zones }
risk_mgs-board-land = { $territory } { $mark }{ $armies }
risk_mgs-board-land-with = { $land }（{ $features }）
risk_mgs-board-headquarters = { $mark } 總部
risk_mgs-board-boss = { $boss }
risk_mgs-board-boss-suppressed = { $boss }受干擾
risk_mgs-board-objectives = 場上目標：{ $objectives }。
risk_mgs-board-pool = 可雇用：{ $bosses }。

## The awaited player's land. $land and $hostile: territories with the mark of their owner and armies.

risk_mgs-front = { $land }，面對{ $hostile }
risk_mgs-fronts-behind = 後方：{ $territories }
risk_mgs-fronts-free = 無人宣告：{ $territories }。
risk_mgs-fronts-more = 另有 { $count } 個，行動選單會全部列出。

## Alternative text (1,024 characters at most)

risk_mgs-alt-title = { risk_mgs-name }，第 { $round } 輪。世外方舟在 { $dock }。字母代表所屬玩家，T 方舟騎兵，N 中立。
risk_mgs-alt-title-setup = { risk_mgs-name }，開局佈置。字母代表所屬玩家，T 方舟騎兵，N 中立。
risk_mgs-alt-news = 最新：{ $news }

## Text board (2,000 characters at most)

risk_mgs-text-title = **{ risk_mgs-name }** · 第 { $round } 輪 · 世外方舟在 { $dock }
risk_mgs-text-title-setup = **{ risk_mgs-name }** · 開局佈置
risk_mgs-text-legend = 字母與數字：所屬玩家與軍隊；T：方舟騎兵，N：中立；「A 總部」：A 的總部；區域後為區域獎勵
risk_mgs-text-free = 沒有字母：無人宣告
risk_mgs-text-zone = **{ $zone }** +{ $bonus }：{ $territories }
risk_mgs-text-news = 剛才發生：
risk_mgs-text-line = - { $line }

## Lenses

risk_mgs-legend = { $mark } { $player }（{ $faction }）
risk_mgs-legend-others = T 方舟騎兵、N 中立
risk_mgs-lens-zone = **{ $zone }**，區域獎勵 { $bonus }：沒有人完全控制。
risk_mgs-lens-zone-held = **{ $zone }**，區域獎勵 { $bonus }：由 { $player } 控制。
risk_mgs-lens-territory = - { $land }；相鄰：{ $neighbours }

## What is left

risk_mgs-left-territory = **領地卡**：牌庫 { $deck } 張，棄牌堆 { $discards } 張，手牌 { $hands } 張。尚未看到：1 顆星 { $ones } 張，2 顆星 { $twos } 張。
risk_mgs-left-shop = **商店卡**：牌庫 { $deck } 張，手牌 { $hands } 張，已使用 { $used } 張。
risk_mgs-left-cards = 尚未看到：{ $cards }。
risk_mgs-left-card = { $card } { $count } 張
risk_mgs-left-rewards = 還有 { $count } 個獎賞未翻開，可能是：{ $rewards }。
