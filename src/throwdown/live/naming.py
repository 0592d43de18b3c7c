"""Names stay out of what is hashed: the journal of a table has the ids of people, and their names are rows beside it.

So a name can be withdrawn, and the journal holds as before. Names, salts and chat lines are taken out of an event when
it is stored, and put back when it is read: code that handles or folds events knows nothing of that. Names of bots stay
where they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from . import events as ev

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .events import AnyEvent


class NameBeside(NamedTuple):
    """The name of a person in an event, and the salt with which a header has the hash of it."""

    seat: int
    """Of the game that begins; 0 where the event is about one person."""
    person: str
    name: str = ""
    salt: str = ""
    text: str = ""
    """Of a chat line: it is deleted after a while."""


def without_names(event: AnyEvent) -> tuple[AnyEvent, list[NameBeside]]:
    """The event as it is stored, and what is stored beside it."""
    match event:
        case ev.Opened():
            return _renamed(event, ""), [NameBeside(0, event.host, event.terms.name)]
        case ev.Seated(person=str(person)):
            return replace(event, name=""), [NameBeside(0, event.named or person, event.name)]
        case ev.Spoken():
            return replace(event, name="", text=""), [NameBeside(0, event.person, event.name, text=event.text)]
        case ev.KeysAsked() | ev.GameBegan():
            beside = [NameBeside(seat, person) for seat, person in enumerate(event.people) if person is not None]
            names, salts = _lists(event)
            found = [each._replace(name=_at(names, each.seat), salt=_at(salts, each.seat)) for each in beside]
            return _filled(event, beside), found
    return event, []


def with_names(event: AnyEvent, beside: Sequence[NameBeside]) -> AnyEvent:
    """The event as it was; a name that was withdrawn is empty, and so is its salt."""
    if not beside:
        return event
    match event:
        case ev.Opened():
            return _renamed(event, beside[0].name)
        case ev.Seated():
            return replace(event, name=beside[0].name)
        case ev.Spoken():
            return replace(event, name=beside[0].name, text=beside[0].text or event.text)
        case ev.KeysAsked() | ev.GameBegan():
            return _filled(event, beside)
    return event


def _renamed(opened: ev.Opened, name: str) -> ev.Opened:
    """A table is called like its host, or as the host wants."""
    return replace(opened, terms=replace(opened.terms, name=name))


def _lists(event: ev.KeysAsked | ev.GameBegan) -> tuple[list[str], list[str]]:
    """Names and salts by seat of the game, as far as there are any."""
    if isinstance(event, ev.KeysAsked):
        return [], event.salts
    return event.header.get("players", []), event.header.get("salts", [])


def _filled(event: ev.KeysAsked | ev.GameBegan, beside: Iterable[NameBeside]) -> AnyEvent:
    """The event with these names and salts in its lists."""
    names, salts = map(list, _lists(event))
    for each in beside:
        for values, value in ((names, each.name), (salts, each.salt)):
            if each.seat < len(values):
                values[each.seat] = value
    if isinstance(event, ev.KeysAsked):
        return replace(event, salts=salts)
    lists: dict[str, Any] = {"players": names, "salts": salts}
    return replace(event, header=event.header | {field: values for field, values in lists.items() if values})


def _at(values: Sequence[str], seat: int) -> str:
    return values[seat] if seat < len(values) else ""
