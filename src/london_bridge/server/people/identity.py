"""The signed cookies: the one that says who somebody is, for a time, and the one by which a browser is known again."""

import hashlib
import secrets
from dataclasses import dataclass

from london_bridge.server.clock import now_ms

from .keyring import Keyring
from .login_limits import LoginDevice

COOKIE = "lb_person"
DEVICE_COOKIE = "lb_device"
DAY = 24 * 3600
#: Browsers forget cookies after 400 days at most. So long a guest, who has nothing but the cookie, may stay away.
MAX_AGE = GUEST_AGE = 400 * DAY
#: An account's session ends after so long, however often it was used.
OLDEST = 400 * DAY
#: A cookie is written anew when it is older than this.
RENEW = DAY


@dataclass(frozen=True, slots=True)
class Session:
    """What a cookie says. Times are in seconds since 1970."""

    person: str
    version: int
    id: str
    begun: int
    issued: int
    #: The id of the key that signed it.
    key: str


class Identity:
    """Signs and reads cookies."""

    def __init__(self, keyring: Keyring, days: int = 90) -> None:
        self.keyring = keyring
        #: Seconds for which somebody with an account may stay away before they have to sign in again.
        self.idle = days * DAY

    @staticmethod
    def clock() -> float:
        """Seconds since 1970."""
        return now_ms() / 1000

    def begin(self, person: str, version: int) -> Session:
        """A new session."""
        now = int(self.clock())
        return Session(person, version, secrets.token_urlsafe(12), now, now, self.keyring.keys[0].id)

    def write(self, session: Session) -> str:
        """The cookie of a session, as of now."""
        value = [session.person, session.version, session.id, session.begun, int(self.clock())]
        return self.keyring.sign("person", value)

    def read(self, cookie: str | None) -> Session | None:
        """The session of a cookie, or None if nobody signed this."""
        found = self.keyring.read_signed("person", cookie, longest=300)
        match found:
            case [[str() as person, int() as version, str() as session, int() as begun, int() as issued], key]:
                return Session(person, version, session, begun, issued, key.id)
            case [[str() as person, int() as version], key] if key.old > self.clock() * 1000:
                # A cookie of an earlier version. It gets a name, so that it can be ended.
                name = hashlib.sha256(str(cookie).encode()).hexdigest()[:24]
                return Session(person, version, name, int(self.clock()), 0, key.id)
        return None

    def until(self, session: Session, guest: bool) -> float:
        """When a session ends by itself."""
        issued = session.issued or self.clock()
        return issued + GUEST_AGE if guest else min(issued + self.idle, session.begun + OLDEST)

    def stale(self, session: Session) -> bool:
        """Whether its cookie should be written anew: it is old, or its key is."""
        return self.clock() - session.issued > RENEW or session.key != self.keyring.keys[0].id

    # --- browsers that are known ------------------------------------------------------------------------------------

    def write_device(self, device: LoginDevice) -> str:
        """The cookie of a browser that has been signed in."""
        return self.keyring.sign("device", [device.name, device.known])

    def read_device(self, cookie: str | None) -> LoginDevice | None:
        """The browser, if we know it."""
        match self.keyring.read_signed("device", cookie):
            case [[str() as name, [*known]], _] if all(isinstance(one, str) for one in known):
                return LoginDevice(name, known)
        return None
