"""What Prometheus can ask for at /metrics."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """Counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("london_bridge_connections", "Devices at tables", registry=self.registry)
        self.tables = Gauge("london_bridge_tables", "Tables in memory", registry=self.registry)
        self.requests = Counter("london_bridge_requests", "Requests on live channels", registry=self.registry)
        self.refusals = Counter("london_bridge_refusals", "Requests that were refused", registry=self.registry)
        self.entries = Counter("london_bridge_entries", "Entries saved", registry=self.registry)
        self.commits = Counter("london_bridge_commits", "Commits", registry=self.registry)
        self.commit_time = Histogram("london_bridge_commit_seconds", "Time of a commit", registry=self.registry)
        self.bot_crashes = Counter("london_bridge_bot_crashes", "Workers that crashed", registry=self.registry)


METRICS = Metrics()
