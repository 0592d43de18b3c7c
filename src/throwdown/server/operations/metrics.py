"""Numbers about a running server, in the text format that Prometheus reads.

metrics = Metrics()
throws = metrics.counter("throwdown_throws_total", "Throws computed.", "thrower")
throws.add("physics")
metrics.render()
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import TypeVar

F = TypeVar("F", bound="Family")

#: Seconds that answers take, from the quickest to the hopeless.
TIMES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
#: Series of one name: labels that come from outside cannot fill the memory.
ROOM = 1000


class Family(ABC):
    """All series of one name, one for each set of labels."""

    kind = "untyped"

    def __init__(self, name: str, about: str, labels: tuple[str, ...]) -> None:
        self.name = name
        self.about = about
        self.labels = labels

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {_escaped(self.about)}"
        yield f"# TYPE {self.name} {self.kind}"
        for suffix, named, value in self.series():
            inside = ",".join(f'{label}="{_quoted(text)}"' for label, text in named)
            labelled = f"{{{inside}}}" if inside else ""
            yield f"{self.name}{suffix}{labelled} {_number(value)}"

    @abstractmethod
    def series(self) -> Iterator[tuple[str, list[tuple[str, str]], float]]:
        """Every value: what its name ends with, its labels, the number."""

    def named(self, values: tuple[str, ...]) -> list[tuple[str, str]]:
        return list(zip(self.labels, values, strict=True))


class Counter(Family):
    """It only grows."""

    kind = "counter"

    def __init__(self, name: str, about: str, labels: tuple[str, ...]) -> None:
        super().__init__(name, about, labels)
        self._values: dict[tuple[str, ...], float] = {} if labels else {(): 0.0}

    def add(self, *labels: str, by: float = 1) -> None:
        if labels in self._values or len(self._values) < ROOM:
            self._values[labels] = self._values.get(labels, 0.0) + by

    def series(self) -> Iterator[tuple[str, list[tuple[str, str]], float]]:
        return (("", self.named(labels), value) for labels, value in self._values.items())


class Gauge(Counter):
    """It goes up and down; with ``read`` it is asked for when it is shown."""

    kind = "gauge"

    def __init__(self, name: str, about: str, labels: tuple[str, ...], read: Callable[[], float] | None = None) -> None:
        super().__init__(name, about, labels)
        self._read = read

    def set(self, value: float, *labels: str) -> None:
        self.add(*labels, by=value - self._values.get(labels, 0.0))

    def series(self) -> Iterator[tuple[str, list[tuple[str, str]], float]]:
        return super().series() if self._read is None else iter([("", [], float(self._read()))])


class Histogram(Family):
    """How often a value was at most so large."""

    kind = "histogram"

    def __init__(self, name: str, about: str, labels: tuple[str, ...], edges: tuple[float, ...]) -> None:
        super().__init__(name, about, labels)
        self._edges = edges
        self._counts: dict[tuple[str, ...], list[int]] = {}
        self._sums: dict[tuple[str, ...], float] = {}

    def observe(self, value: float, *labels: str) -> None:
        if labels in self._counts or len(self._counts) < ROOM:
            counts = self._counts.setdefault(labels, [0] * (len(self._edges) + 1))
            counts[bisect_left(self._edges, value)] += 1
            self._sums[labels] = self._sums.get(labels, 0.0) + value

    def series(self) -> Iterator[tuple[str, list[tuple[str, str]], float]]:
        edges = [*(f"{edge:g}" for edge in self._edges), "+Inf"]
        for labels, counts in self._counts.items():
            for edge, count in zip(edges, accumulate(counts), strict=True):
                yield "_bucket", [*self.named(labels), ("le", edge)], count
            yield "_sum", self.named(labels), self._sums[labels]
            yield "_count", self.named(labels), sum(counts)


class Metrics:
    """Everything that is counted; each name once."""

    def __init__(self) -> None:
        self._families: dict[str, Family] = {}

    def counter(self, name: str, about: str, *labels: str) -> Counter:
        return self._add(Counter(name, about, labels))

    def gauge(self, name: str, about: str, *labels: str, read: Callable[[], float] | None = None) -> Gauge:
        return self._add(Gauge(name, about, labels, read))

    def histogram(self, name: str, about: str, *labels: str, edges: tuple[float, ...] = TIMES) -> Histogram:
        return self._add(Histogram(name, about, labels, edges))

    def render(self) -> str:
        return "".join(f"{line}\n" for family in self._families.values() for line in family.lines())

    def _add(self, family: F) -> F:
        if family.name in self._families:
            raise ValueError(f"{family.name} is counted already")
        self._families[family.name] = family
        return family


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("\n", "\\n")


def _quoted(text: str) -> str:
    return _escaped(text).replace('"', '\\"')


def _number(value: float) -> str:
    return f"{value:.0f}" if value == int(value) else repr(value)
