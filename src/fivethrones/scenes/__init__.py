"""Any position of a game, built without playing up to it: for lessons, and for tests. One module for each box."""
