"""Games and standings for the tests of ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from throwdown.ratings import Finished, Player, Standing, rate
from throwdown.ratings.ladder import ladder_of
from throwdown.ratings.standing import Belief

if TYPE_CHECKING:
    from collections.abc import Iterable

DAY = 20_000
LEVELS = tuple(ladder_of("arena").levels)
PEOPLE = ("ann", "ben", "cem", "dot", "eva")

beliefs = st.builds(Belief, mean=st.floats(-30, 130), spread=st.floats(5, 30))


def seat(name: str) -> Player:
    """A bot by its level, everybody else is a person."""
    return Player(bot=name) if name in LEVELS else Player(person=name)


def game(names: Iterable[str], *winners: int, **more: Any) -> Finished:
    """A game of Strike in the arena."""
    fields: dict[str, Any] = {"game": "strike", "thrower": "physics", "day": DAY} | more
    return Finished(players=tuple(map(seat, names)), winners=winners or (0,), **fields)


def known(belief: Belief, day: int = DAY - 1, **more: Any) -> Standing:
    return Standing(now=belief, morning=belief, day=day, **more)


def after(games: Iterable[Finished], standings: dict[str, Standing]) -> dict[str, Standing]:
    """The standings after these games, in this order."""
    now = dict(standings)
    for each in games:
        now |= rate(each, now)
    return now


@st.composite
def tables(draw: st.DrawFn, seats: int | None = None) -> Finished:
    """Two or more people, perhaps with bots, one winner or several."""
    people = draw(st.lists(st.sampled_from(PEOPLE), min_size=2, max_size=seats or 5, unique=True))
    most = (seats or 5) - len(people)
    bots = draw(st.lists(st.sampled_from(LEVELS), min_size=most if seats else 0, max_size=most))
    names = draw(st.permutations([*people, *bots]))
    winners = draw(st.lists(st.integers(0, len(names) - 1), min_size=1, max_size=3, unique=True))
    kind = draw(st.sampled_from(["strike", "hp_strike", "verasselt"]))
    return game(names, *winners, game=kind)


standings = st.fixed_dictionaries({person: st.builds(known, beliefs) for person in PEOPLE})
