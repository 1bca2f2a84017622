"""What happens when: abilities in use, windows for answers and for actions, what follows from what has occurred."""
