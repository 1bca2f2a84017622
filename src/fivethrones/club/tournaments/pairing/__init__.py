"""Who meets whom, by format."""
