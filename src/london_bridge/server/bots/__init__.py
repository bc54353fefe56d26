"""Bots think in worker processes, never in the event loop: `workers` runs them, `think` is what runs there."""
