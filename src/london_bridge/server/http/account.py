"""Accounts, moving to another device, access tokens: everything that says who I am and lets me prove it."""

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, patch, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from msgspec import UNSET

from london_bridge.server.display_names import clean_name
from london_bridge.server.notify.mail import clean_address, mailbox
from london_bridge.server.people.account_deletion import leave_for_good
from london_bridge.server.people.login_limits import CODES, LINKS
from london_bridge.server.people.store import Person
from london_bridge.server.people.visitor import SIGNED_OUT, Visitor
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.services import Services
from london_bridge.server.storage.shared_limits import Limit
from london_bridge.server.texts import texts_for
from london_bridge.server.wire import accounts as w
from london_bridge.server.wire.people import Me

from .me import me_of
from .request_checks import address_of, services_of

#: Mails that ask for a confirmation: by one person, from one address, to one mailbox, and all of them.
MAILS_BY = Limit("mail-by", 5, 3600.0)
MAILS_FROM = Limit("mail-from", 10, 3600.0)
MAILS_TO = Limit("mail-to", 3, 24 * 3600.0)
MAILS = Limit("mail", 100, 3600.0)


def somebody(visitor: Visitor) -> Person:
    """Only for those who have said who they are."""
    if visitor.signed_out:
        raise RequestRefused("signed_out", SIGNED_OUT)
    if visitor.person is None:
        raise RequestRefused("unknown", "Say who you are first: choose a name, or sign in.")
    return visitor.person


def in_person(visitor: Visitor) -> Person:
    """Only for people themselves: who has a token of theirs may play, but not take their identity."""
    if visitor.by_token:
        raise RequestRefused("not_allowed", "An access token cannot do this; sign in with a browser.")
    return somebody(visitor)


@patch("/api/me", tags=["people"])
async def change_me(
    state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], data: JSONBody[w.ChangeMe]
) -> Me:
    """Change my name, language, looks, or how I am told that it is my turn. Only what is named changes."""
    services = services_of(state)
    person = somebody(visitor)
    columns: dict[str, object] = {}
    if data.name is not UNSET:
        columns["name"] = clean_name(data.name)
    if data.language is not UNSET:
        columns["language"] = data.language
    if data.portrait is not UNSET:
        columns["portrait"] = data.portrait
    if data.colour is not UNSET:
        columns["colour"] = data.colour
    if data.notify is not UNSET:
        told = msgspec.structs.asdict(person.notify)
        told |= {key: value for key, value in msgspec.structs.asdict(data.notify).items() if value is not UNSET}
        columns["notify"] = msgspec.json.encode(told).decode()
    if data.email is not UNSET:
        in_person(visitor)
        columns |= await new_address(services, person, data.email, address_of(request))
    if columns:
        visitor.person = await services.people.change(person.id, **columns) or person
    return me_of(services, visitor)


async def new_address(services: Services, person: Person, email: str | None, sender: str) -> dict[str, object]:
    """What changes with another address: it counts when the link that is sent to it was followed. Only accounts are
    given one: anybody can be a guest, a hundred times a minute.
    """
    if not email:
        return {"email": None, "email_asked": None}
    if not services.mailer.on:
        raise RequestRefused("not_allowed", "This server sends no mails.")
    if person.login is None:
        raise RequestRefused("need_account", "Mails are for accounts; make one first.")
    address = clean_address(email)
    if address == person.email:
        return {"email_asked": None}
    wanted = [(MAILS_BY, person.id), (MAILS_FROM, sender), (MAILS_TO, mailbox(address)), (MAILS, "")]
    if await services.limits.take(*wanted) is not None:
        raise RequestRefused("mailed", "A mail was sent already; look for it, or try again tomorrow.")
    texts = texts_for(person.language)
    text = texts.confirm_mail.format(url=services.mailer.confirm_url(person.id, address))
    if not await services.mailer.send(address, texts.confirm, text):
        raise RequestRefused("busy", "The mail could not be sent; check the address, or try again later.")
    return {"email_asked": address}


@delete("/api/me", tags=["people"])
async def delete_me(state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor]) -> None:
    """Delete my account and identity. Bots take my seats, and my name goes from finished games."""
    services = services_of(state)
    person = in_person(visitor)
    await services.admission.grant_deletion(address_of(request))
    visitor.leave()
    services.sessions.changed(person.id)  # soon, for a deletion may take a while
    await leave_for_good(services.database, services.registry, services.people, person.id)
    services.sessions.changed(person.id)


@post("/api/me/account", status_code=200, tags=["people"])
async def sign_up(
    state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], data: JSONBody[w.SignUp]
) -> w.SignedUp:
    """Make an account of myself. The code that recovers it is shown this once. Access tokens of before count no
    longer.
    """
    services = services_of(state)
    if visitor.by_token:
        in_person(visitor)
    await services.login_limits.sign_up(address_of(request))
    await visitor.ensure(None if visitor.person is not None else data.login.strip()[:24] or None, anew=True)
    session = visitor.session.id if visitor.session is not None else None
    person, code = await services.accounts.sign_up(somebody(visitor), data.login, data.password)
    visitor.become(person)
    await services.pusher.follow(session, visitor.session.id if visitor.session is not None else None)
    services.sessions.changed(person.id)
    return w.SignedUp(me_of(services, visitor), code)


@post("/api/session", status_code=200, tags=["people"])
async def sign_in(
    state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], data: JSONBody[w.SignIn]
) -> Me:
    """Sign in."""
    services = services_of(state)
    async with services.login_limits.password(address_of(request), data.login, visitor.device):
        person = await services.accounts.sign_in(data.login, data.password)
    if visitor.session is not None:
        await services.sessions.sign_out(visitor.session)
    visitor.become(person)
    return me_of(services, visitor)


@delete("/api/session", tags=["people"])
async def sign_out(state: State, visitor: NamedDependency[Visitor]) -> None:
    """Sign this browser out: its cookie is worthless, and its channels close. A guest who does this without a link to
    come back is gone.
    """
    if visitor.by_token:
        raise RequestRefused("not_allowed", "An access token cannot sign out; delete it in the settings.")
    session = visitor.session
    visitor.leave()
    if session is not None:
        await services_of(state).sessions.sign_out(session)


@post("/api/recover", status_code=200, tags=["people"])
async def recover(
    state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], data: JSONBody[w.Recover]
) -> w.SignedUp:
    """Set a new password with the recovery code. Every other device is signed out, and there is a new code."""
    services = services_of(state)
    async with services.login_limits.secret(CODES, address_of(request)):
        person, code = await services.accounts.recover(data.login, data.recovery, data.password)
    visitor.become(person)
    services.sessions.changed(person.id)
    return w.SignedUp(me_of(services, visitor), code)


@post("/api/me/password", status_code=204, tags=["people"])
async def change_password(
    state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], data: JSONBody[w.NewPassword]
) -> None:
    """Another password. Every other device has to sign in again, and access tokens of before count no longer."""
    services = services_of(state)
    person = in_person(visitor)
    async with services.login_limits.old_password(address_of(request), person.id):
        session = visitor.session.id if visitor.session is not None else None
        changed = await services.accounts.change_password(person, data.old, data.new, session)
    visitor.become(changed)
    await services.pusher.follow(session, visitor.session.id if visitor.session is not None else None)
    services.sessions.changed(person.id)


@post("/api/me/link", status_code=200, tags=["people"])
async def make_link(state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor]) -> w.MoveLink:
    """A private link that makes another device mine. It works once, for a quarter of an hour."""
    services = services_of(state)
    token, expires = await services.tokens.make_link(in_person(visitor).id)
    address = services.settings.address or f"{request.url.scheme}://{request.url.netloc}"
    return w.MoveLink(f"{address.rstrip('/')}/move#{token}", token, expires)


@post("/api/me/claim", status_code=200, tags=["people"])
async def claim(
    state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], data: JSONBody[w.Claim]
) -> Me:
    """Follow such a link: this browser is that person from now on."""
    services = services_of(state)
    async with services.login_limits.secret(LINKS, address_of(request)):
        person = await services.people.get(await services.tokens.claim(data.token))
        if person is None:
            raise RequestRefused("bad_link", "Whoever made this link has been deleted.")
    if visitor.session is not None and visitor.session.person != person.id:
        await services.sessions.sign_out(visitor.session)
    visitor.become(person)
    return me_of(services, visitor)


@get("/api/me/tokens", tags=["people"])
async def list_tokens(state: State, visitor: NamedDependency[Visitor]) -> w.Tokens:
    """My access tokens, without their secrets."""
    return w.Tokens(await services_of(state).tokens.tokens(in_person(visitor).id))


@post("/api/me/tokens", tags=["people"])
async def make_token(state: State, visitor: NamedDependency[Visitor], data: JSONBody[w.NewToken]) -> w.TokenMade:
    """A new access token for a bot or a tool, which can play in my name. It is shown this once."""
    return await services_of(state).tokens.make_token(in_person(visitor).id, clean_name(data.label))


@delete("/api/me/tokens/{token_id:str}", tags=["people"])
async def drop_token(
    state: State, visitor: NamedDependency[Visitor], token_id: Annotated[str, PathParameter(max_length=40)]
) -> None:
    """Make a token worthless; what is open with it closes."""
    services, person = services_of(state), in_person(visitor)
    await services.tokens.drop_token(person.id, token_id)
    services.sessions.changed(person.id)


ROUTES = [
    change_me,
    delete_me,
    sign_up,
    sign_in,
    sign_out,
    recover,
    change_password,
    make_link,
    claim,
    list_tokens,
    make_token,
    drop_token,
]
