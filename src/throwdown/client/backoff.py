"""How long to wait before the next try to reach a server that went away."""

from __future__ import annotations

from random import Random, SystemRandom

#: The first wait, in s; later ones are such a share of the time that the server has been away, at most so long.
SOONEST, SHARE, LONGEST = 0.05, 0.1, 5.0


def pause(away: float, rng: Random | None = None) -> float:
    """Seconds to wait after the server has been away for so many.

    Drawn from the upper half, so that clients who lost it together do not all come back together.
    """
    longest = min(LONGEST, SOONEST + SHARE * away)
    return longest * (rng or _rng).uniform(0.5, 1.0)


_rng = SystemRandom()
