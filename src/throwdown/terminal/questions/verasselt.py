"""What a seat of voll verasselt is asked, phase by phase."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from throwdown.rules.game import Stop
from throwdown.rules.values import Value
from throwdown.rules.verasselt.choices import ALL_DICE
from throwdown.rules.verasselt.state import (
    COLOURS,
    DICE,
    HUB_MINIMUM,
    LEAST_DICE,
    NO_CARDS,
    YARD_LIMIT,
    Cards,
    Choose,
    Distribute,
    Roll,
    TakeConsolation,
    TopUp,
    covers,
    size,
)
from throwdown.words import folded

from .answers import AnswerUnclear, is_word, shortened
from .cards import card_example, read_cards
from .choices import Offer, Question, listed
from .lines import Line, cards_named, cards_plain, line

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from throwdown.rules import Action
    from throwdown.rules.verasselt.state import VerasseltView
    from throwdown.words import Words


def verasselt_question(view: VerasseltView, seat: int, players: Sequence[str]) -> Question:
    """What this seat is asked in the phase that the game is in."""
    return _BY_PHASE[view.phase](view, seat, players)


def _choose(view: VerasseltView, seat: int, players: Sequence[str]) -> Question:
    offers: list[Offer] = []
    for action in view.actions:
        if isinstance(action, Choose):
            offers.append((line(f"place-{action.target}"), _group_offer(view, action, players), action))
    return listed(seat, line("ask-choose"), offers, Choose("hub"))


def _group_offer(view: VerasseltView, action: Choose, players: Sequence[str]) -> Line:
    if action.target == "catch" and view.table_catch is not None:
        owner, cards = view.table_catch.owner, view.table_catch.cards
        return line("ask-choose-catch", player=_player(owner, players), cards=cards_plain(cards))
    if view.hub_ends_game:
        return line("ask-choose-hub-end")
    return line("ask-choose-hub", cards=cards_plain(view.hub))


def _player(seat: int, players: Sequence[str]) -> str | Line:
    return (players[seat] if players else "") or line("list-player", number=seat + 1)


def _roll(view: VerasseltView, seat: int, players: Sequence[str]) -> Question:
    may_stop = Stop() in view.actions
    group = view.table_catch.cards if view.target == "catch" and view.table_catch is not None else view.hub
    prompt = line("ask-roll-or-stop" if may_stop else "ask-roll", cards=cards_plain(group))
    return Question(seat, prompt, form=RollForm(view.dice, view.yards[seat], may_stop, view.phase == "roll_or_stop"))


def _distribute(view: VerasseltView, seat: int, players: Sequence[str]) -> Question:
    assert view.received is not None  # noqa: S101  # the phase says so
    cards, room = view.received.cards, YARD_LIMIT - size(view.yards[seat])
    prompt = line("ask-split", cards=cards_named(cards), room=room)
    return Question(seat, prompt, form=SplitForm(cards, room))


def _top_up(view: VerasseltView, seat: int, players: Sequence[str]) -> Question:
    missing = HUB_MINIMUM - size(view.hub)
    prompt = line("ask-top-up", count=missing, yard=cards_named(view.yards[seat]))
    return Question(seat, prompt, form=TopUpForm(view.yards[seat], missing))


def _consolation(view: VerasseltView, seat: int, players: Sequence[str]) -> Question:
    """The number to type is the number of cards, from none on."""
    counts = sorted(action.count for action in view.actions if isinstance(action, TakeConsolation))
    offers: list[Offer] = [
        (line("ask-word-draw", count=count), line("ask-consolation-draw", count=count), TakeConsolation(count))
        for count in counts
    ]
    return listed(seat, line("ask-consolation"), offers, TakeConsolation(counts[-1]), start=0)


_BY_PHASE: dict[str, Callable[[VerasseltView, int, Sequence[str]], Question]] = {
    "choose": _choose,
    "roll": _roll,
    "roll_or_stop": _roll,
    "distribute": _distribute,
    "top_up": _top_up,
    "consolation": _consolation,
}


class RollForm(Value):
    """Which dice to roll and which cards of the yard to add first; perhaps to stop."""

    dice: tuple[str, ...]
    """What the seven dice show."""
    yard: Cards
    may_stop: bool
    stop_by_default: bool
    least: int = LEAST_DICE

    @property
    def default(self) -> Action:
        return Stop() if self.stop_by_default and self.may_stop else Roll(ALL_DICE)

    @property
    def default_line(self) -> Line:
        return line("ask-roll-default-stop" if isinstance(self.default, Stop) else "ask-roll-default-all")

    @property
    def hints(self) -> tuple[Line, ...]:
        boost = (line("ask-roll-hint-boost", yard=cards_named(self.yard)),) if self.yard != NO_CARDS else ()
        stop = (line("ask-roll-hint-stop"),) if self.may_stop else ()
        return (line("ask-roll-hint", least=self.least), *boost, *stop)

    def parse(self, text: str, words: Words) -> Action:
        """``roll 1 2 3 4 +Y2``, ``1234``, ``all +R``, ``keep 5 6``, ``stop``."""
        named, plus, boost = folded(text).partition("+")
        typed = named.split()
        if self._is_stop(typed, bool(plus), words):
            return Stop()
        cards = read_cards(boost.replace("+", " "), words) if plus else NO_CARDS
        if not covers(self.yard, cards):
            raise AnswerUnclear(line("ask-unclear-yard", yard=cards_named(self.yard)), "VER-BOOST-01")
        return Roll(self._dice(typed, text, words), cards)

    def _is_stop(self, typed: list[str], boosted: bool, words: Words) -> bool:
        if len(typed) != 1 or boosted or not is_word(typed[0], "stop", words):
            return False
        if not self.may_stop:
            raise AnswerUnclear(line("ask-unclear-must-roll"), "VER-STOP-02")
        return True

    def _dice(self, typed: list[str], text: str, words: Words) -> tuple[int, ...]:
        keep = bool(typed) and is_word(typed[0], "keep", words)
        if typed and (keep or is_word(typed[0], "roll", words)):
            typed = typed[1:]
        if not typed or (not keep and len(typed) == 1 and is_word(typed[0], "all", words)):
            return ALL_DICE
        named = self._numbered(typed, text)
        rolled = tuple(die for die in ALL_DICE if (die in named) != keep)
        if len(rolled) < self.least:
            raise AnswerUnclear(line("ask-unclear-few", count=len(rolled), least=self.least), "VER-ROLL-02")
        return rolled

    def _numbered(self, typed: list[str], text: str) -> set[int]:
        """The dice that these digits name; 1 is the first of the seven."""
        digits = re.sub(r"[,;]", "", "".join(typed))
        numbers = [int(digit) for digit in digits] if digits.isdecimal() and digits.isascii() else [0]
        if not 1 <= min(numbers) <= max(numbers) <= DICE:
            raise AnswerUnclear(line("ask-unclear-roll", typed=shortened(text), most=DICE), "VER-ROLL-02")
        if len({*numbers}) != len(numbers):
            raise AnswerUnclear(line("ask-unclear-twice", typed=shortened(text)), "VER-ROLL-02")
        return {number - 1 for number in numbers}


class SplitForm(Value):
    """Which of the received cards go into the yard; the others go on the heap."""

    cards: Cards
    room: int

    @property
    def default(self) -> Action:
        return Distribute(NO_CARDS)

    @property
    def default_line(self) -> Line:
        return line("ask-split-default")

    @property
    def hints(self) -> tuple[Line, ...]:
        return (line("ask-split-hint", room=self.room, example=card_example(self.cards)),)

    def parse(self, text: str, words: Words) -> Action:
        cards = read_cards(text, words, every=self.cards)
        if not covers(self.cards, cards):
            raise AnswerUnclear(line("ask-unclear-received", cards=cards_named(self.cards)), "VER-PAY-03")
        if size(cards) > self.room:
            raise AnswerUnclear(line("ask-unclear-room", room=self.room), "VER-PAY-02")
        return Distribute(cards)


class TopUpForm(Value):
    """Which cards of the yard bring the hub to eight."""

    yard: Cards
    missing: int

    @property
    def default(self) -> Action:
        """As few as will do, the most common colour first (VER-AMB-32)."""
        return TopUp(self._fewest())

    @property
    def default_line(self) -> Line:
        return line("ask-top-up-default", cards=cards_named(self._fewest()))

    @property
    def hints(self) -> tuple[Line, ...]:
        return (line("ask-top-up-hint", example=card_example(self.yard)),)

    def parse(self, text: str, words: Words) -> Action:
        cards = read_cards(text, words, every=self.yard)
        if not covers(self.yard, cards):
            raise AnswerUnclear(line("ask-unclear-yard", yard=cards_named(self.yard)), "VER-END-03")
        if size(cards) < self.missing:
            raise AnswerUnclear(line("ask-unclear-missing", missing=self.missing), "VER-END-02")
        return TopUp(cards)

    def _fewest(self) -> Cards:
        missing, taken = self.missing, list(NO_CARDS)
        for colour in sorted(range(len(COLOURS)), key=lambda colour: -self.yard[colour]):
            taken[colour] = min(self.yard[colour], missing)
            missing -= taken[colour]
        return (taken[0], taken[1], taken[2], taken[3])
