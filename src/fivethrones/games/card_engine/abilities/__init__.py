"""The vocabulary of cards: each word is one small class with one method that the engine calls."""
