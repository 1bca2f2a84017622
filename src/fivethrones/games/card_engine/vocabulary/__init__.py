"""The vocabulary in which cards are written. Each word is a small class."""
