# Permissions as Discord itself calls them.

permission-view-channel = 檢視頻道
permission-send-messages = 傳送訊息
permission-send-messages-in-threads = 在討論串中傳送訊息
permission-embed-links = 嵌入連結
permission-attach-files = 附加檔案
permission-read-message-history = 讀取訊息歷史記錄
permission-create-public-threads = 建立公開討論串
