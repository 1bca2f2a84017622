"""How a database of an older program becomes one of this; run whenever a server starts."""
