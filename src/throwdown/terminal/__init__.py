"""The games at a terminal: one session, shown as plain lines or on a text screen; and the referee."""
