"""Printed, silent or ours: where a rule of a table comes from, as a quiet sign, a sentence and a page of rulings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from throwdown.narration.sources import Source, rulings_of, source_of
from throwdown.rules.catalogue import registered
from throwdown.rules.editions import EDITIONS, edition_options, editions_of, house_rules
from throwdown.rules.rulings import options_of
from throwdown.words.choices import OPTIONS_OF

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from throwdown.words import Words

Origin = Source | Literal["house"]

#: The sign behind a rule of a guide; what the booklet prints has none.
SIGNS: dict[Origin, str] = {"elsewhere": "°", "silent": "°", "ours": "†", "house": "‡"}


class Origins:
    """Where the rules of one table come from."""

    def __init__(self, words: Words, game: str, options: Mapping[str, Any], edition: str) -> None:
        self._words = words
        self._game = game
        self._options = options
        self._edition = edition
        own = registered(game) is not None
        self._house = {} if own else house_rules(game, options, edition)

    def of(self, clause: str) -> Origin:
        """Where this rule comes from, as the table plays it."""
        if any(option in self._house for option in OPTIONS_OF.get(clause, ())):
            return "house"
        return source_of(clause, self._game, self._edition)

    def sign(self, clause: str) -> str:
        """The quiet sign of a rule; empty for what the booklet prints."""
        return SIGNS.get(self.of(clause), "")

    def sentence(self, clause: str) -> str:
        """Where this rule comes from in one sentence, with our reason if there is one."""
        return " ".join(filter(None, (self._words.say(f"origin-{self.of(clause)}"), self.reason(clause))))

    def reason(self, clause: str) -> str:
        """Why we decided so; empty where a booklet decides."""
        name = f"reason-{clause}"
        return self._words.say(name) if self._words.has(name) else ""

    # The page of rulings

    def page(self) -> str:
        """What we decided for this game and why, and what its editions play differently, as Markdown."""
        say = self._words.say
        parts = [f"# {say('origin-page')}", say("origin-page-lead")]
        decided = [*self._decided()]
        differences = [*self._differences()]
        if decided:
            parts += [f"## {say('origin-page-ours')}", "\n".join(decided)]
        if differences:
            parts += [f"## {say('origin-page-differ')}", *differences]
        return "\n\n".join(parts) + "\n"

    def _decided(self) -> Iterator[str]:
        for clause in rulings_of(self._game):
            sentence, reason = self._words.clause(clause, self._options), self.reason(clause)
            if sentence and reason:
                yield f"- **{sentence}** {reason} ({clause})"

    def _differences(self) -> Iterator[str]:
        """A table for each option in which editions differ: their rules side by side, one's own edition first."""
        editions = [each.id for each in editions_of(self._game)]
        editions.sort(key=lambda each: each != self._edition)
        for option, row in options_of(self._game).items():
            if len({edition_options(self._game, edition).get(option) for edition in editions}) < 2:
                continue
            by_rule: dict[str, list[str]] = {}
            for edition in editions:
                by_rule.setdefault(self._rule(row.clause, edition), []).append(self._named(edition))
            rows = "\n".join(f"| {', '.join(named)} | {rule} |" for rule, named in by_rule.items())
            yield f"| {self._words.say('origin-edition')} | {row.clause} |\n|---|---|\n{rows}"

    def _rule(self, clause: str, edition: str) -> str:
        return self._words.clause(clause, edition_options(self._game, edition))

    def _named(self, edition: str) -> str:
        name = self._words.say("origin-language", language=EDITIONS[edition].language)
        return f"**{name}**" if edition == self._edition else name
