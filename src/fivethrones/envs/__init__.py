"""The games as environments of the libraries that people learn with; ``pip install fivethrones[envs]``.

They add no rule: `fivethrones.encoding` says what a number stands for, here it becomes an array.
"""
