# Opening a table, and typing moves.

lobby-opened = 《{ $game }》的遊戲桌在下方。開始前都可以選擇陣營與選項。
place-or-thread = 要再開一桌，請開討論串，或使用其他頻道。
place-or-channel = 要再開一桌，請使用其他頻道。
thread-opened = 新的一桌在這裡：{ $thread }

option-with-second = 邀請2
option-with-third = 邀請3
option-with-fourth = 邀請4
option-with-more-description = 再邀請一個人

option-options = 選項
option-options-description = 這一桌的約定，請從清單選擇；開始前都可以更改
option-table-language = 語言
option-table-language-description = 這一桌公開訊息的語言；開始前都可以更改
option-part = 部分
option-part-description = 版圖的疊圖或局部；清單會列出有哪些
error-no-lens = 版圖沒有「{ $lens }」這個部分。請從輸入時出現的清單中選擇。
picture-closer = 同一張版圖，放大最近的變化

completion-move = { $move } · { $preview }
error-too-long = 太長了，不像一步行動：最多 { $longest } 個字元。請從輸入時出現的清單中選擇。
