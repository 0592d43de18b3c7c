"""Games at a terminal, shown as plain lines or on a text screen; and the referee."""
