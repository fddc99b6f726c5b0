"""What a person cannot do, said as the client would."""


class Refused(Exception):
    """The client refuses before anything is sent; the text is for the person."""
