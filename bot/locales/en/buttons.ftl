# Buttons: at most 34 characters, so that phones show them whole.

button-join = Join
button-leave = Leave
button-again = Post again
button-start = Start
button-cancel = Cancel
button-options = Options
button-side = Choose side
button-language = Language
button-move = Your move
button-text = Text
button-board = Board
button-more = More
button-hand = My hand
button-orders = Orders
button-tiles = What is left
button-log = Log
button-older = Older
button-newer = Newer
button-rules = Rules in short
button-export = Export
button-back = Back
button-confirm = Confirm
button-start-over = Start over
button-resign = Resign
button-thread = Open a thread
