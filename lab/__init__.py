"""The laboratory in a checkout: ``lab.tests`` and ``lab.benchmarks``; the package itself is in ``src``."""
