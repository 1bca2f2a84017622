"""What the printed rules and the facts about the box say, played out."""
