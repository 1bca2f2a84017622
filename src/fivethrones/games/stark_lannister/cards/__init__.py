"""The house cards: how many copies a deck holds, and each card as one entry."""
