"""The set-up, and the phases of a round."""
