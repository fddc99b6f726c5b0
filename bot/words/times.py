"""Moments as Discord shows them: in each reader's own zone and language."""


def moment(seconds: int) -> str:
    """Date and time of a moment, in seconds since 1970 (UTC): style F of Discord's timestamps."""
    return f"<t:{seconds}:F>"


def relative(seconds: int) -> str:
    """How far away a moment is, "in 2 days": style R, counted by the reader's client."""
    return f"<t:{seconds}:R>"
