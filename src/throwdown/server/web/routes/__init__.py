"""Everything that the server does over HTTP, one file for each concern."""

from __future__ import annotations

from . import catalogue, games, ledger, lessons, operations, people, practice, screens, tables

#: What the description of the API names, in its order.
ROUTES = (
    *people.ROUTES,
    *catalogue.ROUTES,
    *tables.ROUTES,
    *screens.ROUTES,
    *practice.ROUTES,
    *lessons.ROUTES,
    *games.ROUTES,
    *ledger.ROUTES,
    *operations.ROUTES,
)
