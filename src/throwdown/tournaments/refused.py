"""What a tournament refuses."""

from __future__ import annotations

from throwdown.errors import ThrowdownError


class TournamentRefused(ThrowdownError):
    """Raised when an entry does not fit the tournament as it is; the state is unchanged."""

    code = "tournament/entry"
