"""The rules of B'Twixt, one by one."""
