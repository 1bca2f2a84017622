"""The order of things: abilities in use, windows for answers and actions, and what follows from occurrences."""
