"""Looking ahead: what the bots of several games search with."""
