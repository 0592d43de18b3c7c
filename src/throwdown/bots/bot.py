"""The interface of a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from throwdown.errors import BotUnknown
from throwdown.rules import Action
from throwdown.rules.record import Manner
from throwdown.rules.values import Value

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from typing_extensions import TypeVar  # for type checkers alone: its default is not in our oldest Python

    from throwdown.rules import Game

    V_contra = TypeVar("V_contra", contravariant=True, default=Any)
else:
    from typing import TypeVar

    V_contra = TypeVar("V_contra", contravariant=True)

#: How long a bot may think about one decision by default, in s: aiming bots use all of it, and the
#: last throw that they try out a little more.
THINK = 0.25


class Choice(Value):
    """An action and, where it is a throw, how to throw: in a manner, or with the nine numbers of an intent."""

    action: Action
    manner: Manner | None = None
    intent: tuple[int, ...] = ()


class NamedBot:
    """A built-in bot with a readable repr."""

    __slots__ = ()
    id: str

    def __repr__(self) -> str:
        return f"<bot {self.id}>"


class Bot(Protocol[V_contra]):
    """Chooses from a view alone: no state, no deck, no seed.

    ``Bot[ArenaView]`` plays the arena games, ``Bot[VerasseltView]`` voll verasselt; a plain ``Bot`` anything.
    """

    id: str

    def choose(self, view: V_contra) -> Choice:
        """One of ``view.actions``, which is never empty."""
        ...


class Maker(Protocol):
    """Makes a bot for a game whose options are resolved."""

    def __call__(self, game: Game[Any], rng: Random, think: float) -> Bot: ...


class Aiming(Bot[V_contra], Protocol[V_contra]):
    """A bot that can aim: in a physical arena it gets the places of the dice."""

    def aim(self, view: V_contra, lying: Mapping[int, tuple[int, ...]]) -> Choice:
        """As ``choose``, with an intent for a throw; ``lying`` has seven whole numbers for each die."""
        ...


def chosen(bot: Bot, view: Any, lying: Mapping[int, tuple[int, ...]]) -> Choice:
    """The choice of a bot; a bot that aims gets the places."""
    aim = getattr(bot, "aim", None) if lying else None
    choice: Any = aim(view, lying) if aim is not None else bot.choose(view)
    if not isinstance(choice, Choice) or not isinstance(choice.action, Action):
        kind = type(bot)
        raise BotUnknown(
            f"the bot {kind.__module__}:{kind.__qualname__} chose {choice!r}: let it return a Choice of an action",
            code="bot/own",
        )
    return choice
