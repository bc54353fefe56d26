"""The table server, tested with the real application on SQLite and PostgreSQL."""
