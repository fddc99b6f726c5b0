# サーバーとモデレーター：設定と、自分のものでないテーブルへの対応。

server-title = このサーバーの設定
server-language = 全員が読むものの言語：{ $language }
server-language-menu = 言語
server-moderators = テーブルのモデレーター：{ $role }と、メッセージを管理できる人
server-moderators-none = テーブルのモデレーター：メッセージを管理できる人
server-moderators-menu = テーブルを管理できるロール
server-ratings-on = レーティング：オン（「/{ command-stats }」で見られます）
server-ratings-off = レーティング：オフ
server-overview = テーブル一覧：{ $channel }
server-overview-none = テーブル一覧：なし
server-overview-stands = まもなく{ $channel }にテーブル一覧を投稿し、常に最新の状態に保ちます。載るのは、そのチャンネルを読む全員が見られるテーブルだけです。ピン留めしても構いません。不要になったら、投稿を削除してください。

moderator-title = { $game }、テーブル{ $number }
moderator-nothing = このテーブルの投稿はすべて届いていて、{ $channel }でBotの権限も足りています。
moderator-missing = { $channel }でBotの権限が不足しています：{ $names }。権限が戻りしだい投稿します。
moderator-locked = スレッド{ $channel }はロックされています。モデレーターが解除しだい投稿します。
moderator-hidden = チャンネル{ $channel }はBotから見えないか、なくなっています。また見えるようになりしだい投稿します。
moderator-held = { $attempts }回試しても届かず、投稿が1件待っています。次の試行：{ $again-relative }。Discordの応答：{ $error }
moderator-given-up = 最後の投稿は、{ $attempts }回試して取りやめました。Discordの応答：{ $error }
moderator-late = { $name }さんはこの手番で時間切れになり、どうするかをほかの人が決められます。
moderator-over = このテーブルのゲームはもう続いていません。
moderator-pause-menu = 一時停止する長さ
moderator-seat-menu = 席を別の人に任せる
moderator-person-menu = 席に着く人
moderator-person-ask = { $player }さんに代わって遊ぶのは誰ですか？選ばれた人は、すぐに席に着きます。
moderator-end-ask = この『{ $game }』のテーブルを、このまま結果なしで終わらせますか？全員の席とチャンネルが空きます。誰が終わらせたかは全員に伝わります。取り消しはできません。
moderator-done = 実行し、チャンネルで知らせました。

notice-moderator-paused = モデレーターの{ $names }さんがこのテーブルを一時停止しました（{ $until }まで、{ $until-relative }）。その間、時間は数えません。
notice-moderator-resumed = モデレーターの{ $names }さんが一時停止を終わらせました。
notice-moderator-ended = モデレーターの{ $names }さんがこのテーブルを終わらせました。結果なしで終わり、誰の責任にもなりません。
notice-moderator-replaced = モデレーターの{ $names }さんが席を別の人に任せました。
note-moderated-end = モデレーターが終わらせました。

button-server-ratings-on = レーティングをオン
button-server-ratings-off = レーティングをオフ
button-server-overview = ここに一覧を置く
button-server-no-overview = 一覧をやめる
button-moderator-resume = 再開
button-moderator-end = テーブルを終わらせる

command-server = サーバー
command-server-description = サーバーを管理する人向けの設定と操作です
command-server-settings = 設定
command-server-settings-description = このサーバーでのテーブルの扱いを見て変更します
command-server-overview = 一覧
command-server-overview-description = ここに全テーブルの一覧を投稿し、最新の状態に保ちます
command-server-table = テーブル
command-server-table-description = 止まったテーブルの原因を見ます。一時停止、終了、交代もできます
option-table = テーブル
option-table-description = テーブルの番号。候補の一覧から選べます。省略するとこのチャンネルのテーブル

error-not-moderator = テーブルを管理できるのは、そのチャンネルのメッセージを管理できるメンバーと、このサーバーで指定されたロールのメンバーだけです。何も変わっていません。自分のテーブルと、抜ける方法は「/{ command-games }」で見られます。
error-not-manager = サーバーの設定を変更できるのは、サーバーを管理できるメンバーだけです。何も変わっていません。自分の設定は「/{ command-settings }」です。
error-server-only = これはサーバーで使うものです。Botのいるサーバーで使ってください。自分の設定は「/{ command-settings }」です。
error-no-such-table = このサーバーに、その番号の開いているテーブルはありません。入力中に出る一覧から選んでください。
error-no-bot = Botは席に着けません。何も変わっていません。人を選んでください。
error-not-in-server = その人はこのサーバーにいないため、席はそのままです。メンバーを選んでください。
