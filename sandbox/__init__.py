"""A stand-in for Discord on loopback: REST, gateway, and a page on which one person can play all seats."""
