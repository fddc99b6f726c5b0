"""Everything that touches the world: Discord, the database, the clock, the environment."""
