# What has become of games: results of people and servers, and what chance did.

stats-title = { $player } 在本服务器的战绩
stats-title-everywhere = { $player } 在所有服务器的战绩
stats-empty = { $player } 在这里还没有结束的游戏。今后结束的和以前结束的都会自动计入。
stats-line = **{ $game }**：{ $parts }
stats-played = { $number } 局
stats-won = 胜 { $number } 局
stats-unfinished = 无结果 { $number } 局
stats-rating = 等级分 { $points }
stats-reply = 通常回应时间：{ $time }
stats-longest = 最长一局：{ $plies } 步
stats-minutes = { $number ->
    [0] 不到 1 分钟
   *[other] { $number } 分钟
}
stats-rating-explained = 等级分从 1000 起，表示至少有怎样的水平：赢得越多、局数越多，等级分越高。
stats-reply-explained = 通常回应时间是已结束的游戏中从轮到玩家到行动的时间的中位数，暂停和休假不计。

stats-players-below = 下面的按钮列出本服务器玩该游戏的所有玩家。

players-title = 《{ $game }》本服务器的玩家
players-title-page = 《{ $game }》本服务器的玩家（第 { $page } 页，共 { $pages } 页）
players-empty = 本服务器还没有人玩完一局《{ $game }》。
players-line = { $place }. { $player }：{ $parts }

luck-title = 《{ $game }》运气的结果与平均水平
luck-empty = 这局游戏没有用到随机。
luck-line = { $player }：{ $total }（期望值 { $expected } ± { $spread }）
luck-dice = { $player }：{ $times } 颗骰子，总和 { $total }（期望值 { $expected } ± { $spread }）；从 1 点起各点数的次数：{ $faces }
luck-explained = ± 是标准差：大约三次里有一次偏离更多，二十次里有一次偏离两倍以上。每个结果都由随机种子决定，点“{ button-export }”人人都可以验证。

luck-halali-own = 翻开自己一方的板块
luck-halali-others = 翻开对方的板块
luck-hunters_and_gatherers-gold = 抽到有金块的板块
luck-hunters_and_gatherers-fish = 抽到的板块上的鱼
luck-hunters_and_gatherers-animals = 抽到的板块上的猛犸象、原牛和鹿
luck-hunters_and_gatherers-tigers = 抽到的板块上的剑齿虎
luck-risk_mgs-d6 = 6 面骰，只计首次掷出
luck-risk_mgs-d8 = 头目的 8 面骰，只计首次掷出
luck-risk_mgs-pairs-attacking = 攻击方单凭骰子赢下的对决
luck-risk_mgs-pairs-defending = 防御方单凭骰子赢下的对决

button-luck = 运气统计

command-stats = 战绩
command-stats-description = 查看局数、胜局、等级分和通常回应时间，只有你能看到
option-person = 玩家
option-person-description = 谁的战绩；不填就是你自己的
option-stats-game = 游戏
option-stats-game-description = 只看一个游戏；不选玩家时，列出在这里玩它的所有人

error-no-table-of-players = 私信里没有服务器，列不出玩家。请到服务器的频道里查看。
error-not-others-here = 在私信里我只告诉你自己的战绩。想看别人的，请到你们共同的服务器里查看。
error-luck-not-over = 运气统计要等游戏结束才公布，提前公布可能泄露秘密。在此之前请看版图：{ $link }
