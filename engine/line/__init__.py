"""The line protocol by which other programs play: one JSON object a line, one answer a line."""
