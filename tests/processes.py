"""What can be seen of other processes from outside, for tests that wait for them. Only Linux shows it."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path

import pytest

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc to see how far other processes are")


def runs(process: int) -> bool:
    """Whether a process is there and is more than the memory of one."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def worked(process: int) -> float:
    """Seconds that a process has worked, whatever else the machine had to do."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def hears_ctrl_c(process: int) -> bool:
    """Whether a process has got so far as to listen for the signal: Python does so before it imports anything."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    masks = re.findall(r"^Sig(?:Cgt|Ign):\s*(\w+)$", status, re.MULTILINE)
    return any(int(mask, 16) >> (signal.SIGINT - 1) & 1 for mask in masks)


def cannot_write(process: int) -> bool:
    """Whether a process waits until somebody reads what it has written."""
    return "pipe_w" in Path(f"/proc/{process}/wchan").read_text()
