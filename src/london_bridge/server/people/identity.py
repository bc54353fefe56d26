"""The signed cookie that says who somebody is."""

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "lb_person"
#: Browsers forget cookies after 400 days at most.
MAX_AGE = 400 * 24 * 3600


class Identity:
    """Signs and reads cookies with the secret of this instance."""

    def __init__(self, secret: str) -> None:
        self.signer = URLSafeSerializer(secret, salt="person")

    def write(self, person: str, version: int) -> str:
        """The cookie of a person."""
        return str(self.signer.dumps([person, version]))

    def read(self, cookie: str | None) -> tuple[str, int] | None:
        """Person and version, or None if nobody signed this."""
        if not cookie or len(cookie) > 300:
            return None
        try:
            value = self.signer.loads(cookie)
        except BadSignature:
            return None
        match value:
            case [str() as person, int() as version]:
                return person, version
        return None
