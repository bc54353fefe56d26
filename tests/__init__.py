"""The tests, one folder for each room; shared helpers are imported as `tests.<folder>.<module>`."""
