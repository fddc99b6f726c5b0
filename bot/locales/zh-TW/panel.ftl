# The private panel that leads to a move; resigning; the log.

panel-since = 上次行動後的變化
panel-preview = 你的行動：
panel-final = 確認後會揭開未公開的內容，無法悔棋。
panel-done = 完成：{ $move }
panel-likely = 直接確認，或在下方選擇其他行動。
panel-waiting = 接下來輪到 { $names }。
panel-not-posted = 行動已儲存，但我在這個頻道缺少權限：{ $names }。權限恢復後會在這裡張貼版圖；在那之前可用「/{ command-game } { command-game-board }」查看。
panel-forced = 沒有其他選擇，已替你選好。
panel-page = 更多選擇（{ $page }/{ $pages }）
panel-more = 想看什麼？

resign-ask = 要在這局《{ $game }》認輸嗎？兩人遊戲會立即結束，由對手獲勝；人數較多時，其他人會繼續。認輸後無法反悔。
resign-ask-old-rules = 這桌《{ $game }》是依舊版規則開始的，無法再玩下去。要不計結果就此結束嗎？頻道與所有座位都會空出來。結束後無法反悔。
resign-done = 你已認輸。
resign-done-old-rules = 這一桌已結束，不計結果。可用「/{ command-game } { command-game-new }」另開一桌。

log-title = 《{ $game }》紀錄
log-title-page = 《{ $game }》紀錄（第 { $page } 頁，共 { $pages } 頁）
log-empty = 還沒有發生任何事。
log-line = { $number }. { $event }

export-done = 目前為止的遊戲。尚未公開的內容不在檔案裡。
export-old-rules = 這局遊戲留下的所有紀錄。當時用的是舊版規則，所以無法顯示版圖，也無法產生棋譜。
export-done-over = 完整的遊戲，包含隨機種子與所有隨機結果。驗證方法：turnpost verify FILE
