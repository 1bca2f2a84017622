"""What people see and say of a table: views, labels, the lines of the log, pieces to point at."""
