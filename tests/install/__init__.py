"""What is handed out, installed into empty environments."""
