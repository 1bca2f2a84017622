"""Squire and Knight of B'Twixt."""
