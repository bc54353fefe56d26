"""`python -m london_bridge` is the command `london-bridge`; where its extra is missing, it says so."""

import sys

from london_bridge.extras import MissingExtraError, needed


def main() -> None:
    """The entry point of the installed command."""
    try:
        with needed("cli"):
            from london_bridge import cli
    except MissingExtraError as error:
        print(f"london-bridge: {error}", file=sys.stderr)
        sys.exit(error.exit_code)
    cli.main()


if __name__ == "__main__":
    main()
