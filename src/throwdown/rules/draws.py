"""What an outcome was drawn from, stored with it in the record.

With the revealed secret anyone can draw everything again from these numbers, without knowing a rule of the
game; that they follow from the rules is for ``table.verify`` to show. ``number`` counts the outcomes of the
game from 1 and names the chance that was used. Whole numbers and words only.
"""

from __future__ import annotations

from .values import Value

Dice = tuple[int, ...]


class DeckDraw(Value, gc=False):
    """The shuffle before the game: these items, in the order in which the rules name them."""

    number: int
    items: tuple[int | str, ...]


class LotDraw(Value, gc=False):
    """A lot during the game: these items, in the order in which the rules name them."""

    number: int
    items: tuple[int | str, ...]


class RollDraw(Value, gc=False):
    """Dice of voll verasselt at a table of luck."""

    number: int
    hands: tuple[tuple[int, Dice], ...]
    """(seat, dice) of each hand."""


class LuckDraw(Value, gc=False):
    """A throw into the arena at a table of luck."""

    number: int
    hands: tuple[tuple[int, Dice, str], ...]
    """(seat, dice, manner) of each hand; where no manner was given, it is the one in force."""
    lying: Dice
    """The dice that lay in the arena, those of stacks among them, in the order of the state."""
    stacks: tuple[Dice, ...] = ()
    """The stacks that stood, each from bottom to top."""


class RaceDraw(Value, gc=False):
    """A race: the seats whose times chance gave. Seats that ran it are not among them."""

    number: int
    racers: tuple[tuple[int, int, int], ...]
    """(seat, number of dice to stack, pace in thousandths of the usual time), in the order of drawing."""


class ArenaDraw(Value, gc=False):
    """A throw in the physical arena."""

    number: int
    hands: tuple[tuple[int, Dice, tuple[int, ...], str], ...]
    """(seat, dice, the nine numbers of the throw, manner) of each hand; the manner is given where chance aimed."""
    turns: tuple[tuple[int, int], ...]
    """(die, rotation) of each die, in the order of the hands."""
    attempt: int = 0
    """How often the engine had failed before."""


Draw = DeckDraw | LotDraw | RollDraw | LuckDraw | RaceDraw | ArenaDraw
