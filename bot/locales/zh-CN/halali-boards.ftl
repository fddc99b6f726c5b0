# Halali!: standing, result, alternative text and text board. What a board says can be read back without a loss.

## Standing

halali-standing-part = { $start } · { $next }
halali-standing-turning = 未翻开 { $count } 块
halali-standing-end = 终局阶段，剩余回合：{ $left }
halali-standing-between = 第 1 局已结束
halali-standing-over = 游戏结束
halali-standing-game = 第 { $game } 局，共 2 局
halali-standing-match = 双局赛：{ $scores }

## Result

halali-result-win = { $player } 以 { $points } 比 { $other } 获胜。
halali-result-tiles = 双方同为 { $points } 分，{ $player } 以得分板块 { $tiles } 比 { $fewer } 获胜。
halali-result-draw = 平局：{ $players } 都是 { $points } 分、{ $tiles } 块得分板块。
halali-result-resign = { $player } 认输，{ $other } 获胜。结束时的得分：{ $scores }。
halali-result-game = 第 { $game } 局：{ $scores }。{ $why }
halali-result-only-game = { $scores }。{ $why }
halali-result-score = { $player } { $points } 分（{ $tiles } 块）
halali-result-by-turns = 所有回合都已走完。
halali-result-by-early = 一方的板块全部离场，提前结束。
halali-result-by-resign = 以认输结束。
halali-result-pile = { $player }：{ $sum }={ $points } 分
halali-result-no-pile = { $player }：没有得分板块，0 分
halali-result-in-game = { $player }（第 { $game } 局）
halali-result-term = { $what }×{ $worth }
halali-result-plus = { $start }+{ $next }
halali-result-total = { $player } 两局合计：{ $sum }={ $points } 分

## Lines that both boards share

halali-board-to-move = 轮到 { $player }，{ $side }。
halali-board-between = 第 1 局已结束：{ $scores }。交换阵营继续第 2 局：点“{ button-move }”，或者输入 next。
halali-board-over = 游戏结束。{ $outcome }
halali-board-left = 终局阶段。剩余回合：蓝 { $blue }，棕 { $brown }。
halali-board-lock = 锁定的鸟：{ $square }（可以捕猎）。
halali-board-bar-blue = 蓝方本回合不能 { $move } 折返。
halali-board-bar-brown = 棕方本回合不能 { $move } 折返。
halali-board-stall = 平静回合：{ $turns }/{ $limit }。
halali-board-pile = { $player }，{ $side }：{ $points } 分（{ $tiles }）。
halali-board-no-pile = { $player }，{ $side }：0 分。

## Squares in words, rank by rank; the file stands before each tile

halali-rank = 第 { $rank } 行：{ $tiles }。
halali-rank-empty = 第 { $rank } 行：空。
halali-rank-all-down = 第 { $rank } 行：全部未翻开。
halali-rank-down = 第 { $rank } 行：未翻开 { $files }。
halali-rank-both = 第 { $rank } 行：{ $tiles }；未翻开 { $files }。
halali-rank-tile = { $file } { $tile }
halali-rank-hunter = { $file } 猎人枪口朝{ $direction }
halali-rank-rest = 其余各格为空。

## Alternative text (1,024 characters at most)

halali-alt-title = 丛林暗战
halali-alt-title-match = 丛林暗战，第 { $game } 局，共 2 局。
halali-alt-news = 最新：{ $news }

## Text board (2,000 characters at most), around a diagram in a code block

halali-text-title = **丛林暗战**
halali-text-title-match = **丛林暗战** · 第 { $game } 局，共 2 局
halali-text-legend = 动物方（蓝）：B 熊，F 狐狸。人类方（棕）：L 伐木工，H 猎人与枪口方向（^ 北，> 东，v 南，< 西）。双方都能移动的鸟：P 雉鸡，D 鸭子。T 树；?? 未翻开，.. 空格。出口：d7、g4、d1、a4。
halali-text-news = 发生了什么：
halali-text-news-line = - { $news }

## Tiles left

halali-left = 未翻开：{ $tiles }。没有人知道它们在哪一格。
halali-left-none = 所有板块都已翻开。
