# The time of slow play: pace, deadlines, reminders. Of each moment there is a date, and under its name with -relative
# how far away it is; Discord shows both by the reader's own clock.

pace-none = no time limit
pace-per-move = { $move } for each move
pace-per-move-bank = { $move } for each move, and { $bank } in reserve
pace-promise = by promise; without one, { $silence } for each move
pace-weekdays = { $pace }; weekends do not count
pace-hours = { $number ->
    [one] 1 hour
   *[other] { $number } hours
}
pace-days = { $number ->
    [one] 1 day
   *[other] { $number } days
}
# More than a day: $days and $hours are texts as above.
pace-days-hours = { $days } and { $hours }

lobby-pace = Pace: { $pace }
pace-ask = How long may each move take? When the time is over, the others are asked what to do; no game ends by that alone.
pace-menu = Pace
pace-set = Agreed: { $pace }

button-mute = Mute this turn
button-pace = Pace
button-promise = I will move by …
button-unmute = Remind me again

board-until = Answer until { $until } ({ $until-relative }).
board-until-of = { $names }: answer until { $until } ({ $until-relative }).

promise-ask = By which day will you move? Everybody here is told. You can still promise { $left ->
    [one] once
   *[other] { $left } times
} in this turn.
promise-menu = By the end of
promise-today = today
promise-tomorrow = tomorrow
promise-day = { $weekday }, { $day }
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
promise-made = You have promised to move by { $until } ({ $until-relative }).
mute-done = You are not reminded of this turn any more. Your time runs on as before.
mute-undone = You are reminded of this turn again.

option-pace = pace
option-pace-description = How long a move may take, as none, 2d, 2d+4d weekdays, promise; it can be changed until the start

error-not-awaited = Nobody waits for you at this table at the moment. The newest board is here: { $link }
error-no-promises = At this table no days are promised: its pace is { $pace }.
error-turn-over = That turn is over already, so there is nothing more to remind you of.
error-unreadable-pace = “{ $text }” is no pace that I can read. Write it like one of these: none; 2d; 2d+4d (with a reserve); 2d+4d weekdays; promise; promise 5d.
error-pace-out-of-range = { $what ->
    [bank] A reserve
    [silence] The time without a promise
   *[move] A move
} of { $value } is not possible: from { $low } to { $high }.
error-promise-past = { $day } is over already. Choose a day from the menu.
error-promise-too-far = { $day } is too far away: { $last } is the last day that can be promised.
error-too-many-promises = You have promised { $most } times in this turn, which is the most. What you promised last stands.

reminder-turn = { $mention } your move in { $game }: { $link }
reminder-turn-until = { $mention } your move in { $game }, until { $until } ({ $until-relative }): { $link }
reminder-over = { $mention } { $game } is over: { $link }
reminder-half = { $mention } it is still your move in { $game }, until { $until } ({ $until-relative }): { $link }
reminder-bank = { $mention } in { $game } you now draw on your reserve of time. Your move is due until { $until } ({ $until-relative }): { $link }
reminder-last = { $mention } little time is left for your move in { $game }: until { $until } ({ $until-relative }). { $link }
reminder-overdue = { $mention } your time in { $game } was over { $until-relative }, and your move still counts: { $link }
reminder-waiting = { $mention } the table of { $game } waits for you since { $since } ({ $since-relative }): { $link }

notice-promise = { $names } will move by { $until } ({ $until-relative }).
notice-outage = I was away from { $start } to { $end }. No time counts for that: all deadlines are later by as much.
note-limit = { $names } did not answer in time, so the standing orders, or the rules, have answered.
