"""Words that only cards of this box need, and those that read its settings."""
