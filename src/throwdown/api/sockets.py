"""Close codes of sockets; those below 4000 are those of the protocol."""

from __future__ import annotations

#: Nobody is signed in, or said hello; the person may not be there; there is no such table.
NOT_SIGNED_IN, NO_ACCESS, NO_TABLE = 4401, 4403, 4404
#: After this a client reconnects immediately.
COME_BACK = 1012
FAULT = 1011
#: What a client does that the protocol does not allow.
TOO_MUCH = 1008
