"""The referee's questions in voll verasselt, and what the answers mean.

The order of a real deck is unknown. Whenever cards come off it, people say which; the rest lies
in an order that no rule reads (see ``Sitting.next_cards``).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from throwdown.rules import Decision, Drawn
from throwdown.rules.game import Stop
from throwdown.rules.record import Acted, Resolved
from throwdown.rules.verasselt.choices import ALL_DICE
from throwdown.rules.verasselt.events import ConsolationDrawn, HubRefilled
from throwdown.rules.verasselt.state import (
    COLOUR_NAMES,
    COLOURS,
    DICE,
    FIRST_HUB,
    HUB_MINIMUM,
    LEAST_DICE,
    NO_CARDS,
    YARD_LIMIT,
    Cards,
    Choose,
    Distribute,
    Roll,
    Rolled,
    TakeConsolation,
    TopUp,
    VerasseltState,
    counted,
    covers,
    minus,
    size,
)
from throwdown.terminal.questions import cards_meant, faces_meant, is_word
from throwdown.words import folded

from .words import Tongue, Unclear, short

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.rules import Action
    from throwdown.rules.verasselt.play import Verasselt

    from .store import Sitting

Entries = tuple[Acted | Resolved, ...]


def letters(cards: Cards) -> str:
    return "".join(colour * count for colour, count in zip(COLOURS, cards, strict=True))


class CardDesk:
    """Asks for the choice of the group, the dice, the faces, and every card that comes off the deck."""

    def __init__(self, sitting: Sitting, tongue: Tongue, ask: Callable[[str], str]) -> None:
        self.sitting = sitting
        self.tongue = tongue
        self.ask = ask

    @property
    def game(self) -> Verasselt:
        return self.sitting.game  # type: ignore[return-value]

    @property
    def state(self) -> VerasseltState:
        state: VerasseltState = self.sitting.state
        return state

    def automatic(self) -> Acted | None:
        """Where only the hub is there, it need not be chosen (VER-AMB-29)."""
        if self.state.phase == "choose" and len(self.state.groups) == 1:
            return Acted(self.state.active, Choose("hub"))
        return None

    # Asking

    def prompt(self) -> str:
        state = self.state
        values: dict[str, Any] = {"player": self.tongue.who(state.active)}
        if state.phase == "setup":
            values = {"count": FIRST_HUB}
        elif state.phase == "choose":
            values |= {place: self.tongue.shortest(place) for place in ("hub", "catch")}
        elif state.phase == "rolling":
            values["count"] = len(state.rolling)
        elif state.phase in ("roll", "roll_or_stop"):
            values["cards"] = self.tongue.cards(state.group)
        elif state.phase == "distribute" and state.received is not None:
            room = YARD_LIMIT - size(state.yards[state.received.owner])
            values = {"player": self.tongue.who(state.received.owner), "room": room}
            values["cards"] = self.tongue.cards(state.received.cards)
        elif state.phase == "top_up":
            values |= {"count": HUB_MINIMUM - size(state.hub), "yard": self.tongue.cards(state.yards[state.active])}
        elif state.phase == "consolation":
            values["count"] = self._most()
        return self.tongue.say(f"referee-ask-{state.phase.replace('_', '-')}", **values)

    def _most(self) -> int:
        counts = [action.count for action in self._decision().actions if isinstance(action, TakeConsolation)]
        return max(counts)

    def _decision(self) -> Decision:
        awaited = self.sitting.match.awaiting
        assert isinstance(awaited, Decision)  # noqa: S101  # the phases without a decision come first
        return awaited

    # Understanding

    def read(self, text: str) -> Entries:
        if self.state.phase == "setup":
            cards = self._off_deck(text, FIRST_HUB)
            rest = minus(counted(self.state.deck), counted(cards))
            return (Resolved(Drawn(tuple(cards + letters(rest)))),)
        if self.state.phase == "rolling":
            return (self._rolled(text),)
        seat = self._decision().seat
        if self.state.phase in ("roll", "roll_or_stop"):
            return self._roll_or_stop(seat, text)
        read: Callable[[str], Action] = {
            "choose": self._choose,
            "distribute": self._distribute,
            "top_up": self._top_up,
            "consolation": self._consolation,
        }[self.state.phase]
        return (Acted(seat, read(text)),)

    def _choose(self, text: str) -> Action:
        group = self.tongue.group(text)
        if group == "hub":
            return Choose("hub")
        if group == "catch":
            return Choose("catch")
        shortest = {place: self.tongue.shortest(place) for place in ("hub", "catch")}
        raise Unclear("referee-unclear-group", typed=short(text), **shortest)

    def _cards(self, text: str) -> Cards:
        """``Y4 B3``, ``4Y 3B``, ``YYB`` or ``4 yellow bugs``; nothing typed is no card."""
        cards = NO_CARDS if text.strip() in ("", "-") else cards_meant(folded(text), self.tongue.words)
        if cards is None:
            raise Unclear("referee-unclear-cards", typed=short(text))
        return cards

    def _rolled(self, text: str) -> Resolved:
        count = len(self.state.rolling)
        faces = faces_meant(folded(text), self.tongue.words)
        if faces is None or len(faces) != count:
            raise Unclear("referee-unclear-rolled", count=count, typed=short(text))
        return Resolved(Rolled(tuple(faces)))

    def _roll_or_stop(self, seat: int, text: str) -> Entries:
        if self.tongue.meaning(text) == "stop":
            if Stop() not in self._decision().actions:
                raise Unclear("referee-must-roll", player=self.tongue.who(seat))
            return (Acted(seat, Stop()),)
        dice, _, boost = text.partition("+")
        cards = self._own(boost.replace("+", " "))
        faces = faces_meant(folded(dice), self.tongue.words)
        if faces is not None and len(faces) == DICE:
            return Acted(seat, Roll(ALL_DICE, cards)), Resolved(Rolled(tuple(faces)))
        return (Acted(seat, Roll(self._dice(dice), cards)),)

    def _own(self, text: str) -> Cards:
        """Cards of the yard of the one who rolls."""
        cards, yard = self._cards(text), self.state.yards[self.state.active]
        if not covers(yard, cards):
            raise Unclear("referee-unclear-yard", yard=self.tongue.cards(yard))
        return cards

    def _dice(self, text: str) -> tuple[int, ...]:
        """Numbers of the dice to roll, or the faces that are kept; Enter rolls all seven."""
        if is_word(folded(text.strip()), "all", self.tongue.words):
            return ALL_DICE
        if self.tongue.meaning(text) == "keep":
            dice = self._without(" ".join(text.split()[1:]))
        else:
            typed = re.sub(r"[\s,]", "", text)
            if not set(typed) <= set("1234567") or len(set(typed)) != len(typed):
                raise Unclear("referee-unclear-dice", typed=short(text))
            dice = tuple(sorted(int(number) - 1 for number in typed)) or ALL_DICE
        if len(dice) < LEAST_DICE:
            raise Unclear("referee-unclear-few-dice", count=len(dice), least=LEAST_DICE)
        return dice

    def _without(self, place: str) -> tuple[int, ...]:
        shown = list(self.state.dice)
        for face in (faces_meant(folded(place), self.tongue.words) or "?") if place else "":
            if face not in shown:
                raise Unclear("referee-unclear-keep", dice=self.tongue.dice(self.state.dice))
            shown[shown.index(face)] = ""
        return tuple(die for die, face in enumerate(shown) if face)

    def _distribute(self, text: str) -> Action:
        due = self.state.received
        assert due is not None  # noqa: S101  # the phase says so
        room = YARD_LIMIT - size(self.state.yards[due.owner])
        place = self.tongue.meaning(text)  # the place to which all of them go
        cards = {"yard": due.cards, "heap": NO_CARDS}[place] if place in ("yard", "heap") else self._cards(text)
        if not covers(due.cards, cards):
            raise Unclear("referee-unclear-received", cards=self.tongue.cards(due.cards))
        if size(cards) > room:
            raise Unclear("referee-unclear-room", room=room)
        return Distribute(cards)

    def _top_up(self, text: str) -> Action:
        cards, missing = self._own(text), HUB_MINIMUM - size(self.state.hub)
        if size(cards) < missing:
            raise Unclear("referee-unclear-top-up", count=missing)
        return TopUp(cards)

    def _consolation(self, text: str) -> Action:
        most = self._most()
        if not text.strip():
            return TakeConsolation(most)
        number, _, noun = text.strip().partition(" ")
        if number not in [str(count) for count in range(most + 1)] or not self._is_noun(noun):
            raise Unclear("referee-unclear-count", typed=short(text), most=most)
        return TakeConsolation(int(number))

    def _is_noun(self, text: str) -> bool:
        """Whether this only says that cards are counted: "2 bugs"."""
        nouns = {folded(noun) for name in self.tongue.words.understood("colour-noun") for noun in name.split()}
        return set(folded(text).split()) <= nouns

    # Cards off the deck

    def draws(self, entry: Acted | Resolved) -> int:
        """How many cards this will bring off the deck, if a person has to say which."""
        if self.state.phase == "setup":
            return 0
        if isinstance(entry, Acted):
            _, events = self.game.apply(self.state, entry.seat, entry.action)
        else:
            _, events = self.game.resolve(self.state, entry.outcome)
        drawn = "".join(event.cards for event in events if isinstance(event, HubRefilled | ConsolationDrawn))
        known = len(drawn) == len(self.state.deck) or len(set(self.state.deck)) == 1
        return 0 if known else len(drawn)

    def draw_prompt(self, count: int) -> str:
        return self.tongue.say("referee-ask-drawn", count=count)

    def read_drawn(self, text: str, count: int) -> str:
        return self._off_deck(text, count)

    def _off_deck(self, text: str, count: int) -> str:
        cards, left = self._cards(text), counted(self.state.deck)
        for colour, typed, there in zip(COLOURS, cards, left, strict=True):
            if typed > there:
                raise Unclear(
                    "referee-unclear-deck", colour=self.tongue.say(f"colour-{COLOUR_NAMES[colour]}"), count=there
                )
        if size(cards) != count:
            raise Unclear("referee-unclear-drawn", typed=size(cards), count=count)
        return letters(cards)

    # Showing

    def standing(self) -> list[str]:
        """What should lie on the table now: hub and dice in one line, catches, yards and heaps in one."""
        lines = (self._hub_line(), self._catch_line(), self._own_catch_line(), self._yards_line())
        return [line for line in lines if line]

    def takes(self, place: str) -> bool:
        """Whether the name of this place answers what is asked now."""
        return place in {"choose": ("hub", "catch"), "distribute": ("yard", "heap")}.get(self.state.phase, ())

    def lying(self, place: str) -> str:
        """What lies in this place."""
        line: Callable[[], str] = {
            "hub": self._hub_line,
            "catch": self._catch_line,
            "own catch": self._own_catch_line,
            "yard": self._yards_line,
            "heap": self._yards_line,
        }[place]
        return line() or self.tongue.say("referee-nothing-there")

    def _hub_line(self) -> str:
        hub, dice = self.tongue.lettered(self.state.hub), self.tongue.dice(self.state.dice)
        return self.tongue.say("referee-hub", cards=hub, deck=len(self.state.deck), dice=dice)

    def _catch_line(self) -> str:
        catch = self.state.table_catch
        if catch is None:
            return ""
        return self.tongue.say(
            "referee-catch", player=self.tongue.who(catch.owner), cards=self.tongue.lettered(catch.cards)
        )

    def _own_catch_line(self) -> str:
        if self.state.own_catch == NO_CARDS:
            return ""
        player, catch = self.tongue.who(self.state.active), self.tongue.lettered(self.state.own_catch)
        return self.tongue.say("referee-own-catch", player=player, cards=catch)

    def _yards_line(self) -> str:
        yards = ", ".join(self._yard(seat) for seat in range(self.game.seats))
        return self.tongue.say("referee-yards", yards=yards)

    def _yard(self, seat: int) -> str:
        player, yard = self.tongue.who(seat), self.tongue.lettered(self.state.yards[seat])
        if seat in self.state.left:
            return self.tongue.say("referee-supply-out", player=player)
        if not self.game.options["show_heap_counts"]:
            return self.tongue.say("referee-yard-hidden", player=player, yard=yard)
        return self.tongue.say("referee-yard", player=player, yard=yard, heap=size(self.state.heaps[seat]))

    def help(self) -> list[str]:
        return [self.tongue.say("referee-help-cards"), self.tongue.say("referee-help-dice")]
