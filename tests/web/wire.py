"""Everything that a server sends, counted on its way to a browser: pages, workers and what was sent twice alike."""

from __future__ import annotations

import re
import socket
import threading
from collections import Counter
from contextlib import suppress

ASKED = re.compile(rb"(?:GET|POST|PUT|DELETE) (\S+) HTTP/1")
#: Bytes read at once.
PIECE = 1 << 16
#: The live channels: a game's news, not the client.
LIVE = re.compile(r"/live(\?|$)")


class Wire:
    """Stands before a server, at a port of its own. A browser's own count leaves out what a service worker fetches."""

    def __init__(self, port: int) -> None:
        self.server = port
        self.sent: Counter[str] = Counter()
        self.ear = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://localhost:{self.ear.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def total(self) -> int:
        """Bytes of all answers so far, with their headers; not what a live channel tells of a game."""
        return sum(size for path, size in self.sent.copy().items() if not LIVE.search(path))

    def close(self) -> None:
        """Take no more connections."""
        self.ear.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                browser, _ = self.ear.accept()
                server = socket.create_connection(("127.0.0.1", self.server))
                asked = [""]
                threading.Thread(target=self._ask, args=(browser, server, asked), daemon=True).start()
                threading.Thread(target=self._answer, args=(server, browser, asked), daemon=True).start()

    def _ask(self, browser: socket.socket, server: socket.socket, asked: list[str]) -> None:
        with suppress(OSError):
            while piece := browser.recv(PIECE):
                for found in ASKED.finditer(piece):
                    asked[0] = found[1].decode()
                server.sendall(piece)
        with suppress(OSError):
            server.shutdown(socket.SHUT_WR)

    def _answer(self, server: socket.socket, browser: socket.socket, asked: list[str]) -> None:
        with suppress(OSError):
            while piece := server.recv(PIECE):
                self.sent[asked[0]] += len(piece)
                browser.sendall(piece)
        with suppress(OSError):
            browser.shutdown(socket.SHUT_WR)
