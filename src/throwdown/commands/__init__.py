"""One file for each command: what it takes, what it prints. The work is done in the rooms below."""
