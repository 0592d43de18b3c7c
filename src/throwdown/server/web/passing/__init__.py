"""Requests and sockets for tables that live on another server are passed on to it, and whoever asks does not notice."""

from __future__ import annotations

from .passing import OwnerAway, Passing

__all__ = ["OwnerAway", "Passing"]
