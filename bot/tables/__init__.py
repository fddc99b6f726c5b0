"""Tables: the one door through which a game changes."""
