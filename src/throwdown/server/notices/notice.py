"""What a person is notified of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

#: Your turn; little time is left; your table of a tournament is ready; something else signs you in now.
Kind = Literal["turn", "reminder", "table", "sign-in"]


@dataclass(frozen=True, slots=True)
class Notice:
    """One notice. It has no names: others may read the screen of a phone, and services between us see its size."""

    kind: Kind
    path: str
    """The page that it opens, such as ``/t/ID``."""
    about: str = ""
    """What it is about: a person gets one notice of each kind about the same thing, also after a restart. Without
    this it is ``path``."""

    @property
    def key(self) -> str:
        return self.about or self.path
