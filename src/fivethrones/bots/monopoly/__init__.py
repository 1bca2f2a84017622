"""The levels of Monopoly."""
