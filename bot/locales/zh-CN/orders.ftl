# Standing orders: given at any time, in private.

orders-title = 预设指令：别人看不到，从你选定的那一刻起生效。
orders-acts = 现在正好要你做这个决定，所以一确认就会执行。
orders-not-now = 这条指令已经不能设了。现在可以设的在下面。
