# うまくいかないことと、次にどうすればよいか。本人だけが見る返事。

error-stale = 盤面が更新されています。手は実行されませんでした。最新の盤面はこちらです：{ $link }
error-move-stands = 手{ $move }はそのまま有効で、ほかには何も実行されませんでした。最新の盤面はこちらです：{ $link }
error-old-button = これは前の盤面のボタンです。最新の盤面はこちらです：{ $link }
error-not-your-turn = あなたの番ではありません。今は{ $names }さんの番です。番が来たら通知します。「/{ command-game } { command-game-board }」で盤面を見られます。
error-not-joined = このテーブルの席に着いていません。空席があれば、募集の「{ button-join }」で席に着けます。
error-not-seated = このテーブルの参加者ではありません。参加者は{ $players }です。観戦はできます。「/{ command-game } { command-game-board }」で盤面を見られます。
error-stranger = このテーブルの参加者は{ $players }で、今は{ $awaited }さんの番です。観戦は歓迎です。ほかのチャンネルやスレッドで「/{ command-game } { command-game-new }」を使うと、自分のテーブルを立てられます。
error-no-hands = 『{ $game }』ではすべてが公開されていて、手札はありません。「/{ command-game } { command-game-board }」で盤面を見られます。
error-no-orders = 事前指示は出せません。『{ $game }』に事前指示がないか、すでに脱落しています。「/{ command-game } { command-game-board }」で盤面を見られます。
error-over = このゲームは終了しています。結果はこちらです：{ $link }
error-no-table = このチャンネルにテーブルはありません。「/{ command-game } { command-game-new }」で立てられます。
error-no-table-in-private = DMにテーブルはありません。Botのいるサーバーのチャンネルで、「/{ command-game } { command-game-new }」を使うとテーブルを立てられ、「/{ command-game } { command-game-board }」で盤面を見られます。
error-table-gone = このテーブルはもうありません。「/{ command-game } { command-game-new }」で別のテーブルを立てられます。
error-place-taken = このチャンネルではまだゲームが続いています：{ $link }
error-too-many-invited = このゲームの席は、自分のほかに{ $most }人までです。招待はその人数までにしてください。まだ誰も招待していません。
error-no-thread-here = テーブル用のスレッドは、テキストチャンネルでしか作れません。ほかのチャンネルで「/{ command-game } { command-game-new }」を使うとテーブルを立てられます。
error-already-seated = すでにこのテーブルの席に着いています。「{ button-leave }」で席を手放せます。
error-table-full = 満席です：{ $players }。ほかのチャンネルやスレッドで「/{ command-game } { command-game-new }」を使うと、別のテーブルを立てられます。
error-too-few-seats = 開始するには、あと{ $missing }人必要です。「{ button-join }」で席に着けます。
error-not-opener = これができるのは、主催者の{ $opener }さんだけです。主催者に頼むか、「/{ command-game } { command-game-new }」で自分のテーブルを立ててください。
error-may-not-cancel = テーブルを取り消せるのは、席に着いている人（{ $players }）と、このチャンネルのメッセージを管理できるメンバーだけです。
error-not-started = このゲームはまだ始まっていません。募集の「{ button-start }」で始まります：{ $link }
error-already-started = このゲームはもう始まっています。盤面はこちらです：{ $link }
error-unknown-game = 「{ $game }」というゲームはありません。入力中に出る一覧から選んでください。
error-other-rules = このテーブルは別の版のルールで始まったため、もう表示も続行もできません。手の記録は「/{ command-game } { command-game-log }」と「/{ command-game } { command-game-export }」で見られます。席に着いている人が「/{ command-game } { command-game-resign }」で終わらせると、チャンネルが空きます。
error-other-rules-over = このテーブルは別の版のルールで遊ばれたため、もう表示できません。手の記録は「/{ command-game } { command-game-log }」と「/{ command-game } { command-game-export }」で見られます。「/{ command-game } { command-game-new }」で別のテーブルを立てられます。
error-called-off = このテーブルは結果なしで取り消されました。「/{ command-game } { command-game-new }」で別のテーブルを立てられます。元の場所はこちらです：{ $link }
error-place-taken-lobby = このチャンネルには参加者を募集中のテーブルがあります：{ $link } 参加するか、席に着いていれば取り消せます。
error-place-taken-old-rules = このチャンネルには、別の版のルールで始まり、もう続けられないテーブルが残っています：{ $link } 席に着いている人が「/{ command-game } { command-game-resign }」で終わらせると、ここで「/{ command-game } { command-game-new }」を使えます。
error-bad-option = 「{ $value }」は「{ $option }」の選択肢にありません。「{ button-options }」のメニューから選んでください。
error-unknown-option = 「{ $option }」という取り決めの項目は、このゲームにありません。入力中に出る候補か、「{ button-options }」のメニューから選んでください。
error-too-many-tables = { $per ->
    [guild] このサーバーのテーブルは上限の{ $limit }に達しています。先にどれかを終えるか、取り消してください。
   *[person] 席に着いているテーブルが上限の{ $limit }に達しています。先にどれかを終えるか、募集中のテーブルから退席してください。
}
error-permissions = { $channel }でBotの権限が不足しています：{ $names }。チャンネルの権限を変更できる人に付与してもらってから、もう一度お試しください。
error-not-here = テーブルには、ほかの人も席に着けるチャンネルが必要です。Botのいるサーバーで立ててください。「/{ command-game } { command-game-rules }」はここでも使えます。
error-not-saved = 手を保存できませんでした。何も変わっていません。Botの運営者に知らせましたので、後でもう一度お試しください。
error-not-certain = 保存できたかどうか、はっきりしません。ちょうどそのときデータベースとの接続が切れました。まず変わったかどうかを確かめ、変わっていなければもう一度お試しください。
error-out-of-reach = 今はデータベースに接続できないため、これ以上は何も保存されていません。Botの運営者に知らせました。後で確かめて、足りないものがあればもう一度お試しください。
error-busy = ほかの手を保存している最中です。何も変わっていません。少し待ってからもう一度お試しください。
error-too-many-at-once = 一度に多くの操作があったため、この操作は行われず、何も変わっていません。届いていない返事を待ってから、もう一度お試しください。
error-unknown = 問題が発生しました。それ以上は何も変わっていません。もう一度お試しください。続くようなら、この番号をBotの運営者に伝えてください：{ $id }
