# Botの側の不具合。

post-fault = { $mentions } 『{ $game }』は続いていますが、この盤面は作れませんでした。原因はBotの運営者が記録で確認できます。「/{ command-move }」と「/{ command-game } { command-game-text }」は使えるかもしれません。
