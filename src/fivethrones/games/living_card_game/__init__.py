"""A Game of Thrones: The Card Game, the living card game; «Игра престолов», карточная игра: two to four Houses."""
