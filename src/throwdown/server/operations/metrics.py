"""Numbers about a running server, for Prometheus. All of them are declared here."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

#: Seconds that answers take, from the quickest to the hopeless.
TIMES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
#: Methods that are counted by name; all others, which anybody can make up, are counted as one.
METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))

# Without it every counter has a second one beside it that holds when it was made.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """What one server counts, in a registry of its own: two servers in one process do not share it."""

    def __init__(self) -> None:
        ours = self.registry = CollectorRegistry()
        self._requests = Counter("throwdown_requests_total", "Requests answered.", ("method", "status"), registry=ours)
        self._request_seconds = Histogram(
            "throwdown_request_seconds", "Time to answer a request.", buckets=TIMES, registry=ours
        )
        self._refusals = Counter("throwdown_refusals_total", "What the guard refused.", ("code",), registry=ours)
        self.sockets = Gauge("throwdown_sockets", "Open sockets.", registry=ours)
        self.listeners = Gauge("throwdown_listeners", "Sockets at tables.", registry=ours)
        self.tables = Gauge("throwdown_tables", "Tables in memory.", registry=ours)
        self.evicted_tables = Gauge("throwdown_tables_at_rest", "Tables that wait outside the memory.", registry=ours)
        self.damaged_tables = Gauge("throwdown_damaged_tables", "Tables that could not be read.", registry=ours)
        self.work_down = Gauge(
            "throwdown_work_down", "Background work that failed and does not run well again yet.", registry=ours
        )
        self.work_failures = Counter(
            "throwdown_work_failures_total", "How often background work failed.", ("work",), registry=ours
        )
        self.throw_seconds = Histogram(
            "throwdown_throw_seconds", "Time to compute a throw.", buckets=TIMES, registry=ours
        )
        self.waiting = Gauge("throwdown_waiting", "What waits for its turn to be computed.", ("what",), registry=ours)
        self.cluster = Gauge(
            "throwdown_cluster", "Several servers: who is there, and who has what.", ("what",), registry=ours
        )
        self._store = Gauge("throwdown_store", "What the store counts.", ("what",), registry=ours)

    def count_answer(self, method: str, status: int, took: float) -> None:
        """A request was answered with this status after so many seconds."""
        self._requests.labels(method if method in METHODS else "other", str(status)).inc()
        self._request_seconds.observe(took)

    def count_refusal(self, code: str) -> None:
        """Something was refused at the door; the codes are ours, so they are few."""
        self._refusals.labels(code).inc()

    def set_store(self, counts: dict[str, float]) -> None:
        """What the store counted, by name."""
        for name, count in counts.items():
            self._store.labels(name).set(count)

    def render(self) -> bytes:
        """Everything, in the text format 0.0.4 that Prometheus reads."""
        return generate_latest(self.registry)
