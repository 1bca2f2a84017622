"""Looking after the people on a server: what they report, and what is done about it."""
