# The lobby post. $place counts seats from 1.

lobby-title = 《{ $game }》新的一桌
lobby-seat-taken = { $place }. { $player }：{ $side }
lobby-seat-free = { $place }. 空位
lobby-options = 約定：{ $options }
lobby-option = { $option }：{ $value }
lobby-option-part = { $start } · { $next }
lobby-invited = 已邀請：{ $mentions }
lobby-waiting = 還缺 { $missing } 人。按「{ button-join }」入座。
lobby-ready = 人數已足夠：{ $opener } 可以開始，其他人也還能加入。
lobby-full = 人都到齊了，入座的任何一人都可以開始。
lobby-cancelled = 這一桌已取消。可用「/{ command-game } { command-game-new }」另開一桌。
lobby-again = 如果開桌訊息不見了，現在會重新出現；否則仍在這裡：{ $link }
lobby-started = 遊戲開始，版圖請看下方。

language-ask = 這一桌的公開訊息要用哪種語言？只有你看得到的內容仍使用你的語言。

side-any = 抽籤決定
side-ask = 你想選哪個陣營？如果有人和你選同一個，就抽籤決定。
