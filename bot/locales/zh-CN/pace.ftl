# The time of slow play: pace, deadlines, reminders. Of each moment there is a date, and under its name with -relative
# how far away it is; Discord shows both by the reader's own clock.

pace-none = 不限时
pace-per-move = 每步 { $move }
pace-per-move-bank = 每步 { $move }，另有备用时间 { $bank }
pace-promise = 每回合自行约定日期；没有约定时每步 { $silence }
pace-weekdays = { $pace }；周末不计时
pace-hours = { $number } 小时
pace-days = { $number } 天
# More than a day: $days and $hours are texts as above.
pace-days-hours = { $days } { $hours }

lobby-pace = 节奏：{ $pace }
pace-ask = 每一步最多可以想多久？超时后会请其他玩家决定怎么办，不会因此直接结束游戏。
pace-menu = 节奏
pace-set = 已约定：{ $pace }

button-mute = 本回合不通知
button-pace = 节奏
button-promise = 约定行动日期
button-unmute = 恢复提醒

board-until = 截止时间：{ $until }（{ $until-relative }）。
board-until-of = { $names } 的截止时间：{ $until }（{ $until-relative }）。

promise-ask = 你会在哪天之前行动？大家都会知道。这个回合还能约定 { $left } 次。
promise-menu = 哪天结束之前
promise-today = 今天
promise-tomorrow = 明天
promise-day = { $day }，{ $weekday }
weekday-1 = 星期一
weekday-2 = 星期二
weekday-3 = 星期三
weekday-4 = 星期四
weekday-5 = 星期五
weekday-6 = 星期六
weekday-7 = 星期日
promise-made = 已约定。你的截止时间：{ $until }（{ $until-relative }）。
mute-done = 这个回合不再提醒你，计时照常。
mute-undone = 这个回合会继续提醒你。

option-pace = 节奏
option-pace-description = 每步最多多久，例如：不限、2 天、2 天+4 天 工作日、约定；开始之前都可以修改

error-not-awaited = 这一桌现在没有在等你。最新的版图在这里：{ $link }
error-no-promises = 这一桌不约定日期，它的节奏是：{ $pace }。
error-turn-over = 那个回合已经结束，没有什么要提醒的了。
error-unreadable-pace = 无法识别节奏“{ $text }”。请写成这样：不限；2 天；2 天+4 天（带备用时间）；2 天+4 天 工作日；约定；约定 5 天。
error-pace-out-of-range = { $what ->
    [bank] 备用时间不能是 { $value }，可选范围：{ $low }～{ $high }。
    [silence] 没有约定时的时限不能是 { $value }，可选范围：{ $low }～{ $high }。
   *[move] 每步时限不能是 { $value }，可选范围：{ $low }～{ $high }。
}
error-promise-past = { $day } 已经过去了。请从菜单里选一天。
error-promise-too-far = { $day } 太远了，最晚只能约定到 { $last }。
error-too-many-promises = 这个回合你已经约定了 { $most } 次，达到了上限。最后一次约定仍然有效。

reminder-turn = { $mention } 《{ $game }》轮到你了：{ $link }
reminder-turn-until = { $mention } 《{ $game }》轮到你了，截止时间：{ $until }（{ $until-relative }）。{ $link }
reminder-over = { $mention } 《{ $game }》结束了：{ $link }
reminder-half = { $mention } 《{ $game }》还在等你行动，截止时间：{ $until }（{ $until-relative }）。{ $link }
reminder-bank = { $mention } 你在《{ $game }》已经开始消耗备用时间，截止时间：{ $until }（{ $until-relative }）。{ $link }
reminder-last = { $mention } 你在《{ $game }》剩下的时间不多了，截止时间：{ $until }（{ $until-relative }）。{ $link }
reminder-overdue = { $mention } 你在《{ $game }》已经超时（{ $until-relative }），现在行动仍然有效：{ $link }
reminder-waiting = { $mention } 《{ $game }》还在等你，开始等待：{ $since }（{ $since-relative }）。{ $link }

notice-promise = { $names } 约定了行动的截止时间：{ $until }（{ $until-relative }）。
notice-outage = 我从 { $start } 到 { $end } 不在线。这段时间不计时，所有截止时间都相应顺延。
note-limit = { $names } 没有及时应对，已按预设指令或规则处理。
