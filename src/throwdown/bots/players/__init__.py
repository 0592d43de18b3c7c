"""The bots themselves, from random to master."""
