"""Tests of the daily throw."""
