"""The records that a table holds, and the numbers by which they name things."""
