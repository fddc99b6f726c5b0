# ハラリ：絵の中の言葉。プレイヤー名の横に入るので、ごく短く。

halali-picture-to-move = 手番
halali-picture-left = 残り{ $turns }
halali-picture-passed = パス
halali-picture-game = 全2局の{ $game }局目
halali-picture-won = 勝ち
halali-picture-won-game = { $game }局目 勝ち
halali-picture-drawn = 引分
halali-picture-resigned = 投了
halali-picture-over = 終局
halali-picture-game-over = { $game }局目 終局
halali-picture-next-game = 次は{ $game }局目
