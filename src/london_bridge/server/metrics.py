"""What Prometheus can ask for at /metrics. What happens often is counted in plain numbers, and told when it is asked
for.
"""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector


class Metrics(Collector):
    """The numbers of one process."""

    def __init__(self) -> None:
        self.devices = 0
        self.heard = 0
        self.refused = 0
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self.tables = Gauge("london_bridge_tables", "Tables in memory", registry=self.registry)
        self.entries = Counter("london_bridge_entries", "Entries saved", registry=self.registry)
        self.commits = Counter("london_bridge_commits", "Commits", registry=self.registry)
        self.commit_time = Histogram("london_bridge_commit_seconds", "Time of a commit", registry=self.registry)
        self.bot_crashes = Counter("london_bridge_bot_crashes", "Bots that crashed or hung", registry=self.registry)

    def collect(self) -> Iterator[Metric]:
        """The plain numbers."""
        yield GaugeMetricFamily("london_bridge_connections", "Devices at tables", self.devices)
        yield CounterMetricFamily("london_bridge_requests", "Requests on live channels", self.heard)
        yield CounterMetricFamily("london_bridge_refusals", "Requests that were refused", self.refused)


METRICS = Metrics()
