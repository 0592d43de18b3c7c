"""Where chances came from in games that are not solved: all of it is luck, own choices or the choices of others."""

from __future__ import annotations

import pytest

from tests.bots.matches import match_of
from throwdown.bots.analysis.analyst import Analyst, analyse


@pytest.mark.parametrize(("game", "seats"), [("impact_avatar", 4), ("hp_strike", 3), ("verasselt", 2)])
def test_nothing_is_left_over_where_chances_are_estimated(game: str, seats: int) -> None:
    match = match_of(game, ("thumb", "random", "thumb", "random")[:seats], "totals")
    match.run()
    analysis = analyse(match.log, within=0.3)
    assert not analysis.exact
    for total in analysis.totals:
        assert total.start + total.luck + total.skill + total.others == pytest.approx(total.end, abs=1e-9)
        assert total.skill <= 0
    assert sum(total.luck for total in analysis.totals) == pytest.approx(0, abs=1e-6)


def test_luck_is_as_sure_as_the_start_and_the_prices() -> None:
    """Trials between throws do not add up: whatever one of them was off, the next point takes back."""
    match = match_of("hp_strike", ("thumb", "random"), "totals", 1)
    match.run()
    analysis = analyse(match.log, within=1.0)
    start = analysis.points[0].errors
    prices = [each.judgement.error for each in analysis.points if each.judgement and each.judgement.best]
    for total in analysis.totals:
        assert start[total.seat] - 1e-4 <= total.error <= start[total.seat] + sum(prices) + 1e-3


def test_a_mistake_in_the_first_turn_costs_something() -> None:
    """While the deck is full no heap has a card, and no game could tell what one is worth."""
    match = match_of("verasselt", ("thumb", "random"), "totals")
    match.run()
    prices = [answer.price for answer in Analyst(match.log).answers(60.0, slice(6))]
    slips = [each for each in prices if each and each.best]
    assert slips
    assert all(each.cost > 0 for each in slips)
