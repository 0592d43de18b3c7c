"""Routes that every host has, one file for each concern."""
