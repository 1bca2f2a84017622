"""How bots play Hand of the King: what a position is worth, what a choice leads to, and two levels of skill."""
