"""Which edition is played, in words, and what a table plays otherwise than it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.rules.catalogue import registered
from throwdown.rules.editions import EDITIONS, agreed_choices, differing_options, editions_of, house_rules
from throwdown.rules.rulings import GROUPS, options_of, printed_choices
from throwdown.rules.values import Value

from .own import title_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from throwdown.rules.record import Header
    from throwdown.words import Words


#: Ways to choose the first player that the opening lines mention.
EXPLAINED_BEGINNINGS = ("oldest", "saw_bug", "lot")


class HouseRules(Value):
    """House rules about one thing: a heading, and a sentence for each."""

    heading: str
    sentences: tuple[str, ...]


def edition_title(game: str, edition: str, words: Words) -> str:
    """The name of the game with its edition; "" are the plain rules."""
    language = EDITIONS[edition].language if edition in EDITIONS else "none"
    return words.say("edition-title", game=title_of(game, words), language=language)


def house_rule_sections(game: str, options: Mapping[str, Any], edition: str, words: Words) -> tuple[HouseRules, ...]:
    """What the table plays otherwise than its edition prints, by what it is about."""
    return _sections(game, options, house_rules(game, options, edition), words)


def agreed_sections(game: str, options: Mapping[str, Any], edition: str, words: Words) -> tuple[HouseRules, ...]:
    """What the table agreed on where the edition itself leaves a choice, by what it is about."""
    return _sections(game, options, agreed_choices(game, options, edition), words)


def _sections(game: str, options: Mapping[str, Any], about: Mapping[str, Any], words: Words) -> tuple[HouseRules, ...]:
    rows, words = options_of(game), words.about(game)
    sections = []
    for group in GROUPS:
        clauses = dict.fromkeys(rows[option].clause for option in about if rows[option].group == group)
        if clauses:
            heading = words.say(f"edition-group-{group.replace('_', '-')}")
            sections.append(HouseRules(heading, tuple(words.clause(clause, options) for clause in clauses)))
    return tuple(sections)


def choices_sentence(game: str, edition: str, words: Words) -> str:
    """What the rulebook leaves to the table, for people who learn the game; "" where it leaves nothing."""
    choices = [words.say(f"lesson-agree-{option.replace('_', '-')}") for option in printed_choices(game, edition)]
    return words.say("lesson-agree", choices=words.listed(choices)) if choices else ""


def edition_lines(game: str, options: Mapping[str, Any], edition: str, words: Words) -> Iterator[str]:
    """Sentence by sentence: which edition is played, what was agreed, and with which house rules."""
    yield words.say("edition-played", title=edition_title(game, edition, words))
    if edition and all(each.language != words.language for each in editions_of(game)):
        yield words.say("edition-elsewhere", game=title_of(game, words), language=EDITIONS[edition].language)
    agreed = agreed_sections(game, options, edition, words)
    different = house_rule_sections(game, options, edition, words)
    if agreed:
        yield words.say("edition-agreed")
    yield from (_about(each, words) for each in agreed)
    if different:
        yield words.say("edition-house-rules", edition="some" if edition else "none")
    yield from (_about(each, words) for each in different)


def _about(section: HouseRules, words: Words) -> str:
    return words.say("edition-about", heading=section.heading, rules=" ".join(section.sentences))


def opening_lines(header: Header, words: Words, you: int | None = None, *, learns: bool = False) -> Iterator[str]:
    """The lines before the first turn: edition and house rules, unless all is plain, and why that player begins.

    ``you`` is the seat of the reader. Somebody who ``learns`` reads what the rulebook leaves to the table, too.
    """
    options = dict(header.options)
    if registered(header.game) is not None:
        chosen = differing_options(header.game, options, "").items()
        yield from (words.say("own-text", text=f"{option}: {value}") for option, value in chosen)
    elif header.edition or differing_options(header.game, options, ""):
        yield from edition_lines(header.game, options, header.edition, words)
    if learns and (choices := choices_sentence(header.game, header.edition, words)):
        yield choices
    if header.first_by in EXPLAINED_BEGINNINGS and header.first == you:
        yield words.say("you-begin", by=header.first_by)
    elif header.first_by in EXPLAINED_BEGINNINGS and header.players:
        yield words.say("edition-begins", by=header.first_by, player=header.players[header.first])
