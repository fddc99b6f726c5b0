"""Queries in SQL that SQLite and PostgreSQL both understand."""
