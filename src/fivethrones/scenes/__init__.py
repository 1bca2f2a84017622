"""Building any position of a game directly, without playing up to it, for lessons and tests. One module for each box."""
