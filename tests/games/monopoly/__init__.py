"""The rules of Monopoly."""
