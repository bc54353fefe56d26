"""Being told that it is my turn: push subscriptions, and the two small pages that links in mails lead to."""

import html
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from london_bridge.server.people.visitor import Visitor
from london_bridge.server.services import Services
from london_bridge.server.texts import ServerTexts, texts_for
from london_bridge.server.wire import accounts as w

from .account import somebody
from .request_checks import services_of

MailToken = Annotated[str, PathParameter(max_length=800)]


@get("/api/push/key", tags=["people"])
async def push_key(state: State) -> w.PushKey:
    """The server's public key (VAPID, base64url), with which a browser subscribes."""
    return w.PushKey(services_of(state).pusher.public)


@post("/api/me/push", status_code=204, tags=["people"])
async def subscribe(state: State, visitor: NamedDependency[Visitor], data: JSONBody[w.PushSubscription]) -> None:
    """Tell this browser when it is my turn, until it is signed out."""
    session = visitor.session.id if visitor.session is not None else None
    await services_of(state).pusher.subscribe(somebody(visitor).id, data, session)


@delete("/api/me/push", tags=["people"])
async def unsubscribe(state: State, visitor: NamedDependency[Visitor], data: JSONBody[w.PushEnd]) -> None:
    """Do not tell this browser any more."""
    await services_of(state).pusher.unsubscribe(data.endpoint, somebody(visitor).id)


# --- links in mails ---------------------------------------------------------------------------------------------------
# Programs that look into mails follow links, so a link shows a page, and only its button does something.


def page(title: str, text: str = "", button: str | None = None, status: int = 200) -> Response[bytes]:
    """A small page in the language of whoever it is for."""
    said = f"<p>{html.escape(text)}</p>" if text else ""
    form = f'<form method="post"><button>{html.escape(button)}</button></form>' if button else ""
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{html.escape(title)}</title>'
    view = '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
    body = f'{head}{view}<h1>{html.escape(title)}</h1>{said}{form}<p><a href="/">London Bridge</a></p></html>'
    headers = {"Referrer-Policy": "no-referrer", "Cache-Control": "no-store"}
    return Response(body.encode(), status_code=status, media_type="text/html; charset=utf-8", headers=headers)


async def texts_of(services: Services, person: str | None) -> ServerTexts:
    """The sentences of somebody's language."""
    found = await services.people.get(person) if person is not None else None
    return texts_for(found.language if found is not None else None)


@get("/mail/confirm/{token:str}", include_in_schema=False)
async def ask_confirm(state: State, token: MailToken) -> Response[bytes]:
    """Ask whether mails may be written to this address."""
    services = services_of(state)
    found = services.mailer.confirmed(token)
    texts = await texts_of(services, found[0] if found else None)
    if found is None:
        return page(texts.confirm, texts.outdated, status=404)
    return page(texts.confirm, found[1], texts.confirm_button)


@post("/mail/confirm/{token:str}", status_code=200, include_in_schema=False)
async def confirm(state: State, token: MailToken) -> Response[bytes]:
    """The address is theirs who asked."""
    services = services_of(state)
    found = services.mailer.confirmed(token)
    person = await services.people.get(found[0]) if found else None
    texts = texts_for(person.language if person is not None else None)
    if found is None or person is None or found[1] not in (person.email_asked, person.email):
        return page(texts.confirm, texts.outdated, status=404)
    await services.people.change(person.id, email=found[1], email_asked=None)
    return page(texts.confirm, texts.confirmed)


@get("/mail/stop/{token:str}", include_in_schema=False)
async def ask_stop(state: State, token: MailToken) -> Response[bytes]:
    """Ask whether mails shall end."""
    services = services_of(state)
    person = services.mailer.stopped(token)
    texts = await texts_of(services, person)
    if person is None:
        return page(texts.stop_title, texts.outdated, status=404)
    return page(texts.stop_title, button=texts.stop_button)


@post("/mail/stop/{token:str}", status_code=200, include_in_schema=False)
async def stop(state: State, token: MailToken) -> Response[bytes]:
    """No more mails. Mail programs can do this by themselves."""
    services = services_of(state)
    person = services.mailer.stopped(token)
    texts = await texts_of(services, person)
    if person is None:
        return page(texts.stop_title, texts.outdated, status=404)
    await services.people.change(person, email=None, email_asked=None)
    return page(texts.stop_title, texts.stopped)


ROUTES = [push_key, subscribe, unsubscribe, ask_confirm, confirm, ask_stop, stop]
