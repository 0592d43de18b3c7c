"""Events as sentences, for everything that shows a game as text.

The sentences are in the catalogue ``event``; here their arguments are prepared: names, numbers
and lists of what dice show, in the words of the language and the theme.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from throwdown.rules.verasselt.state import COLOUR_NAMES, COLOURS, FACES
from throwdown.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from throwdown.rules import Event

#: Reasons for the end of a turn that have an event, and so a sentence, of their own.
HAS_OWN_EVENT = ("collected", "stopped")


class Memory(NamedTuple):
    """What a teller remembers of earlier events."""

    found: Mapping[str, int] = {}
    """The last matches, with how many dice each has."""
    held: bool = False
    """Whether Immobulus was found among them."""
    lost_face: str = "X"
    """The last face shown that takes its die out of the game."""
    hands: tuple[int, ...] = ()
    """The seats that threw last; none threw the start die."""


class Teller:
    """Puts events into words, with the players' names; the seat ``you`` is called "you".

    Matches are named with their result ("2 fives: Ada takes 2 dice."), so the teller remembers
    the last ones found. Where collecting is a choice, ``matches_first`` names them before it is made.
    """

    def __init__(
        self,
        players: Sequence[str],
        words: Words | None = None,
        *,
        matches_first: bool = False,
        you: int | None = None,
    ) -> None:
        self.players = players
        self.words = words or Words()
        self.matches_first = matches_first
        self.you = you
        self.memory = Memory()

    def tell(self, event: Event) -> str:
        """The text of an event: a sentence or two, or nothing where another event has that sentence."""
        self.remember(event)
        return SENTENCES[event.name](self, event)

    def remember(self, event: Any) -> None:
        """Remember what sentences about later events need, without a sentence about this one."""
        memory = self.memory
        match event.name:
            case "nudged":
                self.memory = memory._replace(lost_face=_lost_face(event.faces, memory.lost_face))
            case "dice_settled":
                lost_face = _lost_face(event.changed, _lost_face(event.thrown, memory.lost_face))
                self.memory = memory._replace(lost_face=lost_face)
            case "sets_found" | "sets_found_again":
                held = memory.held and event.name == "sets_found_again"
                self.memory = memory._replace(found={symbol: len(dice) for symbol, dice in event.sets}, held=held)
            case "throw_committed":
                self.memory = memory._replace(hands=(event.seat,))
            case "reaction_started":
                self.memory = memory._replace(hands=())
            case "reaction_committed":
                self.memory = memory._replace(hands=(*memory.hands, event.seat))
            case "immobulus_held":
                self.memory = memory._replace(held=True)

    # Sentences about players: each has one more for the player who reads it

    def _about(self, name: str, seat: int, **arguments: Any) -> str:
        """The sentence of this name about one seat."""
        if seat == self.you:
            return self.words.say(f"you-{name.removeprefix('event-')}", **arguments)
        return self.words.say(name, player=self.who(seat), **arguments)

    def _about_all(self, name: str, seats: Sequence[int], **arguments: Any) -> str:
        """The sentence of this name about several seats together."""
        count = len(seats)
        if self.you in seats:
            others = ", ".join(self.who(seat) for seat in seats if seat != self.you)
            return self.words.say(f"you-{name.removeprefix('event-')}", count=count, others=others, **arguments)
        return self.words.say(name, count=count, players=self.all_of(seats), **arguments)

    # Arguments

    def who(self, seat: int) -> str:
        if seat == self.you:
            return self.words.say("you-name")
        return (self.players[seat] if self.players else "") or self.words.say("list-player", number=seat + 1)

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
        """The same for cards or dice given one by one."""
        counts = Counter(letters)
        return self._colours({letter: counts[letter] for letter in FACES})

    def _colours(self, counts: Mapping[str, int]) -> str:
        shown = [self._colour(letter, count) for letter, count in counts.items() if count]
        return self.words.listed(shown or [self.words.say("list-nothing")])

    def _colour(self, letter: str, count: int) -> str:
        return self.words.say(f"colour-count-{COLOUR_NAMES.get(letter, 'bar')}", count=count)

    # Arena games

    def turn_started(self, event: Any) -> str:
        if hasattr(event, "groups"):  # voll verasselt
            groups = "both" if len(event.groups) > 1 else "hub"
            return self._about("event-turn-started-verasselt", event.seat, groups=groups)
        return self._about("event-turn-started", event.seat, arena=event.arena)

    def big_throw_required(self, event: Any) -> str:
        return self._about("event-big-throw-required", event.seat, count=event.count)

    def dice_shifted(self, event: Any) -> str:
        return self._about("event-dice-shifted", event.seat)

    def arena_rotated(self, event: Any) -> str:
        return self._about("event-arena-rotated", event.seat, degrees=event.degrees)

    def throw_committed(self, event: Any) -> str:
        return self._about("event-throw-committed", event.seat, kind=event.kind, count=len(event.dice))

    def dice_left_arena(self, event: Any) -> str:
        causes = Counter(cause for _, cause in event.dice)
        return " ".join(
            self.words.say("event-dice-left-arena", cause=cause, count=count) for cause, count in causes.items()
        )

    def nudged(self, event: Any) -> str:
        return self.words.say("event-nudged", count=event.count, faces=self._shown(event.faces))

    def dice_settled(self, event: Any) -> str:
        sentences = []
        if event.thrown:
            sentences.append(
                self.words.say("event-dice-settled", count=len(event.thrown), faces=self._shown(event.thrown))
            )
        if event.changed:
            count, faces = len(event.changed), self._shown(event.changed)
            sentences.append(self.words.say("event-dice-settled-turned", count=count, faces=faces))
        return " ".join(sentences)

    def _shown(self, pairs: Sequence[tuple[int, str]]) -> str:
        return self.faces(face for _, face in pairs)

    def x_removed(self, event: Any) -> str:
        return self.words.say("event-x-removed", face=self.memory.lost_face.lower(), count=len(event.dice))

    def sets_found(self, event: Any) -> str:
        return self._sets_found("event-sets-found", event)

    def sets_found_again(self, event: Any) -> str:
        return self._sets_found("event-sets-found-again", event)

    def _sets_found(self, name: str, event: Any) -> str:
        if event.sets and not self.matches_first:
            return ""
        return self.words.say(name, count=len(event.sets), sets=self.matches(self.memory.found))

    def immobulus_held(self, event: Any) -> str:
        return self.words.say("event-immobulus-held", sets=self.matches({"IMMOBULUS": len(event.dice)}))

    def spells_silenced(self, event: Any) -> str:
        return self.words.say("event-spells-silenced", count=len(event.symbols), faces=self.faces(event.symbols))

    def reaction_started(self, event: Any) -> str:
        effect = self.words.say(f"effect-{event.effect}")
        return self._about_all("event-reaction-started", event.seats, effect=effect)

    def reaction_committed(self, event: Any) -> str:
        return self._about("event-reaction-committed", event.seat, count=len(event.dice))

    def race_started(self, event: Any) -> str:
        return self._about_all("event-race-started", event.seats, effect=self.words.say("effect-fire"))

    def race_finished(self, event: Any) -> str:
        times = ", ".join(self._time(seat, time) for seat, time in event.times)
        if event.winner is not None:
            return self._about("event-race-finished", event.winner, how="timed" if times else "won", times=times)
        how, nobody = "tie" if times else "nobody", self.words.say("list-nobody")
        return self.words.say("event-race-finished", player=nobody, how=how, times=times)

    def _time(self, seat: int, milliseconds: int) -> str:
        return self.words.say("list-time", player=self.who(seat), seconds=round(milliseconds / 1000, 1))

    def piles_dissolved(self, event: Any) -> str:
        return self._about_all("event-piles-dissolved", event.seats)

    def dice_collected(self, event: Any) -> str:
        found = self.memory.found
        taken = {symbol: found[symbol] for symbol in event.symbols if symbol in found}
        known = sum(taken.values()) == len(event.dice)  # not so if the game was taken up after the throw
        sets = self.matches(taken) if known else self.faces(event.symbols)
        return self._about("event-dice-collected", event.seat, sets=sets, count=len(event.dice))

    def dice_held(self, event: Any) -> str:
        if event.symbol == "IMMOBULUS" and self.memory.held:
            return ""
        return self.words.say("event-dice-held", sets=self.matches({event.symbol: len(event.dice)}))

    def pile_built(self, event: Any) -> str:
        return self._about("event-pile-built", event.seat, count=len(event.dice))

    def hurricane_passed(self, event: Any) -> str:
        return self.words.say(
            "event-hurricane-passed",
            effect=self.words.say("effect-hurricane"),
            scores=self.scores(sorted((taker, count) for _, taker, count, _ in event.passed)),
        )

    def accio_taken(self, event: Any) -> str:
        return self._about("event-accio-taken", event.seat, face=self.words.say(f"face-{event.symbol.lower()}"))

    def accio_declined(self, event: Any) -> str:
        return self._about("event-accio-declined", event.seat)

    def tower_built(self, event: Any) -> str:
        faces = self.faces(event.symbols)
        return self._about("event-tower-built", event.seat, count=len(event.dice), faces=faces)

    def direction_reversed(self, event: Any) -> str:
        return self.words.say("event-direction-reversed", direction="clockwise" if event.direction == 1 else "counter")

    def player_eliminated(self, event: Any) -> str:
        return self._about_all("event-player-eliminated", event.seats, remaining=event.remaining)

    def game_over(self, event: Any) -> str:
        ending = self._about_all("event-game-over", event.winners, reason=event.reason)
        title = self.words.say("title-winner")
        if len(event.winners) != 1 or not title:
            return ending
        return f"{ending} {self._about_all('event-game-over-title', event.winners, title=title)}"

    def choice_required(self, event: Any) -> str:
        return self._about("event-choice-required", event.seat)

    def turn_stopped(self, event: Any) -> str:
        return self._about("event-turn-stopped", event.seat)

    def turn_ended(self, event: Any) -> str:
        if event.reason in HAS_OWN_EVENT:
            return ""
        return self._about("event-turn-ended", event.seat, reason=event.reason)

    def tournament_scored(self, event: Any) -> str:
        return self.words.say(
            "event-tournament-scored", game=event.game, scores=self.scores(list(enumerate(event.totals)))
        )

    # voll verasselt

    def game_started(self, event: Any) -> str:
        return self.words.say("event-game-started", cards=self.cards(event.hub), deck=event.deck_size)

    def group_chosen(self, event: Any) -> str:
        if event.forced:  # the start of the turn has that sentence
            return ""
        return self._about("event-group-chosen", event.seat, group=event.group)

    def payout_due(self, event: Any) -> str:
        return self._about(
            "event-payout-due",
            event.owner,
            reason=event.reason,
            count=sum(event.cards),
            cards=self.cards(event.cards),
        )

    def payout_split(self, event: Any) -> str:
        if not any(event.to_yard) and not any(event.to_heap):
            return ""
        where = {(True, True): "both", (True, False): "yard", (False, True): "heap"}
        return self._about(
            "event-payout-split",
            event.owner,
            where=where[any(event.to_yard), any(event.to_heap)],
            yard=self.cards(event.to_yard),
            heap=self.cards(event.to_heap),
        )

    def hub_refilled(self, event: Any) -> str:
        return self.words.say(
            "event-hub-refilled", part=event.part, cards=self.drawn(event.cards), deck=event.deck_size
        )

    def refill_skipped(self, event: Any) -> str:
        if event.reason == "plundering":  # the choice has that sentence
            return ""
        return self.words.say("event-refill-skipped", reason=event.reason)

    def top_up_required(self, event: Any) -> str:
        return self._about("event-top-up-required", event.seat, count=event.missing)

    def topped_up(self, event: Any) -> str:
        return self._about("event-topped-up", event.seat, cards=self.cards(event.cards))

    def boosted(self, event: Any) -> str:
        return self._about("event-boosted", event.seat, cards=self.cards(event.cards), group=event.group)

    def dice_rolled(self, event: Any) -> str:
        return self._about("event-dice-rolled", event.seat, count=len(event.rolled), faces=self.drawn(event.dice))

    def caught(self, event: Any) -> str:
        how = "nothing" if not any(event.cards) else "first" if event.cards == event.own_catch else "more"
        cards, catch = self.cards(event.cards), self.cards(event.own_catch)
        return self._about("event-caught", event.seat, how=how, cards=cards, catch=catch)

    def busted(self, event: Any) -> str:
        reasons = [
            self.words.say("event-busted-colour", faces=self._colour(colour, shown), count=held)
            for colour, shown, held in event.offending
        ]
        return " ".join([*reasons, self._about("event-busted", event.seat)])

    def catch_dissolved(self, event: Any) -> str:
        return self.words.say("event-catch-dissolved", cards=self.cards(event.cards), group=event.group)

    def consolation_drawn(self, event: Any) -> str:
        return self._about(
            "event-consolation-drawn",
            event.seat,
            count=len(event.cards),
            cards=self.drawn(event.cards),
        )

    def stopped(self, event: Any) -> str:
        return self._about("event-stopped", event.seat, count=sum(event.catch), cards=self.cards(event.catch))

    def player_left(self, event: Any) -> str:
        return self._about("event-player-left", event.seat)

    def game_ended(self, event: Any) -> str:
        return self.words.say("event-game-ended", reason=event.reason)

    def scored(self, event: Any) -> str:
        scores = self.scores(list(enumerate(event.heaps)))
        return self._about_all("event-scored", event.winners, scores=scores, tie=event.tie_break or "none")


def _lost_face(pairs: Iterable[tuple[int, str]], before: str) -> str:
    return next((face for _, face in pairs if face in ("X", "BLANK")), before)


#: The method that makes the text of each event, by the name of the event.
SENTENCES: dict[str, Callable[[Teller, Any], str]] = {
    "turn_started": Teller.turn_started,
    "big_throw_required": Teller.big_throw_required,
    "dice_shifted": Teller.dice_shifted,
    "arena_rotated": Teller.arena_rotated,
    "throw_committed": Teller.throw_committed,
    "dice_left_arena": Teller.dice_left_arena,
    "nudged": Teller.nudged,
    "dice_settled": Teller.dice_settled,
    "x_removed": Teller.x_removed,
    "sets_found": Teller.sets_found,
    "sets_found_again": Teller.sets_found_again,
    "immobulus_held": Teller.immobulus_held,
    "spells_silenced": Teller.spells_silenced,
    "reaction_started": Teller.reaction_started,
    "reaction_committed": Teller.reaction_committed,
    "race_started": Teller.race_started,
    "race_finished": Teller.race_finished,
    "piles_dissolved": Teller.piles_dissolved,
    "dice_collected": Teller.dice_collected,
    "dice_held": Teller.dice_held,
    "pile_built": Teller.pile_built,
    "hurricane_passed": Teller.hurricane_passed,
    "accio_taken": Teller.accio_taken,
    "accio_declined": Teller.accio_declined,
    "tower_built": Teller.tower_built,
    "direction_reversed": Teller.direction_reversed,
    "player_eliminated": Teller.player_eliminated,
    "game_over": Teller.game_over,
    "choice_required": Teller.choice_required,
    "turn_stopped": Teller.turn_stopped,
    "turn_ended": Teller.turn_ended,
    "tournament_scored": Teller.tournament_scored,
    "game_started": Teller.game_started,
    "group_chosen": Teller.group_chosen,
    "payout_due": Teller.payout_due,
    "payout_split": Teller.payout_split,
    "hub_refilled": Teller.hub_refilled,
    "refill_skipped": Teller.refill_skipped,
    "top_up_required": Teller.top_up_required,
    "topped_up": Teller.topped_up,
    "boosted": Teller.boosted,
    "dice_rolled": Teller.dice_rolled,
    "caught": Teller.caught,
    "busted": Teller.busted,
    "catch_dissolved": Teller.catch_dissolved,
    "consolation_drawn": Teller.consolation_drawn,
    "stopped": Teller.stopped,
    "player_left": Teller.player_left,
    "game_ended": Teller.game_ended,
    "scored": Teller.scored,
}
