"""What a club keeps of its finished games: results, statistics, ratings. Nothing here knows a running table, a database or a net."""
