# 狩猟者と採集者：絵の中の言葉。プレイヤー名やタイルの横に入るので、ごく短く。

hunters_and_gatherers-picture-won = 勝ち
hunters_and_gatherers-picture-resigned = 投了
hunters_and_gatherers-picture-over = 終局
hunters_and_gatherers-picture-bonus = ボーナス
