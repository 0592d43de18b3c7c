"""The table of voll verasselt: hub, catches, dice, and everybody's yard and heap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.pictures.symbols import BUGS
from throwdown.rules.verasselt.state import COLOURS, NO_CARDS

from .pen import ACTIVE, CHALK, SOFT, box, card, die, sheet, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from throwdown.rules.verasselt.state import Cards, VerasseltView

WIDE, LEFT = 620, 24
CARD, ROW, DIE = 26, 62, 34
SEAT_ROW = 64


def cards_drawn(view: VerasseltView, players: Sequence[str], title: str) -> str:
    """The position."""
    groups = _groups(view, players)
    dice_y = 34 + ROW * len(groups) + 22
    seats_y = dice_y + 58
    inside = "".join(
        [
            *(_group(*group, y=34 + ROW * row) for row, group in enumerate(groups)),
            words(WIDE - LEFT, 34, f"deck {view.deck_size}", size=13, fill=SOFT, at="end"),
            *_dice(view, dice_y),
            *_yards(view, players, seats_y),
        ]
    )
    return sheet(WIDE, seats_y + SEAT_ROW * len(players) - 4, title, inside)


def _groups(view: VerasseltView, players: Sequence[str]) -> list[tuple[str, Cards, bool]]:
    """(what it is, its cards, whether it is rolled for)."""
    groups = [("hub", view.hub, view.target == "hub")]
    if view.table_catch is not None:
        caught = view.table_catch
        groups.append((f"catch of {players[caught.owner]}", caught.cards, view.target == "catch"))
    if view.own_catch != NO_CARDS:
        groups.append((f"caught by {players[view.active]}", view.own_catch, False))
    if view.received is not None:
        groups.append((f"received by {players[view.received.owner]}", view.received.cards, False))
    return groups


def _group(name: str, cards: Cards, rolled_for: bool, *, y: float) -> str:
    heading_text = f"{name} · rolled for" if rolled_for else name
    heading = words(LEFT, y, heading_text, size=13, bold=rolled_for, fill=ACTIVE if rolled_for else CHALK)
    return heading + _row(cards, LEFT, y + 7, WIDE - 2 * LEFT)


def _row(cards: Cards, x: float, y: float, room: float, wide: float = CARD) -> str:
    """Cards side by side, one colour after the other, closer together where there are many."""
    symbols = [BUGS[colour] for colour, count in zip(COLOURS, cards, strict=True) for _ in range(count)]
    step = min(wide + 3, (room - wide) / max(len(symbols) - 1, 1))
    return "".join(card(symbol, x + step * place, y, wide) for place, symbol in enumerate(symbols))


def _dice(view: VerasseltView, y: float) -> Iterator[str]:
    """Seven dice; those in the air are lifted."""
    for number, face in enumerate(view.dice):
        lifted = number in view.rolling
        turned = (-12 if number % 2 else 10) if lifted else 0
        yield die(BUGS[face], LEFT + DIE / 2 + (DIE + 10) * number, y + 16 - (8 if lifted else 0), DIE, turned)


def _yards(view: VerasseltView, players: Sequence[str], y: float) -> Iterator[str]:
    winners = view.result.winners if view.result is not None else ()
    for seat, player in enumerate(players):
        top = y + SEAT_ROW * seat
        if seat == view.to_act:
            yield box(10, top - 20, WIDE - 20, SEAT_ROW - 4, fill="#fff9ec", edge=ACTIVE, by=8)
        ink = SOFT if seat in view.left else CHALK
        yield words(LEFT, top, player[:24], bold=True, fill=ink)
        yield _row(view.yards[seat], LEFT, top + 6, 260, 20)
        heap = view.heaps[seat]
        star = " ★" if seat in winners else ""
        yield words(WIDE - LEFT, top + 12, f"heap {'?' if heap is None else heap}{star}", bold=True, fill=ink, at="end")
