# What people ask of each other at a table: take-back, pause, replacement, end; and what is done about somebody late.

button-take-back = 悔棋
button-pause = 暂停
button-resume = 结束暂停
button-agree-end = 结束游戏
button-hand-over = 转让座位
button-agree = 同意
button-decline = 拒绝
button-withdraw = 撤回
button-ask = 提出请求
button-ask-end = 是，结束游戏
button-late-wait = 继续等
button-late-skip = 跳过回合
button-late-replace = 换人
button-late-computer = 电脑接手
button-late-end = 结束游戏
button-come-back = 我回来了
button-rematch = 再来一局

# The post of a request. $names are those who are asked and have not answered.
request-take-back = { $asker } 在《{ $game }》请求悔棋。
request-pause = { $asker } 请求把《{ $game }》暂停 { $time }。暂停期间不计时，想行动的人仍然可以行动。
request-resume = { $asker } 请求现在就结束《{ $game }》的暂停。
request-agreed-end = { $asker } 请求就此结束《{ $game }》，不计结果。
request-offer = { $asker } 想把 { $player } 在《{ $game }》的座位交给 { $replacement }。
request-skip = { $asker } 请求跳过 { $player } 在《{ $game }》的回合：{ $move }。
request-replace = { $asker } 请求把 { $player } 在《{ $game }》的座位交给 { $replacement }。
request-computer = { $asker } 请求在《{ $game }》中由电脑代替 { $player }，直到 { $player } 回来。
request-end = 因为 { $player } 不在，{ $asker } 请求结束《{ $game }》。不计结果，对留下的人没有任何影响。
request-missing = { $names }，请回复。截止时间：{ $until }（{ $until-relative }）。
request-answer-yes = { $names } 同意。
request-answer-no = { $names } 拒绝。
request-rule-all = 需要所有被询问的人同意，不回复就是不同意。
request-rule-most = 需要半数以上的人同意。
request-rule-most-answers = 以回复者中的多数意见为准。
request-accepted = **已同意。**
request-refused = **已拒绝。**一切照旧。
request-expired = **没有及时得到同意。**一切照旧。
request-moot = **不再需要回复，**游戏已经继续了。
request-withdrawn = **已由请求者撤回。**
request-impossible = **已同意，但已经办不到了。**一切照旧。
table-paused = 这一桌暂停中，不计时。恢复时间：{ $until }（{ $until-relative }）。
request-word = { $asker } 在《{ $game }》有事问你：{ $link }

late-post = { $names }：{ $player } 在《{ $game }》已经超时（{ $since }，{ $since-relative }），现在行动仍然有效。接下来怎么办？
late-post-alone = { $player } 在《{ $game }》已经超时（{ $since }，{ $since-relative }），现在行动仍然有效。
late-skip = “{ button-late-skip }”会改为执行：{ $move }。
late-moot = 《{ $game }》已经不再等待 { $player }。
late-waiting = 那就继续等。这些选择会一直留在这里。
late-replace-ask = 由谁来接替？其他人同意之后会去询问对方。

computer-plays = { $names } 由电脑接手。回来的人请点“{ button-more }”，再点“{ button-come-back }”。
post-computer-plays = 《{ $game }》：电脑的回合。{ $event }
post-ended = { $mentions } 《{ $game }》已经结束，不计结果。

note-taken-back = { $names } 悔棋，收回了：{ $moves }
note-taken-back-hidden = { $names } 悔棋，收回了行动。
note-taken-back-by-host = 机器人维护者收回了最后一步行动。
note-replaced = { $names } 现在接替 { $before }。
note-skipped = { $names } 的回合被跳过。
note-agreed-end = 大家一致同意结束。
note-end = { $names } 离开太久了。对留下的人没有任何影响。
note-deserted = 没有人留下来和电脑对战了。
notice-back = { $names } 回来了，继续参加游戏。
notice-resumed = 暂停结束，重新开始计时。

take-back-done = 已悔棋。
take-back-ask = 别人已经看到你这一步的结果，或者已经有了新的行动，所以悔棋需要对方同意。之后发生的一切都会一起撤销，随机结果不会改变。
pause-ask = 要暂停多久？需要其他所有人同意。暂停期间不计时。
agree-end-ask = 需要其他所有人同意。游戏就此结束，不计结果。
late-end-ask = 如果留下的人多数同意，游戏就会结束，不计结果。结束后不能反悔。
hand-over-ask = 由谁接替你的座位？需要对方同意，之后你就离开这局游戏。
request-asked = 请求已提出，其他人会在频道里看到。
request-answered = 你的回复已计入。
request-open-line = 待回复的请求：{ $text }{ $link }
come-back-done = 欢迎回来，座位又是你的了。

error-nothing-to-undo = 你没有可以收回的行动。有人认输之前的行动不能收回。
error-consent-needed = 这一步已经有了结果，或者别人已经行动，不能直接收回。点“{ button-more }”，再点“{ button-take-back }”，去征求同意。
error-too-many-requests = 你今天在这一桌提出的请求已经很多了，让大家歇一歇吧。请明天再试。
error-request-open = 这个请求已经提出：{ $link }。请等它有结果，或者先撤回。
error-no-request = 那个请求已经不在了。在最新的版图下面点“{ button-more }”，可以看到待回复的请求。
error-request-closed = { $outcome ->
    [accepted] 这个请求已经得到同意。
    [refused] 这个请求已经被拒绝。
    [expired] 回复的时间已经过了。
    [withdrawn] 这个请求已经撤回。
   *[other] 这个请求已经没有意义了。
}没有任何改变。
error-already-answered = { $answer ->
    [yes] 你已经回复同意，不能再改。
   *[other] 你已经回复拒绝，不能再改。
}
error-own-request = 这是你自己提出的请求，由其他人回复。你可以撤回它。
error-not-asked = 这个请求没有问到你。
error-not-yours = 只有 { $asker } 可以撤回它。
error-already-there = 对方已经坐在这一桌了。请选择不在座的人。
error-no-say = 只有仍在游戏中的人可以决定。
error-not-late = 那里已经没有人超时了：有人行动了，或者时间延后了。{ $link }
error-late-yourself = 超时的是你自己，这由其他人决定。你的行动仍然有效，现在行动就好。
error-no-skip = 这个游戏的规则不允许跳过回合。可以让电脑接手，或者换人。
error-no-person = 请选择一位能看到这个频道的真人，不能是机器人。
error-person-busy = 对方参加的游戏桌已经太多了。请选择别人。
error-paused = 这一桌已经暂停：{ $link }
error-not-paused = 这一桌没有暂停：{ $link }
error-not-computer = 你本来就在自己玩：{ $link }
error-pause-out-of-range = 暂停最短 { $low }，最长 { $high }。请在这个范围内选择。
