"""Who begins at this terminal: a player was named, the players are asked, or lots are drawn (CORE-06, VER-SETUP-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import TableRefused
from throwdown.rules.rulings import options_of
from throwdown.rules.values import Value
from throwdown.table import check_named
from throwdown.table.seats import ASKED
from throwdown.words import folded

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from throwdown.words import Words

BY_HOST, BY_LOT = "host_choice", "random"


class Beginning(Value):
    """How a game finds who begins: the value of ``first_player``, and the seat where one was named."""

    rule: str
    seat: int | None = None

    @property
    def option(self) -> dict[str, str]:
        """The option of the rules; a game without it only gets the seat."""
        return {"first_player": self.rule} if self.rule else {}


def asked_rule(game: str) -> str | None:
    """What the players of this game are asked: who is the oldest, or who saw a bug last."""
    row = options_of(game).get("first_player")
    return next((value for value in row.values if value in ASKED), None) if row is not None else None


def beginning(
    game: str,
    players: Sequence[str],
    *,
    people: int,
    named: str | None = None,
    rule: str | None = None,
    ask: Callable[[str], int | None] | None = None,
    asks_by_itself: bool = False,
) -> Beginning:
    """Who begins. ``ask`` puts the question of a rule to the players: the seat, or None for lots.

    Where neither a player nor a rule was named, people who sit together are asked if ``asks_by_itself``; otherwise
    the first of them begins. One person among bots, and bots among themselves, draw lots.
    """
    asked = asked_rule(game)
    if named is not None:
        return _named(players, named, rule if rule is not None or asked is None else BY_HOST)
    if rule is None and asked is None:
        return Beginning("", 0)
    if rule is None:
        rule = BY_LOT if people < 2 else asked if asks_by_itself else BY_HOST  # together
    if rule not in ASKED:
        return Beginning(rule or "", None if rule == BY_LOT else 0)
    if ask is None:
        check_named({"first_player": rule})
        return Beginning(rule)
    seat = ask(rule)
    return Beginning(rule, seat) if seat is not None else Beginning(BY_LOT)


def _named(players: Sequence[str], named: str, rule: str | None) -> Beginning:
    if rule == BY_LOT:
        raise TableRefused(
            "lots are drawn here: leave first_player=random out, or do not name {named!r}",
            code="table/first",
            named=named,
        )
    seat = seat_called(named, players)
    if seat is None:
        raise TableRefused(
            "player {named} cannot begin: choose 1 to {count}, or a name",
            code="table/first",
            named=named,
            count=len(players),
        )
    return Beginning(rule or "", seat)


def seat_called(text: str, players: Sequence[str]) -> int | None:
    """The seat of this number (from 1), name or unique beginning of a name."""
    if text.isdecimal():
        return int(text) - 1 if 1 <= int(text) <= len(players) else None
    wanted = folded(text.strip())
    names = [folded(player) for player in players]
    if wanted in names:
        return names.index(wanted)
    fitting = [seat for seat, name in enumerate(names) if wanted and name.startswith(wanted)]
    return fitting[0] if len(fitting) == 1 else None


def ask_who_begins(
    rule: str, players: Sequence[str], words: Words, read: Callable[[str], str], write: Callable[[str], object]
) -> int | None:
    """Ask until a player is named; an empty answer leaves it to the lot (None)."""
    question = words.say("edition-ask-oldest" if rule == "oldest" else "edition-ask-saw-bug")
    write(question)
    write(words.say("edition-ask-hint"))
    while answer := read("> ").strip():
        seat = seat_called(answer, players)
        if seat is not None:
            return seat
        write(words.say("edition-ask-unclear", answer=answer, players=words.listed(players)))
    return None
