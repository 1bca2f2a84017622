"""One engine for the two card games: challenges, plots and power. A box brings its cards and its settings."""
