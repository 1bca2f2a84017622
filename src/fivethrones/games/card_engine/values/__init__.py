"""Values read off the table whenever they are asked for, never stored."""
