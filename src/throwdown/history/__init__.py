"""What is remembered of finished games: figures of each seat, and what they say over many games.

Everything here is a pure function of values: no store, no clock, no file.
"""
