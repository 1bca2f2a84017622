"""The course of a game, as frames."""
