"""For those who run a server: whether it is well, and its numbers."""

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import generate_latest

from london_bridge import __version__
from london_bridge.server.metrics import METRICS
from london_bridge.server.tables.refusing import No

from .door import address_of, services_of
from .protocol import among


@get("/health", tags=["operations"])
async def health(state: State) -> Response[dict[str, Any]]:
    """Whether tables can be read and moves be saved."""
    services = services_of(state)
    found = await services.probe.condition()
    writing = found.writing and services.writer.well
    well = found.well and writing and services.house.open
    body = {
        "ok": well,
        "version": __version__,
        "reading": found.reading,
        "writing": writing,
        "disk": found.disk,
        "open": services.house.open,
    }
    return Response(body, status_code=200 if well else 503)


@get("/metrics", tags=["operations"], include_in_schema=False)
async def metrics(state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Numbers for Prometheus."""
    services = services_of(state)
    if not among(address_of(request), services.settings.metrics_from):
        raise No("not_found", "There is nothing here.")
    METRICS.tables.set(len(services.house.tables))
    return Response(generate_latest(METRICS.registry), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, metrics]
