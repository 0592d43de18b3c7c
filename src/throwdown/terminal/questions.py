"""What a seat is asked, and what its typed answer means.

A question is a value made from the view of the seat that is asked: a sentence, and either a short
list of choices or a form where there is too much to list (which dice, which cards, which order).
Nothing is said here: every sentence is a ``Line``, a message of the catalogues with its arguments.

An empty answer does what the rules do for somebody whose time is over (AMB-48, VER-AMB-32): the
gentlest thing. Each question says what that is.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Protocol

from throwdown.errors import ThrowdownError
from throwdown.rules.arena.pipeline import ArenaView
from throwdown.rules.arena.state import (
    THROWS,
    BuildTower,
    Collect,
    KeepPiles,
    PlaceStart,
    React,
    TakeExtra,
    Throw,
    ThrowAll,
    ThrowFromPile,
    ThrowPile,
)
from throwdown.rules.game import Stop
from throwdown.rules.values import Value
from throwdown.rules.verasselt.choices import ALL_DICE
from throwdown.rules.verasselt.state import (
    COLOUR_NAMES,
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
    VerasseltView,
    covers,
    size,
)
from throwdown.words import folded

from .grid import CELLS, SIDES, Aim

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from throwdown.rules import Action
    from throwdown.rules.record import Manner
    from throwdown.words import Words

# Sentences to be


class Line(Value):
    """A message of the catalogues with its arguments; said when the language is known."""

    message: str
    arguments: tuple[tuple[str, Any], ...] = ()

    def said(self, words: Words) -> str:
        return words.say(self.message, **{name: _said(value, words) for name, value in self.arguments})


class Names(Value):
    """Things in a row, "a, b and c"."""

    lines: tuple[Line, ...]


def line(message: str, /, **arguments: Any) -> Line:
    return Line(message, tuple(arguments.items()))


def _said(value: Any, words: Words) -> Any:
    """Arguments may be sentences or lists of them; numbers and names stay what they are."""
    if isinstance(value, Line):
        return value.said(words)
    if isinstance(value, Names):
        return words.listed(each.said(words) for each in value.lines)
    return value


def game_name(game: str) -> Line:
    """What a game is called."""
    return Line(f"game-{game.replace('_', '-')}")


def face_name(face: str) -> Line:
    """What a symbol of the arena games is called."""
    return Line(f"face-{face.lower()}")


def colour_name(colour: str) -> Line:
    """What a colour of voll verasselt (Y, B, R or G) is called."""
    return Line(f"colour-{COLOUR_NAMES[colour]}")


def cards_named(cards: Cards) -> Line | Names:
    """ "2 yellow and 1 red", each with the letter that is typed for it."""
    named = tuple(line("ask-cards", cards=each, letter=colour) for colour, each in _counted(cards))
    return Names(named) if named else line("ask-no-cards")


def cards_plain(cards: Cards) -> Line | Names:
    """ "2 yellow and 1 red", where nothing is to be typed."""
    named = _counted(cards)
    return Names(tuple(each for _, each in named)) if named else line("ask-no-cards")


def _counted(cards: Cards) -> list[tuple[str, Line]]:
    return [
        (colour, line(f"colour-count-{COLOUR_NAMES[colour]}", count=count))
        for colour, count in zip(COLOURS, cards, strict=True)
        if count
    ]


# Answers


class AnswerUnclear(ThrowdownError):
    """Raised when a typed answer cannot be understood; ``line`` says what to type instead."""

    code = "answer/unclear"

    def __init__(self, line: Line, clause: str | None = None) -> None:
        super().__init__(line.message, clause=clause)
        self.line = line


class Answer(Value):
    """What somebody wants. ``manner`` is None where it does not matter or was not said yet."""

    action: Action
    manner: Manner | None = None
    ask_manner: bool = False
    """Dice fly, and nobody has said how."""
    aim: Aim | None = None
    """Where to, in an arena in which dice have places."""


class Choice(Value):
    """One thing that can be chosen: by its number, or by its word."""

    key: str
    word: Line
    """What may be typed instead of the number, in the language of the player."""
    label: Line
    action: Action
    throws: bool = False
    """Whether dice fly: then the manner of throwing is to be asked."""

    @property
    def english(self) -> str:
        """The word that scripts may type in every language."""
        word = folded(self.word.message.partition("-")[2].removeprefix("word-"))
        return " ".join([word, *(str(value) for _, value in self.word.arguments)])


class Form(Protocol):
    """An answer that is put together: dice, cards or an order."""

    @property
    def default(self) -> Action: ...
    @property
    def default_told(self) -> Line:
        """What an empty answer does."""
        ...

    @property
    def hints(self) -> tuple[Line, ...]:
        """What can be typed, with examples."""
        ...

    def parse(self, text: str, words: Words) -> Action:
        """The action that was typed; ``AnswerUnclear`` where it is none."""
        ...


class Question(Value):
    """What one seat is asked now: it has choices or a form, never both."""

    seat: int
    prompt: Line
    choices: tuple[Choice, ...] = ()
    form: Form | None = None
    default_key: str = ""
    """The choice that an empty answer takes."""
    aimed: bool = False
    """Whether dice have places here, so that a throw may be aimed."""

    @property
    def throws(self) -> bool:
        return any(choice.throws for choice in self.choices)

    @property
    def default_choice(self) -> Choice | None:
        return next((choice for choice in self.choices if choice.key == self.default_key), None)

    @property
    def default_told(self) -> Line:
        """What an empty answer does."""
        if self.form is not None:
            return self.form.default_told
        chosen = self.default_choice
        assert chosen is not None  # noqa: S101  # every list of choices has one
        return line("ask-default", key=chosen.key, label=chosen.label)

    def read(self, text: str, words: Words) -> Answer:
        """The answer that was typed; ``AnswerUnclear`` says what is wrong with it and what to type."""
        text = text.strip()
        if self.form is not None:
            return Answer(self.form.parse(text, words) if text else self.form.default)
        typed, aim = read_aim(text, words, aimed=self.aimed) if self.throws else (folded(text).split(), None)
        manner = self._manner(typed[-1], words, aim) if typed else None
        rest = " ".join(typed[:-1] if manner else typed)
        chosen = self._throw_meant() if (manner or aim) and not rest else self._chosen(rest, text, words)
        if (manner or aim) and not chosen.throws:
            raise self._unclear(text)
        return Answer(chosen.action, manner, chosen.throws and manner is None, aim)

    def _manner(self, word: str, words: Words, aim: Aim | None) -> Manner | None:
        """A number chooses; only a word can say how to throw, and a letter where a place stands behind it."""
        if word.isdecimal() or not self.throws:
            return None
        return (LETTERS.get(word) if aim is not None else None) or read_manner(word, words)

    def _throw_meant(self) -> Choice:
        """Only "smash" was typed: the first throw that there is."""
        return next(choice for choice in self.choices if choice.throws)

    def _chosen(self, typed: str, text: str, words: Words) -> Choice:
        if not typed:
            chosen = self.default_choice
            assert chosen is not None  # noqa: S101  # every list of choices has one
            return chosen
        for choice in self.choices:
            if typed in (choice.key, choice.english):
                return choice
        found = _meant(typed, {choice.key: choice.word.said(words) for choice in self.choices})
        if found is None:
            raise self._unclear(text)
        return next(choice for choice in self.choices if choice.key == found)

    def _unclear(self, text: str) -> AnswerUnclear:
        return AnswerUnclear(line("ask-unclear-choice", typed=_short(text), keys=_span(self.choices)))


def _span(choices: tuple[Choice, ...]) -> str:
    """ "1-3": the numbers that may be typed."""
    return choices[0].key if len(choices) == 1 else f"{choices[0].key}-{choices[-1].key}"


def _meant(typed: str, known: dict[str, str]) -> str | None:
    """The key of the word that was typed, whole or as an unmistakable beginning."""
    words_known = {key: folded(word) for key, word in known.items()}
    whole = [key for key, word in words_known.items() if word == typed]
    begun = whole or [key for key, word in words_known.items() if word.startswith(typed)]
    return begun[0] if len(begun) == 1 or whole else None


def _short(text: str) -> str:
    return text if len(text) <= 20 else text[:17] + "..."


# How to throw

MANNER_QUESTION = line("ask-manner")


class MannerChoice(Value):
    """One way of throwing, to be chosen by number or word."""

    key: str
    manner: Manner
    word: Line
    label: Line


GENTLE_TO_HARD: tuple[Manner, ...] = ("drop", "lob", "toss", "smash")
MANNER_CHOICES = tuple(
    MannerChoice(str(number), manner, line(f"ask-word-{manner}"), line(f"ask-manner-{manner}"))
    for number, manner in enumerate(GENTLE_TO_HARD, start=1)
)


#: The same in every language, as on the screen.
LETTERS: dict[str, Manner] = {manner[0]: manner for manner in GENTLE_TO_HARD}


def read_flight(text: str, words: Words, *, aimed: bool) -> tuple[Manner | None, Aim | None]:
    """How and where to: "toss c4", "3 c4 n", "t"; no manner where it cannot be understood."""
    typed, aim = read_aim(text, words, aimed=aimed)
    word = " ".join(typed)
    return LETTERS.get(word) or read_manner(word, words), aim


def read_aim(text: str, words: Words, *, aimed: bool) -> tuple[list[str], Aim | None]:
    """The words before the place, and the place with the side that may stand behind it."""
    typed = folded(text).split()
    place = next((number for number, word in enumerate(typed) if re.fullmatch(r"[a-z][0-9]{1,2}", word)), None)
    if place is None:
        return typed, None
    if not aimed:
        raise AnswerUnclear(line("ask-unclear-no-arena"), "CORE-09")
    return typed[:place], Aim(read_cell(typed[place]), _side(typed[place + 1 :], words))


def read_cell(word: str) -> str:
    """A place such as c4; refused where it is none."""
    if folded(word) not in CELLS:
        raise AnswerUnclear(line("ask-unclear-cell", typed=_short(word)))
    return folded(word)


def _side(typed: list[str], words: Words) -> str | None:
    """From where: a point of the compass, in the player's language or in English."""
    if not typed:
        return None
    named = dict(zip(SIDES, SIDES, strict=True)) | dict(zip(sides(words), SIDES, strict=True))
    if len(typed) > 1 or typed[0] not in named:
        shown = _short(" ".join(typed))
        raise AnswerUnclear(line("ask-unclear-side", typed=shown, sides=" ".join(sides(words))), "CORE-22")
    return named[typed[0]]


def sides(words: Words) -> list[str]:
    """The points of the compass as they are typed, in the order of ``SIDES``."""
    return words.say("ask-sides").split()


def side_word(side: str, words: Words) -> str:
    return sides(words)[SIDES.index(side)]


def read_manner(text: str, words: Words) -> Manner | None:
    """The manner that was typed, by number, word or the beginning of one; nothing typed is a soft drop."""
    typed = folded(text.strip())
    if not typed:
        return GENTLE_TO_HARD[0]
    known = {choice.key: choice.word.said(words) for choice in MANNER_CHOICES}
    begun = _meant(typed, known) if len(typed) > 1 else None
    for choice in MANNER_CHOICES:
        if typed in (choice.key, choice.manner) or choice.key == begun:
            return choice.manner
    return None


# Asking


def question(view: ArenaView | VerasseltView, players: Sequence[str] = (), *, aimed: bool = False) -> Question | None:
    """What the seat of this view is asked now, or None if nothing is; ``aimed`` where dice have places."""
    if view.seat is None or not len(view.actions):
        return None
    if isinstance(view, ArenaView):
        return _ARENA[view.phase](view, view.seat).but(aimed=aimed)
    return _VERASSELT[view.phase](view, view.seat, players)


Offer = tuple[Line, Line, "Action"]


def _listed(
    seat: int, prompt: Line, offers: Iterable[Offer], default: Action | None = None, start: int = 1
) -> Question:
    """The offers (word, label, action) as numbered choices; the first one unless another is the default."""
    choices = tuple(
        Choice(str(number), word, label, action, isinstance(action, THROWS))
        for number, (word, label, action) in enumerate(offers, start=start)
    )
    chosen = next((choice.key for choice in choices if choice.action == default), choices[0].key)
    return Question(seat, prompt, choices, default_key=chosen)


# Arena games


def _place(view: ArenaView, seat: int) -> Question:
    offers = [
        (face_name(action.symbol), line("ask-place-symbol", symbol=face_name(action.symbol)), action)
        for action in view.actions
        if isinstance(action, PlaceStart)
    ]
    return _listed(seat, line("ask-place"), offers)


def _turn(view: ArenaView, seat: int) -> Question:
    if view.must_throw_all:
        prompt = line("ask-throw-all")
    elif view.phase == "choice":
        prompt = line("ask-choice")
    else:
        prompt = line("ask-turn")
    return _listed(seat, prompt, [_throw_offer(view, seat, action) for action in view.actions], Stop())


def _throw_offer(view: ArenaView, seat: int, action: Action) -> Offer:
    if isinstance(action, ThrowAll):
        return line("ask-word-throw"), line("ask-throw-everything", count=view.supplies[seat]), action
    if isinstance(action, ThrowPile | ThrowFromPile):
        pile = {"number": action.pile + 1, "count": view.piles[seat][action.pile]}
        if isinstance(action, ThrowPile):
            return line("ask-word-pile", number=action.pile + 1), line("ask-throw-pile", **pile), action
        return line("ask-word-from", number=action.pile + 1), line("ask-throw-from-pile", **pile), action
    if isinstance(action, Throw):
        return line("ask-word-throw"), line("ask-throw-one"), action
    return line("ask-word-stop"), line("ask-stop"), action


def _reaction(view: ArenaView, seat: int) -> Question:
    """The storm and Relashio: everybody at once, so nobody is told what the others do."""
    offers: list[Offer] = []
    for action in view.actions:
        if isinstance(action, React) and action.pile is not None:
            number, count = action.pile + 1, view.piles[seat][action.pile]
            label = line("ask-react-pile", number=number, count=count)
            offers.append((line("ask-word-pile", number=number), label, action))
        else:
            offers.append((line("ask-word-throw"), line("ask-throw-one"), action))
    return _listed(seat, line("ask-reaction"), offers)


def _collect(view: ArenaView, seat: int) -> Question:
    offers: list[Offer] = [
        (line("ask-word-take"), line("ask-collect-take"), Collect(True)),
        (line("ask-word-leave"), line("ask-collect-leave"), Collect(False)),
    ]
    return _listed(seat, line("ask-collect"), offers)


def _piles(view: ArenaView, seat: int) -> Question:
    offers: list[Offer] = [
        (line("ask-word-keep"), line("ask-piles-keep"), KeepPiles(True)),
        (line("ask-word-dissolve"), line("ask-piles-dissolve"), KeepPiles(False)),
    ]
    return _listed(seat, line("ask-piles", count=len(view.piles[seat])), offers, KeepPiles(False))


def _accio(view: ArenaView, seat: int) -> Question:
    offers = [_extra_offer(view, action) for action in view.actions if isinstance(action, TakeExtra)]
    return _listed(seat, line("ask-extra"), offers, TakeExtra(None))


def _extra_offer(view: ArenaView, take: TakeExtra) -> Offer:
    if take.die is None:
        return line("ask-word-none"), line("ask-extra-none"), take
    face = face_name(dict(view.arena)[take.die])
    for stack in view.stacks:
        if take.die in stack:
            level = stack.index(take.die) + 1
            return face, line("ask-extra-tower", symbol=face, level=level, height=len(stack)), take
    return face, line("ask-extra-die", symbol=face), take


def _tower(view: ArenaView, seat: int) -> Question:
    return Question(seat, line("ask-tower", count=len(view.arena)), form=TowerForm(tuple(sorted(view.arena))))


_ARENA: dict[str, Callable[[ArenaView, int], Question]] = {
    "place": _place,
    "turn": _turn,
    "choice": _turn,
    "reaction": _reaction,
    "collect": _collect,
    "piles": _piles,
    "accio": _accio,
    "tower": _tower,
}


class TowerForm(Value):
    """All dice of the arena in one order, bottom to top."""

    dice: tuple[tuple[int, str], ...]
    """(die, face); its number to type is its place here, from 1."""

    @property
    def default(self) -> Action:
        return BuildTower(tuple(die for die, _ in self.dice))

    @property
    def default_told(self) -> Line:
        return line("ask-tower-default", order=_numbers(len(self.dice)))

    @property
    def hints(self) -> tuple[Line, ...]:
        named = tuple(
            line("ask-tower-die", number=number, symbol=face_name(face))
            for number, (_, face) in enumerate(self.dice, start=1)
        )
        return (*named, line("ask-tower-hint", example=_numbers(len(self.dice), turned=True)))

    def parse(self, text: str, words: Words) -> Action:
        typed = re.findall(r"\d+", text)
        if re.sub(r"[\d\s,;]", "", text) or not typed:
            raise self._unclear(text)
        if len(typed) == 1 and len(self.dice) <= 9:
            typed = list(typed[0])  # 132 for 1 3 2
        numbers = [int(number[:3]) for number in typed]
        if sorted(numbers) != list(range(1, len(self.dice) + 1)):
            raise self._unclear(text)
        return BuildTower(tuple(self.dice[number - 1][0] for number in numbers))

    def _unclear(self, text: str) -> AnswerUnclear:
        example = _numbers(len(self.dice), turned=True)
        told = line("ask-unclear-tower", typed=_short(text), count=len(self.dice), example=example)
        return AnswerUnclear(told, "AMB-31")


def _numbers(count: int, *, turned: bool = False) -> str:
    numbers = range(1, count + 1)
    return " ".join(map(str, reversed(numbers) if turned else numbers))


# voll verasselt


def _choose(view: VerasseltView, seat: int, players: Sequence[str]) -> Question:
    offers: list[Offer] = []
    for action in view.actions:
        if isinstance(action, Choose):
            offers.append((line(f"ask-word-{action.target}"), _group_offer(view, action, players), action))
    return _listed(seat, line("ask-choose"), offers, Choose("hub"))


def _group_offer(view: VerasseltView, action: Choose, players: Sequence[str]) -> Line:
    if action.target == "catch" and view.table_catch is not None:
        owner, cards = view.table_catch.owner, view.table_catch.cards
        return line("ask-choose-catch", player=_player(owner, players), cards=cards_plain(cards))
    if view.hub_ends_game:
        return line("ask-choose-hub-end")
    return line("ask-choose-hub", cards=cards_plain(view.hub))


def _player(seat: int, players: Sequence[str]) -> str | Line:
    return players[seat] if players else line("list-player", number=seat + 1)


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
    return _listed(seat, line("ask-consolation"), offers, TakeConsolation(counts[-1]), start=0)


_VERASSELT: dict[str, Callable[[VerasseltView, int, Sequence[str]], Question]] = {
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
    def default_told(self) -> Line:
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
        if len(typed) != 1 or boosted or not _is_word(typed[0], "stop", words):
            return False
        if not self.may_stop:
            raise AnswerUnclear(line("ask-unclear-must-roll"), "VER-STOP-02")
        return True

    def _dice(self, typed: list[str], text: str, words: Words) -> tuple[int, ...]:
        keep = bool(typed) and _is_word(typed[0], "keep", words)
        if typed and (keep or _is_word(typed[0], "roll", words)):
            typed = typed[1:]
        if not typed or (not keep and len(typed) == 1 and _is_word(typed[0], "all", words)):
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
            raise AnswerUnclear(line("ask-unclear-roll", typed=_short(text), most=DICE), "VER-ROLL-02")
        if len({*numbers}) != len(numbers):
            raise AnswerUnclear(line("ask-unclear-twice", typed=_short(text)), "VER-ROLL-02")
        return {number - 1 for number in numbers}


class SplitForm(Value):
    """Which of the received cards go into the yard; the others go on the heap."""

    cards: Cards
    room: int

    @property
    def default(self) -> Action:
        return Distribute(NO_CARDS)

    @property
    def default_told(self) -> Line:
        return line("ask-split-default")

    @property
    def hints(self) -> tuple[Line, ...]:
        return (line("ask-split-hint", room=self.room, example=_card_example(self.cards)),)

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
    def default_told(self) -> Line:
        return line("ask-top-up-default", cards=cards_named(self._fewest()))

    @property
    def hints(self) -> tuple[Line, ...]:
        return (line("ask-top-up-hint", example=_card_example(self.yard)),)

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


# Cards as people type them


def read_cards(text: str, words: Words, every: Cards = NO_CARDS) -> Cards:
    """``Y2 R1``, ``2Y1R``, ``YYR``, ``2 yellow``; "none", and "all" where ``every`` says what all are."""
    typed = folded(text).strip()
    if not typed or _is_word(typed, "none", words) or typed == "-":
        return NO_CARDS
    if every != NO_CARDS and _is_word(typed, "all", words):
        return every
    apart = r"(\d)\s+(?=[^\W\d])" if typed[0].isdecimal() else r"([^\W\d])\s+(?=\d)"  # 2 yellow, yellow 2
    tokens = re.sub(r"[\s,;]+", " ", re.sub(apart, r"\1", typed)).split()
    counts = dict.fromkeys(COLOURS, 0)
    for token in tokens:
        for colour, count in _cards_of(token, text, words):
            counts[colour] += count
    return (counts["Y"], counts["B"], counts["R"], counts["G"])


def _cards_of(token: str, text: str, words: Words) -> list[tuple[str, int]]:
    """One word of an answer: ``2y1r``, ``y2``, ``yyr`` or a colour's name with its number."""
    before = token[0].isdecimal()
    form = r"(\d{1,2})([^\W\d]+)" if before else r"([^\W\d]+)(\d{0,2})"
    if not re.fullmatch(f"(?:{form})+", token):
        raise _unclear_cards(text)
    found: list[tuple[str, int]] = []
    for pair in re.findall(form, token):
        name, number = (pair[1], pair[0]) if before else pair
        found += _named_cards(name, int(number) if number else 1, text, words)
    return found


def _named_cards(name: str, count: int, text: str, words: Words) -> list[tuple[str, int]]:
    letters = name.upper()
    if set(letters) <= set(COLOURS):  # yyr: the number belongs to the last letter
        return [(letter, 1) for letter in letters[:-1]] + [(letters[-1], count)]
    colour = _meant(name, {colour: colour_name(colour).said(words) for colour in COLOURS})
    if colour is None:
        raise _unclear_cards(text)
    return [(colour, count)]


def _unclear_cards(text: str) -> AnswerUnclear:
    return AnswerUnclear(line("ask-unclear-cards", typed=_short(text)))


def _card_example(cards: Cards) -> str:
    """The first colour or two of these cards, as they would be typed."""
    there = [colour for colour, count in zip(COLOURS, cards, strict=True) if count]
    return " ".join(f"{colour}1" for colour in there[:2])


def _is_word(typed: str, name: str, words: Words) -> bool:
    """A word of the answers, in English or in the player's language."""
    return typed in (name, folded(words.say(f"ask-word-{name}")))
