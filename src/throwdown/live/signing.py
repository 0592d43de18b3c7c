"""The end of a game is signed by those who promised keys for it, and receipts by the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import TableRefused
from throwdown.throwers.signing import Receipt, is_end_signed

from . import events as ev

if TYPE_CHECKING:
    from throwdown.throwers.signing import Given

    from .games import NextGame
    from .listener import Listener
    from .protocol import messages as wire
    from .table import Table


def give_receipt(table: Table, given: Given, coming: NextGame, seat: int) -> None:
    """Sign for a promise or a key, which is stored together with the answer that carries the receipt."""
    signer = table.host.signer
    hash, own = coming.hashes[seat], coming.signers.get(seat, "")
    receipt = Receipt(given, coming.id, coming.commitment, seat, hash, own, signer.public)
    table.receipt = signer.sign(receipt.message)


def on_sign(table: Table, listener: Listener, message: wire.Sign) -> None:
    """Take a signature of the end of one of the last games; the same one again changes nothing."""
    log = next((game.match.log for game in table.state.games if game.id == message.game), None)
    if log is None or not log.finished:
        raise TableRefused("no such game ended here of late: there is nothing to sign", code="server/sign_no_game")
    if not log.header.seats_of(message.signer):
        raise TableRefused("no seat of this game promised this key", code="server/sign_key")
    if not is_end_signed(message.signer, log.final_hash, message.signature):
        raise TableRefused("this is not a signature of the end of this game", code="server/sign_wrong")
    if all(message.signer != each.key for each in log.signatures):
        table.add(ev.Signed(game=message.game, signer=message.signer, signature=message.signature))
