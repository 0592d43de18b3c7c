"""What the seat that is asked sees: the numbers of ``VerasseltCoding.observe``, in its order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.verasselt.state import COLOURS, DICE, FACES, PHASES
from throwdown_lab.batch.compiled import part, tiny
from throwdown_lab.coding.verasselt import MOST_TURNS, QUESTIONS

from .cards import count_of, size
from .dice import showing
from .layout import CHOOSE, HUB, NOBODY, OVER
from .turns import deck_size, hub_ends_game

if TYPE_CHECKING:
    from throwdown_lab.coding.form import Numbers

    from .layout import Row, Rules

_PHASES, _QUESTIONS, _COLOURS, _FACES = len(PHASES), len(QUESTIONS), len(COLOURS), len(FACES)


@tiny
def _one_of(seen: Numbers, at: int, count: int, which: int) -> int:
    """A one at this place, if it is one of them; the next index."""
    for each in range(count):
        seen[at + each] = each == which
    return at + count


@tiny
def _cards(seen: Numbers, at: int, cards: int) -> int:
    for colour in range(_COLOURS):
        seen[at + colour] = count_of(cards, colour)
    return at + _COLOURS


@tiny
def _place(seat: int, own: int, seats: int) -> int:
    """How far to the left of the own seat another one sits."""
    return NOBODY if seat == NOBODY else (seat - own + seats) % seats


@part
def observe(game: Row, rules: Rules, seen: Numbers) -> None:
    seats, own = rules.seats, max(0, game.seat)
    at = _one_of(seen, 0, _PHASES, game.phase)
    at = _one_of(seen, at, _QUESTIONS, game.question)
    at = _cards(seen, at, game.part)
    at = _one_of(seen, at, seats, _place(game.active, own, seats))
    at = _one_of(seen, at, seats, _place(game.seat, own, seats))
    at = _one_of(seen, at, seats, NOBODY)  # nobody leaves
    at = _dice(seen, at, game.dice)
    at = _cards(seen, at, game.hub)
    at = _cards(seen, at, game.own_catch)
    at = _cards(seen, at, game.catch)
    at = _one_of(seen, at, seats, _place(game.catch_owner, own, seats))
    at = _one_of(seen, at, 2, game.target - HUB)
    at = _cards(seen, at, game.received)
    at = _seats(seen, at, game, rules, own)
    seen[at] = deck_size(game)
    seen[at + 1] = game.first_turn
    seen[at + 2] = game.phase == CHOOSE and hub_ends_game(game, rules)
    seen[at + 3] = min(MOST_TURNS, rules.max_turns - game.turn) if rules.max_turns else MOST_TURNS


@tiny
def _dice(seen: Numbers, at: int, dice: int) -> int:
    """How many show each face, the face of each, and that none is in the air."""
    for face in range(_FACES):
        seen[at + face] = showing(dice, face)
        for die in range(DICE):
            if dice >> (8 * die + face) & 1:
                seen[at + _FACES + die] = face
    return _one_of(seen, at + _FACES + DICE, DICE, NOBODY)


@tiny
def _seats(seen: Numbers, at: int, game: Row, rules: Rules, own: int) -> int:
    """Yards, and heaps as far as they are shown (VER-AMB-25)."""
    seats = rules.seats
    for place in range(seats):
        seat = (own + place) % seats
        _cards(seen, at + _COLOURS * place, game.yards[seat])
        shown = rules.show_heaps or game.phase == OVER or seat == game.seat
        seen[at + _COLOURS * seats + place] = size(game.heaps[seat]) if shown else -1
    return at + (_COLOURS + 1) * seats
