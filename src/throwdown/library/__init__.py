"""What ``import throwdown`` offers: the rooms below behind a few simple names, each read when it is first used."""
