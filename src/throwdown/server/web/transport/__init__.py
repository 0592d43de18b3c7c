"""uvicorn with our settings.

    serve(with_middleware(application, settings), settings, listen(settings))

Everything is set through ``uvicorn.Config``. One class is extended. ``Connection``: races need the round-trip time of a
packet, and a table must notice soon when a player falls silent. It uses only what asyncio hands to a protocol.
``StoppableServer`` has a uvicorn server: the application learns that it stops before any connection is closed.
Sizes, rates and concurrency are limited by ``middleware/`` and ``sockets.py``; docs/open-net.md says what a proxy must
do in front of a server on the open internet.
"""

from .run import listen, make_server, serve, tune_interpreter
from .tls import tls_context

__all__ = ["listen", "make_server", "serve", "tls_context", "tune_interpreter"]
