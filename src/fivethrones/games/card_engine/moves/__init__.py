"""Single changes of the table: cards from place to place, power, gold, and the choices that they need."""
