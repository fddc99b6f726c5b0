# Servers and their moderators: settings, and what is done at tables that are not one's own.

server-title = 這個伺服器的設定
server-language = 公開訊息的語言：{ $language }
server-language-menu = 語言
server-moderators = 遊戲桌管理員：{ $role }，以及能管理訊息的人
server-moderators-none = 遊戲桌管理員：能管理訊息的人
server-moderators-menu = 可以管理遊戲桌的身分組
server-ratings-on = 等級分：開啟，用「/{ command-stats }」查看
server-ratings-off = 等級分：關閉
server-overview = 遊戲桌總覽：在 { $channel }
server-overview-none = 遊戲桌總覽：無
server-overview-stands = 總覽馬上會出現在 { $channel }，並隨時更新。其中只列出該頻道所有讀者都看得到的遊戲桌。你可以將它釘選；不需要時刪除即可。

moderator-title = 《{ $game }》第 { $number } 桌
moderator-nothing = 這一桌的訊息都已送達，我在 { $channel } 也不缺任何權限。
moderator-missing = 我在 { $channel } 缺少權限：{ $names }。權限恢復後會補上該張貼的訊息。
moderator-locked = 討論串 { $channel } 已鎖定。管理員解鎖後會補上該張貼的訊息。
moderator-hidden = 我看不到頻道 { $channel }，或它已不在了。看得到之後會補上該張貼的訊息。
moderator-held = 有一則訊息已嘗試 { $attempts } 次，下次嘗試：{ $again-relative }。Discord 的說明：{ $error }
moderator-given-up = 最後一則訊息嘗試 { $attempts } 次後放棄。Discord 的說明：{ $error }
moderator-late = { $name } 在這一回合已逾時，其他人可以決定怎麼辦。
moderator-over = 這一桌已經不在進行中。
moderator-pause-menu = 暫停多久
moderator-seat-menu = 換人接手座位
moderator-person-menu = 由誰接手
moderator-person-ask = 要由誰接手 { $player } 的座位？選定的人會立即入座。
moderator-end-ask = 要就此結束這桌《{ $game }》、不計結果嗎？所有座位和頻道都會空出來，大家也會知道是你結束的。結束後無法反悔。
moderator-done = 已完成，並已在頻道公布。

notice-moderator-paused = 管理員 { $names } 將這一桌暫停至：{ $until }（{ $until-relative }）。在那之前不計時。
notice-moderator-resumed = 管理員 { $names } 結束了暫停。
notice-moderator-ended = 管理員 { $names } 結束了這一桌。不計結果，也不歸咎任何人。
notice-moderator-replaced = 管理員 { $names } 將一個座位換人接手。
note-moderated-end = 由管理員結束。

button-server-ratings-on = 開啟等級分
button-server-ratings-off = 關閉等級分
button-server-overview = 在此張貼總覽
button-server-no-overview = 取消總覽
button-moderator-resume = 結束暫停
button-moderator-end = 結束這一桌

command-server = 伺服器
command-server-description = 給管理這個伺服器的人
command-server-settings = 設定
command-server-settings-description = 查看並更改這個伺服器的遊戲桌設定
command-server-overview = 總覽
command-server-overview-description = 在這裡張貼所有遊戲桌的總覽，並隨時更新
command-server-table = 遊戲桌
command-server-table-description = 查看某一桌為何卡住；可暫停、結束或換人
option-table = 桌號
option-table-description = 清單列出的桌號；省略時為這個頻道的遊戲桌

error-not-moderator = 只有能管理該頻道訊息的成員，或擁有這個伺服器指定身分組的成員，才能管理遊戲桌。什麼都沒有改變。可用「/{ command-games }」查看你自己的遊戲，以及離開的方法。
error-not-manager = 只有能管理這個伺服器的成員可以更改設定，什麼都沒有改變。你自己的設定在「/{ command-settings }」。
error-server-only = 這個指令要在伺服器裡使用，請到我所在的伺服器。你自己的設定在「/{ command-settings }」。
error-no-such-table = 這個伺服器沒有這個桌號的遊戲桌。請從輸入時出現的清單中選擇。
error-no-bot = 機器人不能入座，什麼都沒有改變。請選擇真人。
error-not-in-server = 這個人不在這個伺服器，座位維持原狀。請選擇伺服器的成員。
