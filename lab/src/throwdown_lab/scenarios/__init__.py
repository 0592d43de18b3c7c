"""Conformance scenarios: a position, what happened, what must come of it."""
