"""A record of one's own: a line of every finished game for everybody who played it, and what the lines say together."""
