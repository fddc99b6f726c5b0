"""Tables: the one door through which a game changes.

`Tables` is the surface: a method for each use case and query, each one transaction. `Table`, `Seat`, `Played` and
`Logged` are what it returns, `TableError` (and the game's own `engine.contract.Refusal`) why it refuses. `Person` and
`Place` say who acts and where; `Clock`, `Entropy` and `Limits` are handed in. `Promise` is the payload of what the
courier delivers, `verify` checks an exported game.
"""

from bot.tables.errors import Code, TableError
from bot.tables.export import Findings, verify
from bot.tables.people import Person, Place
from bot.tables.ports import Clock, Entropy, Limits
from bot.tables.promises import Promise
from bot.tables.table import Logged, Played, Seat, Table
from bot.tables.tables import Tables

__all__ = [
    "Clock",
    "Code",
    "Entropy",
    "Findings",
    "Limits",
    "Logged",
    "Person",
    "Place",
    "Played",
    "Promise",
    "Seat",
    "Table",
    "TableError",
    "Tables",
    "verify",
]
