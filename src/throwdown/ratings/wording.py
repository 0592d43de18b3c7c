"""The band as a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from throwdown.words import Words

    from .band import Band


def sentence(band: Band, words: Words) -> str:
    """What people read about their place, and how many more games would say more."""
    if band.anchors_missing:
        return words.say("rating-no-anchors", games=band.anchors_missing)
    place = _place(band, words)
    return words.say("rating-more", place=place, games=band.more_games) if band.more_games else place


def _place(band: Band, words: Words) -> str:
    lower, upper = (words.say(f"page-level-{level}") if level else None for level in (band.lower, band.upper))
    if lower and upper:
        return words.say("rating-between", lower=lower, upper=upper)
    if lower:
        return words.say("rating-above", level=lower)
    return words.say("rating-below", level=upper) if upper else words.say("rating-open")
