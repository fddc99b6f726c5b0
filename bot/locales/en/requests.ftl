# What people ask of each other at a table: take-back, pause, replacement, end; and what is done about somebody late.

button-take-back = Take back
button-pause = Pause
button-resume = End the pause
button-agree-end = End the game
button-hand-over = Hand over my seat
button-agree = Agree
button-decline = Decline
button-withdraw = Withdraw
button-ask = Ask
button-ask-end = Yes, end it
button-late-wait = Wait
button-late-skip = Skip the turn
button-late-replace = Somebody else
button-late-computer = Computer plays
button-late-end = End the game
button-come-back = I am back
button-rematch = Rematch

# The post of a request. $names are those who are asked and have not answered.
request-take-back = { $asker } asks to take a move back in { $game }.
request-pause = { $asker } asks for a pause of { $game } for { $time }. Meanwhile no time counts, and whoever likes can move all the same.
request-resume = { $asker } asks to end the pause of { $game } now.
request-agreed-end = { $asker } asks to end { $game } as it stands, without a result.
request-offer = { $asker } offers { $replacement } the seat of { $player } in { $game }.
request-skip = { $asker } asks to skip the turn of { $player } in { $game }: { $move }.
request-replace = { $asker } asks to offer the seat of { $player } in { $game } to { $replacement }.
request-computer = { $asker } asks that the computer plays for { $player } in { $game } until { $player } is back.
request-end = { $asker } asks to end { $game }, since { $player } is away. It ends without a result, and with no mark against those who stayed.
request-missing = { $names }, please answer until { $until } ({ $until-relative }).
request-answer-yes = { $names } agreed.
request-answer-no = { $names } declined.
request-rule-all = All who are asked have to agree; silence is no.
request-rule-most = More than half of you have to agree.
request-rule-most-answers = The majority of those who answer decides.
request-accepted = **Agreed.**
request-refused = **Declined.** Everything stays as it was.
request-expired = **Not agreed in time.** Everything stays as it was.
request-moot = **No longer asked,** as the game has gone on.
request-withdrawn = **Withdrawn** by whoever asked.
request-impossible = **Agreed, but no longer possible.** Everything stays as it was.
table-paused = The table is paused: no time counts until { $until } ({ $until-relative }).
request-word = { $asker } asks you something in { $game }: { $link }

late-post = { $names }: { $player } has had no more time in { $game } since { $since } ({ $since-relative }). The move still counts. What is to be done?
late-post-alone = { $player } has had no more time in { $game } since { $since } ({ $since-relative }). The move still counts.
late-skip = *Skip the turn* makes this move instead: { $move }.
late-moot = { $player } is no longer waited for in { $game }.
late-waiting = Then you wait. The choices stay where they are.
late-replace-ask = Who is to take the seat? They are asked once the others agree.

computer-plays = The computer plays for { $names }. Whoever is back presses *More*, then *I am back*.
post-computer-plays = The computer’s turn in { $game }: { $event }
post-ended = { $mentions } { $game } has ended without a result.

note-taken-back = { $names } took back: { $moves }
note-taken-back-hidden = { $names } took moves back.
note-taken-back-by-host = Whoever runs this bot has taken the last move back.
note-replaced = { $names } plays in the place of { $before } now.
note-skipped = The turn of { $names } was skipped.
note-agreed-end = All agreed to end it.
note-end = { $names } was away too long. No mark is left against those who stayed.
note-deserted = Nobody was left to play against the computer.
notice-back = { $names } is back and plays again.
notice-resumed = The pause is over: time counts again.

take-back-done = Taken back.
take-back-ask = Others have seen what came of your move, or have moved since. They can agree to take it back; all that happened since is undone with it, and chance stays what it was.
pause-ask = For how long? All others have to agree. Meanwhile no time counts.
agree-end-ask = All others have to agree. The game ends as it stands, without a result.
late-end-ask = The game ends without a result, if most of those who stayed agree. That cannot be undone.
hand-over-ask = Who is to take your seat? They have to agree; you leave the game then.
request-asked = Asked. The others see it in the channel.
request-answered = Your answer counts.
request-open-line = Open request: { $text } { $link }
come-back-done = Welcome back. Your seat is yours again.

error-nothing-to-undo = There is no move of yours that could be taken back. Moves before somebody resigned stay.
error-consent-needed = That move cannot be taken back without asking, since something came of it or others have moved. Choose *More*, then *Take back*, to ask them.
error-too-many-requests = You have asked the others at this table often enough for today, as each time pings them; nothing was asked. Try again tomorrow.
error-request-open = This is asked already: { $link }. Wait for its end, or withdraw it.
error-no-request = That request is gone. What is open is to be seen with *More* under the newest board.
error-request-closed = That is decided already: { $outcome ->
    [accepted] it was agreed on.
    [refused] it was declined.
    [expired] the time to answer is over.
    [withdrawn] it was withdrawn.
   *[other] it does not matter any more.
} Nothing was changed.
error-already-answered = You have answered { $answer ->
    [yes] yes
   *[other] no
} already. An answer stands.
error-own-request = You have asked this yourself. The others answer; you can withdraw it.
error-not-asked = You are not among those who are asked.
error-not-yours = Only { $asker } can withdraw this.
error-already-there = That person sits at this table already. Choose somebody who does not.
error-no-say = Only those who still play can decide this.
error-not-late = Nobody is late there any more: a move came, or the time was put off. { $link }
error-late-yourself = It is you whose time is up, so the others decide this. Your move still counts: make it now, and all is well.
error-no-skip = The rules of this game cannot bear a skipped turn. Let the computer play, or hand the seat over.
error-no-person = Choose somebody who is no bot and can read this channel.
error-person-busy = That person sits at too many tables already. Choose somebody else.
error-paused = The table is paused already: { $link }
error-not-paused = The table is not paused: { $link }
error-not-computer = You play yourself already: { $link }
error-pause-out-of-range = A pause lasts { $low } at least and { $high } at most. Choose a length between them.
