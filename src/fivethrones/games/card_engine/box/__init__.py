"""What lies in a box: cards as they are printed, titles, the figures of its rules."""
