"""What is shown of each game in pictures: one module by the name of its folder, with its ``PICTURES``."""
