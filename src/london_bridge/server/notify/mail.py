"""Mail by SMTP, where the server's host has configured it. Sent in threads; one that fails is noted and dropped."""

import asyncio
import logging
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from london_bridge.errors import LondonBridgeError
from london_bridge.server.metrics import METRICS
from london_bridge.server.people.keyring import Keyring
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.settings import Settings

logger = logging.getLogger("london_bridge.mail")
ATOM = r"[A-Za-z0-9_+&'~#-]+"
LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
#: Plain words with dots before the @, a domain of the internet after it. Stricter than the standard: what it allows
#: beside this (quotes, comments, encoded words, ways through other hosts) nobody has, and programs read it differently.
LOCAL, DOMAIN = (
    re.compile(rf"{ATOM}(?:\.{ATOM})*", re.ASCII),
    re.compile(rf"(?:{LABEL}\.)+(?:xn--[a-z0-9-]+|[a-z]{{2,63}})"),
)
CONFIRM_SECONDS = 2 * 24 * 3600
TIMEOUT = 20.0


def clean_address(text: str) -> str:
    """An address that mail can be sent to, as far as one can see; its domain as the net writes it."""
    local, _, name = text.strip().rpartition("@")
    try:
        domain = name.encode("idna").decode().lower()
    except UnicodeError:
        domain = ""
    address = f"{local}@{domain}"
    if len(address) > 200 or len(local) > 64 or not LOCAL.fullmatch(local) or not DOMAIN.fullmatch(domain):
        raise RequestRefused("bad_email", "This is not an address for mail; one looks like ann@example.org.")
    return address


def mailbox(address: str) -> str:
    """Where an address most likely leads, for counting: ann+one@example.org is ann's."""
    local, _, domain = address.casefold().rpartition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"


def plain_name(name: str) -> str:
    """A name that somebody chose, as others read it in a mail: no program makes a link of it."""
    return " ".join(re.sub(r"[/\\:@]|\.(?=\S)", " ", name).split()) or "—"


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where mail is handed in."""

    host: str
    port: int
    tls: bool  # from the first byte on
    user: str | None
    password: str | None

    @staticmethod
    def of(url: str) -> "MailServer":
        """smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the start."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise LondonBridgeError(f"The mail server's URL cannot be read: {error}.") from error
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise LondonBridgeError("The mail server is given as smtp://USER:PASSWORD@HOST:PORT or smtps://….")
        tls = parts.scheme == "smtps"
        user = unquote(parts.username) if parts.username else None
        password = unquote(parts.password) if parts.password else None
        return MailServer(parts.hostname, port or (465 if tls else 587), tls, user, password)

    def send(self, message: EmailMessage, to: str) -> None:
        """Hand a mail in. A password is never sent in the clear to another machine."""
        context = ssl.create_default_context()
        server: smtplib.SMTP
        if self.tls:
            server = smtplib.SMTP_SSL(self.host, self.port, timeout=TIMEOUT, context=context)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=TIMEOUT)
        with server:
            server.ehlo()
            if not self.tls and server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
            elif not self.tls and self.user and self.host not in ("localhost", "127.0.0.1", "::1"):
                raise smtplib.SMTPException("the server offers no STARTTLS, and the password must not go in the clear")
            if self.user:
                server.login(self.user, self.password or "")
            server.send_message(message, to_addrs=[to])


class Mailer:
    """Writes and sends mails, if there is a way."""

    def __init__(self, settings: Settings, keyring: Keyring) -> None:
        self.url = settings.address.rstrip("/") if settings.address else None
        self.sender = settings.mail_from
        self.post = MailServer.of(settings.mail) if settings.mail else None
        if self.post is not None and (self.url is None or self.sender is None):
            raise LondonBridgeError(
                "Mail needs --address, under which people find this server, and --mail-from, its sender."
            )
        self.keyring = keyring
        self.threads = ThreadPoolExecutor(2, thread_name_prefix="mail")

    @property
    def on(self) -> bool:
        """Whether mail can be sent."""
        return self.post is not None

    def confirm_url(self, person: str, address: str) -> str:
        """The link that proves an address."""
        return f"{self.url}/mail/confirm/{self.keyring.sign_timed('mail-confirm', [person, address])}"

    def confirmed(self, token: str) -> tuple[str, str] | None:
        """Person and address of such a link, if it is ours and fresh."""
        match self.keyring.read_timed("mail-confirm", token, CONFIRM_SECONDS):
            case [str() as person, str() as address]:
                return person, address
        return None

    def stop_url(self, person: str) -> str:
        """The link that ends all mails."""
        return f"{self.url}/mail/stop/{self.keyring.sign('mail-stop', person)}"

    def stopped(self, token: str) -> str | None:
        """Whose link that is."""
        found = self.keyring.read_signed("mail-stop", token)
        return found[0] if found is not None and isinstance(found[0], str) else None

    async def send(self, to: str, subject: str, text: str, stop: str | None = None) -> bool:
        """Send a mail; False if it could not be handed in."""
        if self.post is None or self.sender is None:
            return False
        try:
            to = clean_address(to)
        except RequestRefused:  # an earlier version took more
            return False
        message = EmailMessage()
        message["From"] = self.sender
        local, _, domain = to.rpartition("@")
        message["To"] = Address(username=local, domain=domain)
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].rstrip("> ") or "localhost")
        message["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, self.post.send, message, to)
        except (OSError, smtplib.SMTPException) as error:
            # What the server said may name the address; its kind and number do not.
            code = getattr(error, "smtp_code", None)
            logger.warning("a mail could not be sent", extra={"error": type(error).__name__, "smtp": code})
            return False
        METRICS.told["mail"] += 1
        return True

    def stop(self) -> None:
        """No more mails."""
        self.threads.shutdown(wait=False, cancel_futures=True)
