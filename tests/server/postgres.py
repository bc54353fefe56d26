"""A private PostgreSQL for a test run: made with initdb as an unprivileged user, thrown away at the end."""

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path


def binaries() -> Path | None:
    """Where Debian puts PostgreSQL's programs, the newest version first; or wherever PATH has them."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]), reverse=True)
    if found:
        return found[0].parent
    there = shutil.which("initdb")
    return Path(there).parent if there else None


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root: then a user who owns nothing runs it."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    return None


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


@contextlib.contextmanager
def cluster() -> Iterator[str]:
    """A running cluster; the URL of its server without a database."""
    programs = binaries()
    assert programs is not None, "PostgreSQL is not installed"
    user = unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="lb-pg-"))
    who: dict[str, object] = {}
    if user is not None:
        account = pwd.getpwnam(user)
        os.chown(folder, account.pw_uid, account.pw_gid)
        who = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
    data = folder / "data"

    def run(*command: str) -> None:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder, **who)  # type: ignore[call-overload]  # its keywords vary

    run(str(programs / "initdb"), "-D", str(data), "-U", "bridge", "-A", "trust", "-E", "UTF8", "--no-sync")
    port = free_port()
    with open(data / "postgresql.conf", "a", encoding="utf-8") as file:
        file.write(f"port={port}\nlisten_addresses='127.0.0.1'\nunix_socket_directories=''\nmax_connections=200\n")
    run(str(programs / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "start")
    try:
        yield f"postgresql://bridge@127.0.0.1:{port}"
    finally:
        run(str(programs / "pg_ctl"), "-D", str(data), "-w", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
