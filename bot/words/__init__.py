"""From codes and states to sentences. Every word a player reads stands in ``bot/locales``."""
