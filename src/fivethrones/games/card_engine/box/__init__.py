"""The contents of a box: printed cards, titles, and the figures in its rules."""
