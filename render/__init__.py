"""State to picture. Pure: no Discord, no database, no clock; all words are handed in."""
