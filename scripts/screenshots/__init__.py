"""Takes a picture of every page and every moment of the browser client: see `python -m scripts.screenshots --help`."""
