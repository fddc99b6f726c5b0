# スラッシュコマンド。名前は32字まで、空白なし。説明は100字まで。

command-game = ゲーム
command-game-description = このチャンネルで、じっくり進めるボードゲームを遊びます
command-game-new = 新規
command-game-new-description = このチャンネルにテーブルを立てます
command-game-board = 盤面
command-game-board-description = このチャンネルの盤面を見ます（自分だけに表示）
command-game-text = テキスト
command-game-text-description = 盤面を文字で読みます（自分だけに表示）
command-game-tiles = 残り一覧
command-game-tiles-description = まだ出ていないものを確かめます
command-game-log = 履歴
command-game-log-description = これまでの動きを読みます
command-game-hand = 手札
command-game-hand-description = 手元にあるものを見ます（自分だけに表示）
command-game-orders = 事前指示
command-game-orders-description = 事前指示を見て変更します（自分だけに表示）
command-game-rules = ルール
command-game-rules-description = ルール早見を読みます
command-game-resign = 投了
command-game-resign-description = このチャンネルのゲームを投了します
command-game-more = その他
command-game-more-description = 待った、一時停止、交代、終局など、ここでできることを開きます
command-game-export = 書き出し
command-game-export-description = ゲームをファイルとして受け取ります
command-move = 手
command-move-description = 手を入力して進めます

option-game = ゲーム
option-game-description = 遊ぶゲーム
option-move = 手
option-move-description = 「めくる c4」や「d3-d6」のような手。候補の一覧から選べます
option-with = 招待
option-with-description = 招待する人。通知が1回届きます
