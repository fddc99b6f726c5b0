"""Times in messages: each reader's Discord shows them by its own clock (Discord, "Message Formatting", timestamps)."""


def moment(at: int) -> str:
    """Day and time, and how long from now; UTC seconds."""
    return f"<t:{at}:F> (<t:{at}:R>)"


def date(at: int) -> str:
    """The day of that moment."""
    return f"<t:{at}:D>"


def hours(minutes: int) -> str:
    """As a clock shows them: 16, 7:30."""
    return f"{minutes // 60}" + (f":{minutes % 60:02}" if minutes % 60 else "")
