"""The levels of B'Twixt."""
