# What can go wrong, each with what to do next. Answers that only the person concerned sees.

error-stale = 局面已更新，這一步沒有執行。最新的版圖在這裡：{ $link }
error-move-stands = 你的行動 { $move } 已經生效，沒有再執行其他行動。最新的版圖在這裡：{ $link }
error-old-button = 這個按鈕屬於較早的版圖。最新的版圖在這裡：{ $link }
error-not-your-turn = 還沒輪到你，正在等待 { $names }。輪到你時會通知你；可用「/{ command-game } { command-game-board }」查看版圖。
error-not-joined = 你不在這一桌。只要還有空位，按「{ button-join }」就能入座。
error-not-seated = 你不在這一桌，玩家是 { $players }。歡迎觀戰：用「/{ command-game } { command-game-board }」查看版圖。
error-stranger = 這一桌的玩家是 { $players }，正在等待 { $awaited }。歡迎觀戰；也可以在其他頻道或討論串用「/{ command-game } { command-game-new }」開你自己的一桌。
error-no-hands = 《{ $game }》一切公開，沒有人有手牌。可用「/{ command-game } { command-game-board }」查看版圖。
error-no-orders = 你無法設定預設指令：《{ $game }》沒有預設指令，或是你已出局。可用「/{ command-game } { command-game-board }」查看版圖。
error-over = 這局已經結束，結果在這裡：{ $link }
error-no-table = 這個頻道沒有遊戲桌。可用「/{ command-game } { command-game-new }」開一桌。
error-no-table-in-private = 私人訊息裡不能開桌。請到我所在的伺服器，在頻道裡用「/{ command-game } { command-game-new }」開桌，用「/{ command-game } { command-game-board }」查看版圖。
error-table-gone = 這一桌已經不在了。可用「/{ command-game } { command-game-new }」另開一桌。
error-place-taken = 這個頻道還有一桌在進行：{ $link }
error-too-many-invited = 這款遊戲除了你，最多再坐 { $most } 人，請減少邀請的人數。目前還沒有邀請任何人。
error-no-thread-here = 遊戲桌的討論串只能在文字頻道裡開。請到其他頻道用「/{ command-game } { command-game-new }」開桌。
error-already-seated = 你已經在這一桌入座了。按「{ button-leave }」可以讓出座位。
error-table-full = 座位已滿：{ $players }。可到其他頻道或討論串用「/{ command-game } { command-game-new }」另開一桌。
error-too-few-seats = 還缺 { $missing } 人才能開始。其他人按「{ button-join }」即可入座。
error-not-opener = 只有桌主 { $opener } 能這麼做。請和桌主說一聲，或用「/{ command-game } { command-game-new }」開你自己的一桌。
error-may-not-cancel = 只有這一桌的人（{ $players }）和能管理這個頻道訊息的成員可以取消。
error-not-started = 這局還沒開始。在開桌訊息按「{ button-start }」就會開始：{ $link }
error-already-started = 這局已經開始了。版圖在這裡：{ $link }
error-unknown-game = 沒有「{ $game }」這款遊戲。請從輸入時出現的清單中選擇。
error-other-rules = 這一桌是依舊版規則開始的，我已無法顯示，也無法繼續。仍可用「/{ command-game } { command-game-log }」和「/{ command-game } { command-game-export }」查看經過；同桌的任何人都能用「/{ command-game } { command-game-resign }」結束，讓頻道空出來。
error-other-rules-over = 這一桌用的是舊版規則，我已無法顯示。仍可用「/{ command-game } { command-game-log }」和「/{ command-game } { command-game-export }」查看經過；要另開一桌請用「/{ command-game } { command-game-new }」。
error-called-off = 這一桌已取消，沒有結果。可用「/{ command-game } { command-game-new }」另開一桌。原本的位置：{ $link }
error-place-taken-lobby = 這個頻道有一桌正在等待加入：{ $link } 你可以加入；如果你已入座，也可以取消這一桌。
error-place-taken-old-rules = 這個頻道還有一桌是依舊版規則開始的，無法再玩：{ $link } 同桌的任何人都能用「/{ command-game } { command-game-resign }」結束，之後就能在這裡用「/{ command-game } { command-game-new }」開桌。
error-bad-option = 「{ $value }」不是「{ $option }」可用的選擇。請從「{ button-options }」的選單中選擇。
error-unknown-option = 這個遊戲沒有「{ $option }」這個選項。請從輸入時的清單，或「{ button-options }」的選單中選擇。
error-too-many-tables = { $per ->
    [guild] 這個伺服器已有 { $limit } 桌，達到上限。請先結束或取消其中一桌。
   *[person] 你已在 { $limit } 桌入座，達到上限。請先結束其中一局，或離開一桌還沒開始的遊戲。
}
error-permissions = 我在 { $channel } 缺少權限：{ $names }。請能更改頻道權限的人授權給我，再試一次。
error-not-here = 開桌需要其他人也能入座的頻道，請到我所在的伺服器開桌。遊戲規則在這裡也能看：「/{ command-game } { command-game-rules }」。
error-not-saved = 行動無法儲存，所以什麼都沒有改變。已通知機器人維護者，請稍後再試。
error-not-certain = 無法確定這一項是否已經儲存：與資料庫的連線正好在那時中斷。請先看看有沒有改變，沒有的話再試一次。
error-out-of-reach = 目前無法連線到資料庫，所以後續什麼都沒有儲存。已通知機器人維護者，請稍後再來看看，如果少了什麼再試一次。
error-busy = 正在儲存另一步行動，什麼都沒有改變。請稍候再試一次。
error-too-many-at-once = 你一次要求的太多了，這一項沒有處理，什麼都沒有改變。請等先前的回覆都到了再試一次。
error-unknown = 發生問題，後續沒有任何改變。請再試一次；如果還是不行，請把這個編號告訴機器人維護者：{ $id }
