"""uvicorn made fit for strangers: connections, requests and frames within limits.

    serve(with_middleware(application, settings), settings)

uvicorn waits for ever for a request that does not come, takes 16 MiB messages and logs a traceback for a bad
frame. Here a connection has deadlines and caps, and whatever breaks the rules of HTTP or WebSockets is
closed with the code that the standards name and at most one line in the log.

uvicorn has no public hooks for this, so ``http`` and ``websocket`` override methods of its protocols. It is
therefore pinned to one version, with httptools and websockets below it, and a contract test states what is
assumed of each method and attribute that is used here.
"""

from .run import listen, make_server, serve, tune_interpreter

__all__ = ["listen", "make_server", "serve", "tune_interpreter"]
