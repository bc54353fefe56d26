"""What Prometheus can ask for at /metrics. What happens often is counted in plain numbers, and told when it is asked
for.
"""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

#: Bounds of what should take a few milliseconds, and under siege not much more.
QUICK = (0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics(Collector):
    """The numbers of one process."""

    def __init__(self) -> None:
        self.devices = 0
        self.heard = 0
        self.refused = 0
        self.set_aside = 0
        self.cut = 0
        self.deletions_left = 0
        self.told = {"push": 0, "mail": 0}
        self.answers = dict.fromkeys(range(1, 6), 0)
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.registry.register(self)
        self.tables = Gauge("london_bridge_tables", "Tables in memory", registry=self.registry)
        self.entries = Counter("london_bridge_entries", "Entries saved", registry=self.registry)
        self.commits = Counter("london_bridge_commits", "Commits", registry=self.registry)
        self.answer_time = Histogram("london_bridge_http_seconds", "Time of an HTTP answer", registry=self.registry)
        #: From the moment at which a request was heard on a live channel to the one at which everybody there was told.
        self.ack_time = Histogram(
            "london_bridge_ack_seconds", "Time of a request at a table", registry=self.registry, buckets=QUICK
        )
        self.commit_time = Histogram("london_bridge_commit_seconds", "Time of a commit", registry=self.registry)
        self.bot_crashes = Counter("london_bridge_bot_crashes", "Bots that crashed or hung", registry=self.registry)

    def collect(self) -> Iterator[Metric]:
        """The plain numbers."""
        yield GaugeMetricFamily("london_bridge_connections", "Devices at tables", self.devices)
        yield CounterMetricFamily("london_bridge_requests", "Requests on live channels", self.heard)
        yield CounterMetricFamily("london_bridge_refusals", "Requests that were refused", self.refused)
        yield CounterMetricFamily("london_bridge_cut", "Connections cut because they did not listen", self.cut)
        yield GaugeMetricFamily("london_bridge_tables_set_aside", "Tables that cannot be read", self.set_aside)
        yield GaugeMetricFamily(
            "london_bridge_deletions_left", "People whose deletion could not be finished yet", self.deletions_left
        )
        told = CounterMetricFamily("london_bridge_told", "Pushes and mails that it is somebody's turn", labels=["way"])
        for way, count in self.told.items():
            told.add_metric([way], count)
        yield told
        answers = CounterMetricFamily("london_bridge_http_answers", "HTTP answers by status", labels=["status"])
        for first, count in self.answers.items():
            answers.add_metric([f"{first}xx"], count)
        yield answers


METRICS = Metrics()
