"""``python -m bot``: the bot on Discord, or wherever ``TURNPOST_API`` points."""

import sys

from bot.cli import main

if __name__ == "__main__":
    main(["run", *sys.argv[1:]])
