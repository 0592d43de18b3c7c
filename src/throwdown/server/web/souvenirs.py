"""What is made of one throw of a finished game to be passed on: title, picture, film. In the archive's process."""

from __future__ import annotations

from base64 import b64decode
from typing import TYPE_CHECKING, Any, cast

import msgspec

from throwdown.errors import TableRefused
from throwdown.pictures.finish import finish_of
from throwdown.pictures.picture import bodies_of, movie
from throwdown.pictures.placed import put_down
from throwdown.pictures.poster import Plate, Poster, arena_poster, can_write, dice_poster
from throwdown.pictures.symbols import symbol_name, symbols_of
from throwdown.table.story import snapshot

if TYPE_CHECKING:
    from throwdown.physics import Pose
    from throwdown.table import Match
    from throwdown.table.story import Snapshot
    from throwdown.words import Words


class Caption(msgspec.Struct, frozen=True):
    """What a link to a game or a throw says of it."""

    title: str
    about: str


def caption(match: Match, number: int | None, words: Words) -> Caption:
    """The title of a game or of one of its throws, and a sentence below it."""
    thrown = snapshot(match, number)
    return Caption(_title(match, thrown, number, words), _about(match, thrown, words))


def preview(match: Match, number: int | None, words: Words) -> bytes:
    """The picture of a game or of one of its throws, as a JPEG."""
    thrown = snapshot(match, number)
    winners = match.result.winners if match.result is not None else ()
    lit = winners if number is None else thrown.threw
    plates = tuple(
        Plate(_written(match, seat, words), str(held), lit=seat in lit) for seat, held in enumerate(thrown.held)
    )
    title = _title(match, thrown, number, words)
    poster = Poster(match.game.id, title if can_write(title) else _game(match, words), plates)
    if thrown.rolled:
        game = match.game.id
        rolled = [symbol_name(game, face) for face in thrown.rolled]
        return dice_poster(poster, rolled, [(symbol_name(game, colour), count) for colour, count in thrown.cards])
    return arena_poster(poster, bodies_of(_poses(thrown)))


def film(match: Match, number: int) -> bytes:
    """One throw as a GIF."""
    from throwdown.physics import Scene
    from throwdown.physics.trajectory import Trajectory

    thrown = snapshot(match, number)
    if not thrown.motion:
        raise TableRefused("this throw has no motion: only throws of a physical arena have one", code="server/no_film")
    motion = Trajectory.decode(b64decode(thrown.motion))
    before = Scene(cast("Any", dict(thrown.before)))
    return movie(before, motion, symbols_of(match.game.id), finish=finish_of(match.game.id))


def _poses(thrown: Snapshot) -> dict[int, Pose]:
    """Where the dice lie; where luck threw nobody knows, and they are put down as the page does it."""
    return cast("dict[int, Pose]", dict(thrown.rest)) or put_down(dict(thrown.faces), thrown.stacks)


# Words


def _title(match: Match, thrown: Snapshot, number: int | None, words: Words) -> str:
    game = _game(match, words)
    if number is not None:
        threw = words.listed([_name(match, seat, words) for seat in thrown.threw])
        return words.say("story-preview-throw", number=thrown.throw, player=threw, game=game)
    winners = match.result.winners if match.result is not None else ()
    if not winners:
        return words.say("story-preview-game", game=game)
    names = words.listed([_name(match, seat, words) for seat in winners])
    return words.say("story-preview-win", players=names, count=len(winners), game=game)


def _about(match: Match, thrown: Snapshot, words: Words) -> str:
    players = words.listed([_name(match, seat, words) for seat in range(match.game.seats)])
    return words.say("story-preview-about", players=players, throws=thrown.throws)


def _game(match: Match, words: Words) -> str:
    return words.say(f"game-{match.game.id.replace('_', '-')}")


def _name(match: Match, seat: int, words: Words) -> str:
    players = match.log.header.players
    return (players[seat] if players else "") or words.say("list-player", number=seat + 1)


def _written(match: Match, seat: int, words: Words) -> str:
    """A name in a picture: our letters do not know every script."""
    name = _name(match, seat, words)
    return name if can_write(name) else words.say("list-player", number=seat + 1)
