"""Pictures of Risk: Metal Gear Solid."""
