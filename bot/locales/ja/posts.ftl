# 公開の投稿。携帯の通知には1行目だけが出る：誰の番か、どのゲームか、何が起きたか。

post-your-move = { $mention } 『{ $game }』であなたの番です。{ $event }
post-result = { $mentions } 『{ $game }』は終局しました。{ $outcome }
# 手番が続く間、書き換えられていく投稿。$event はここまでの動きで、大事なものから並ぶ。
post-turn = { $mention } 『{ $game }』の手番中：{ $event }
post-start = ゲームが始まりました。
post-nothing-told = 特に動きはありません。
post-commitment = このテーブルの開始時のハッシュ値（秘密のシード値のSHA-256）：`{ $hash }`。シード値は終局後に公開され、誰でも配置を検証できます。
post-seed = シード値：`{ $seed }`
post-verify = すべての配置・抽選・ダイスが公正だったことを確かめるには、「{ button-export }」を選んで次を実行します：turnpost verify FILE
# スレッドの名前。チャンネル一覧には初めの方しか出ない。
post-thread = { $game }（主催：{ $opener }）
board-ended-early = このゲームは打ち切られました。もう誰の番でもありません。
