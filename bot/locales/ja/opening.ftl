# テーブルを立てる、手を入力する。

lobby-opened = 『{ $game }』のテーブルを下に立てました。開始するまで、担当とオプションを選べます。
place-or-thread = 別のテーブルを立てるには、スレッドを作るか、ほかのチャンネルを使ってください。
place-or-channel = 別のテーブルを立てるには、ほかのチャンネルを使ってください。
thread-opened = 新しいテーブルはこちらです：{ $thread }

option-with-second = 招待2
option-with-third = 招待3
option-with-fourth = 招待4
option-with-more-description = ほかに招待する人

option-options = オプション
option-options-description = 取り決め。候補の一覧から選べます（開始するまで変更できます）
option-table-language = 言語
option-table-language-description = テーブルで全員が読むものの言語（開始するまで変更できます）
option-part = 表示
option-part-description = 重ねて見たい情報や、盤面の一部。候補の一覧から選べます
error-no-lens = 盤面に「{ $lens }」という表示はありません。入力中に出る一覧から選んでください。
picture-closer = 同じ盤面の、動きがあった辺りの拡大図

completion-move = { $move } · { $preview }
error-too-long = 手として長すぎます。{ $longest }字までです。入力中に出る一覧から選んでください。
