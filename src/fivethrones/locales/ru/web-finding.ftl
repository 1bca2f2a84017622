# Поиск игры

web-find-title = Быстрая игра
web-find-players = Игроков
web-find-bots = Через полминуты свободные места займут боты
web-find-near = Сначала близкие по рейтингу: до { $points } очков, со временем шире
web-find-rating = рейтинг { $rating }
web-find-seek = Найти игру
web-find-waiting = Ищем игроков: { $what }
web-find-hint = Оставайтесь на этой странице: партия откроется сама
web-find-cancel = Не искать
web-find-open = Ищут партнёров
web-find-play = Играть
web-find-invites = { $name } зовёт вас сыграть ещё раз
web-find-sit = К столу
web-find-refuse = Не сейчас
web-find-again = Сыграть ещё: { $names }
