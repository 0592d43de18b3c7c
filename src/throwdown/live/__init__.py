"""One table on the server: its journal, its parts, and who is told what."""
