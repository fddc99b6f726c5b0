# テーブルで互いに頼むこと：待った、一時停止、交代、終局。遅れている人をどうするか。

button-take-back = 待った
button-pause = 一時停止
button-resume = 再開
button-agree-end = 終局にする
button-hand-over = 席を譲る
button-agree = 承諾
button-decline = 拒否
button-withdraw = 取り下げる
button-ask = お願いする
button-ask-end = はい、終わらせる
button-late-wait = 待つ
button-late-skip = 手番をスキップ
button-late-replace = ほかの人と交代
button-late-computer = コンピューターに任せる
button-late-end = 終局にする
button-come-back = 戻りました
button-rematch = 再戦

# お願いの投稿。$names は尋ねられて、まだ答えていない人。
request-take-back = { $asker }さんが『{ $game }』で待ったをお願いしています。
request-pause = { $asker }さんが『{ $game }』の一時停止（{ $time }）をお願いしています。その間、時間は数えませんが、手を進めても構いません。
request-resume = { $asker }さんが『{ $game }』を今すぐ再開するようお願いしています。
request-agreed-end = { $asker }さんが『{ $game }』をこのまま結果なしで終えるようお願いしています。
request-offer = { $asker }さんが『{ $game }』で、{ $player }さんの席を{ $replacement }さんに譲りたいそうです。
request-skip = { $asker }さんが『{ $game }』で、{ $player }さんの手番をスキップするようお願いしています：{ $move }。
request-replace = { $asker }さんが『{ $game }』で、{ $player }さんの席を{ $replacement }さんに任せるようお願いしています。
request-computer = { $asker }さんが『{ $game }』で、{ $player }さんが戻るまでコンピューターに任せるようお願いしています。
request-end = { $player }さんが不在のため、{ $asker }さんが『{ $game }』を終えるようお願いしています。結果なしで終わり、残った人の不利にはなりません。
request-missing = { $names }さんの回答を待っています。期限：{ $until }（{ $until-relative }）。
request-answer-yes = { $names }さんが承諾しました。
request-answer-no = { $names }さんが拒否しました。
request-rule-all = 尋ねられた全員の承諾が必要です。回答がなければ拒否とみなします。
request-rule-most = 半数を超える人の承諾が必要です。
request-rule-most-answers = 回答した人の多数決で決まります。
request-accepted = **承諾されました。**
request-refused = **拒否されました。** 何も変わりません。
request-expired = **期限までに承諾がありませんでした。** 何も変わりません。
request-moot = **お願いは終わりました。** ゲームが先へ進みました。
request-withdrawn = **取り下げられました。**
request-impossible = **承諾されましたが、もう実行できません。** 何も変わりません。
table-paused = テーブルは一時停止中です（{ $until }まで、{ $until-relative }）。その間、時間は数えません。
request-word = { $asker }さんから『{ $game }』でお願いがあります：{ $link }

late-post = { $names }：『{ $game }』で{ $player }さんが時間切れになっています（{ $since }、{ $since-relative }から）。手はまだ受け付けています。どうしますか？
late-post-alone = 『{ $game }』で{ $player }さんが時間切れになっています（{ $since }、{ $since-relative }から）。手はまだ受け付けています。
late-skip = 「{ button-late-skip }」を選ぶと、代わりにこの手を実行します：{ $move }。
late-moot = 『{ $game }』では、もう{ $player }さんを待っていません。
late-waiting = 待つことにします。選択肢はこのまま残ります。
late-replace-ask = 誰に席を任せますか？ほかの人たちが承諾したら、本人に尋ねます。

computer-plays = { $names }さんの番はコンピューターが行っています。戻ったら「{ button-more }」から「{ button-come-back }」を選んでください。
post-computer-plays = 『{ $game }』でコンピューターの番です：{ $event }
post-ended = { $mentions } 『{ $game }』は結果なしで終わりました。

note-taken-back = { $names }さんが待ったをしました：{ $moves }
note-taken-back-hidden = { $names }さんが待ったをしました。
note-taken-back-by-host = Botの運営者が最後の手を取り消しました。
note-replaced = { $before }さんに代わり、{ $names }さんが席に着きました。
note-skipped = { $names }さんの手番をスキップしました。
note-agreed-end = 全員の承諾により終わりました。
note-end = { $names }さんの不在が長く続いたため終わりました。残った人の不利にはなりません。
note-deserted = コンピューターの相手をする人がいなくなりました。
notice-back = { $names }さんが戻り、ゲームに復帰しました。
notice-resumed = 一時停止が終わりました。また時間を数えます。

take-back-done = 手を戻しました。
take-back-ask = その手の結果をほかの人が見たか、その後に手が進んでいます。承諾があれば待ったができます。それ以後に起きたことも一緒に戻りますが、抽選とダイスの結果は変わりません。
pause-ask = どのくらい一時停止しますか？ほかの全員の承諾が必要です。その間、時間は数えません。
agree-end-ask = ほかの全員の承諾が必要です。ゲームはこのまま結果なしで終わります。
late-end-ask = 残った人の多数が承諾すると、ゲームは結果なしで終わります。取り消しはできません。
hand-over-ask = 誰に席を譲りますか？相手が承諾すると、ゲームから抜けます。
request-asked = お願いしました。ほかの人はチャンネルで見られます。
request-answered = 回答を受け付けました。
request-open-line = 回答待ちのお願い：{ $text } { $link }
come-back-done = お帰りなさい。席に戻りました。

error-nothing-to-undo = 待ったのできる自分の手がありません。誰かの投了より前の手は戻せません。
error-consent-needed = その手は何かが起きたか、ほかの人が動いた後なので、承諾なしには戻せません。「{ button-more }」から「{ button-take-back }」を選んでお願いしてください。
error-too-many-requests = 今日はこのテーブルでのお願いが多すぎます。また明日どうぞ。
error-request-open = そのお願いはすでに出ています：{ $link } 結論を待つか、取り下げてください。
error-no-request = そのお願いはもうありません。回答待ちのお願いは、最新の盤面の「{ button-more }」から見られます。
error-request-closed = それはもう決着しています。{ $outcome ->
    [accepted] 承諾されました。
    [refused] 拒否されました。
    [expired] 回答の期限が過ぎました。
    [withdrawn] 取り下げられました。
   *[other] もう必要がなくなりました。
}何も変わっていません。
error-already-answered = すでに「{ $answer ->
    [yes] { button-agree }
   *[other] { button-decline }
}」と回答しています。回答は変えられません。
error-own-request = これは自分が出したお願いです。答えるのはほかの人で、自分では取り下げることができます。
error-not-asked = このお願いの回答者ではありません。
error-not-yours = これを取り下げられるのは、{ $asker }さんだけです。
error-already-there = その人はすでにこのテーブルの席に着いています。ほかの人を選んでください。
error-no-say = これを決められるのは、まだゲームを続けている人だけです。
error-not-late = もう遅れている人はいません。手が進んだか、期限が延びました。 { $link }
error-late-yourself = 時間切れになっているのはあなたなので、これを決めるのはほかの人たちです。手はまだ受け付けていますので、今すぐ進められます。
error-no-skip = このゲームのルールでは手番をスキップできません。コンピューターに任せるか、席を交代してください。
error-no-person = Botではなく、このチャンネルを読める人を選んでください。
error-person-busy = その人はすでに多くのテーブルに着いています。ほかの人を選んでください。
error-paused = テーブルはすでに一時停止中です：{ $link }
error-not-paused = テーブルは一時停止していません：{ $link }
error-not-computer = すでに自分で遊んでいます：{ $link }
error-pause-out-of-range = 一時停止は{ $low }から{ $high }までです。この間で選んでください。
