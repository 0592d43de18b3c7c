"""Events come as section 12 of the arena rules lists them: under these names, in this order within a throw."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from throwdown.rules import GAMES, Event, game
from throwdown.rules.arena import events as arena_events
from throwdown.table import Match, Seat
from throwdown.throwers import Luck

#: The events of each row, and the step at which it may stand within one resolution.
ROWS = {
    "EVT-04": ("throw_committed", 0),
    "EVT-05": ("dice_left_arena", 1),
    "EVT-06": ("nudged", 2),
    "EVT-07": ("dice_settled", 3),
    "EVT-08": ("x_removed", 4),
    "EVT-09": ("sets_found", 5),
    "EVT-10": ("immobulus_held spells_silenced", 6),
    "EVT-11": ("reaction_started", 6),
    "EVT-12": ("reaction_committed", 7),
    "EVT-13": ("sets_found_again", 12),
    "EVT-14": ("race_started race_finished", 13),
    "EVT-15": ("piles_dissolved", 14),
    "EVT-16": ("dice_collected", 15),
    "EVT-17": ("dice_held", 15),
    "EVT-18": ("pile_built", 16),
    "EVT-19": ("hurricane_passed", 17),
    "EVT-20": ("accio_taken accio_declined", 16),
    "EVT-21": ("tower_built", 17),
    "EVT-22": ("direction_reversed", 18),
    "EVT-23": ("player_eliminated", 19),
    "EVT-24": ("game_over", 20),
    "EVT-25": ("choice_required", 20),
    "EVT-26": ("turn_stopped", 21),
    "EVT-27": ("turn_ended", 21),
    "EVT-01": ("turn_started", 22),
    "EVT-02": ("big_throw_required", 23),
}
#: EVT-03 comes before a throw, EVT-28 after the game: dice_shifted, arena_rotated, tournament_scored.
ASIDE = {"dice_shifted", "arena_rotated", "tournament_scored"}
STEP = {name: step for names, step in ROWS.values() for name in names.split()}
#: After a reaction the dice land once more: steps 1 to 4 happen again behind step 7.
LANDING = {"dice_left_arena", "nudged", "dice_settled", "x_removed"}
ARENA = [name for name in GAMES if name != "verasselt"]


def event_names(name: str, seed: int) -> list[str]:
    rng = Random(seed)
    seats = [Seat("A", "random"), Seat("B", "thumb"), Seat("C", "random")]
    match = Match(game(name, 3), seats, Luck(rng), rng=rng)
    match.run()
    return [event.name for moment in match.moments for event in moment.events]


def throws(names: list[str]) -> list[list[str]]:
    """The events of a game, cut before each throw_committed."""
    cuts = [place for place, name in enumerate(names) if name == "throw_committed"]
    return [names[start:end] for start, end in zip(cuts, [*cuts[1:], len(names)], strict=True)]


@pytest.mark.parametrize("name", ARENA)
def test_the_events_of_a_throw_are_in_order(name: str) -> None:
    for seed in range(12):
        for events in throws(event_names(name, seed)):
            reacted = False
            steps = []
            for event in events:
                reacted = reacted or event == "reaction_committed"
                steps.append(STEP[event] + (7 if reacted and event in LANDING else 0))
            assert steps == sorted(steps), events


def test_every_row_is_an_event_of_that_name() -> None:
    kinds: list[Any] = list(vars(arena_events).values())
    known = {kind.name for kind in kinds if isinstance(kind, type) and issubclass(kind, Event)}
    assert {*STEP, *ASIDE} == known - {"event"}
