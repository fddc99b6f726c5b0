"""What is told in public besides what the game tells, in words."""

from bot.tables.promises import Note
from bot.words import moments, names
from bot.words.contract import Say


def noted(say: Say, note: Note) -> str:
    """One line that pings nobody."""
    filled = dict(note.words)
    for name, at in note.times.items():
        filled |= moments.filling(name, at)
    return say(note.key, names=names.joined(say, [names.mention(user) for user in note.users]), **filled)
