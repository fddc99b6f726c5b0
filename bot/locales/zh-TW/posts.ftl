# Public posts. The first line is what a phone shows as the notification: whose move, which game, what happened.

post-your-move = { $mention } 《{ $game }》輪到你了。{ $event }
post-result = { $mentions } 《{ $game }》結束了。{ $outcome }
# The same post while its turn goes on; $event is what it has brought so far, first what matters most.
post-turn = { $mention } 的《{ $game }》回合：{ $event }
post-start = 遊戲開始。
post-nothing-told = 沒有值得一提的事。
post-commitment = 這一桌的開局雜湊值（SHA-256）：`{ $hash }`。隨機種子會在結束時公開，每個人都能驗證。
post-seed = 隨機種子：`{ $seed }`
post-verify = 要驗證所有抽取與擲骰是否公正，請按「{ button-export }」，再執行：turnpost verify FILE
# The name of a thread. Lists of channels show no more than its beginning.
post-thread = 《{ $game }》{ $opener } 開的一桌
board-ended-early = 這局遊戲已提前結束，不必再行動。
