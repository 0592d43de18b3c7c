"""Picture and film of a throw of a finished game, to be shared. Made in the archive's process."""

from __future__ import annotations

from base64 import b64decode
from typing import TYPE_CHECKING, Any, cast

from throwdown.errors import TableRefused
from throwdown.pictures.finish import finish_of
from throwdown.pictures.picture import bodies_of, movie
from throwdown.pictures.placed import put_down
from throwdown.pictures.poster import Plate, Poster, arena_poster, can_write, dice_poster
from throwdown.pictures.symbols import symbol_name, symbols_of
from throwdown.table.story import snapshot

from .captions import game_name, name_of, title_of

if TYPE_CHECKING:
    from throwdown.physics import Pose
    from throwdown.table import Match
    from throwdown.table.story import Snapshot
    from throwdown.words import Words


def preview(match: Match, number: int | None, words: Words) -> bytes:
    """The picture of a game or of one of its throws, as a JPEG."""
    thrown = snapshot(match, number)
    winners = match.result.winners if match.result is not None else ()
    lit = winners if number is None else thrown.threw
    plates = tuple(
        Plate(_written(match, seat, words), str(held), lit=seat in lit) for seat, held in enumerate(thrown.held)
    )
    title = title_of(match, thrown, number, words)
    poster = Poster(match.game.id, title if can_write(title) else game_name(match, words), plates)
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
    """Where the dice lie; luck gives no places, so they are put down as the page does it."""
    return cast("dict[int, Pose]", dict(thrown.rest)) or put_down(dict(thrown.faces), thrown.stacks)


def _written(match: Match, seat: int, words: Words) -> str:
    """A name in a picture: our letters do not know every script."""
    name = name_of(match, seat, words)
    return name if can_write(name) else words.say("list-player", number=seat + 1)
