"""For those who run a server: whether it is well, and its numbers."""

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import generate_latest

from london_bridge import __version__
from london_bridge.server.metrics import METRICS
from london_bridge.server.refusals import RequestRefused

from .protocol import among
from .request_checks import address_of, services_of

#: Seconds within which clocks and tables that nobody looks at are seen to, or something is wrong.
SWEEP_WITHIN = 30.0


@get("/health", tags=["operations"])
async def health(state: State) -> Response[dict[str, Any]]:
    """Whether tables can be read, moves be saved, and clocks be seen to; and how many tables are set aside."""
    services = services_of(state)
    found = await services.probe.condition()
    registry = services.registry
    writing = found.writing and services.writer.well
    looking = registry.clock() - registry.swept < SWEEP_WITHIN + 5 * services.settings.sweep
    well = found.well and writing and looking and registry.open
    body = {
        "ok": well,
        "version": __version__,
        "reading": found.reading,
        "writing": writing,
        "disk": found.disk,
        "sweeping": looking,
        "open": registry.open,
        # One bad table is no reason to send everybody away, but whoever runs the server should know.
        "set_aside": len(registry.quarantine),
        "deletions_left": METRICS.deletions_left,
    }
    return Response(body, status_code=200 if well else 503)


@get("/metrics", tags=["operations"], include_in_schema=False)
async def metrics(state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Numbers for Prometheus."""
    services = services_of(state)
    if not among(address_of(request), services.settings.metrics_from):
        raise RequestRefused("not_found", "There is nothing here.")
    METRICS.tables.set(len(services.registry.tables))
    return Response(generate_latest(METRICS.registry), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, metrics]
