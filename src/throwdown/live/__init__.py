"""A table that people sit at, wherever it is hosted: a function of state and message, with one inbox."""
