"""How a table is presented: views, labels, lines of the log, pieces that can be pointed at."""
