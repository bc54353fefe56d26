"""Reads what a person types, at a terminal or through a pipe. Imports nothing of the package."""

import contextlib
import sys

from rich.console import Console


class Reader:
    """One line at a time. EOFError and KeyboardInterrupt are the caller's to handle."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            with contextlib.suppress(ImportError):  # arrow keys and earlier lines, where the platform has them
                import readline  # noqa: F401  (importing it is all that `input` needs)

    def line(self, prompt: str = "> ") -> str:
        """The next line, without spaces around it."""
        self._console.file.flush()
        if self.interactive:
            return input(prompt).strip()
        self._console.print(prompt, end="", highlight=False)
        text = sys.stdin.readline()
        if not text:
            self._console.print()
            raise EOFError
        # What was typed elsewhere is shown here, so that the transcript can be read.
        self._console.print(text.strip()[:200], highlight=False)
        return text.strip()
