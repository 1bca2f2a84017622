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
web-club-length = Длительность
web-club-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[other] { $score } очков
}
web-club-against = Соперники
web-club-somebody = Кто-то
web-club-unmeasured = не измерен
web-club-next = Следующий бот над вами — { $level }: { $points } очков.
web-club-top = Выше вас ботов нет.
web-club-seats = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}
web-club-statistics = Статистика
web-club-count = Партий
web-club-won = Побед
web-club-share = Доля
web-club-people = люди
web-club-shorter = до { $count } мин
web-club-longer = дольше
web-club-curve = Рейтинг: с { $from } до { $to }, партий: { $games }
web-club-any = любые
web-club-none = Таких партий нет.
web-club-all-games = Показать все партии
web-club-result = Итог
web-club-result-won = победа
web-club-result-shared = общее первое место
web-club-result-lost = не победа
web-club-variant = Вариант
web-club-variant-standard = обычный
web-club-variant-teams = команды
web-club-variant-raven = Трёхглазая ворона
web-club-variant-littlefinger = «Мизинец»
web-club-variant-short = короткий
web-club-variant-timed = на время
web-club-variant-advanced = расширенный
web-club-variant-drafted = драфт замыслов
web-club-streak = Побед подряд: больше всего { $best }, сейчас { $now }
web-club-topic-against = Против кого
web-club-topic-player = Кто здесь играет
web-club-topic-rival = Личные встречи
web-club-topic-seat = По местам за столом
web-club-topic-house = По домам
web-club-topic-leader = По правителям
web-club-topic-token = По фишкам
web-club-topic-banner = Удержанные знамёна
web-club-topic-length = Длительность партий
web-club-topic-card = Любимые карты
web-club-topic-best = Лучшие карты
web-club-server = Партии на этом сервере
web-club-changed = рейтинг { $change }
web-rated = Рейтинговая: без подсказок, и увиденное другими не вернуть
web-rated-short = рейтинговая
web-rated-change = Рейтинг { $change }, теперь { $rating } ± { $deviation }
web-rated-young = Рейтинг { $change }. Сам он будет показан, когда рейтинговых партий наберётся достаточно
