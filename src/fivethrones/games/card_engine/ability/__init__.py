"""What the words of cards are: abilities, static effects, triggers, costs, effects, filters."""
