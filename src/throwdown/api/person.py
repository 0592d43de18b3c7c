"""A person as the routes of a host know them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError

from .http import PersonInfo

if TYPE_CHECKING:
    from collections.abc import Collection


class NotSignedIn(ThrowdownError):
    """Raised when a request needs a person and has none."""

    code = "person/unknown"


@dataclass(frozen=True, slots=True)
class Person:
    """A person or a bot that may sit down."""

    id: str
    name: str
    kind: str
    language: str
    owner: str | None = None
    also: tuple[str, ...] = ()
    """Guests who were joined to this person: tables know the person by these ids where the guest sat."""

    @property
    def ids(self) -> tuple[str, ...]:
        return (self.id, *self.also)

    def known_as(self, *groups: Collection[str]) -> Person:
        """This person under the id that the first of these groups has which has one; else under the own id."""
        id = next((id for group in groups for id in self.ids if id in group), self.id)
        return self if id == self.id else replace(self, id=id)

    def info(self) -> PersonInfo:
        return PersonInfo(id=self.id, name=self.name, kind=self.kind, language=self.language)
