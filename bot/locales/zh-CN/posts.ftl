# Public posts. The first line is what a phone shows as the notification: whose move, which game, what happened.

post-your-move = { $mention } 《{ $game }》轮到你了。{ $event }
post-result = { $mentions } 《{ $game }》结束了。{ $outcome }
# The same post while its turn goes on; $event is what it has brought so far, first what matters most.
post-turn = 《{ $game }》：{ $mention } 的回合。{ $event }
post-start = 游戏开始。
post-nothing-told = 没有新的变化。
post-commitment = 本桌随机种子的开局哈希值（SHA-256）：`{ $hash }`。种子在结束时公布，人人都可以验证。
post-seed = 随机种子：`{ $seed }`
post-verify = 想验证每一次抽取与掷骰都是公正的，请点“{ button-export }”，然后运行：turnpost verify FILE
# The name of a thread. Lists of channels show no more than its beginning.
post-thread = { $game } · { $opener }
board-ended-early = 这局游戏已提前结束，不必再行动。
