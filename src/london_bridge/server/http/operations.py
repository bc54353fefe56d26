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

#: Seconds within which clocks and tables that nobody looks at are seen to, or something is wrong.
SWEEP_WITHIN = 30.0


@get("/health", tags=["operations"])
async def health(state: State) -> Response[dict[str, Any]]:
    """Whether tables can be read, moves be saved, and clocks be seen to; and how many tables are set aside."""
    services = services_of(state)
    found = await services.probe.condition()
    house = services.house
    writing = found.writing and services.writer.well
    looking = house.clock() - house.swept < SWEEP_WITHIN + 5 * services.settings.sweep
    well = found.well and writing and looking and house.open
    body = {
        "ok": well,
        "version": __version__,
        "reading": found.reading,
        "writing": writing,
        "disk": found.disk,
        "sweeping": looking,
        "open": house.open,
        # One bad table is no reason to send everybody away, but whoever runs the server should know.
        "set_aside": len(house.quarantine),
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
