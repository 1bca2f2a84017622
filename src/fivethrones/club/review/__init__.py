"""A finished game looked at again: each decision judged from what its seat knew when it was made."""
