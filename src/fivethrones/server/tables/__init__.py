"""Tables: their logs, who sits there, what is played and shown."""
