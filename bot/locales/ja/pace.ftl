# ゆっくり遊ぶための時間：ペース、期限、リマインダー。どの時刻も日時と、-relative の付いた隔たりを持ち、どちらも
# 読む人の時計でDiscordが表示する。

pace-none = 時間制限なし
pace-per-move = 1手{ $move }
pace-per-move-bank = 1手{ $move }、持ち時間{ $bank }
pace-promise = 期日を約束（約束がなければ1手{ $silence }）
pace-weekdays = { $pace }、土日は数えない
pace-hours = { $number }時間
pace-days = { $number }日
# 1日を超えるとき：$days と $hours は上の文。
pace-days-hours = { $days }と{ $hours }

lobby-pace = ペース：{ $pace }
pace-ask = 1手の制限時間をどれだけにしますか？時間切れになると、どうするかをほかの人たちに尋ねます。それだけでゲームが終わることはありません。
pace-menu = ペース
pace-set = 決定：{ $pace }

button-mute = この手番は通知しない
button-pace = ペース
button-promise = 期日を約束…
button-unmute = 通知を再開

board-until = 期限：{ $until }（{ $until-relative }）。
board-until-of = { $names }さんの期限：{ $until }（{ $until-relative }）。

promise-ask = いつまでに動きますか？ここにいる全員に伝わります。この手番で約束できるのは、あと{ $left }回です。
promise-menu = 期日（その日の終わりまで）
promise-today = 今日
promise-tomorrow = 明日
promise-day = { $day }（{ $weekday }）
weekday-1 = 月曜日
weekday-2 = 火曜日
weekday-3 = 水曜日
weekday-4 = 木曜日
weekday-5 = 金曜日
weekday-6 = 土曜日
weekday-7 = 日曜日
promise-made = 期日を約束しました：{ $until }（{ $until-relative }）。
mute-done = この手番については、もう通知しません。制限時間はそのまま進みます。
mute-undone = この手番についての通知を再開します。

option-pace = ペース
option-pace-description = 1手の制限時間。「なし」「2日」「2日+4日 平日」「約束」のように（開始するまで変更できます）

error-not-awaited = このテーブルは今、あなたの番ではありません。最新の盤面はこちらです：{ $link }
error-no-promises = このテーブルに期日の約束はありません。ペース：{ $pace }。
error-turn-over = その手番はもう終わっているため、通知することはありません。
error-unreadable-pace = 「{ $text }」はペースとして読み取れません。次のように書いてください：なし、2日、2日+4日（持ち時間つき）、2日+4日 平日、約束、約束 5日。
error-pace-out-of-range = { $what ->
    [bank] 持ち時間
    [silence] 約束がないときの制限時間
   *[move] 1手の制限時間
}を{ $value }にはできません。{ $low }から{ $high }までにしてください。
error-promise-past = { $day }はもう過ぎています。メニューから日を選んでください。
error-promise-too-far = { $day }は先すぎます。約束できるのは{ $last }までです。
error-too-many-promises = この手番では、上限の{ $most }回まで約束しました。最後の約束がそのまま有効です。

reminder-turn = { $mention } 『{ $game }』であなたの番です：{ $link }
reminder-turn-until = { $mention } 『{ $game }』であなたの番です。期限：{ $until }（{ $until-relative }）。 { $link }
reminder-over = { $mention } 『{ $game }』は終局しました：{ $link }
reminder-half = { $mention } 『{ $game }』は引き続きあなたの番です。期限：{ $until }（{ $until-relative }）。 { $link }
reminder-bank = { $mention } 『{ $game }』で、ここからは持ち時間を使います。期限：{ $until }（{ $until-relative }）。 { $link }
reminder-last = { $mention } 『{ $game }』の残り時間がわずかです。期限：{ $until }（{ $until-relative }）。 { $link }
reminder-overdue = { $mention } 『{ $game }』で時間切れになりました（{ $until-relative }）。手はまだ受け付けています：{ $link }
reminder-waiting = { $mention } 『{ $game }』のテーブルが待っています。待機開始：{ $since }（{ $since-relative }）。 { $link }

notice-promise = { $names }さんが期日を約束しました：{ $until }（{ $until-relative }）。
notice-outage = Botは次の間、止まっていました：{ $start }～{ $end }。この時間は数えず、すべての期限を同じだけ延ばします。
note-limit = { $names }さんの返事が時間内になかったため、事前指示またはルールに従って応じました。
