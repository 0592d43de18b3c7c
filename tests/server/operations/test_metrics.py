"""Numbers for Prometheus: the names, kinds and labels that hosts have on their dashboards."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from throwdown.server.operations.metrics import METHODS, Metrics


def test_the_names_and_kinds_are_those_that_dashboards_know() -> None:
    text = Metrics().render().decode()
    assert [line.removeprefix("# TYPE ") for line in text.splitlines() if line.startswith("# TYPE ")] == [
        "throwdown_requests_total counter",
        "throwdown_request_seconds histogram",
        "throwdown_refusals_total counter",
        "throwdown_sockets gauge",
        "throwdown_listeners gauge",
        "throwdown_tables gauge",
        "throwdown_tables_at_rest gauge",
        "throwdown_damaged_tables gauge",
        "throwdown_work_down gauge",
        "throwdown_work_failures_total counter",
        "throwdown_throw_seconds histogram",
        "throwdown_waiting gauge",
        "throwdown_cluster gauge",
        "throwdown_store gauge",
    ]


def test_every_metric_is_exported_with_its_labels() -> None:
    metrics = Metrics()
    for took in (0.004, 0.005, 7.0, 11.0):
        metrics.count_answer("GET", 200, took)
    metrics.count_refusal('request/"host"\\')
    metrics.set_store({"bytes": 12_345_678, "people": 2})
    metrics.set_store({"bytes": 12_345_679, "people": 1})
    metrics.sockets.set_function(lambda: 3)
    values = samples(metrics)
    assert values["throwdown_requests_total", ("method", "GET"), ("status", "200")] == 4
    assert values["throwdown_refusals_total", ("code", 'request/"host"\\')] == 1
    assert values["throwdown_store", ("what", "bytes")] == 12_345_679
    assert values["throwdown_store", ("what", "people")] == 1
    assert values["throwdown_sockets",] == 3
    buckets = {key[1][1]: value for key, value in values.items() if key[0] == "throwdown_request_seconds_bucket"}
    assert buckets == {
        **dict.fromkeys(("0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "0.5", "1.0", "2.5", "5.0"), 2),
        "10.0": 3,
        "+Inf": 4,
    }
    assert values["throwdown_request_seconds_count",] == 4
    assert values["throwdown_request_seconds_sum",] == 18.009


def test_methods_from_outside_cannot_fill_the_memory() -> None:
    metrics = Metrics()
    for at in range(2000):
        metrics.count_answer(f"METHOD{at}", 405, 0.0)
    for method in METHODS:
        metrics.count_answer(method, 200, 0.0)
    counted = {key: value for key, value in samples(metrics).items() if key[0] == "throwdown_requests_total"}
    assert len(counted) == len(METHODS) + 1
    assert counted["throwdown_requests_total", ("method", "other"), ("status", "405")] == 2000


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.count_refusal("request/host")
    assert ("throwdown_refusals_total", ("code", "request/host")) not in samples(other)


def samples(metrics: Metrics) -> dict[tuple[str | tuple[str, str], ...], float]:
    """Every value by name and labels, as Prometheus' own parser reads it."""
    text = metrics.render().decode()
    return {
        (sample.name, *sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
