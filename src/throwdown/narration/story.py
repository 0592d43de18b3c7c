"""Events as sentences, for whoever reads a game as text.

The sentences stand in the catalogue ``event``; here their arguments are prepared: names, numbers
and lists of what dice show, in the words of the language and the theme.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from throwdown.rules.verasselt.state import COLOUR_NAMES, COLOURS, FACES
from throwdown.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from throwdown.rules import Event

TOLD_BEFORE = ("collected", "stopped")  # ends of a turn whose reason is an event of its own


class Teller:
    """Tells what happened, with the players' names.

    Matches are told by what comes of them ("2 fives: Ada takes 2 dice."), so the teller remembers
    the last ones found. Where collecting is a choice, ``matches_first`` tells them before it is made.
    """

    def __init__(self, players: Sequence[str], words: Words | None = None, *, matches_first: bool = False) -> None:
        self.players = players
        self.words = words or Words()
        self.matches_first = matches_first
        self._found: Mapping[str, int] = {}
        self._held = False
        self._lost_face = "X"

    def tell(self, event: Event) -> str:
        """What is to be read: a sentence or two, or nothing where another event has told it already."""
        sentence: Callable[[Any], str] = getattr(self, event.name)
        return sentence(event)

    # Arguments

    def who(self, seat: int) -> str:
        return self.players[seat] if self.players else self.words.say("list-player", number=seat + 1)

    def all_of(self, seats: Iterable[int]) -> str:
        return self.words.listed(self.who(seat) for seat in seats)

    def scores(self, counts: Iterable[tuple[int, int]]) -> str:
        """ "Ada 5, Ben 3"."""
        return ", ".join(self.words.say("list-score", player=self.who(seat), count=count) for seat, count in counts)

    def faces(self, faces: Iterable[str]) -> str:
        """ "5, 3 and X", in the order given."""
        return self.words.listed(self.words.say(f"face-{face.lower()}") for face in faces)

    def matches(self, counts: Mapping[str, int]) -> str:
        """ "2 fives and 3 sixes"."""
        return self.words.listed(
            self.words.say(f"face-count-{face.lower()}", count=count) for face, count in counts.items()
        )

    def cards(self, counts: Sequence[int]) -> str:
        """ "2 yellow bugs and 1 red bug", or "nothing"."""
        return self._colours(dict(zip(COLOURS, counts, strict=True)))

    def drawn(self, letters: Iterable[str]) -> str:
        """The same for cards or dice told one by one."""
        counts = Counter(letters)
        return self._colours({letter: counts[letter] for letter in FACES})

    def _colours(self, counts: Mapping[str, int]) -> str:
        shown = [self._colour(letter, count) for letter, count in counts.items() if count]
        return self.words.listed(shown or [self.words.say("list-nothing")])

    def _colour(self, letter: str, count: int) -> str:
        return self.words.say(f"colour-count-{COLOUR_NAMES.get(letter, 'bar')}", count=count)

    # Arena games

    def turn_started(self, event: Any) -> str:
        player = self.who(event.seat)
        if hasattr(event, "groups"):  # voll verasselt
            groups = "both" if len(event.groups) > 1 else "hub"
            return self.words.say("event-turn-started-verasselt", player=player, groups=groups)
        return self.words.say("event-turn-started", player=player, arena=event.arena)

    def big_throw_required(self, event: Any) -> str:
        return self.words.say("event-big-throw-required", player=self.who(event.seat), count=event.count)

    def dice_shifted(self, event: Any) -> str:
        return self.words.say("event-dice-shifted", player=self.who(event.seat))

    def arena_rotated(self, event: Any) -> str:
        return self.words.say("event-arena-rotated", player=self.who(event.seat), degrees=event.degrees)

    def throw_committed(self, event: Any) -> str:
        return self.words.say(
            "event-throw-committed", player=self.who(event.seat), kind=event.kind, count=len(event.dice)
        )

    def dice_left_arena(self, event: Any) -> str:
        causes = Counter(cause for _, cause in event.dice)
        return " ".join(
            self.words.say("event-dice-left-arena", cause=cause, count=count) for cause, count in causes.items()
        )

    def nudged(self, event: Any) -> str:
        return self.words.say("event-nudged", count=event.count, faces=self._shown(event.faces))

    def dice_settled(self, event: Any) -> str:
        told = []
        if event.thrown:
            told.append(self.words.say("event-dice-settled", count=len(event.thrown), faces=self._shown(event.thrown)))
        if event.changed:
            count, faces = len(event.changed), self._shown(event.changed)
            told.append(self.words.say("event-dice-settled-turned", count=count, faces=faces))
        return " ".join(told)

    def _shown(self, pairs: Sequence[tuple[int, str]]) -> str:
        faces = [face for _, face in pairs]
        self._lost_face = next((face for face in faces if face in ("X", "BLANK")), self._lost_face)
        return self.faces(faces)

    def x_removed(self, event: Any) -> str:
        return self.words.say("event-x-removed", face=self._lost_face.lower(), count=len(event.dice))

    def sets_found(self, event: Any) -> str:
        self._held = False
        return self._sets_found("event-sets-found", event)

    def sets_found_again(self, event: Any) -> str:
        return self._sets_found("event-sets-found-again", event)

    def _sets_found(self, name: str, event: Any) -> str:
        self._found = {symbol: len(dice) for symbol, dice in event.sets}
        if event.sets and not self.matches_first:
            return ""
        return self.words.say(name, count=len(event.sets), sets=self.matches(self._found))

    def immobulus_held(self, event: Any) -> str:
        self._held = True
        return self.words.say("event-immobulus-held", sets=self.matches({"IMMOBULUS": len(event.dice)}))

    def spells_silenced(self, event: Any) -> str:
        return self.words.say("event-spells-silenced", count=len(event.symbols), faces=self.faces(event.symbols))

    def reaction_started(self, event: Any) -> str:
        return self.words.say(
            "event-reaction-started",
            effect=self.words.say(f"effect-{event.effect}"),
            count=len(event.seats),
            players=self.all_of(event.seats),
        )

    def reaction_committed(self, event: Any) -> str:
        return self.words.say("event-reaction-committed", player=self.who(event.seat), count=len(event.dice))

    def race_started(self, event: Any) -> str:
        return self.words.say(
            "event-race-started",
            effect=self.words.say("effect-fire"),
            count=len(event.seats),
            players=self.all_of(event.seats),
        )

    def race_finished(self, event: Any) -> str:
        how = {(True, True): "timed", (True, False): "won", (False, True): "tie", (False, False): "nobody"}
        return self.words.say(
            "event-race-finished",
            how=how[event.winner is not None, bool(event.times)],
            player=self.words.say("list-nobody") if event.winner is None else self.who(event.winner),
            times=", ".join(self._time(seat, time) for seat, time in event.times),
        )

    def _time(self, seat: int, milliseconds: int) -> str:
        return self.words.say("list-time", player=self.who(seat), seconds=round(milliseconds / 1000, 1))

    def piles_dissolved(self, event: Any) -> str:
        return self.words.say("event-piles-dissolved", players=self.all_of(event.seats))

    def dice_collected(self, event: Any) -> str:
        taken = {symbol: self._found[symbol] for symbol in event.symbols if symbol in self._found}
        known = sum(taken.values()) == len(event.dice)  # not so if the game was taken up after the throw
        return self.words.say(
            "event-dice-collected",
            sets=self.matches(taken) if known else self.faces(event.symbols),
            player=self.who(event.seat),
            count=len(event.dice),
        )

    def dice_held(self, event: Any) -> str:
        if event.symbol == "IMMOBULUS" and self._held:
            return ""
        return self.words.say("event-dice-held", sets=self.matches({event.symbol: len(event.dice)}))

    def pile_built(self, event: Any) -> str:
        return self.words.say("event-pile-built", player=self.who(event.seat), count=len(event.dice))

    def hurricane_passed(self, event: Any) -> str:
        return self.words.say(
            "event-hurricane-passed",
            effect=self.words.say("effect-hurricane"),
            scores=self.scores(sorted((taker, count) for _, taker, count, _ in event.passed)),
        )

    def accio_taken(self, event: Any) -> str:
        return self.words.say(
            "event-accio-taken", player=self.who(event.seat), face=self.words.say(f"face-{event.symbol.lower()}")
        )

    def accio_declined(self, event: Any) -> str:
        return self.words.say("event-accio-declined", player=self.who(event.seat))

    def tower_built(self, event: Any) -> str:
        faces = self.faces(event.symbols)
        return self.words.say("event-tower-built", player=self.who(event.seat), count=len(event.dice), faces=faces)

    def direction_reversed(self, event: Any) -> str:
        return self.words.say("event-direction-reversed", direction="clockwise" if event.direction == 1 else "counter")

    def player_eliminated(self, event: Any) -> str:
        return self.words.say(
            "event-player-eliminated",
            count=len(event.seats),
            players=self.all_of(event.seats),
            remaining=event.remaining,
        )

    def game_over(self, event: Any) -> str:
        players = self.all_of(event.winners)
        told = self.words.say("event-game-over", reason=event.reason, count=len(event.winners), players=players)
        title = self.words.say("title-winner")
        if len(event.winners) != 1 or not title:
            return told
        return f"{told} {self.words.say('event-game-over-title', players=players, title=title)}"

    def choice_required(self, event: Any) -> str:
        return self.words.say("event-choice-required", player=self.who(event.seat))

    def turn_stopped(self, event: Any) -> str:
        return self.words.say("event-turn-stopped", player=self.who(event.seat))

    def turn_ended(self, event: Any) -> str:
        if event.reason in TOLD_BEFORE:
            return ""
        return self.words.say("event-turn-ended", player=self.who(event.seat), reason=event.reason)

    def tournament_scored(self, event: Any) -> str:
        return self.words.say(
            "event-tournament-scored", game=event.game, scores=self.scores(list(enumerate(event.totals)))
        )

    # voll verasselt

    def game_started(self, event: Any) -> str:
        return self.words.say("event-game-started", cards=self.cards(event.hub), deck=event.deck_size)

    def group_chosen(self, event: Any) -> str:
        if event.forced:  # told when the turn began
            return ""
        return self.words.say("event-group-chosen", player=self.who(event.seat), group=event.group)

    def payout_due(self, event: Any) -> str:
        return self.words.say(
            "event-payout-due",
            player=self.who(event.owner),
            reason=event.reason,
            count=sum(event.cards),
            cards=self.cards(event.cards),
        )

    def payout_split(self, event: Any) -> str:
        if not any(event.to_yard) and not any(event.to_heap):
            return ""
        where = {(True, True): "both", (True, False): "yard", (False, True): "heap"}
        return self.words.say(
            "event-payout-split",
            player=self.who(event.owner),
            where=where[any(event.to_yard), any(event.to_heap)],
            yard=self.cards(event.to_yard),
            heap=self.cards(event.to_heap),
        )

    def hub_refilled(self, event: Any) -> str:
        return self.words.say(
            "event-hub-refilled", part=event.part, cards=self.drawn(event.cards), deck=event.deck_size
        )

    def refill_skipped(self, event: Any) -> str:
        if event.reason == "plundering":  # told by the choice
            return ""
        return self.words.say("event-refill-skipped", reason=event.reason)

    def top_up_required(self, event: Any) -> str:
        return self.words.say("event-top-up-required", player=self.who(event.seat), count=event.missing)

    def topped_up(self, event: Any) -> str:
        return self.words.say("event-topped-up", player=self.who(event.seat), cards=self.cards(event.cards))

    def boosted(self, event: Any) -> str:
        return self.words.say(
            "event-boosted", player=self.who(event.seat), cards=self.cards(event.cards), group=event.group
        )

    def dice_rolled(self, event: Any) -> str:
        return self.words.say(
            "event-dice-rolled", player=self.who(event.seat), count=len(event.rolled), faces=self.drawn(event.dice)
        )

    def caught(self, event: Any) -> str:
        how = "nothing" if not any(event.cards) else "first" if event.cards == event.own_catch else "more"
        cards, catch = self.cards(event.cards), self.cards(event.own_catch)
        return self.words.say("event-caught", player=self.who(event.seat), how=how, cards=cards, catch=catch)

    def busted(self, event: Any) -> str:
        reasons = [
            self.words.say("event-busted-colour", faces=self._colour(colour, shown), count=held)
            for colour, shown, held in event.offending
        ]
        return " ".join([*reasons, self.words.say("event-busted", player=self.who(event.seat))])

    def catch_dissolved(self, event: Any) -> str:
        return self.words.say("event-catch-dissolved", cards=self.cards(event.cards), group=event.group)

    def consolation_drawn(self, event: Any) -> str:
        return self.words.say(
            "event-consolation-drawn",
            player=self.who(event.seat),
            count=len(event.cards),
            cards=self.drawn(event.cards),
        )

    def stopped(self, event: Any) -> str:
        return self.words.say(
            "event-stopped", player=self.who(event.seat), count=sum(event.catch), cards=self.cards(event.catch)
        )

    def player_left(self, event: Any) -> str:
        return self.words.say("event-player-left", player=self.who(event.seat))

    def game_ended(self, event: Any) -> str:
        return self.words.say("event-game-ended", reason=event.reason)

    def scored(self, event: Any) -> str:
        return self.words.say(
            "event-scored",
            scores=self.scores(list(enumerate(event.heaps))),
            players=self.all_of(event.winners),
            tie=event.tie_break or "none",
        )
