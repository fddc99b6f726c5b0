# What has become of games: results of people and servers, and what chance did.

stats-title = { $player } 在這個伺服器的戰績
stats-title-everywhere = { $player } 在所有伺服器的戰績
stats-empty = { $player } 還沒有在這裡結束過任何一局。之後結束的和以前結束的遊戲都會自動計入。
stats-line = **{ $game }**：{ $parts }
stats-played = { $number } 局
stats-won = { $number } 勝
stats-unfinished = { $number } 局無結果
stats-rating = 等級分 { $points }
stats-reply = 回應時間：{ $time }
stats-longest = 最長一局：{ $plies } 步
stats-minutes = { $number ->
    [0] 不到 1 分鐘
   *[other] { $number } 分鐘
}
stats-rating-explained = 等級分從 1000 開始，代表至少具備的實力：勝績越好、局數越多，等級分就越高。
stats-reply-explained = 回應時間是已結束的遊戲中，從輪到玩家到行動的時間中位數；暫停與休假不計。

stats-players-below = 按鈕會列出這個伺服器玩這款遊戲的所有人。

players-title = 《{ $game }》這個伺服器的玩家
players-title-page = 《{ $game }》這個伺服器的玩家（第 { $page } 頁，共 { $pages } 頁）
players-empty = 這個伺服器還沒有人結束過《{ $game }》。
players-line = { $place }. { $player }：{ $parts }

luck-title = 《{ $game }》運氣統計：實際結果與期望值
luck-empty = 這局遊戲沒有用到隨機。
luck-line = { $player }：{ $total }（期望值 { $expected } ± { $spread }）
luck-dice = { $player }：{ $times } 顆骰子，總和 { $total }（期望值 { $expected } ± { $spread }）；從 1 點起各面次數：{ $faces }
luck-explained = ± 是標準差：大約三次有一次偏離超過這個數，二十次有一次偏離超過兩倍。所有結果都由隨機種子決定，按「{ button-export }」後人人都能驗證。

luck-halali-own = 翻開己方板塊
luck-halali-others = 翻開對方板塊
luck-hunters_and_gatherers-gold = 抽到有金塊的板塊
luck-hunters_and_gatherers-fish = 抽到的板塊上的魚
luck-hunters_and_gatherers-animals = 抽到的板塊上的長毛象、原牛和鹿
luck-hunters_and_gatherers-tigers = 抽到的板塊上的劍齒虎
luck-risk_mgs-d6 = 6 面骰（只計首次擲骰）
luck-risk_mgs-d8 = 頭目的 8 面骰（只計首次擲骰）
luck-risk_mgs-pairs-attacking = 單憑骰子由攻擊方獲勝的對數
luck-risk_mgs-pairs-defending = 單憑骰子由防禦方獲勝的對數

button-luck = 運氣統計

command-stats = 戰績
command-stats-description = 查看局數、勝場、等級分與回應時間，只有你看得到
option-person = 玩家
option-person-description = 要看誰的戰績；省略時看你自己的
option-stats-game = 遊戲
option-stats-game-description = 只看一款遊戲；沒有指定玩家時，列出這裡玩它的所有人

error-no-table-of-players = 私人訊息裡沒有伺服器，無法列出玩家。請到伺服器的頻道裡查詢。
error-not-others-here = 在私人訊息裡只能查看你自己的戰績。想看別人的，請到你們共同的伺服器。
error-luck-not-over = 運氣統計要等遊戲結束才公布，否則可能洩漏祕密。在那之前請看版圖：{ $link }
