"""What a button or menu of ours says about itself: all of it stands in the ``custom_id``.

``1:walk:17:42:0:d3/d6`` is version 1 of this form, an action, the table, the version of the table for which the
component was made, a page and the picks so far. So a component works for ever, whatever process answers it.
"""

import re

from msgspec import Struct

from engine.contract import Move

FORM = "1"
LIMIT = 100
"""Discord, "Component Reference": a custom_id has 1 to 100 characters."""
TEMPLATE = re.compile(
    r"1:(?P<action>[a-z-]{1,16}):(?P<table>\d{1,18}):(?P<version>\d{1,9}):(?P<page>\d{1,2}):(?P<picks>.*)", re.DOTALL
)


class Press(Struct, frozen=True):
    """A component of ours."""

    action: str
    table: int
    version: int
    picks: Move = ()
    page: int = 0
    """Of a long list of choices, or whatever small number the action wants."""

    def custom_id(self) -> str:
        """At most 100 characters; raises `ValueError` when the picks are too long or hold a slash."""
        if any("/" in pick or not pick for pick in self.picks):
            raise ValueError(f"picks cannot be joined: {self.picks}")
        text = f"{FORM}:{self.action}:{self.table}:{self.version}:{self.page}:{'/'.join(self.picks)}"
        if len(text) > LIMIT:
            raise ValueError(f"custom_id of {len(text)} characters: {text}")
        return text


def read(match: re.Match[str]) -> Press:
    """A match of `TEMPLATE`. Its values come from outside: any table, version and picks are possible."""
    picks = tuple(match["picks"].split("/")) if match["picks"] else ()
    return Press(match["action"], int(match["table"]), int(match["version"]), picks, int(match["page"]))
