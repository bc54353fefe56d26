"""`python -m london_bridge` is the command `london-bridge`."""

from london_bridge.cli import main

if __name__ == "__main__":
    main()
