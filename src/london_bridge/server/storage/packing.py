"""Long texts in the database: compressed, and as text, so that an export is JSON. Imports nothing of the server."""

import base64
import binascii
import zlib

#: The longest text that is taken out again, in bytes: what is read may come from a file that somebody wrote.
LONGEST = 16_000_000


def pack(data: bytes) -> str:
    """Data as compressed text."""
    return base64.b64encode(zlib.compress(data, 6)).decode()


def unpack(text: str) -> bytes:
    """The data again; ValueError if it is none, or more than there can be."""
    try:
        work = zlib.decompressobj()
        data = work.decompress(base64.b64decode(text, validate=True), LONGEST)
    except (zlib.error, binascii.Error) as error:
        raise ValueError("this was not packed here") from error
    if not work.eof:
        raise ValueError("this is cut off, or too long")
    return data
