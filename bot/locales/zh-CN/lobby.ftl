# The lobby post. $place counts seats from 1.

lobby-title = 《{ $game }》新的一桌
lobby-seat-taken = { $place }. { $player }：{ $side }
lobby-seat-free = { $place }. 空位
lobby-options = 约定 · { $options }
lobby-option = { $option }：{ $value }
lobby-option-part = { $start } · { $next }
lobby-invited = 已邀请：{ $mentions }
lobby-waiting = 还差 { $missing } 人。点“{ button-join }”入座。
lobby-ready = 人数够了：{ $opener } 现在就可以开始，其他人也还能加入。
lobby-full = 人到齐了，任何在座的玩家都可以开始。
lobby-cancelled = 这一桌已取消。用“/{ command-game } { command-game-new }”可以再开一桌。
lobby-again = 如果开桌消息不见了，现在会重新发布；否则它还在这里：{ $link }
lobby-started = 游戏开始，版图在下面。

side-any = 抽签决定
side-ask = 你想玩哪一边？如果双方选了同一边，就抽签决定。
language-ask = 这一桌的公开内容用哪种语言？只有你能看到的内容仍用你自己的语言。
