"""What can go wrong with the database that a host can do something about."""


class StoreError(Exception):
    """``advice`` says what to do next; ``exit_code`` is for a program that cannot start because of it (sysexits.h)."""

    advice = "Look at the log, then start again."
    exit_code = 74

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what

    def __str__(self) -> str:
        return f"{self.what}. {self.advice}"


class Locked(StoreError):
    advice = "Another Turnpost is using this database: stop it first, or give this one its own database."
    exit_code = 75


class NewerSchema(StoreError):
    advice = "It was written by a newer Turnpost: install that version, or restore a backup from before the upgrade."
    exit_code = 76


class OlderSchema(StoreError):
    advice = "It was written by an older Turnpost: start the bot once, which brings it up to date, then try again."
    exit_code = 76


class Missing(StoreError):
    advice = "Does TURNPOST_DATA name the right directory? The bot makes a database when it first starts."
    exit_code = 66


class Empty(Missing):
    advice = "Does DATABASE_URL name the right database? The bot makes its tables there when it first starts."


class Corrupt(StoreError):
    advice = "The file was left as it is: move it aside and restore the newest backup."
    exit_code = 65


class Unwritable(StoreError):
    advice = "Make sure that the directory exists and that this user may write to it and to the database."
    exit_code = 73


class DiskFull(StoreError):
    advice = "Nothing was saved: make room on the disk, then try again."
    exit_code = 74


class Unreachable(StoreError):
    advice = "Is the database server running, and does DATABASE_URL say rightly where, as whom and which database?"
    exit_code = 69


class Uncertain(StoreError):
    advice = "What was just saved may be there or not: look at the table."
    exit_code = 69


class Misaddressed(StoreError):
    advice = (
        "It has the form postgresql://USER:PASSWORD@HOST:PORT/DATABASE, with /, ?, # and @ of a password written as "
        "%2F, %3F, %23 and %40."
    )
    exit_code = 78


class Busy(StoreError):
    advice = "Another program holds the database: close it, or try again in a moment."
    exit_code = 75


class Closed(StoreError):
    advice = "Turnpost is shutting down: try again once it is back."
    exit_code = 75
