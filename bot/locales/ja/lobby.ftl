# 参加者募集の投稿。$place は席の番号で、1から数える。

lobby-title = 『{ $game }』参加者募集
lobby-seat-taken = { $place }. { $player }：{ $side }
lobby-seat-free = { $place }. 空席
lobby-options = 取り決め：{ $options }
lobby-option = { $option }：{ $value }
lobby-option-part = { $start } · { $next }
lobby-invited = 招待中：{ $mentions }
lobby-waiting = あと{ $missing }人で始められます。「{ button-join }」で席に着きます。
lobby-ready = 人数がそろいました。{ $opener }さんはもう開始できます。参加はまだ受け付けています。
lobby-full = 全員そろいました。席に着いている人なら、誰でも開始できます。
lobby-cancelled = このテーブルは取り消されました。「/{ command-game } { command-game-new }」で別のテーブルを立てられます。
lobby-again = 募集の投稿が消えていた場合は、ここに再投稿します。残っている場合はこちらです：{ $link }
lobby-started = ゲームが始まりました。盤面は下に続きます。

side-any = 抽選
side-ask = どれを担当しますか？希望が重なったときは抽選になります。
language-ask = このテーブルで全員が読むものを、どの言語にしますか？自分だけに表示されるものは、自分の言語のままです。
