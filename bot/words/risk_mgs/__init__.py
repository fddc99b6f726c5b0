"""Words for Risk: Metal Gear Solid."""
