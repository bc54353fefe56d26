"""Files that nobody but their owner may read: they hold passwords' hashes, keys, and what people say to each other."""

import contextlib
import logging
import os
import stat
from pathlib import Path

logger = logging.getLogger("london_bridge.storage")
OTHERS = stat.S_IRWXG | stat.S_IRWXO
#: What SQLite puts beside a database.
BESIDE = ("-wal", "-shm", "-journal")


def close_folder(folder: Path) -> None:
    """The data folder, which is ours alone, made if need be."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    _close(folder, 0o700)


def close_files(database: Path) -> None:
    """The file of a database, made if need be, and those beside it. SQLite gives new ones the mode of the database."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(database, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    _close(database, 0o600)
    for end in BESIDE:
        _close(database.with_name(database.name + end), 0o600)


def _close(path: Path, mode: int) -> None:
    try:
        if path.stat().st_mode & OTHERS:
            path.chmod(mode)
    except FileNotFoundError:
        pass
    except PermissionError:
        logger.warning("a file of the database can be read by others, and belongs to somebody else")
