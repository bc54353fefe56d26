"""Portraits, put together from parts: `python -m scripts.faces` writes `src/london_bridge/art/faces/*.svg`.

`--check` says whether the files are what the parts give.
"""
