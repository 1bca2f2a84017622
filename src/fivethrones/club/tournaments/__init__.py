"""Tournaments: a log of events and what follows from it."""
