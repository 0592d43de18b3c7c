"""The rules of one game as one table plays them, in the words of one language: clause by clause, and as a guide.

A guide is Markdown. What is in its braces is filled in: ``{ clause-D-13 }`` is that rule as the table
plays it, ``{ face-accio }`` a name of the theme, ``{ drawing }`` the table as it is set up, ``{ more-rules }``
all rules of the table that the guide does not mention. A line that begins with ``[active_elements=FIRE]``
is for tables that play so. What has nothing to say here is left out, a heading above nothing too.
"""

from __future__ import annotations

import re
from itertools import count
from typing import TYPE_CHECKING, Any

from throwdown.rules.catalogue import registered
from throwdown.rules.editions import nearest_edition
from throwdown.rules.rulings import defaults, options_of
from throwdown.words.choices import OPTIONS_OF, comparable

from .drawing import drawn_as_text
from .origins import Origins

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from throwdown.errors import ThrowdownError
    from throwdown.words import Words

#: How the block with the drawing is marked, for those who can show a better one.
DRAWING = "setup"
PLACE = re.compile(r"\{ ([\w.-]+) \}")
CLAUSE = re.compile(r"\{ clause-([\w-]+) \}")
ONLY_WHERE = re.compile(r"\[(\w+)=(\w+)\] ")
NUMBERED = re.compile(r"^\d+\. ", re.MULTILINE)
EMPTY_PART = re.compile(r"^#+ .*\n+(?=#|\Z)", re.MULTILINE)


#: Rules that concern several elements at once, by their clause. Where those have no power together, they cannot occur.
TOGETHER: dict[str, tuple[str, ...]] = {
    "AMB-06": ("LIGHTNING", "STONE"),
    "AMB-07": ("AIR", "STONE"),
    "AMB-08": ("LIGHTNING", "AIR"),
    "AMB-10": ("STONE",),
    "AMB-21": ("FIRE", "STONE"),
    "D-10": ("FIRE", "STONE"),
    "IMP-AVA-03": ("FIRE", "STONE"),
}
#: In this game one element alone has its power.
ONE_POWER = "impact_power"


class RuleBook:
    """The rules as text, for the options in force."""

    def __init__(self, words: Words, game: str, options: Mapping[str, Any], edition: str | None = None) -> None:
        """``edition`` is the one that is played, by default the one that these options fit best."""
        self.words = words.about(game)
        self.game = game
        self.options = options
        played = nearest_edition(game, options, words.language) if edition is None else edition
        self.origins = Origins(self.words, game, options, played)

    def clause(self, clause: str) -> str:
        """The rule of this id in one sentence; empty where it has none for players."""
        return self.words.clause(clause, self.options)

    def error(self, error: ThrowdownError) -> str:
        """What a person reads who is refused: the rule that forbids, or what is wrong and how to mend it."""
        if error.clause and registered(self.game) is not None:
            return error.message
        return self.words.error(error, self.options)

    # The guide

    def guide(self) -> str:
        """The rules at hand, as Markdown."""
        own = registered(self.game)
        if own is not None:
            return own.guide or self.words.say("own-no-guide")
        source = self.words.guide_source(self.game)
        in_source = {option for clause in CLAUSE.findall(source) for option in OPTIONS_OF.get(clause, ())}
        more = "\n".join(f"- {rule}" for rule in self._rules_of(self._changed() - in_source))
        special = {"drawing": f"```{DRAWING}\n{drawn_as_text(self.game)}\n```", "more-rules": more}
        source += f"\n{self.words.say('origin-legend')}\n"
        lines = (self._line(line, special) for line in source.splitlines())
        return _tidied("\n".join(line for line in lines if line is not None))

    def _line(self, line: str, special: Mapping[str, str]) -> str | None:
        """One line with its places filled in; None where it is not for this table."""
        if (where := ONLY_WHERE.match(line)) and not self._plays(where[1], where[2]):
            return None
        line = CLAUSE.sub(lambda place: place[0] if self._can_occur(place[1]) else "", line).rstrip()
        filled = {name: special[name] if name in special else self._filled(name) for name in PLACE.findall(line)}
        if "" in filled.values():
            return None
        return PLACE.sub(lambda place: filled[place[1]], ONLY_WHERE.sub("", line, count=1))

    def _filled(self, name: str) -> str:
        topic, _, rest = name.partition("-")
        return self._signed(rest) if topic == "clause" else self.words.say(name)

    def _signed(self, clause: str) -> str:
        """The rule with the sign of where it comes from."""
        rule = self.clause(clause)
        return f"{rule}{self.origins.sign(clause)}" if rule else ""

    def _can_occur(self, clause: str) -> bool:
        """Whether the elements that this rule is about can all have their power at this table."""
        needed = TOGETHER.get(clause, ())
        alone = self.game != ONE_POWER or len(needed) < 2
        return alone and all(self._plays("active_elements", element) for element in needed)

    def _plays(self, option: str, value: str) -> bool:
        """Whether this is, or may still become, the value of the option."""
        chosen = self.options.get(option)
        return chosen is None or value == chosen or (isinstance(chosen, tuple | list) and value in chosen)

    def _changed(self) -> set[str]:
        """The options in which this table differs from what everybody expects of the game."""
        usual = defaults(self.game)
        return {option for option, value in self.options.items() if comparable(value) != comparable(usual.get(option))}

    def _rules_of(self, options: set[str]) -> Iterator[str]:
        known = options_of(self.game)
        rows = (row for option, row in known.items() if option in options)
        yield from (self._signed(row.clause) for row in rows if self._can_occur(row.clause))


def _tidied(text: str) -> str:
    """Lists are numbered from one, and nothing is left of parts that hold nothing."""
    parts = re.sub(r"\n{3,}", "\n\n", text).split("\n\n")
    numbered = []
    for part in parts:
        numbers = count(1)
        numbered.append(NUMBERED.sub(lambda _, numbers=numbers: f"{next(numbers)}. ", part))  # type: ignore[misc]
    return EMPTY_PART.sub("", "\n\n".join(numbered) + "\n").strip() + "\n"
