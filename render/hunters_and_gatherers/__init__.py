"""The pictures of Hunters and Gatherers."""
