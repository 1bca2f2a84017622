"""Base classes for the words of cards: abilities, static effects, triggers, costs, effects, filters."""
