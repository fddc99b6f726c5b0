# 自分のテーブルと、それぞれの手番。どの時刻も日時と、-relative の付いた隔たりを持ち、どちらも読む人の時計で
# Discordが表示する。$players はそのテーブルのほかの人たち。

games-title = このサーバーでの自分のテーブル
games-title-everywhere = 全サーバーの自分のテーブル
games-title-page = { $title }（{ $page }/{ $pages }ページ）
games-none = このサーバーに自分のテーブルはありません。「/{ command-game } { command-game-new }」でどのチャンネルにも立てられます。募集中のテーブルには「{ button-join }」で席に着けます。
games-none-everywhere = どのサーバーにも自分のテーブルはありません。Botのいるサーバーのチャンネルで「/{ command-game } { command-game-new }」を使うと立てられます。
games-on-server = { $table } サーバー：{ $server }

# $also はほかに待たれている人の数。
games-mine = **あなたの番です** { $game }、テーブル{ $number }（相手：{ $players }）。待機開始：{ $since-relative }。{ $also ->
    [0] {""}
   *[other] ほかに{ $names }さんの番でもあります。
} { $link }
games-mine-until = **あなたの番です** { $game }、テーブル{ $number }（相手：{ $players }）。期限：{ $until }（{ $until-relative }）。待機開始：{ $since-relative }。{ $also ->
    [0] {""}
   *[other] ほかに{ $names }さんの番でもあります。
} { $link }
# $waits は待たれている人の数。
games-others = { $game }、テーブル{ $number }（相手：{ $players }）。{ $waits ->
    [0] コンピューターの番です。
   *[other] { $names }さんの番です（待機開始：{ $since-relative }）。
} { $link }
games-others-until = { $game }、テーブル{ $number }（相手：{ $players }）。{ $names }さんの番です。期限：{ $until }（{ $until-relative }）。待機開始：{ $since-relative }。 { $link }
games-paused = { $game }、テーブル{ $number }（相手：{ $players }）。一時停止中（{ $until }まで、{ $until-relative }）。再開後は{ $names }さんの番です。 { $link }
games-lobby = { $game }、テーブル{ $number }：参加者募集中（募集開始：{ $since-relative }）。 { $link }
games-old-rules = { $game }、テーブル{ $number }（相手：{ $players }）：別の版のルールで始まったため、終わらせることしかできません。 { $link }

games-menu = テーブルへ移動
games-choice = { $game }、テーブル{ $number }
games-unseen = このほか、もう見られない場所の{ $count }テーブルにも席があります。メニューからそこへ移り、席を手放せます。

button-games = 自分のテーブル
button-games-before = 前へ
button-games-after = 次へ

command-games = 自分のゲーム
command-games-description = 自分のテーブルと、自分の番のゲームを見ます（自分だけに表示）

overview-title = このサーバーのテーブル
overview-none = 開いているテーブルはありません。「/{ command-game } { command-game-new }」でどのチャンネルにも立てられます。
overview-more = ほかに{ $count }テーブルあります。「{ button-games }」には、各自のテーブルが並びます。
overview-others = { $channel } { $game }、テーブル{ $number }：{ $waits ->
    [0] コンピューターの番です。
   *[other] { $names }さんの番です（待機開始：{ $since-relative }）。
}
overview-others-until = { $channel } { $game }、テーブル{ $number }：{ $names }さんの番です（待機開始：{ $since-relative }、期限：{ $until-relative }）。
overview-paused = { $channel } { $game }、テーブル{ $number }：一時停止中（{ $until }まで）。
overview-lobby = { $channel } { $game }、テーブル{ $number }：参加者募集中（募集開始：{ $since-relative }、参加者：{ $players }）。
overview-old-rules = { $channel } { $game }、テーブル{ $number }：別の版のルールで始まったため、終わらせることしかできません。
