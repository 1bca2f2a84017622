"""One challenge, step by step."""
