"""What the benchmarks measure of each game: one module by the name of its folder, with its ``ROW``."""
