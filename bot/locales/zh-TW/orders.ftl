# Standing orders: given at any time, in private.

orders-title = 預設指令：其他人都看不到，每一條從你選定起生效。
orders-acts = 這正是現在要你決定的事，確認後會立即執行。
orders-not-now = 這一條已經不能設定了。現在能設定的列在下方。
