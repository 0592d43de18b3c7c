"""Everything that the server does over HTTP, one file for each concern."""

from __future__ import annotations

from throwdown.api.routes import catalogue, lessons, practice

from . import (
    bots,
    desk,
    games,
    groups,
    keeping,
    mine,
    muted,
    notices,
    operations,
    passkeys,
    people,
    privacy,
    screens,
    tables,
    tournaments,
)

#: What the description of the API names, in its order.
ROUTES = (
    *people.ROUTES,
    *bots.ROUTES,
    *muted.ROUTES,
    *desk.ROUTES,
    *keeping.ROUTES,
    *passkeys.ROUTES,
    *notices.ROUTES,
    *privacy.ROUTES,
    *catalogue.ROUTES,
    *tables.ROUTES,
    *screens.ROUTES,
    *practice.ROUTES,
    *lessons.ROUTES,
    *games.ROUTES,
    *groups.ROUTES,
    *tournaments.ROUTES,
    *mine.ROUTES,
    *operations.ROUTES,
)
