"""The daily throw: one arena and one tremor for everybody, one try each, verifiable when the day is over.

A day has a secret, and its commitment is published before anybody throws. The position follows from the commitment,
so that anybody can lay it again. Tremor and rotations follow from the secret. The intent is not hashed in: the same
intent gives the same landing to everybody who is listed.
"""
