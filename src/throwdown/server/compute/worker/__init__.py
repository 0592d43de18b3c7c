"""The program that computes for a server on another machine."""
