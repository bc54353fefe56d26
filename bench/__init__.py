"""Measurements of speed. `make bench` runs them and writes the figures to bench/results/."""
