"""What the page must know of what lies in each box: one module by the name of the game's folder, with its ``pages``."""
