"""Halali! for two: hunters and lumberjacks against bears and foxes (``rules/halali.md`` numbers its rules)."""
