"""What a link to a finished game, or to one of its throws, says. In the archive's process."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from throwdown.table.story import snapshot

if TYPE_CHECKING:
    from throwdown.table import Match
    from throwdown.table.story import Snapshot
    from throwdown.words import Words


class Caption(msgspec.Struct, frozen=True):
    """What a link to a game or a throw says of it."""

    title: str
    about: str


def caption_of(match: Match, number: int | None, words: Words) -> Caption:
    """The title of a game or of one of its throws, and a sentence below it."""
    thrown = snapshot(match, number)
    return Caption(title_of(match, thrown, number, words), _about(match, thrown, words))


def title_of(match: Match, thrown: Snapshot, number: int | None, words: Words) -> str:
    game = game_name(match, words)
    if number is not None:
        threw = words.listed([name_of(match, seat, words) for seat in thrown.threw])
        return words.say("story-preview-throw", number=thrown.throw, player=threw, game=game)
    winners = match.result.winners if match.result is not None else ()
    if not winners:
        return words.say("story-preview-game", game=game)
    names = words.listed([name_of(match, seat, words) for seat in winners])
    return words.say("story-preview-win", players=names, count=len(winners), game=game)


def _about(match: Match, thrown: Snapshot, words: Words) -> str:
    players = words.listed([name_of(match, seat, words) for seat in range(match.game.seats)])
    return words.say("story-preview-about", players=players, throws=thrown.throws)


def game_name(match: Match, words: Words) -> str:
    return words.say(f"game-{match.game.id.replace('_', '-')}")


def name_of(match: Match, seat: int, words: Words) -> str:
    players = match.log.header.players
    return (players[seat] if players else "") or words.say("list-player", number=seat + 1)
