"""The daily bridge of this server: who plays, who has played, and what the seat is worth."""
