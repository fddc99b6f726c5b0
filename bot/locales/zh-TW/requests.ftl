# What people ask of each other at a table: take-back, pause, replacement, end; and what is done about somebody late.

button-take-back = 悔棋
button-pause = 暫停
button-resume = 結束暫停
button-agree-end = 結束遊戲
button-hand-over = 讓出座位
button-agree = 同意
button-decline = 拒絕
button-withdraw = 撤回
button-ask = 請求
button-ask-end = 是，結束
button-late-wait = 繼續等
button-late-skip = 跳過這回合
button-late-replace = 換人
button-late-computer = 由電腦代打
button-late-end = 結束遊戲
button-come-back = 我回來了
button-rematch = 再來一局

# The post of a request. $names are those who are asked and have not answered.
request-take-back = { $asker } 請求在《{ $game }》悔棋。
request-pause = { $asker } 請求將《{ $game }》暫停 { $time }。暫停期間不計時，想行動的人仍可行動。
request-resume = { $asker } 請求現在就結束《{ $game }》的暫停。
request-agreed-end = { $asker } 請求就此結束《{ $game }》，不計結果。
request-offer = { $asker } 邀請 { $replacement } 接手 { $player } 在《{ $game }》的座位。
request-skip = { $asker } 請求跳過 { $player } 在《{ $game }》的回合：{ $move }。
request-replace = { $asker } 請求由 { $replacement } 接手 { $player } 在《{ $game }》的座位。
request-computer = { $asker } 請求在 { $player } 回來之前，由電腦代打《{ $game }》。
request-end = { $player } 不在，{ $asker } 請求結束《{ $game }》。遊戲不計結果，留下的人不會有任何不良紀錄。
request-missing = 等待 { $names } 回覆，期限：{ $until }（{ $until-relative }）。
request-answer-yes = { $names } 同意。
request-answer-no = { $names } 拒絕。
request-rule-all = 被詢問的人都要同意，不回覆視為拒絕。
request-rule-most = 需要超過一半的人同意。
request-rule-most-answers = 以有回覆者中較多的一方為準。
request-accepted = **已同意。**
request-refused = **已拒絕。**一切照舊。
request-expired = **期限內沒有取得同意。**一切照舊。
request-moot = **不必再問，**遊戲已經往下進行了。
request-withdrawn = **已由提出的人撤回。**
request-impossible = **已同意，但已無法執行。**一切照舊。
table-paused = 這一桌暫停至：{ $until }（{ $until-relative }），在那之前不計時。
request-word = { $asker } 在《{ $game }》向你提出請求：{ $link }

late-post = { $names }：{ $player } 在《{ $game }》已逾時（{ $since }，{ $since-relative }）。現在行動仍然算數。接下來要怎麼辦？
late-post-alone = { $player } 在《{ $game }》已逾時（{ $since }，{ $since-relative }）。現在行動仍然算數。
late-skip = 按「{ button-late-skip }」會改為執行：{ $move }。
late-moot = 《{ $game }》已經不必再等 { $player }。
late-waiting = 那就繼續等。選項會留在原處。
late-replace-ask = 要由誰接手座位？其他人同意後就會詢問對方。

computer-plays = 電腦正在代打：{ $names }。回來時按「{ button-more }」，再按「{ button-come-back }」。
post-computer-plays = 《{ $game }》電腦的回合：{ $event }
post-ended = { $mentions } 《{ $game }》已結束，不計結果。

note-taken-back = { $names } 悔棋：{ $moves }
note-taken-back-hidden = { $names } 悔棋了。
note-taken-back-by-host = 機器人維護者收回了最後一步。
note-replaced = { $names } 接手 { $before } 的座位。
note-skipped = { $names } 的回合被跳過了。
note-agreed-end = 所有人都同意結束。
note-end = { $names } 離開太久。留下的人不會有任何不良紀錄。
note-deserted = 已經沒有人和電腦對戰了。
notice-back = { $names } 回來了，繼續遊戲。
notice-resumed = 暫停結束，恢復計時。

take-back-done = 已悔棋。
take-back-ask = 其他人已經看到你這一步的結果，或已接著行動，要對方同意才能悔棋。之後發生的一切都會一併收回，但隨機結果不變。
pause-ask = 要暫停多久？其他人都要同意。暫停期間不計時。
agree-end-ask = 其他人都要同意。遊戲就此結束，不計結果。
late-end-ask = 如果留下的人超過一半同意，遊戲就此結束，不計結果，無法復原。
hand-over-ask = 要由誰接手你的座位？對方要先同意，之後你就離開這局遊戲。
request-asked = 已提出，其他人在頻道裡看得到。
request-answered = 已收到你的回覆。
request-open-line = 待回覆的請求：{ $text } { $link }
come-back-done = 歡迎回來，座位還給你了。

error-nothing-to-undo = 沒有你可以收回的行動。有人認輸之前的行動不能收回。
error-consent-needed = 這一步已有結果，或其他人已接著行動，要對方同意才能收回。請按「{ button-more }」，再按「{ button-take-back }」提出請求。
error-too-many-requests = 你今天向同桌的人提出太多次請求了，讓大家休息一下，明天再試。
error-request-open = 已經有人提出了：{ $link } 請等它有結果，或撤回它。
error-no-request = 這個請求已經不在了。還在進行的請求可在最新版圖下方的「{ button-more }」查看。
error-request-closed = 這件事已有結果：{ $outcome ->
    [accepted] 已同意。
    [refused] 已拒絕。
    [expired] 回覆期限已過。
    [withdrawn] 已撤回。
   *[other] 已經不需要了。
}什麼都沒有改變。
error-already-answered = 你已回覆{ $answer ->
    [yes] 「同意」
   *[no] 「拒絕」
}，回覆後不能更改。
error-own-request = 這是你自己提出的，由其他人回覆；你可以撤回。
error-not-asked = 這個請求沒有要你回覆。
error-not-yours = 只有 { $asker } 可以撤回。
error-already-there = 這個人已經在這一桌了，請選擇不在這一桌的人。
error-no-say = 只有還在遊戲中的人可以決定。
error-not-late = 已經沒有人逾時：對方已經行動，或期限延後了。{ $link }
error-late-yourself = 逾時的是你自己，這由其他人決定。你的行動仍然算數，現在行動就好。
error-no-skip = 這款遊戲的規則不能跳過回合。請由電腦代打，或換人。
error-no-person = 請選擇看得到這個頻道的人，不能是機器人。
error-person-busy = 這個人已經在太多桌入座了，請選擇別人。
error-paused = 這一桌已經暫停：{ $link }
error-not-paused = 這一桌沒有暫停：{ $link }
error-not-computer = 你本來就是自己在玩：{ $link }
error-pause-out-of-range = 暫停最短 { $low }，最長 { $high }。請選擇其間的長度。
