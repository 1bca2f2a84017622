# Итоги, рейтинги и таблица

web-club = Мои партии
web-club-ladder = Рейтинг-лист
web-club-games = Партий: { $games }, побед: { $won }
web-club-rating = Рейтинг { $rating } ± { $deviation }
web-club-young = Сыграно { $games } из { $of } рейтинговых партий
web-club-history = Сыгранные партии
web-club-empty = Доиграйте партию, и она появится здесь.
web-club-export = Скачать (CSV)
web-club-more = Показать более ранние
web-club-public = Мои партии видны всем на этом сервере
web-club-public-note = Иначе — только тем, кто играл с вами.
web-club-game = Игра
web-club-players = Игроков
web-club-place = Место
web-club-change = Рейтинг
web-club-date = Дата
web-club-against = Соперники
web-club-somebody = Кто-то
web-club-unmeasured = не измерен
web-club-next = Следующий бот над вами — { $level }: { $points } очков.
web-club-top = Выше вас ботов нет.
web-rated = Рейтинговая: без подсказок, и увиденное другими не вернуть
web-rated-change = Рейтинг { $change }, теперь { $rating } ± { $deviation }
