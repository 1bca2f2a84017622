"""The vocabulary of cards: what lasts, and what is done to rulers, hands, stacks, allies and tokens."""
