"""The words of Halali!."""
