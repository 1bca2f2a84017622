"""Values that are computed from the table whenever they are needed, and never stored."""
