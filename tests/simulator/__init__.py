"""A simulated world for the whole bot: time that jumps, a Discord in this process, people, and bad weather."""
