"""What is kept: one append-only log per table, and the little around it."""
