"""The base class of every error that is meant for a person. Imports nothing, and every room may import it.

An error of this family is expected: bad input, a file that is damaged, an option that cannot be. Its message
is a whole sentence that says what was wrong and what to do; the command line prints it without a traceback.
"""


class LondonBridgeError(Exception):
    """Something a person can put right. `exit_code` is what the command line ends with."""

    exit_code: int = 2

    def __init__(self, message: str, *, exit_code: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        if exit_code is not None:
            self.exit_code = exit_code

    def __str__(self) -> str:
        return self.message
