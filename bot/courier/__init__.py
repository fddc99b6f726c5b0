"""Delivers what committed changes promised: takes up the outbox, posts, and knows Discord's failures by name."""
