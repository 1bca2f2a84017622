"""What the club keeps of finished games, on disk."""
