"""Monopoly: Game of Thrones, «Монополия. Игра престолов»."""
