# What people settle for themselves: settings, vacations, notes. Answers that only the person concerned sees.

# The name of this language in itself.
language-name = 繁體中文

settings-title = 你的設定
settings-about = 從現在起適用於你的所有遊戲桌。
settings-language = 語言：{ $language }
settings-language-discord = 與你的 Discord 相同
settings-zone = 時區：{ $zone }
settings-zone-none = 未設定
settings-quiet = 勿擾時段：{ $hours }
settings-quiet-none = 無
settings-quiet-waiting = { $hours }，設定時區後生效
settings-weekends-on = 週六、週日：不計時
settings-weekends-off = 週六、週日：照常計時
settings-heads-up-on = 預告：下一個輪到你，或只剩你還沒行動時，傳私人訊息給你
settings-heads-up-off = 預告：無
settings-turn = 輪到我時：{ $way }
settings-reminder = 提醒：{ $way }
settings-request = 給我的請求：{ $way }
settings-way-channel = 在頻道提及
settings-way-direct = 私人訊息
settings-way-none = 不通知
settings-closed = 我無法傳私人訊息給你，所以改在頻道通知。要開放請到：伺服器選單、隱私設定、私人訊息。

settings-language-menu = 語言
settings-clock-title = 你的時間
settings-clock-zone = 時區：城市，或時差如 UTC+8
settings-clock-quiet = 勿擾時段，例如 23-7；「關閉」表示沒有

settings-forget-ask = 要清除你的設定與所有筆記，並取消已安排的休假嗎？你的遊戲桌不受影響。已用掉的休假天數會保留到你離開所有遊戲桌，因為期限要靠它計算。清除後無法復原。
settings-forgotten = 你的設定、筆記和已安排的休假都清除了。

vacation-title = 你的休假
vacation-about = 休假期間，沒有任何一桌會等你：你的時間停止計算，也不會提醒你。你的遊戲桌會顯示你在休假，以及到何時為止。
vacation-none = 沒有安排休假。
vacation-line = { $start }～{ $end }
vacation-left = { $year } 年可休 { $most } 天，還剩 { $days } 天。
vacation-planned = 已安排休假：{ $start }～{ $end }。
vacation-cancelled = 已取消。
vacation-ended = 你的休假到此結束。歡迎回來。
vacation-form-title = 安排休假
vacation-form-first = 第一天，例如 { $example }
vacation-form-last = 最後一天，例如 { $example }
vacation-menu = 結束或取消休假
vacation-choice = { $first }～{ $last }
# In public posts.
vacation-away = { $mention } 休假至：{ $until }。
vacation-notice = { $names } 休假至：{ $until }（{ $until-relative }）。在那之前，這一回合不計時。

note-title = 你在這一桌的筆記
note-shown = 你的筆記：只有你看得到，在這裡和你的下個回合顯示。
note-none = 你在這一桌沒有筆記。可按按鈕寫下，或用「/{ command-note }」加上內容。
note-kept = 已記下。只有你看得到，在你的下個回合和「{ button-more }」裡顯示。
note-removed = 你在這一桌的筆記已刪除。
note-panel = 你的筆記：

# By direct message, to whoever wants to know beforehand.
reminder-next = 《{ $game }》輪到 { $awaited }，下一個就是你：{ $link }
reminder-alone = 《{ $game }》只剩你還沒行動：{ $link }

button-settings = 設定
button-clock = 時區、勿擾時段
button-weekends-on = 週末不計時
button-weekends-off = 週末照常計時
button-heads-up-on = 開啟預告
button-heads-up-off = 關閉預告
button-vacations = 休假
button-vacation-plan = 安排休假
button-forget = 清除我的資料
button-note = 筆記
button-note-edit = 修改筆記

command-settings = 設定
command-settings-description = 查看並更改你的語言、時間與通知，只有你看得到
command-vacation = 休假
command-vacation-description = 這些日子沒有任何一桌會等你
command-vacation-plan = 安排
command-vacation-plan-description = 安排休假的起訖日期
command-vacation-list = 清單
command-vacation-list-description = 查看你的休假，以及還剩幾天
command-vacation-cancel = 取消
command-vacation-cancel-description = 取消休假，或提前結束休假
command-note = 筆記
command-note-description = 為這一桌寫筆記，只有你看得到

option-language = 語言
option-language-description = 我回覆你時使用的語言
option-zone = 時區
option-zone-description = 你的時區：城市如 Taipei，或時差如 UTC+8
option-quiet = 勿擾時段
option-quiet-description = 不通知的時段，例如 23-7 或 23 點到 7 點；「關閉」表示沒有
option-weekends = 週末
option-weekends-description = 週六、週日是否計算你的時間
option-weekends-on = 不計時
option-weekends-off = 照常計時
option-turn = 輪到我
option-turn-description = 輪到你時如何通知
option-reminder = 提醒
option-reminder-description = 如何提醒你
option-request = 請求
option-request-description = 有人向你提出請求（例如悔棋）時如何通知
option-heads-up = 預告
option-heads-up-description = 下一個輪到你，或只剩你還沒行動時，傳私人訊息給你
option-heads-up-on = 開啟
option-heads-up-off = 關閉
option-way-channel = 頻道
option-way-direct = 私人訊息
option-way-none = 不通知
option-forget = 清除
option-forget-description = 清除你的設定、筆記和已安排的休假
option-first-day = 起始
option-first-day-description = 第一天，例如 2026-12-24；清單會列出日期
option-last-day = 結束
option-last-day-description = 最後一天，例如 2027-01-02；清單會列出日期
option-text = 內容
option-text-description = 要記下的內容；省略時顯示筆記

error-bad-setting = 「{ $value }」不是「{ $setting }」可用的選擇，什麼都沒有改變。可用「/{ command-settings }」查看所有選擇。
error-no-zone = 勿擾時段和週末依你的時間計算，但我不知道你的時區，什麼都沒有改變。請先設定時區，或一起設定：/{ command-settings } { option-zone }:Taipei { option-quiet }:23-7
error-unknown-zone = 找不到時區「{ $text }」，什麼都沒有改變。{ $near ->
    [0] 請試試最近的大城市，例如 Taipei 或 Tokyo，或時差，例如 UTC+8。
   *[other] 也許是以下其中之一：
}
error-ambiguous-zone = 「{ $text }」可能是好幾個時區，什麼都沒有改變。你的是哪一個？
error-zone-menu = 選擇時區
error-unreadable-quiet-hours = 無法辨識「{ $text }」這個時段，什麼都沒有改變。請寫成 23-7、22:30-06:00 或 23 點到 7 點；「關閉」表示沒有。
error-quiet-hours-length = 這個時段長達 { $hours } 小時，什麼都沒有改變。勿擾時段可設 { $low }～{ $high } 小時，其餘時間要留給提醒。
error-unreadable-day = 無法辨識「{ $text }」這個日期，什麼都沒有改變。請寫出年、月、日，例如 { $example }。
error-vacation-past = 到 { $last } 為止的休假已經過去了，沒有安排。請選擇今天以後的日期。
error-vacation-backwards = { $last } 在 { $first } 之前，沒有安排休假。請先填第一天。
error-vacation-too-far = { $first } 太遠了，沒有安排休假。休假最晚可從 { $latest } 開始。
error-vacation-overlaps = 你已安排休假（{ $start }～{ $end }），這次沒有安排。請先取消那次休假，或選擇其他日期：/{ command-vacation } { command-vacation-list }
error-vacation-too-long = 這次休假要用掉 { $year } 年的 { $days } 天，但你只剩 { $left } 天，沒有安排。請減少天數，或取消其他休假：/{ command-vacation } { command-vacation-list }
error-no-vacation = 那次休假已經不在了，什麼都沒有改變。可用「/{ command-vacation } { command-vacation-list }」查看已安排的休假。
error-note-too-long = 筆記最多 { $longest } 個字元，你寫了 { $length } 個，什麼都沒有改變。請縮短。
error-form-gone = 這個表單已經失效，什麼都沒有改變。可改用「/{ command-settings }」、「/{ command-vacation } { command-vacation-plan }」和「/{ command-note }」。
