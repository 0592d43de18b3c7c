"""What people see of their place."""

from __future__ import annotations

import itertools
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from throwdown.ratings import POOLS, Band, Pool, band_of, newcomer, rested, sentence
from throwdown.ratings.band import ANCHORS, NEAR
from throwdown.ratings.ladder import ladder_of
from throwdown.ratings.standing import FORGOTTEN, UNKNOWN, Belief
from throwdown.words import LANGUAGES, Words

from .samples import DAY, LEVELS, beliefs, known

pools = st.sampled_from(POOLS)


def band(mean: float, spread: float, pool: Pool = "arena") -> Band:
    return band_of(known(Belief(mean, spread), anchored=ANCHORS), pool, DAY)


@given(beliefs, pools)
def test_the_band_is_around_the_place(belief: Belief, pool: Pool) -> None:
    shown = band(belief.mean, belief.spread, pool)
    assert shown.low is None or shown.low < belief.mean + belief.spread
    assert shown.high is None or belief.mean - belief.spread < shown.high
    assert shown.low is None or shown.high is None or shown.low < shown.high


@given(beliefs, pools)
def test_the_levels_of_the_sentence_are_around_the_band(belief: Belief, pool: Pool) -> None:
    levels, shown = ladder_of(pool).levels, band(belief.mean, belief.spread, pool)
    assert (shown.lower is None) == (shown.low is None)
    assert (shown.upper is None) == (shown.high is None)
    assert shown.lower is None or shown.low is None or levels[shown.lower] <= shown.low + NEAR
    assert shown.upper is None or shown.high is None or shown.high - NEAR <= levels[shown.upper]
    assert shown.lower is None or shown.upper is None or levels[shown.lower] < levels[shown.upper]


@pytest.mark.parametrize("pool", POOLS)
def test_who_is_well_known_is_between_neighbours(pool: Pool) -> None:
    places = list(ladder_of(pool).levels.items())
    for (lower, low), (upper, high) in itertools.pairwise(places):
        shown = band((low + high) / 2, 1, pool)
        assert shown.width <= 20
        if high - low > 30:  # else hardly a tenth of the ladder is between them
            assert (shown.lower, shown.upper) == (lower, upper)
    assert band(-30, 1, pool) == Band(high=0, upper="novice")
    assert band(130, 1, pool) == Band(low=100, lower="master")


def test_a_newcomer_is_anywhere() -> None:
    shown = band(50, UNKNOWN)
    assert shown.width >= 80


def test_no_bot_is_named_before_ten_games_with_bots() -> None:
    for anchored in range(ANCHORS):
        shown = band_of(known(Belief(50, 5), games=200, anchored=anchored), "arena", DAY)
        assert shown == Band(anchors_missing=ANCHORS - anchored)
    assert band_of(newcomer(DAY), "arena", DAY).anchors_missing == ANCHORS


def test_more_games_are_promised_only_where_they_would_tell() -> None:
    wide, narrower = band(60, 25), band(60, 14)
    assert wide.more_games is not None and narrower.more_games is not None
    assert wide.more_games < narrower.more_games
    assert band(63, 1).more_games is None


# Time away


@given(beliefs, st.integers(0, 3000), st.integers(0, 3000))
def test_time_away_widens_and_never_moves(belief: Belief, some: int, more: int) -> None:
    standing = known(belief, day=DAY)
    soon, later = (rested(standing, DAY + days).now for days in (some, some + more))
    assert soon.mean == later.mean == belief.mean
    assert belief.spread <= soon.spread <= later.spread <= UNKNOWN


def test_after_years_nothing_is_known() -> None:
    assert rested(known(Belief(50, 5), day=DAY), DAY + FORGOTTEN).now.spread == pytest.approx(UNKNOWN)
    before, after = (band_of(known(Belief(63, 8), day=DAY, anchored=20), "arena", DAY + days) for days in (0, 1500))
    assert after.width > before.width


# Sentences


def test_the_sentence_names_two_bots() -> None:
    assert sentence(Band(lower="casual", upper="expert", more_games=60), Words("en")) == (
        "You are between the bots Casual and Expert. About 60 more games would tell more."
    )
    assert sentence(Band(lower="casual", upper="expert"), Words("de")) == (
        "Du liegst zwischen den Bots Gelegenheitsspieler und Kenner."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_band_has_a_sentence_without_a_rating(language: str) -> None:
    words, ends = Words(language), (None, *LEVELS)
    for lower in ends:
        for upper in ends:
            assert not re.search(r"\d", sentence(Band(lower=lower, upper=upper), words))
    assert re.findall(r"\d+", sentence(Band(lower="casual", more_games=40), words)) == ["40"]
    assert sentence(Band(anchors_missing=1), words) != sentence(Band(anchors_missing=2), words)
