"""Tables that have ended, as numbers: ratings, reply times, summaries. Pure: no I/O, no clock, no Discord."""
