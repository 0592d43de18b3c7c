"""Power of the Elements for two players, solved."""
