"""How large samples are: small ones with every run, large ones with ``scripts/test --deep``."""

from __future__ import annotations

from hypothesis import settings

#: So many times as many examples of Hypothesis in a deep run.
DEEPER = 25
#: Examples where a test does not name a number; a quick run takes half of what is named.
USUAL = 100

_deep = False


def load(deep: bool) -> None:
    """Choose the size of all samples, before the first test is imported."""
    global _deep  # noqa: PLW0603  # one choice for the whole run
    _deep = deep
    settings.register_profile("throwdown", examples(USUAL))
    settings.load_profile("throwdown")


def examples(named: int) -> settings:
    """Half so many examples in a quick run, each for as long as it takes."""
    return settings(max_examples=sample(named // 2, named * DEEPER), deadline=None)


def sample(quick: int, deep: int) -> int:
    """The size of a sample in this run."""
    return deep if _deep else quick
