"""What somebody looks for by typing, in whatever language and width."""

import unicodedata

from engine.words import Words


def plain(text: str) -> str:
    """Letters and digits alone: case, width and spaces do not matter, nor which sign parts two squares."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(character for character in folded if character.isalnum())


class Wanted:
    """What was typed, perhaps in other words than those it is looked for in."""

    def __init__(self, typed: str, words: Words) -> None:
        """``words``: others for parts of the texts, of which a beginning may be typed."""
        self.text = plain(typed)
        others = [(plain(part), plain(word)) for part, each in words.items() for word in each if plain(part)]
        self._parts = [
            {asked, *(part for part, word in others if word.startswith(asked))}
            for asked in map(plain, unicodedata.normalize("NFKC", typed).split())
            if asked
        ]

    def is_in(self, text: str) -> bool:
        """Whether all of it stands there, as it was typed or each part by itself."""
        whole = plain(text)
        if self.text in whole:
            return True
        return any(len(part) > 1 for part in self._parts) and all(
            any(word in whole for word in part) for part in self._parts
        )
