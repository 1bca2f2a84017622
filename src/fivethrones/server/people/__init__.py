"""Guests: who they are, and what they may do about it."""
