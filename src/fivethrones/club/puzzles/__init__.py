"""Positions from games between bots with one choice that is clearly best, to be found."""
