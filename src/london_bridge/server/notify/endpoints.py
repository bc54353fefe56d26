"""Where pushes may go. An endpoint is something that a visitor says, so that its text is never handed on: it is read by
a strict grammar, and a URL is built anew of its parts.

A name says little about where it leads. So its addresses are looked up when a push is sent, each of them has to be a
public one, and the connection goes to the address that was looked at. What the host of the server has named may be
private.
"""

import http.client
import re
import socket
import ssl
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address

#: Where the makers of browsers take pushes. A name that begins with a dot is any host below it.
SERVICES = (
    "fcm.googleapis.com",
    "android.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)
LONGEST = 600
LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
HOST = rf"(?:{LABEL}\.)*{LABEL}"
#: The characters of RFC 3986, and nothing that one program reads otherwise than another.
LETTER = r"[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2}"
REST = rf"/(?:{LETTER})*(?:\?(?:{LETTER}|\?)*)?"
ENDPOINT = re.compile(rf"(https?)://({HOST})(?::([0-9]{{1,5}}))?({REST})", re.ASCII)
#: What translators between IPv6 and IPv4 put before an address of IPv4 (RFC 6052).
TRANSLATED = 0x0064FF9B << 64

Resolve = Callable[[str, int], Iterable[str]]


class NotPublicError(OSError):
    """A name that leads to an address to which nothing is pushed."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """The address of a browser at its push service."""

    scheme: str
    host: str
    port: int
    path: str
    #: Whether the host of the server has named it, so that it may be in a private network.
    named: bool

    @property
    def origin(self) -> str:
        """Scheme, host, and the port where it is not the usual one; for whom a push is signed."""
        usual = 443 if self.scheme == "https" else 80
        return f"{self.scheme}://{self.host}" + ("" if self.port == usual else f":{self.port}")

    @property
    def url(self) -> str:
        """The address, written in the one way."""
        return self.origin + self.path


def read_endpoint(text: str, named: Iterable[str] = ()) -> Endpoint | None:
    """The endpoint that a text names, if pushes may go there. `named`: hosts, or scheme://host:port."""
    if len(text) > LONGEST or not (found := ENDPOINT.fullmatch(text)):
        return None
    scheme, host, port, path = found.groups()
    made = Endpoint(scheme, host, int(port or (443 if scheme == "https" else 80)), path, named=False)
    if made.port > 65535:
        return None
    ours = {name.rstrip("/").lower() for name in named}
    plain = scheme == "https" and made.port == 443
    if made.origin in ours or (plain and any(below(host, name) for name in ours)):
        return Endpoint(scheme, host, made.port, path, named=True)
    return made if plain and any(below(host, name) for name in SERVICES) else None


def below(host: str, name: str) -> bool:
    """Whether a host is the one of this name, or below it where the name begins with a dot."""
    return host == name or (name.startswith(".") and host.endswith(name))


def public(address: str) -> bool:
    """Whether an address is in the internet and nowhere else, whatever it is wrapped into."""
    try:
        found: IPv4Address | IPv6Address = ip_address(address)
    except ValueError:  # with a zone, for one: then it is of this machine's network
        return False
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return public(str(found.ipv4_mapped))
        if int(found) >> 32 == TRANSLATED:
            return public(str(IPv4Address(int(found) & 0xFFFFFFFF)))
        if found.sixtofour is not None or found.teredo is not None or found.is_site_local:
            return False  # tunnels, and private networks, of long ago
    return found.is_global and not found.is_multicast and not found.is_reserved


def resolve(host: str, port: int) -> list[str]:
    """The addresses of a name, now."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(one[4][0]) for one in found))


class CheckedConnection(http.client.HTTPConnection):
    """A connection to a push service: to an address that was looked at, under the name of the service."""

    def __init__(self, endpoint: Endpoint, timeout: float, look: Resolve, tls: ssl.SSLContext) -> None:
        super().__init__(endpoint.host, endpoint.port, timeout=timeout)
        self.endpoint = endpoint
        self.look = look
        self.tls = tls

    def connect(self) -> None:
        """Connect to the first address that answers, if all of them may be connected to."""
        addresses = list(self.look(self.endpoint.host, self.endpoint.port))
        if not addresses or not (self.endpoint.named or all(public(address) for address in addresses)):
            raise NotPublicError("the push service has no public address")
        for number, address in enumerate(addresses, 1):
            try:
                self.sock = socket.create_connection((address, self.endpoint.port), self.timeout)
                break
            except OSError:
                if number == len(addresses):
                    raise
        if self.endpoint.scheme == "https":
            self.sock = self.tls.wrap_socket(self.sock, server_hostname=self.endpoint.host)


class Sender:
    """Posts to endpoints."""

    def __init__(self, timeout: float, look: Resolve = resolve, tls: ssl.SSLContext | None = None) -> None:
        self.timeout = timeout
        self.look = look
        self.tls = tls or ssl.create_default_context()

    def post(self, endpoint: Endpoint, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer, whose rest nobody reads. A redirect is an answer like another one."""
        connection = CheckedConnection(endpoint, self.timeout, self.look, self.tls)
        host = endpoint.origin.partition("://")[2]
        try:
            connection.request("POST", endpoint.path, body, {"Host": host, "Connection": "close"} | headers)
            return connection.getresponse().status
        finally:
            connection.close()
