"""Who listens to a table: each connection, and all of them together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .narrator import words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from throwdown.live.protocol.fields import Language, ThemeName
    from throwdown.live.protocol.messages import Hello
    from throwdown.words import Words

    from .state import TableState

encoded = msgspec.json.Encoder().encode


class Listener:
    """A client that follows a table over one connection."""

    def __init__(
        self,
        person: str,
        name: str,
        send: Callable[[bytes], None],
        frame: Callable[[bytes], None],
        address: str = "",
    ) -> None:
        self.person = person
        self.name = name
        self.send = send
        """Give a message to the connection; it never waits."""
        self.frame = frame
        """The same for a binary frame."""
        self.address = address
        """Where the connection comes from; it is never stored."""
        self.also: tuple[str, ...] = ()
        """Other ids of the same person: guests who were joined to them."""
        self.session = ""
        """Which session of the person it is, where a session can end."""
        self.language: Language = "en"
        self.theme: ThemeName = "published"
        self.views = False
        self.motions = False
        self.log = 0
        """So many lines of the story it is shown with everything."""
        self.welcomed = False
        """Whether it was shown the table: before that it gets nothing of what happens there."""
        self.silent = False
        """Its line does not answer now."""
        self.program = False
        """Its person is a bot with a token."""
        self.watches = False
        """Only watches, though its person may sit here: neither plays nor counts as their being there."""
        self.seats: tuple[int, ...] = ()
        self.delay = 0.0
        """How much later a spectator is shown everything, in s."""
        self.line_delay: Callable[[], float | None] = lambda: None
        """How long a message takes there and back as the operating system measures it, in s; None: not known."""
        self.close: Callable[[int, str], None] = lambda code, reason: None
        self.expect: Callable[[int], None] = lambda messages: None
        """So many messages come at once, and that is not the reader's fault."""

    def detach(self) -> None:
        """The connection is over: let go of it."""
        self.send = self.frame = lambda message: None
        self.close = lambda code, reason: None
        self.expect = lambda messages: None
        self.line_delay = lambda: None

    @property
    def words(self) -> Words:
        return words_of(self.language, self.theme)

    def introduce(self, hello: Hello) -> None:
        """Take over what the client said of itself."""
        self.language, self.theme = hello.language, hello.theme
        self.views, self.motions, self.log = hello.views, hello.motions, hello.log
        self.watches = hello.watch

    def tell(self, message: msgspec.Struct) -> None:
        self.send(encoded(message))

    def sit(self, state: TableState) -> None:
        """Take over from the table which seats are this listener's, and how late it is shown everything."""
        own = tuple(state.seats_of(self.person))
        self.seats = () if self.watches else own
        self.delay = 0.0 if own else float(state.terms.delay)


class Audience:
    """Everybody who listens to one table."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def __iter__(self) -> Iterator[Listener]:
        return iter(self._listeners)

    def __len__(self) -> int:
        return len(self._listeners)

    def __contains__(self, listener: object) -> bool:
        return listener in self._listeners

    @property
    def welcomed(self) -> list[Listener]:
        """Those who were shown the table."""
        return [each for each in self._listeners if each.welcomed]

    def by_what_they_see(self) -> tuple[list[Listener], list[Listener]]:
        """Those who were shown the table: who gets the same messages as all others of the kind, and who does not."""
        plain: list[Listener] = []
        others: list[Listener] = []
        for each in self._listeners:
            if each.welcomed:
                (others if each.views or each.motions or each.delay else plain).append(each)
        return plain, others

    def add(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def remove(self, listener: Listener) -> None:
        self._listeners.remove(listener)

    def roll_back(self, listeners: list[Listener]) -> None:
        """These listen: what was done to others since was not stored."""
        self._listeners = listeners

    def of(self, person: str) -> list[Listener]:
        """The connections of one person with which they play."""
        return [each for each in self._listeners if each.person == person and not each.watches]

    @property
    def people(self) -> set[str]:
        return {each.person for each in self._listeners if not each.watches}

    @property
    def watching(self) -> int:
        """How many people listen who have no seat."""
        return len({each.person for each in self._listeners if not each.seats})

    def reseat(self, state: TableState) -> None:
        """Seats changed: everybody is shown what their own seats may see."""
        for listener in self._listeners:
            listener.sit(state)
