# 自分のための設定：通知、休暇、メモ。本人だけが見る返事。

# この言語での、この言語の名前。
language-name = 日本語

settings-title = 自分の設定
settings-about = これから先、すべてのテーブルに反映されます。
settings-language = 言語：{ $language }
settings-language-discord = Discordと同じ
settings-zone = タイムゾーン：{ $zone }
settings-zone-none = 未設定
settings-quiet = 通知しない時間帯：{ $hours }
settings-quiet-none = なし
settings-quiet-waiting = { $hours }（タイムゾーンを設定すると有効）
settings-weekends-on = 土日：休み（制限時間を数えない）
settings-weekends-off = 土日：平日と同じ
settings-heads-up-on = 予告：次が自分の番のときと、待たれているのが自分だけのときにDM
settings-heads-up-off = 予告：なし
settings-turn = 自分の番：{ $way }
settings-reminder = リマインダー：{ $way }
settings-request = 自分へのお願い：{ $way }
settings-way-channel = チャンネルで通知
settings-way-direct = DM
settings-way-none = 通知なし
settings-closed = DMを送れないため、DMの代わりにチャンネルで通知します。DMを受け取るには、サーバーのメニューの「プライバシー設定」で「ダイレクトメッセージ」を許可してください。

settings-language-menu = 言語
settings-clock-title = 時計
settings-clock-zone = タイムゾーン：都市名、またはUTC+9のような時差
settings-clock-quiet = 通知しない時間帯：23-7のように。なしは「オフ」

settings-forget-ask = 設定とすべてのメモを消去し、予定した休暇を取り消しますか？テーブルはそのままです。すでに取った休暇は期限の計算に使うため、席がある間は残ります。取り消しはできません。
settings-forgotten = 設定、メモ、予定した休暇を消去しました。

vacation-title = 休暇
vacation-about = 休暇の間はどのテーブルも待ちません。制限時間は止まり、リマインダーも届きません。テーブルには、いつまで休暇かが表示されます。
vacation-none = 予定はありません。
vacation-line = { $start }から{ $end }まで
vacation-left = { $year }年の休暇：{ $most }日のうち残り{ $days }日。
vacation-planned = 休暇を登録しました：{ $start }から{ $end }まで。
vacation-cancelled = 休暇を取り消しました。
vacation-ended = 休暇を終えました。お帰りなさい。
vacation-form-title = 休暇の登録
vacation-form-first = 最初の日（例：{ $example }）
vacation-form-last = 最後の日（例：{ $example }）
vacation-menu = 休暇を終える、取り消す
vacation-choice = { $first }～{ $last }
# 公開の投稿で。
vacation-away = { $mention }さんは休暇中です（{ $until }まで）。
vacation-notice = { $names }さんは休暇中です（{ $until }まで、{ $until-relative }）。それまで、この手番の制限時間は止まります。

note-title = このテーブルの自分用メモ
note-shown = 自分用メモ（自分だけに表示。ここと次の手番で見られます）：
note-none = このテーブルの自分用メモはありません。ボタンか、「/{ command-note }」に続けて内容を入力すると書けます。
note-kept = メモしました。自分だけに、次の手番と「{ button-more }」で表示されます。
note-removed = このテーブルの自分用メモを消しました。
note-panel = 自分用メモ：

# 前もって知りたい人へのDM。
reminder-next = 『{ $game }』で{ $awaited }さんの番になりました。次があなたの番です：{ $link }
reminder-alone = 『{ $game }』で、あとはあなたの番を待つだけになりました：{ $link }

button-settings = 設定
button-clock = タイムゾーンと通知時間
button-weekends-on = 土日を休みにする
button-weekends-off = 土日も数える
button-heads-up-on = 予告をオン
button-heads-up-off = 予告をオフ
button-vacations = 休暇
button-vacation-plan = 休暇を登録
button-forget = 設定を消去
button-note = メモ
button-note-edit = メモを書く

command-settings = 設定
command-settings-description = 言語、時計、通知を見て変更します（自分だけに表示）
command-vacation = 休暇
command-vacation-description = どのテーブルも待たない日を決めます
command-vacation-plan = 登録
command-vacation-plan-description = 休暇の最初の日と最後の日を登録します
command-vacation-list = 一覧
command-vacation-list-description = 休暇の予定と残り日数を見ます
command-vacation-cancel = 取り消し
command-vacation-cancel-description = 休暇を取り消すか、今すぐ終えます
command-note = メモ
command-note-description = このテーブルについてメモします（自分だけに表示）

option-language = 言語
option-language-description = Botが返事に使う言語
option-zone = タイムゾーン
option-zone-description = 「東京」のような都市名か、「UTC+9」のような時差
option-quiet = 通知しない時間帯
option-quiet-description = 通知を止める時間帯。「23-7」や「23時から7時まで」のように。なしは「オフ」
option-weekends = 土日
option-weekends-description = 土曜日と日曜日に制限時間を数えるかどうか
option-weekends-on = 休み
option-weekends-off = 数える
option-turn = 手番
option-turn-description = 自分の番を知らせる方法
option-reminder = リマインダー
option-reminder-description = リマインダーの方法
option-request = お願い
option-request-description = 待ったなどのお願いを知らせる方法
option-heads-up = 予告
option-heads-up-description = 次が自分の番のときと、待たれているのが自分だけのときにDMを受け取ります
option-heads-up-on = オン
option-heads-up-off = オフ
option-way-channel = チャンネル
option-way-direct = DM
option-way-none = なし
option-forget = 消去
option-forget-description = 設定、メモ、予定した休暇を消去します
option-first-day = 最初の日
option-first-day-description = 最初の日。2026-12-24のように。候補の一覧から選べます
option-last-day = 最後の日
option-last-day-description = 最後の日。2027-01-02のように。候補の一覧から選べます
option-text = 内容
option-text-description = メモの内容。省略するとメモを表示します

error-bad-setting = 「{ $value }」は「{ $setting }」の選択肢にありません。何も変わっていません。選べるものは「/{ command-settings }」で見られます。
error-no-zone = 通知しない時間帯と土日にはタイムゾーンが必要ですが、まだ設定されていません。何も変わっていません。先に設定するか、次のように一緒に設定してください：/{ command-settings } { option-zone }:Tokyo { option-quiet }:23-7
error-unknown-zone = 「{ $text }」というタイムゾーンは見つかりません。何も変わっていません。{ $near ->
    [0] 東京やベルリンのような近くの大都市か、UTC+9のような時差をお試しください。
   *[other] 次のどれかですか？
}
error-ambiguous-zone = 「{ $text }」にはタイムゾーンの候補が複数あります。何も変わっていません。どれですか？
error-zone-menu = タイムゾーンを選ぶ
error-unreadable-quiet-hours = 「{ $text }」は時間帯として読み取れません。何も変わっていません。23-7、22:30-06:00、23時から7時までのように書いてください。なしは「オフ」です。
error-quiet-hours-length = この時間帯は{ $hours }時間になります。何も変わっていません。リマインダーの届く時間を残すため、{ $low }～{ $high }時間にしてください。
error-unreadable-day = 「{ $text }」は日付として読み取れません。何も変わっていません。{ $example }のように、年、月、日の順に書いてください。
error-vacation-past = { $last }までの休暇は、もう過ぎています。何も登録していません。今日以降の日を選んでください。
error-vacation-backwards = { $last }は{ $first }より前です。何も登録していません。最初の日を先に書いてください。
error-vacation-too-far = { $first }は先すぎます。何も登録していません。休暇の最初の日は{ $latest }までにしてください。
error-vacation-overlaps = すでに{ $start }から{ $end }まで休暇があります。何も登録していません。先にそれを取り消すか、別の日を選んでください：/{ command-vacation } { command-vacation-list }
error-vacation-too-long = { $year }年の休暇を{ $days }日使いますが、残りは{ $left }日です。何も登録していません。日数を減らすか、ほかの休暇を取り消してください：/{ command-vacation } { command-vacation-list }
error-no-vacation = その休暇はもうありません。何も変わっていません。予定は「/{ command-vacation } { command-vacation-list }」で見られます。
error-note-too-long = メモは{ $longest }字までですが、{ $length }字あります。何も変わっていません。短くしてください。
error-form-gone = この入力欄はもう使えません。何も変わっていません。「/{ command-settings }」「/{ command-vacation }」「/{ command-note }」で同じことができます。
