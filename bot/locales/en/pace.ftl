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

button-mute = Mute this turn
button-pace = Pace
button-promise = I will move by …

reminder-turn = { $mention } your move in { $game }: { $link }
reminder-turn-until = { $mention } your move in { $game }, until { $until } ({ $until-relative }): { $link }
reminder-over = { $mention } { $game } is over: { $link }
reminder-half = { $mention } it is still your move in { $game }, until { $until } ({ $until-relative }): { $link }
reminder-bank = { $mention } in { $game } you now draw on your reserve of time. Your move is due until { $until } ({ $until-relative }): { $link }
reminder-last = { $mention } little time is left for your move in { $game }: until { $until } ({ $until-relative }). { $link }
reminder-overdue = { $mention } your time in { $game } was over { $until-relative }, and your move still counts: { $link }
reminder-waiting = { $mention } the table of { $game } waits for you since { $since } ({ $since-relative }): { $link }

notice-late = The time of { $names } was over. The move still counts; the others can go on waiting, or talk about what to do.
notice-outage = I was away from { $start } to { $end }. No time counts for that: all deadlines are later by as much.
note-limit = { $names } did not answer in time, so the standing orders, or the rules, have answered.
