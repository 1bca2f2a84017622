"""A match: one game played, from its seed to its last entry. State, history and record all follow from the log."""
