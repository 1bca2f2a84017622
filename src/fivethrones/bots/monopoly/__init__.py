"""Squire and Knight of Monopoly."""
