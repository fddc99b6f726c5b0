"""Times as Discord shows them: by each reader's own clock and in each language (Discord, "Message Formatting")."""


def moment(at: int) -> str:
    """UTC seconds as date and time."""
    return f"<t:{at}:F>"


def day(at: int) -> str:
    """The day of these UTC seconds."""
    return f"<t:{at}:D>"


def distance(at: int) -> str:
    """UTC seconds as how far away it is: "in 2 days", "3 hours ago"."""
    return f"<t:{at}:R>"


def filling(name: str, at: int) -> dict[str, str]:
    """Both, for a text: under that name, and under it with ``-relative``."""
    return {name: moment(at), f"{name}-relative": distance(at)}
