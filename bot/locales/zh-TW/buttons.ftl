# Buttons: at most 17 Chinese characters, so that phones show them whole; better 8.

button-join = 加入
button-leave = 離開
button-again = 重新張貼
button-start = 開始
button-cancel = 取消
button-options = 選項
button-side = 選擇陣營
button-language = 語言
button-move = 開始行動
button-text = 文字版
button-board = 版圖
button-more = 更多
button-hand = 我的手牌
button-orders = 預設指令
button-tiles = 剩餘
button-log = 紀錄
button-older = 較早
button-newer = 較新
button-rules = 規則摘要
button-export = 匯出
button-back = 返回
button-confirm = 確認
button-start-over = 重新選擇
button-resign = 認輸
button-thread = 開討論串
