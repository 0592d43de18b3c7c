"""A new game without its screen: which one, who plays, with which rules."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from throwdown.bots import bots_of
from throwdown.narration import RuleBook, edition_title
from throwdown.rules.arena.dice import SPELLS, handicaps
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.catalogue import games
from throwdown.rules.editions import chosen_edition, edition_options, editions_of, table_options
from throwdown.rules.game import MAX_SEATS, MIN_SEATS
from throwdown.rules.rulings import ARENA, BY_CONSENT, ELEMENTS, HANDICAP, options_of
from throwdown.rules.values import Value
from throwdown.table import Match, Seat, first_by, first_seat
from throwdown.terminal.beginning import BY_HOST, BY_LOT, asked_rule
from throwdown.terminal.questions import face_name, game_name
from throwdown.terminal.throwing import fairness, seat_keys, tournament

from . import styles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.rules import Game
    from throwdown.table import TournamentTable
    from throwdown.throwers import Thrower
    from throwdown.words import Words

PERSON = "person"
NAME_LENGTH = 12
TURN_LIMITS = (None, 20, 40, 60, 100)


class Chosen(Value):
    """Everything that makes a new game."""

    game: str
    seats: tuple[Seat, ...]
    first: int | None
    """Who begins; None is drawn by lot."""
    edition: str
    options: tuple[tuple[str, Any], ...]
    """All of them."""
    tournament: bool

    def match(self, thrower: Thrower, rng: Random, seed: str | None = None) -> Match:
        fair, keys = fairness(seed, thrower), seat_keys(seed, len(self.seats))
        return Match(self._rules(), self.seats, thrower, rng=rng, fair=fair, keys=keys, **self._begins(rng))

    def table(self, thrower: Thrower, rng: Random, seed: str | None = None) -> TournamentTable:
        options = dict(self.options)
        return tournament(seed, self.game, self.seats, thrower, options=options, rng=rng, **self._begins(rng))

    def _rules(self) -> Game[Any]:
        return make_game(self.game, len(self.seats), dict(self.options))

    def _begins(self, rng: Random) -> dict[str, Any]:
        game = self._rules()
        drawn = self.first is None and not asked_rule(self.game)  # a game without that option draws lots all the same
        first = rng.randrange(game.seats) if drawn else first_seat(game, rng, self.first)
        return {"first": first, "first_by": first_by(game), "edition": self.edition}


class SetUp:
    """The form without its screen: rows that can be moved through and changed."""

    def __init__(self, words: Words, game: str = "strike") -> None:
        self.words = words
        self.game = game
        self.count = 2
        self.names = [words.say("screen-name-you"), *(f"{words.say('screen-name')} {n}" for n in range(2, 6))]
        self.written = [False] * MAX_SEATS
        self.kinds = [PERSON] + ["thumb"] * (MAX_SEATS - 1)
        self._seat_bots()
        self.first: int | None = None
        """Who begins, if that was chosen; lots are drawn otherwise."""
        self.edition = chosen_edition(game, None, words.language)
        self.tournament = False
        self.unfolded = False
        self.changed: dict[str, Any] = {}

    def _seat_bots(self) -> None:
        """Bots that do not play this game give their seats to one that plays anything."""
        bots = bots_of(self.game)
        self.kinds = [kind if kind == PERSON or kind in bots else "random" for kind in self.kinds]

    # Rows

    def rows(self) -> list[str]:
        """The ids of the rows, from top to bottom."""
        rows = ["game", "count", *(f"seat-{seat}" for seat in range(self.count)), "first"]
        if editions_of(self.game):
            rows.append("edition")
        if self.game in ARENA:
            rows.append("tournament")
        rows.append("rules")
        if self.unfolded:
            rows += [f"rule-{option}" for option in self._options()]
        return [*rows, "start"]

    def _options(self) -> list[str]:
        """What can be switched here; who begins and what cannot differ in this game are not."""
        left_out = {"first_player"}
        if self.game not in BY_CONSENT:
            left_out.add("supply_visibility")
        if self.game == "impact_power":
            left_out.add("active_elements")
        if self._options_in_force().get("start_die") == "placed":
            left_out.add("start_x")
        return [option for option in options_of(self.game) if option not in left_out]

    def label(self, row: str) -> str:
        if row.startswith("seat-"):
            seat = int(row[5:])
            return f"{styles.SEAT_MARKS[seat]} {self._name(seat)}"
        if row.startswith("rule-"):
            return f"  {option_name(row[5:], self.words)}"
        if row == "rules":
            return self.words.say("screen-setup-rules", count=len(self.changed))
        if row == "first" and self._people > 1 and (asked := asked_rule(self.game)) is not None:
            return self.words.say("edition-ask-oldest" if asked == "oldest" else "edition-ask-saw-bug")
        return self.words.say(f"screen-setup-{row}")

    @property
    def _people(self) -> int:
        return self.kinds[: self.count].count(PERSON)

    def value(self, row: str) -> str:
        say = self.words.say
        if row.startswith("seat-"):
            kind = self.kinds[int(row[5:])]
            return say(f"screen-seat-{kind}") if self.words.has(f"screen-seat-{kind}") else kind
        if row.startswith("rule-"):
            return option_value(row[5:], self._options_in_force().get(row[5:]), self.words)
        if row == "game":
            return game_name(self.game).localised(self.words)
        if row == "first":
            return say("edition-first-lot") if self.first is None else self._name(self.first)
        if row == "edition":
            return edition_title(self.game, self.edition, self.words)
        if row == "tournament":
            return say("screen-yes" if self.tournament else "screen-no")
        if row == "rules":
            return say("screen-fold" if self.unfolded else "screen-unfold")
        return str(self.count) if row == "count" else ""

    def _name(self, seat: int) -> str:
        return self.names[seat] or f"{self.words.say('screen-name')} {seat + 1}"

    def explained(self, row: str) -> str:
        """What this row is about, where a word alone does not say it."""
        if row.startswith("rule-"):
            return self._rules.clause(options_of(self.game)[row[5:]].clause)
        if row == "edition":
            return self.words.say("screen-setup-edition-why")
        return self.words.clause("TOUR-01") if row == "tournament" else ""

    def guide(self) -> str:
        """The rules as they are chosen so far, as Markdown."""
        return self._rules.guide()

    @property
    def _rules(self) -> RuleBook:
        return RuleBook(self.words, self.game, self._options_in_force())

    # Changes

    def turn(self, row: str, step: int) -> None:
        """Left or right on a row."""
        if row == "game":
            self.game = _turned(games(), self.game, step)
            self.edition, self.changed = chosen_edition(self.game, None, self.words.language), {}
            self._seat_bots()
        elif row == "count":
            self.count = _turned(tuple(range(MIN_SEATS, MAX_SEATS + 1)), self.count, step)
            self.first = None if self.first is None else min(self.first, self.count - 1)
            self.changed.pop(HANDICAP, None)
        elif row.startswith("seat-"):
            seat = int(row[5:])
            self.kinds[seat] = _turned((PERSON, *bots_of(self.game)), self.kinds[seat], step)
        elif row == "first":
            self.first = _turned((None, *range(self.count)), self.first, step)
        elif row == "edition":
            self.edition = _turned((*(each.id for each in editions_of(self.game)), ""), self.edition, step)
            self.changed = {}
        elif row == "tournament":
            self.tournament = not self.tournament
        elif row == "rules":
            self.unfolded = not self.unfolded
        elif row.startswith("rule-"):
            self._turn_option(row[5:], step)

    def _turn_option(self, option: str, step: int) -> None:
        value = self._options_in_force().get(option)
        if option == HANDICAP:
            turned: Any = _turned((None, *handicaps(self.count)), value, step)
        elif option == "active_elements":
            turned = _turned(_element_bundles(), tuple(value or ()), step)
        elif option == "max_turns":
            turned = _turned(TURN_LIMITS, value, step)
        else:
            turned = _turned(options_of(self.game)[option].values, value, step)
        self.changed[option] = turned
        if turned == self._standard().get(option):
            del self.changed[option]

    def _standard(self) -> dict[str, Any]:
        return edition_options(self.game, self.edition)

    def _options_in_force(self) -> dict[str, Any]:
        return self._standard() | self.changed

    def write(self, row: str, key: str, character: str | None) -> bool:
        """A letter or Backspace on the row of a player; the first letter replaces the suggested name."""
        if not row.startswith("seat-"):
            return False
        seat = int(row[5:])
        if key == "backspace":
            self.names[seat] = self.names[seat][:-1]
        elif character and character.isprintable() and (character != " " or self.written[seat]):
            old = self.names[seat] if self.written[seat] else ""
            self.names[seat] = (old + character)[:NAME_LENGTH]
        else:
            return False
        self.written[seat] = True
        return True

    def chosen(self) -> Chosen:
        seats = tuple(
            Seat(self._name(seat).strip() or str(seat + 1), None if kind == PERSON else kind)
            for seat, kind in enumerate(self.kinds[: self.count])
        )
        house_rules = {option: value for option, value in self.changed.items() if option in self._options()}
        options = table_options(self.game, self.edition, house_rules | self._who_begins())
        tournament = self.tournament and self.game in ARENA
        return Chosen(self.game, seats, self.first, self.edition, tuple(options.items()), tournament)

    def _who_begins(self) -> dict[str, str]:
        """The option that says how the game finds who begins: the question was asked of people who sit together."""
        asked = asked_rule(self.game)
        if asked is None:
            return {}
        named = asked if self._people > 1 else BY_HOST
        return {"first_player": BY_LOT if self.first is None else named}


def _turned(values: Sequence[Any], value: Any, step: int) -> Any:
    """The next of these values, round and round."""
    return values[(list(values).index(value) + step) % len(values)] if value in values else values[0]


def _element_bundles() -> tuple[tuple[str, ...], ...]:
    """Which elements are in force: all, or a pair (IMP-AVA-01)."""
    pairs = tuple((first, second) for place, first in enumerate(ELEMENTS) for second in ELEMENTS[place + 1 :])
    return (ELEMENTS, *pairs)


def option_name(option: str, words: Words) -> str:
    """What a rule option is called; spells have the names of the theme, and games of one's own names of their own."""
    if not words.has(f"screen-option-{option.replace('_', '-')}"):
        return option.replace("_", " ")
    spells = {spell.lower(): face_name(spell).localised(words) for spell in SPELLS}
    return words.say(f"screen-option-{option.replace('_', '-')}", **spells)


def option_value(option: str, value: Any, words: Words) -> str:
    """What a value is called; the same word means the same wherever it comes."""
    if option == "active_elements":
        every = len(value) == len(ELEMENTS)
        return (
            words.say("screen-value-all") if every else words.listed(face_name(each).localised(words) for each in value)
        )
    if option == HANDICAP:
        return words.say("screen-value-usual") if value is None else " : ".join(map(str, value))
    if value is None:
        return words.say("screen-value-no-limit")
    if isinstance(value, bool):
        return words.say("screen-yes" if value else "screen-no")
    name = f"screen-value-{str(value).replace('_', '-')}"
    return str(value) if isinstance(value, int) or not words.has(name) else words.say(name)
