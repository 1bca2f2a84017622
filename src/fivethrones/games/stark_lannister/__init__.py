"""Game of Thrones: The Card Game, HBO edition; «Игра престолов», карточная игра по сериалу: Stark against Lannister."""
