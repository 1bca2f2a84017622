"""Elementary changes of the table: moving cards, power and gold, and the choices needed for that."""
