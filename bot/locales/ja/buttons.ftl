# ボタン。携帯の画面でも欠けないよう、17字まで。

button-join = 参加
button-leave = 退席
button-again = 再投稿
button-start = 開始
button-cancel = 取り消し
button-options = オプション
button-side = 担当を選ぶ
button-language = 言語
button-move = 手番を行う
button-text = テキスト
button-board = 盤面
button-more = その他
button-hand = 手札
button-orders = 事前指示
button-tiles = 残り一覧
button-log = 履歴
button-older = 古い履歴
button-newer = 新しい履歴
button-rules = ルール早見
button-export = 書き出し
button-back = 戻る
button-confirm = 確定
button-start-over = 最初から
button-resign = 投了
button-thread = スレッドを作成
