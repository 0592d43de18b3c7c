"""A person or a bot at a server, over HTTP and the socket."""

from .client import ME, Client, Refused

__all__ = ["ME", "Client", "Refused"]
