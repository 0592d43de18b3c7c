"""Events as sentences, for whoever reads a game as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.rules.verasselt import COLOUR_NAMES, COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from throwdown.rules import Event

REASONS = {
    "collected": "dice were taken",
    "declined": "the dice were left lying",
    "stopped": "by choice",
    "no_dice": "no dice left",
    "held_match": "what matches stays in the arena",
    "race": "the race decided",
    "reaction": "nothing matches any more",
    "left": "the player has left",
}
CAUSES = {"missed": "misses the arena", "bounced": "bounces out", "knocked": "is knocked out"}
THROWS = {"single": "throws", "big": "throws everything", "pile": "throws a pile"}
PAYOUTS = {
    "secured": "is secured",
    "leftover": "is what the plunderer left",
    "plunder_bust": "comes back whole",
    "game_end": "is paid at the end",
}


def listed(words: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]])) if words else "nobody"


def cards(counts: Sequence[int]) -> str:
    """ "2 yellow, 1 red"."""
    return (
        ", ".join(f"{count} {COLOUR_NAMES[colour]}" for colour, count in zip(COLOURS, counts, strict=True) if count)
        or "nothing"
    )


def drawn(letters: Sequence[str]) -> str:
    return cards([list(letters).count(colour) for colour in COLOURS])


def dice(count: int) -> str:
    return "1 die" if count == 1 else f"{count} dice"


def faces(pairs: Sequence[tuple[int, str]]) -> str:
    return " ".join(face for _, face in pairs) or "nothing"


def sets(found: Sequence[tuple[str, Sequence[int]]]) -> str:
    return " and ".join(f"{len(members)} x {symbol}" for symbol, members in found)


class Teller:
    """Tells what happened, with the players' names."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = players

    def tell(self, event: Event) -> str:
        """One sentence, or nothing where another event has told it already."""
        sentence: Callable[[Any], str] = getattr(self, event.name)
        return sentence(event)

    def who(self, seat: int) -> str:
        return self.players[seat] if self.players else f"seat {seat}"

    def all_of(self, seats: Sequence[int]) -> str:
        return listed([self.who(seat) for seat in seats])

    # Arena games

    def turn_started(self, event: Any) -> str:
        if hasattr(event, "groups"):
            choice = "the hub or the waiting catch" if "catch" in event.groups else "the hub"
            return f"{self.who(event.seat)} is on turn and can go for {choice}."
        return f"{self.who(event.seat)} is on turn; {dice(event.arena)} in the arena."

    def big_throw_required(self, event: Any) -> str:
        return f"The arena is empty: {self.who(event.seat)} has to throw all {dice(event.count)}."

    def dice_shifted(self, event: Any) -> str:
        return f"{self.who(event.seat)} shifts a die."

    def arena_rotated(self, event: Any) -> str:
        return f"{self.who(event.seat)} turns the arena by {event.degrees} degrees."

    def throw_committed(self, event: Any) -> str:
        return f"{self.who(event.seat)} {THROWS[event.kind]}: {dice(len(event.dice))}."

    def dice_left_arena(self, event: Any) -> str:
        return " ".join(f"A die {CAUSES[cause]}." for _, cause in event.dice)

    def nudged(self, event: Any) -> str:
        return f"{dice(event.count)} leaned and now show {faces(event.faces)}."

    def dice_settled(self, event: Any) -> str:
        told = [f"Thrown: {faces(event.thrown)}."] if event.thrown else []
        told += [f"Turned by hits: {faces(event.changed)}."] if event.changed else []
        return " ".join(told)

    def x_removed(self, event: Any) -> str:
        return f"{dice(len(event.dice))} lost to the empty face."

    def sets_found(self, event: Any) -> str:
        return f"Match: {sets(event.sets)}." if event.sets else "No match."

    def immobulus_held(self, event: Any) -> str:
        return f"Immobulus holds {dice(len(event.dice))} in the arena."

    def spells_silenced(self, event: Any) -> str:
        return f"Silenced: {listed(event.symbols)}."

    def reaction_started(self, event: Any) -> str:
        throw = "throws" if len(event.seats) == 1 else "throw"
        return f"{event.effect.capitalize()}: {self.all_of(event.seats)} {throw} at once."

    def reaction_committed(self, event: Any) -> str:
        return f"{self.who(event.seat)} throws {dice(len(event.dice))} in."

    def sets_found_again(self, event: Any) -> str:
        return f"Now there is {sets(event.sets)}." if event.sets else "Nothing matches any more."

    def race_started(self, event: Any) -> str:
        builds = "builds a tower" if len(event.seats) == 1 else "build towers"
        return f"Column of fire: {self.all_of(event.seats)} {builds}."

    def race_finished(self, event: Any) -> str:
        times = ", ".join(f"{self.who(seat)} {time / 1000:.1f} s" for seat, time in event.times)
        winner = "Nobody" if event.winner is None else self.who(event.winner)
        return f"{winner} is first{f' ({times})' if times else ''}."

    def piles_dissolved(self, event: Any) -> str:
        return f"The piles of {self.all_of(event.seats)} fall apart."

    def dice_collected(self, event: Any) -> str:
        return f"{self.who(event.seat)} takes {dice(len(event.dice))} ({listed(event.symbols)})."

    def dice_held(self, event: Any) -> str:
        if event.symbol == "IMMOBULUS":  # told when it was cast
            return ""
        return f"{dice(len(event.dice))} with {event.symbol} stay in the arena."

    def pile_built(self, event: Any) -> str:
        return f"{self.who(event.seat)} piles up {dice(len(event.dice))}."

    def hurricane_passed(self, event: Any) -> str:
        moves = ", ".join(f"{self.who(giver)} to {self.who(taker)} {count}" for giver, taker, count, _ in event.passed)
        return f"Hurricane: everything moves to the left ({moves})."

    def accio_taken(self, event: Any) -> str:
        return f"{self.who(event.seat)} also takes a {event.symbol}."

    def accio_declined(self, event: Any) -> str:
        return f"{self.who(event.seat)} takes no extra die."

    def tower_built(self, event: Any) -> str:
        return f"{self.who(event.seat)} builds a tower, bottom to top: {' '.join(event.symbols)}."

    def direction_reversed(self, event: Any) -> str:
        return f"Play now goes {'clockwise' if event.direction == 1 else 'counter-clockwise'}."

    def player_eliminated(self, event: Any) -> str:
        return f"{self.all_of(event.seats)} out; {event.remaining} still in."

    def game_over(self, event: Any) -> str:
        if event.reason == "replay":
            return "Nobody has dice left: the game begins again."
        return f"The game is over: {self.all_of(event.winners)} {'wins' if len(event.winners) == 1 else 'share it'}."

    def choice_required(self, event: Any) -> str:
        return f"{self.who(event.seat)} may stop or throw on."

    def turn_stopped(self, event: Any) -> str:
        return f"{self.who(event.seat)} stops."

    def turn_ended(self, event: Any) -> str:
        return f"The turn of {self.who(event.seat)} ends: {REASONS[event.reason]}."

    def tournament_scored(self, event: Any) -> str:
        totals = ", ".join(f"{self.who(seat)} {total}" for seat, total in enumerate(event.totals))
        return f"After game {event.game}: {totals}."

    # voll verasselt

    def game_started(self, event: Any) -> str:
        return f"The hub holds {cards(event.hub)}; {event.deck_size} cards in the deck."

    def group_chosen(self, event: Any) -> str:
        target = "rolls for the hub" if event.group == "hub" else "plunders the waiting catch"
        return f"{self.who(event.seat)} {target}."

    def payout_due(self, event: Any) -> str:
        return f"The catch of {self.who(event.owner)} {PAYOUTS[event.reason]}: {cards(event.cards)}."

    def payout_split(self, event: Any) -> str:
        return (
            f"{self.who(event.owner)} puts {cards(event.to_yard)} into the yard and {cards(event.to_heap)} on the heap."
        )

    def hub_refilled(self, event: Any) -> str:
        why = "for the bars" if event.part == "bars" else "up to eight"
        return f"The hub is refilled {why}: {drawn(event.cards)}; {event.deck_size} left in the deck."

    def refill_skipped(self, event: Any) -> str:
        return f"No refill ({event.reason.replace('_', ' ')})."

    def top_up_required(self, event: Any) -> str:
        return f"{self.who(event.seat)} has to bring {event.missing} more into the hub."

    def topped_up(self, event: Any) -> str:
        return f"{self.who(event.seat)} adds {cards(event.cards)} to the hub."

    def boosted(self, event: Any) -> str:
        return f"{self.who(event.seat)} adds {cards(event.cards)} from the yard."

    def dice_rolled(self, event: Any) -> str:
        return f"{self.who(event.seat)} rolls {len(event.rolled)} dice: {' '.join(event.dice)}."

    def caught(self, event: Any) -> str:
        return f"Caught {cards(event.cards)}; the catch is now {cards(event.own_catch)}."

    def busted(self, event: Any) -> str:
        whys = [f"{shown} {COLOUR_NAMES[colour]} against {held}" for colour, shown, held in event.offending]
        return f"Bust! {self.who(event.seat)} shows {listed(whys)}."

    def catch_dissolved(self, event: Any) -> str:
        return f"{cards(event.cards)} go back."

    def consolation_drawn(self, event: Any) -> str:
        return f"As a consolation {self.who(event.seat)} draws {drawn(event.cards)}."

    def stopped(self, event: Any) -> str:
        return f"{self.who(event.seat)} stops with {cards(event.catch)}."

    def player_left(self, event: Any) -> str:
        return f"{self.who(event.seat)} has left."

    def game_ended(self, event: Any) -> str:
        return f"The game ends; {sum(event.hub)} cards stay in the hub."

    def scored(self, event: Any) -> str:
        heaps = ", ".join(f"{self.who(seat)} {count}" for seat, count in enumerate(event.heaps))
        return f"Heaps: {heaps}. {self.all_of(event.winners)} {'wins' if len(event.winners) == 1 else 'share it'}."
