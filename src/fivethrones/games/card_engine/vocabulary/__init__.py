"""The vocabulary that cards are written in: each word is one small class."""
