"""A match put right by people with a real box: other cards came off the deck, or the last entry was a mistake."""

from __future__ import annotations

from throwdown.errors import TableRefused
from throwdown.rules import Drawn
from throwdown.rules.record import Ended, Entry, Record, Resolved

from .match import Match


def with_cards(match: Match, cards: str) -> Match:
    """The match in which the last entry drew these cards off the real deck: no rule looked at the order of the rest."""
    entries = [entry for entry in match.log.entries if not isinstance(entry, Ended)]
    number = len(entries)
    if not hasattr(match.state, "deck"):
        raise TableRefused("this game has no cards", code="server/no_card")
    deck = match.state_at(number - 1).deck if number > 1 else "".join(entries[0].outcome.items) if entries else ""  # type: ignore[union-attr]
    if not 0 < len(cards) == len(deck) - len(match.state_at(number).deck):
        raise TableRefused("so many cards did not come off the deck: name each of them once", code="server/no_card")
    coming = (*cards, *_without(deck, cards))
    at = next(n for n, entry in enumerate(entries) if _is_deal(entry))
    order = entries[at].outcome.items  # type: ignore[union-attr]
    entries[at] = Resolved(Drawn((*order[: len(order) - len(coming)], *coming)))
    return Match.resume(Record(match.log.header, entries), match.thrower, think=None)


def _without(deck: str, cards: str) -> list[str]:
    """What is left of the deck when these cards are taken out of it."""
    rest = list(deck)
    for card in cards:
        if card not in rest:
            raise TableRefused("the deck has no such card left: {card}", code="server/no_card", card=card)
        rest.remove(card)
    return rest


def without_last(match: Match) -> Match:
    """The match without its last entry; the first deal alone cannot be taken back."""
    entries = [entry for entry in match.log.entries if not isinstance(entry, Ended)]
    if all(map(_is_deal, entries)):
        raise TableRefused("nothing was entered yet", code="table/undo")
    return Match.resume(Record(match.log.header, entries[:-1]), match.thrower, think=None)


def _is_deal(entry: Entry) -> bool:
    return isinstance(entry, Resolved) and isinstance(entry.outcome, Drawn)
