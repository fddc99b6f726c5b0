# Halali!: standing, result, alternative text and text board. What a board says can be read back without a loss.

## Standing

halali-standing-part = { $start } · { $next }
halali-standing-turning = 未翻開 { $count } 片
halali-standing-end = 終局階段，剩餘回合：{ $left }
halali-standing-between = 第 1 局結束
halali-standing-over = 遊戲結束
halali-standing-game = 第 { $game } 局，共 2 局
halali-standing-match = 雙局總分：{ $scores }

## Result

halali-result-win = { $player } 以 { $points } 比 { $other } 獲勝。
halali-result-tiles = 兩人同為 { $points } 分，{ $player } 以板塊數 { $tiles } 比 { $fewer } 獲勝。
halali-result-draw = 平手：{ $players } 各得 { $points } 分、{ $tiles } 片板塊。
halali-result-resign = { $player } 認輸，{ $other } 獲勝。結束時的分數：{ $scores }。
halali-result-game = 第 { $game } 局：{ $scores }。{ $why }
halali-result-only-game = { $scores }。{ $why }
halali-result-score = { $player } { $points }（{ $tiles } 片）
halali-result-by-turns = 所有回合都已用完。
halali-result-by-early = 一方已無板塊，提前結束。
halali-result-by-resign = 有人認輸。
halali-result-pile = { $player }：{ $sum }={ $points } 分
halali-result-no-pile = { $player }：沒有得分板塊，0 分
halali-result-in-game = { $player } 第 { $game } 局
halali-result-term = { $what }×{ $worth }
halali-result-plus = { $start }+{ $next }
halali-result-total = { $player } 兩局合計：{ $sum }={ $points } 分

## Lines that both boards share

halali-board-to-move = 輪到：{ $player }，{ $side }。
halali-board-between = 第 1 局結束：{ $scores }。接著交換陣營進行第 2 局：按「{ button-move }」，或輸入 next。
halali-board-over = 遊戲結束。{ $outcome }
halali-board-left = 終局階段。剩餘回合：藍方 { $blue }，棕方 { $brown }。
halali-board-lock = 鎖定的鳥：{ $square }（可以捕獵）。
halali-board-bar-blue = 藍方不能立刻折返 { $move }。
halali-board-bar-brown = 棕方不能立刻折返 { $move }。
halali-board-stall = 連續無進展：{ $turns }/{ $limit } 回合。
halali-board-pile = { $player }，{ $side }：{ $points } 分（{ $tiles }）。
halali-board-no-pile = { $player }，{ $side }：0 分。

## Squares in words, rank by rank; the file stands before each tile

halali-rank = 第 { $rank } 列：{ $tiles }。
halali-rank-empty = 第 { $rank } 列：全空。
halali-rank-all-down = 第 { $rank } 列：全部未翻開。
halali-rank-down = 第 { $rank } 列：未翻開 { $files }。
halali-rank-both = 第 { $rank } 列：{ $tiles }；未翻開 { $files }。
halali-rank-tile = { $file } { $tile }
halali-rank-hunter = { $file } 獵人朝{ $direction }
halali-rank-rest = 其他格子都是空的。

## Alternative text (1,024 characters at most)

halali-alt-title = 叢林暗戰
halali-alt-title-match = 叢林暗戰，第 { $game } 局，共 2 局。
halali-alt-news = 最新：{ $news }

## Text board (2,000 characters at most), around a diagram in a code block

halali-text-title = **叢林暗戰**
halali-text-title-match = **叢林暗戰** · 第 { $game } 局，共 2 局
halali-text-legend = 動物方（藍）：B 熊、F 狐狸。人類方（棕）：L 伐木工、H 獵人與槍口方向（^ 北、> 東、v 南、< 西）。鳥雙方都能移動：P 雉雞、D 鴨子。T 樹；?? 未翻開，.. 空格。出口：d7、g4、d1、a4。
halali-text-news = 剛才發生：
halali-text-news-line = - { $news }

## Tiles left

halali-left = 尚未翻開：{ $tiles }。沒有人知道分別在哪一格。
halali-left-none = 所有板塊都已翻開。
