"""How bots play the card games: what cards are worth, sound habits, what a position promises."""
