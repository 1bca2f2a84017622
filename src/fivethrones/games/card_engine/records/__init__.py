"""The records that a table holds, and typed numbers for what they refer to."""
