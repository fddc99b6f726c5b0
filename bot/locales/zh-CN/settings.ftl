# What people settle for themselves: settings, vacations, notes. Answers that only the person concerned sees.

# The name of this language in itself.
language-name = 简体中文

settings-title = 你的设置
settings-about = 从现在起，对你的所有游戏桌都有效。
settings-language = 语言：{ $language }
settings-language-discord = 与 Discord 相同
settings-zone = 时区：{ $zone }
settings-zone-none = 未设置
settings-quiet = 免打扰时段：{ $hours }
settings-quiet-none = 无
settings-quiet-waiting = { $hours }，设好时区后生效
settings-weekends-on = 周六和周日：休息，不计时
settings-weekends-off = 周六和周日：照常计时
settings-heads-up-on = 预告：快轮到你，或只差你一人时，发私信告诉你
settings-heads-up-off = 预告：无
settings-turn = 轮到我：{ $way }
settings-reminder = 提醒：{ $way }
settings-request = 对我的请求：{ $way }
settings-way-channel = 在频道里通知
settings-way-direct = 私信
settings-way-none = 不通知
settings-closed = 我无法给你发私信，所以本该私信的内容会发在频道里。想要开启，请在服务器菜单的隐私设置里允许私信。

settings-language-menu = 语言
settings-clock-title = 你的时间
settings-clock-zone = 时区：城市，或 UTC+8 这样的时差
settings-clock-quiet = 免打扰时段，如 23-7；“关闭”表示没有

settings-forget-ask = 要清除你的设置和所有笔记，并取消你计划的休假吗？你的游戏桌不受影响。只要你还在某一桌，已经休过的天数就会保留，因为那里的截止时间要据此计算。清除后不能恢复。
settings-forgotten = 你的设置、笔记和计划的休假都已清除。

vacation-title = 你的休假
vacation-about = 休假期间没有哪一桌会等你：你的时间停住，也不会有提醒。你的游戏桌会说明你不在，以及到什么时候。
vacation-none = 还没有计划休假。
vacation-line = { $start }～{ $end }
vacation-left = { $year } 年可以休 { $most } 天，还剩 { $days } 天。
vacation-planned = 已计划：{ $start }～{ $end }。
vacation-cancelled = 已取消。
vacation-ended = 你的休假到此结束，欢迎回来。
vacation-form-title = 计划休假
vacation-form-first = 第一天，如 { $example }
vacation-form-last = 最后一天，如 { $example }
vacation-menu = 结束或取消一次休假
vacation-choice = { $first }～{ $last }
# In public posts.
vacation-away = { $mention } 正在休假，结束时间：{ $until }。
vacation-notice = { $names } 正在休假，这个回合的时间先停住。结束时间：{ $until }（{ $until-relative }）。

note-title = 你在这一桌的笔记
note-shown = 你的笔记只有你能看到，显示在这里和你的下一个回合。
note-none = 你在这一桌还没有笔记。点按钮写下来，或者用“/{ command-note }”加上文字。
note-kept = 已记下。只有你能看到，显示在你的下一个回合和“{ button-more }”里。
note-removed = 你在这一桌的笔记已删除。
note-panel = 你的笔记：

# By direct message, to whoever wants to know beforehand.
reminder-next = 《{ $game }》现在轮到 { $awaited }，下一个就是你：{ $link }
reminder-alone = 《{ $game }》只差你一个人了：{ $link }

button-settings = 设置
button-clock = 时区和免打扰
button-weekends-on = 周末休息
button-weekends-off = 周末计时
button-heads-up-on = 开启预告
button-heads-up-off = 关闭预告
button-vacations = 休假
button-vacation-plan = 计划休假
button-forget = 清除我的数据
button-note = 笔记
button-note-edit = 修改笔记

command-settings = 设置
command-settings-description = 查看和修改你的语言、时间和通知，只有你能看到
command-vacation = 休假
command-vacation-description = 没有哪一桌会等你的日子
command-vacation-plan = 计划
command-vacation-plan-description = 计划从哪天到哪天休假
command-vacation-list = 列表
command-vacation-list-description = 查看你的休假，以及还剩多少天
command-vacation-cancel = 取消
command-vacation-cancel-description = 取消休假，或者现在就回来
command-note = 笔记
command-note-description = 在这一桌写点笔记，只有你能看到

option-language = 语言
option-language-description = 我用哪种语言回答你
option-zone = 时区
option-zone-description = 你的时区：Shanghai 这样的城市，或 UTC+8 这样的时差
option-quiet = 免打扰
option-quiet-description = 不通知的时段，如 23-7 或 23 点到 7 点；“关闭”表示没有
option-weekends = 周末
option-weekends-description = 周六和周日是否计时
option-weekends-on = 休息
option-weekends-off = 计时
option-turn = 轮到我
option-turn-description = 轮到你时怎样通知
option-reminder = 提醒
option-reminder-description = 怎样提醒你
option-request = 请求
option-request-description = 有人请求时怎样告诉你，例如悔棋
option-heads-up = 预告
option-heads-up-description = 快轮到你，或只差你一人时，发私信告诉你
option-heads-up-on = 开启
option-heads-up-off = 关闭
option-way-channel = 频道
option-way-direct = 私信
option-way-none = 不通知
option-forget = 清除
option-forget-description = 清除你的设置、笔记和计划的休假
option-first-day = 从
option-first-day-description = 第一天，如 2026-12-24；可从列表中选择
option-last-day = 到
option-last-day-description = 最后一天，如 2027-01-02；可从列表中选择
option-text = 内容
option-text-description = 要记下的内容；不填就显示笔记

error-bad-setting = “{ $value }”不是“{ $setting }”的可选值，没有任何改变。用“/{ command-settings }”查看所有可选的内容。
error-no-zone = 免打扰时段和周末要按你的时区计算，而我还不知道你的时区，所以没有任何改变。请先设好时区，或者一起设：“/{ command-settings } { option-zone }:Shanghai { option-quiet }:23-7”
error-unknown-zone = 我不认识时区“{ $text }”，没有任何改变。{ $near ->
    [0] 请试试最近的大城市，如 Shanghai 或 Tokyo，或者 UTC+8 这样的时差。
   *[other] 你要的也许是其中之一：
}
error-ambiguous-zone = “{ $text }”可能是好几个时区，没有任何改变。你的是哪一个？
error-zone-menu = 选择时区
error-unreadable-quiet-hours = 无法识别时段“{ $text }”，没有任何改变。请写成 23-7、22:30-06:00 或 23 点到 7 点；“关闭”表示没有。
error-quiet-hours-length = 这个时段长 { $hours } 小时，没有任何改变。免打扰时段要在 { $low }～{ $high } 小时之间，其余时间留给提醒。
error-unreadable-day = 无法识别日期“{ $text }”，没有任何改变。请写年、月、日，如 { $example }。
error-vacation-past = 到 { $last } 为止的休假已经过去了，休假未添加。请选择今天以后的日子。
error-vacation-backwards = { $last } 在 { $first } 之前，休假未添加。请先写第一天。
error-vacation-too-far = { $first } 太远了，休假未添加。休假最晚从 { $latest } 开始。
error-vacation-overlaps = 你已经有休假了：{ $start }～{ $end }，新的休假未添加。请先取消它，或者另选日子：“/{ command-vacation } { command-vacation-list }”
error-vacation-too-long = 这会用掉 { $year } 年的 { $days } 天，而你只剩 { $left } 天，休假未添加。请缩短休假，或者取消别的休假：“/{ command-vacation } { command-vacation-list }”
error-no-vacation = 已经没有这次休假了，没有任何改变。用“/{ command-vacation } { command-vacation-list }”查看计划的休假。
error-note-too-long = 笔记最多 { $longest } 个字符，你的有 { $length } 个，没有任何改变。请写短一些。
error-form-gone = 这个表单已经失效，没有任何改变。用“/{ command-settings }”、“/{ command-vacation }”和“/{ command-note }”可以做同样的事。
