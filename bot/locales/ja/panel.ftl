# 手を決めるまでの個人用パネル、投了、履歴。

panel-since = 前回からの動き
panel-preview = 選んだ手：
panel-final = 確定すると伏せられていたものが明らかになるため、待ったはできません。
panel-done = 完了：{ $move }
panel-likely = これで確定するか、下から選び直してください。
panel-waiting = { $names }さんの番になりました。
panel-not-posted = 手は保存しましたが、このチャンネルでBotの権限が不足しています：{ $names }。権限が戻りしだい盤面を投稿します。それまでは「/{ command-game } { command-game-board }」で見られます。
panel-forced = ほかに選べるものがないため、自動で選びました。
panel-page = 続きの選択肢（{ $page }/{ $pages }）
panel-more = 何を見ますか？

resign-ask = この『{ $game }』を投了しますか？2人で対戦しているときは、そこで終局し、相手の勝ちになります。3人以上なら、ほかの人たちはゲームを続けます。取り消しはできません。
resign-ask-old-rules = この『{ $game }』のテーブルは別の版のルールで始まったため、もう続けられません。結果なしで終わらせますか？チャンネルと全員の席が空きます。取り消しはできません。
resign-done = 投了しました。
resign-done-old-rules = テーブルは結果なしで終わりました。「/{ command-game } { command-game-new }」で別のテーブルを立てられます。

log-title = 『{ $game }』これまでの動き
log-title-page = 『{ $game }』これまでの動き（{ $page }/{ $pages }ページ）
log-empty = まだ何も起きていません。
log-line = { $number }. { $event }

export-done = ここまでのゲームです。まだ伏せられているものは、ファイルに含まれません。
export-old-rules = このゲームについて記録されているすべてです。別の版のルールで遊ばれたため、盤面も対局記録も表示できません。
export-done-over = シード値と配置を含む、ゲームの全記録です。検証するには次を実行します：turnpost verify FILE
