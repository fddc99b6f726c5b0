"""What can go wrong with a command, besides the database itself."""


class OperatingError(Exception):
    """One sentence for the operator. ``exit_code`` as in sysexits.h."""

    def __init__(self, what: str, exit_code: int) -> None:
        super().__init__(what)
        self.exit_code = exit_code


USAGE, DATA, NO_INPUT, CANNOT_CREATE = 64, 65, 66, 73
DIFFERS = 1
"""The command did what it should, and found something that is not as it should be."""
