# When something of ours fails.

post-fault = { $mentions } 《{ $game }》照常進行，但這次的版圖無法產生。機器人維護者可在系統紀錄中找到原因；「/{ command-move }」和「/{ command-game } { command-game-text }」或許仍可使用。
