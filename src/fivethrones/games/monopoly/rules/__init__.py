"""The rules of Monopoly as frames: the turn, deeds and money, trades, debts, the end."""
