"""The games: immutable states and pure functions over them. No I/O, no clock, no Discord, no pixels."""
