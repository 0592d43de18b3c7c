"""A front for the tests of the terminal game: it answers by a script and records its calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.arena.state import Raced
from throwdown.terminal.front import Wish
from throwdown.terminal.narrator import EventLine

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from throwdown.errors import ThrowdownError, ThrowFailed
    from throwdown.rules.record import Resolved
    from throwdown.terminal.narrator import News
    from throwdown.terminal.questions import Answer, Question


class ScriptedFront:
    """Answers come from ``answers``, one for each question; ``calls`` is everything that the terminal game did."""

    def __init__(
        self,
        answer: Callable[[Question], Answer] | None = None,
        *,
        wishes: Iterable[Wish] = (Wish.PLAY,),
        agrees: Callable[[int], bool] = lambda seat: True,
        raced: Callable[[tuple[int, ...]], Raced] = lambda seats: Raced(seats[0]),
        shows_history: bool = False,
        covers_first: bool = False,
        shows_motion: bool = False,
    ) -> None:
        self.answer = answer
        self.wishes = iter(wishes)
        self.agrees = agrees
        self.raced = raced
        self.shows_history = shows_history
        self.covers_first = covers_first
        self.shows_motion = shows_motion
        self.calls: list[tuple[str, object]] = []
        self.news: list[News] = []

    def count(self, what: str) -> int:
        """How often the terminal game did this."""
        return sum(each == what for each, _ in self.calls)

    @property
    def sentences(self) -> list[str]:
        return [each.sentence for each in self.news if isinstance(each, EventLine) and each.sentence]

    def begin(self) -> None:
        self.calls.append(("begin", None))

    def show(self, news: Sequence[News]) -> None:
        self.calls.append(("show", len(news)))
        self.news += news

    async def wait(self, seconds: float) -> None:
        self.calls.append(("wait", seconds))

    async def fly(self, landing: Resolved) -> None:
        self.calls.append(("fly", landing))

    async def retry(self, failed: ThrowFailed) -> None:
        self.calls.append(("retry", failed))

    async def pass_to(self, seat: int) -> None:
        self.calls.append(("pass_to", seat))

    def show_table(self, seat: int) -> None:
        self.calls.append(("look", seat))

    async def ask(self, asked: Question) -> Answer:
        self.calls.append(("ask", asked))
        assert self.answer is not None, "nobody was expected to be asked"
        return self.answer(asked)

    def refuse(self, refused: ThrowdownError) -> None:
        self.calls.append(("refuse", refused))

    async def consents(self, seat: int) -> bool:
        self.calls.append(("consents", seat))
        return self.agrees(seat)

    async def race(self, seats: tuple[int, ...]) -> Raced:
        self.calls.append(("race", seats))
        return self.raced(seats)

    async def over(self) -> None:
        self.calls.append(("over", None))

    async def first_wish(self) -> Wish:
        return next(self.wishes, Wish.STOP)

    async def next_wish(self) -> Wish:
        return next(self.wishes, Wish.STOP)
