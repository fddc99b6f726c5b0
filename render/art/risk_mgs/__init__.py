"""Draws the art of Risk: Metal Gear Solid; needed only when it changes."""
