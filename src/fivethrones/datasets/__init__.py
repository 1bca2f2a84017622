"""Games between bots as tables of numbers, to learn from: Parquet files and a card that says what is in them.

Needs NumPy and PyArrow (``pip install 'fivethrones[datasets]'``).
"""
