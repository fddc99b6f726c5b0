"""The words of Hunters and Gatherers."""
