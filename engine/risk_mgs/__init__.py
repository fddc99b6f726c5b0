"""Risk: Metal Gear Solid."""
