# Opening a table, and typing moves.

lobby-opened = The table for { $game } stands below. Sides and options can be chosen until Start.
place-or-thread = For another table, open a thread or use another channel.
place-or-channel = For another table, use another channel.
thread-opened = The new table stands here: { $thread }

option-with-second = with-2
option-with-third = with-3
option-with-fourth = with-4
option-with-more-description = Somebody else to invite

option-options = options
option-options-description = What is agreed, as the list offers it; it can be changed until the start
option-table-language = language
option-table-language-description = Of everything that all can read at the table; it can be changed until the start
option-part = part
option-part-description = An overlay or a part of the board; the list shows which there are
error-no-lens = The board has no part called “{ $lens }”. Choose one from the list that appears while you type.
picture-closer = The same board, closer to what has just happened

completion-move = { $move } · { $preview }
error-too-long = This is too long for a move: { $longest } characters at most. Choose one from the list that appears while you type.
