"""What happened in one line: who did what, and what came of it. The sentences of ``story`` say what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from .story import SENTENCES, Teller

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from throwdown.rules import Event

#: Around what is strong in a line: names, and what dice show.
STRONG = "**"
#: A line mentions these only where nothing else happened.
ASIDE = frozenset(
    (
        "turn_started",
        "big_throw_required",
        "choice_required",
        "turn_ended",
        "nudged",
        "dice_held",
        "payout_due",
        "refill_skipped",
    )
)
#: With these in the air or on the table, an entry belongs to the throw of the one before it.
ONE_THROW = frozenset(("dice_settled", "reaction_committed"))
#: What dice did: it is one part of a line.
LANDING = frozenset(("dice_left_arena", "dice_settled", "x_removed"))


class Line(NamedTuple):
    """One line about one entry of a game."""

    pieces: list[str]
    """Every second one is strong."""
    joins: bool
    """With the entry before it this is one throw: the line is about both."""


class BriefTeller(Teller):
    """Puts all events of an entry into one line."""

    def tell(self, event: Event) -> str:
        self.remember(event)
        shorter = SHORTER.get(event.name)
        return SENTENCES[event.name](self, event) if shorter is None else shorter(self, event)

    def line(self, events: Sequence[Event]) -> Line:
        joins = bool(self.memory.hands) and any(event.name in ONE_THROW for event in events)
        parts = [self._part(event, events) for event in events if event.name not in ASIDE]
        if not any(parts):
            parts = [self.tell(event) for event in events if event.name in ASIDE]
        return Line(_pieces(" ".join(part for part in parts if part)), joins)

    def _part(self, event: Event, events: Sequence[Event]) -> str:
        """The part of the line that this event has; what dice did is said once, with the event that settles them."""
        text = self.tell(event)
        if event.name == "dice_settled":
            return self._landing(event, events)
        lost = any(each.name in ("dice_left_arena", "x_removed") for each in events)
        if event.name == "sets_found" and lost and not self.memory.found:
            return ""  # what was lost matters more
        return "" if event.name in LANDING else text

    def _landing(self, settled: Any, events: Sequence[Any]) -> str:
        parts = [self._thrown(settled)]
        if settled.changed:
            parts.append(self.words.say("short-turned", count=len(settled.changed), faces=self._shown(settled.changed)))
        gone = sum(len(event.dice) for event in events if event.name in ("dice_left_arena", "x_removed"))
        if gone:
            parts.append(self.words.say("short-gone", count=gone))
        return " ".join(parts)

    def _thrown(self, settled: Any) -> str:
        hands, faces = self.memory.hands, self._shown(settled.thrown)
        if len(hands) == 1:
            return self._brief("throw", hands[0], shown="some" if settled.thrown else "none", faces=faces)
        return self.words.say("short-throw-all" if hands else "short-start", faces=faces)

    # What is strong

    def who(self, seat: int) -> str:
        return _strong(super().who(seat))

    def faces(self, faces: Iterable[str]) -> str:
        return _strong(super().faces(faces))

    def _colours(self, counts: Any) -> str:
        return _strong(super()._colours(counts))

    def matches(self, counts: Any) -> str:
        return _strong(super().matches(counts))

    def _brief(self, name: str, seat: int, **arguments: Any) -> str:
        """The line of this name about one seat: the player who reads is spoken to."""
        if seat == self.you:
            return self.words.say(f"short-you-{name}", **arguments)
        return self.words.say(f"short-{name}", player=self.who(seat), **arguments)

    # Events that have a shorter sentence here

    def stops(self, event: Any) -> str:
        return self._brief("stops", event.seat)

    def refilled(self, event: Any) -> str:
        return self.words.say("short-refilled", cards=self.drawn(event.cards))

    def catches(self, event: Any) -> str:
        caught = "some" if any(event.cards) else "none"
        return self._brief("catches", event.seat, caught=caught, cards=self.cards(event.cards))

    def busts(self, event: Any) -> str:
        return self._about("event-busted", event.seat)

    def nothing(self, _event: Any) -> str:
        return ""


#: The method that makes the part of a line, where a sentence says too much, by the name of the event.
SHORTER: dict[str, Callable[[BriefTeller, Any], str]] = {
    "turn_stopped": BriefTeller.stops,
    "stopped": BriefTeller.stops,
    "hub_refilled": BriefTeller.refilled,
    "dice_rolled": BriefTeller.nothing,
    "caught": BriefTeller.catches,
    "busted": BriefTeller.busts,
    "catch_dissolved": BriefTeller.nothing,
    "consolation_drawn": BriefTeller.nothing,
}


def _strong(text: str) -> str:
    """Strong as a whole: what was strong in it, or looks so, is not any more."""
    return f"{STRONG}{text.replace(STRONG, '')}{STRONG}" if text else ""


def _pieces(line: str) -> list[str]:
    return line.split(STRONG) if line else []
