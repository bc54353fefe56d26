"""The speed of the engine, as `london-bridge bench` prints it: `python -m bench.speed [--json] [--quick]`.

What is measured, and how it is calibrated, is in `london_bridge.lab.speed`.
"""

import sys

from london_bridge.cli import run

if __name__ == "__main__":
    sys.exit(run(["bench", *sys.argv[1:]]))
