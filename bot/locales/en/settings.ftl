# What people settle for themselves: settings, vacations, notes. Answers that only the person concerned sees.

# The name of this language in itself.
language-name = English

settings-title = Your settings
settings-about = They hold at all your tables, from now on.
settings-language = Language: { $language }
settings-language-discord = as in your Discord
settings-zone = Time zone: { $zone }
settings-zone-none = not told
settings-quiet = Quiet hours: { $hours }
settings-quiet-none = none
settings-quiet-waiting = { $hours }, once I know your time zone
settings-weekends-on = Saturdays and Sundays: off, your time does not run then
settings-weekends-off = Saturdays and Sundays: days like any other
settings-heads-up-on = Heads-up: a direct message when you are next, or the last who is waited for
settings-heads-up-off = Heads-up: none
settings-turn = My turn: { $way }
settings-reminder = Reminders: { $way }
settings-request = Requests to me: { $way }
settings-way-channel = ping in the channel
settings-way-direct = direct message
settings-way-none = no ping
settings-closed = Your direct messages are closed to me, so what should come there comes in the channel. To open them: the server’s menu, Privacy settings, Direct messages.

settings-language-menu = Language
settings-clock-title = Your clock
settings-clock-zone = Time zone: a city, or an offset as UTC+2
settings-clock-quiet = Quiet hours, as 23-7, or off

settings-forget-ask = Forget your settings and all your notes, and cancel the vacations you have planned? Your tables stay as they are. Days of vacation already taken are kept as long as you sit at a table, since its deadlines count with them. This cannot be taken back.
settings-forgotten = Your settings, notes and planned vacations are forgotten.

vacation-title = Your vacations
vacation-about = While you are away no table waits for you: your time stands still, and no reminders come. Your tables say that you are away, and until when.
vacation-none = None is planned.
vacation-line = from { $start } to { $end }
vacation-left = { $days ->
    [one] 1 day is left
   *[other] { $days } days are left
} of the { $most } that you can take in { $year }.
vacation-planned = Planned: from { $start } to { $end }.
vacation-cancelled = Cancelled.
vacation-ended = Your vacation ends now. Welcome back.
vacation-form-title = Plan a vacation
vacation-form-first = First day, as { $example }
vacation-form-last = Last day, as { $example }
vacation-menu = End or cancel one
vacation-choice = { $first } to { $last }
# In public posts.
vacation-away = { $mention } is on vacation until { $until }.
vacation-notice = { $names } is on vacation until { $until } ({ $until-relative }). Until then the time of this turn stands still.

note-title = Your note at this table
note-shown = Your note: only you see it, here and with your next turn.
note-none = You have no note at this table. Note it down with the button, or with /{ command-note } and a text.
note-kept = Noted. Only you see it, with your next turn and under More.
note-removed = Your note at this table is removed.
note-panel = Your note:

# By direct message, to whoever wants to know beforehand.
reminder-next = { $awaited } is to move in { $game }, and you are next: { $link }
reminder-alone = You are the last who is waited for in { $game }: { $link }

button-settings = Settings
button-clock = Time zone, quiet hours
button-weekends-on = Take weekends off
button-weekends-off = Count weekends
button-heads-up-on = Heads-up on
button-heads-up-off = Heads-up off
button-vacations = Vacations
button-vacation-plan = Plan a vacation
button-forget = Forget me
button-note = Note
button-note-edit = Change note

command-settings = settings
command-settings-description = See and change your language, clock and pings, for you alone
command-vacation = vacation
command-vacation-description = Days on which no table waits for you
command-vacation-plan = plan
command-vacation-plan-description = Plan a vacation from one day to another
command-vacation-list = list
command-vacation-list-description = See your vacations, and how many days are left
command-vacation-cancel = cancel
command-vacation-cancel-description = Cancel a vacation, or come back from it now
command-note = note
command-note-description = Note something down at this table, for you alone

option-language = language
option-language-description = In which I answer you
option-zone = zone
option-zone-description = Your time zone: a city such as Berlin, or an offset such as UTC+2
option-quiet = quiet
option-quiet-description = Hours without pings, as 23-7 or 11pm to 7am, or off
option-weekends = weekends
option-weekends-description = Whether your time runs on Saturdays and Sundays
option-weekends-on = off
option-weekends-off = counted
option-turn = turn
option-turn-description = How you are told that it is your turn
option-reminder = reminders
option-reminder-description = How you are reminded
option-request = requests
option-request-description = How you are asked, such as for a take-back
option-heads-up = heads-up
option-heads-up-description = A direct message when you are next, or the last who is waited for
option-heads-up-on = on
option-heads-up-off = off
option-way-channel = channel
option-way-direct = direct
option-way-none = none
option-forget = forget
option-forget-description = Forget your settings, notes and planned vacations
option-first-day = from
option-first-day-description = The first day, as 2026-12-24; the list shows days
option-last-day = to
option-last-day-description = The last day, as 2027-01-02; the list shows days
option-text = text
option-text-description = What to note; left out, the note is shown

error-bad-setting = “{ $value }” is no choice for { $setting }, so nothing has changed. /{ command-settings } shows all there is to choose.
error-no-zone = Quiet hours and weekends are counted by your clock, which I do not know; nothing has changed. Tell me your time zone first, or with them: /{ command-settings } { option-zone }:Berlin { option-quiet }:23-7
error-unknown-zone = I know no time zone “{ $text }”, so nothing has changed. { $near ->
    [0] Try the nearest large city, as Berlin or Tokyo, or an offset, as UTC+2.
   *[other] Perhaps you mean one of these:
}
error-ambiguous-zone = “{ $text }” may be several time zones, so nothing has changed. Which one is yours?
error-zone-menu = Choose a time zone
error-unreadable-quiet-hours = I cannot read “{ $text }” as hours, so nothing has changed. Write them as 23-7, 22:30-06:00 or 11pm to 7am; off means none.
error-quiet-hours-length = These hours would be { $hours } long, so nothing has changed. Quiet hours last from { $low } to { $high } hours: the rest of the day is left for reminders.
error-unreadable-day = I cannot read “{ $text }” as a day, so nothing has changed. Write year, month and day, as { $example }.
error-vacation-past = A vacation until { $last } would be over already, so nothing was planned. Choose days from today on.
error-vacation-backwards = { $last } comes before { $first }, so nothing was planned. Give the first day first.
error-vacation-too-far = { $first } is too far ahead, so nothing was planned. A vacation can begin by { $latest }.
error-vacation-overlaps = You have a vacation from { $start } to { $end } already, so nothing was planned. Cancel that one first, or choose other days: /{ command-vacation } { command-vacation-list }
error-vacation-too-long = That takes { $days } days of { $year }, of which you have { $left } left, so nothing was planned. Choose fewer days, or cancel others: /{ command-vacation } { command-vacation-list }
error-no-vacation = There is no such vacation any more, so nothing has changed. /{ command-vacation } { command-vacation-list } shows those that are planned.
error-note-too-long = A note has at most { $longest } characters, and yours has { $length }; nothing has changed. Make it shorter.
error-form-gone = This form is no longer known, so nothing has changed. The commands /{ command-settings }, /{ command-vacation } and /{ command-note } do the same.
