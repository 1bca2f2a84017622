"""The games on the card engine in numbers: what both boxes share."""
