# The time of slow play: pace, deadlines, reminders. Of each moment there is a date, and under its name with -relative
# how far away it is; Discord shows both by the reader's own clock and language, so they stand behind a colon or in
# brackets.

pace-none = 無時限
pace-per-move = 每步 { $move }
pace-per-move-bank = 每步 { $move }，備用時間 { $bank }
pace-promise = 自行約定日期；沒有約定時每步 { $silence }
pace-weekdays = { $pace }；週末不計
pace-hours = { $number } 小時
pace-days = { $number } 天
# More than a day: $days and $hours are texts as above.
pace-days-hours = { $days } { $hours }

lobby-pace = 時限：{ $pace }
pace-ask = 每一步最多可以花多久？逾時後會詢問其他人怎麼辦，遊戲不會因此自動結束。
pace-menu = 時限
pace-set = 已約定：{ $pace }

button-mute = 本回合不通知
button-pace = 時限
button-promise = 約定行動日期
button-unmute = 恢復提醒

board-until = 期限：{ $until }（{ $until-relative }）。
board-until-of = { $names } 的期限：{ $until }（{ $until-relative }）。

promise-ask = 你會在哪一天之前行動？同桌的人都會知道。這一回合還能約定 { $left } 次。
promise-menu = 最晚到哪一天
promise-today = 今天
promise-tomorrow = 明天
promise-day = { $day }（{ $weekday }）
weekday-1 = 星期一
weekday-2 = 星期二
weekday-3 = 星期三
weekday-4 = 星期四
weekday-5 = 星期五
weekday-6 = 星期六
weekday-7 = 星期日
promise-made = 你已約定行動期限：{ $until }（{ $until-relative }）。
mute-done = 這一回合不會再提醒你，你的時間照常計算。
mute-undone = 這一回合會重新提醒你。

option-pace = 時限
option-pace-description = 每步可花多久，例如：不限、2 天、2 天+4 天 平日、約定；開始前都可以更改

error-not-awaited = 這一桌目前沒有在等你。最新的版圖在這裡：{ $link }
error-no-promises = 這一桌不用約定日期，時限是：{ $pace }。
error-turn-over = 那一回合已經結束，不會再提醒了。
error-unreadable-pace = 無法辨識「{ $text }」這個時限。請照這些寫法：不限；2 天；2 天+4 天（含備用時間）；2 天+4 天 平日；約定；約定 5 天。
error-pace-out-of-range = { $what ->
    [bank] 備用時間
    [silence] 沒有約定時的時間
   *[move] 每步時限
}不能是 { $value }，可用範圍是 { $low }到 { $high }。
error-promise-past = { $day } 已經過去了。請從選單中選擇日期。
error-promise-too-far = { $day } 太遠了，最晚只能約定到 { $last }。請從選單中選擇日期。
error-too-many-promises = 你在這一回合已約定 { $most } 次，達到上限。以最後一次的約定為準。

reminder-turn = { $mention } 《{ $game }》輪到你了：{ $link }
reminder-turn-until = { $mention } 《{ $game }》輪到你了，期限：{ $until }（{ $until-relative }）。{ $link }
reminder-over = { $mention } 《{ $game }》結束了：{ $link }
reminder-half = { $mention } 《{ $game }》還在等你行動，期限：{ $until }（{ $until-relative }）。{ $link }
reminder-bank = { $mention } 《{ $game }》開始使用你的備用時間，期限：{ $until }（{ $until-relative }）。{ $link }
reminder-last = { $mention } 《{ $game }》時間快到了，期限：{ $until }（{ $until-relative }）。{ $link }
reminder-overdue = { $mention } 《{ $game }》你的時間到了（{ $until-relative }），但現在行動仍然算數：{ $link }
reminder-waiting = { $mention } 《{ $game }》這一桌在等你，等待始於：{ $since }（{ $since-relative }）。{ $link }

notice-promise = { $names } 約定的行動期限：{ $until }（{ $until-relative }）。
notice-outage = 我離線了一段時間（{ $start }～{ $end }）。這段時間不計，所有期限都順延。
note-limit = { $names } 沒有及時回覆，已依預設指令或規則處理。
