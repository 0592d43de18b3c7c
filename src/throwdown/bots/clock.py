"""The clock by which bots think, in s: that on the wall. Benchmarks put another in its place."""

from __future__ import annotations

from time import perf_counter

now = perf_counter
