"""Hunters and Gatherers for two to five: land is laid tile by tile (``rules/hunters_and_gatherers.md``)."""
