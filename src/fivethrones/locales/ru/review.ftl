# Разборы

refused-review-busy = Другая ваша партия ещё разбирается. Подождите, пока разбор закончится
refused-review-rules = Эта партия сыграна по правилам (версия { $version }), по которым здесь уже не играют, и разобрать её нельзя
refused-no-reviews = На этом сервере нет разборов и задач. Посмотрите запись партии

# Чем выбор лучше: чего от него в среднем больше

reason-banner = приносит знамя: { $piece }
reason-support = ещё одна карта в поддержку: { $piece }
reason-power = { $amount ->
    [0] немного больше власти
   *[other] власти больше примерно на { $amount }
}
reason-rival-power = { $amount ->
    [0] у сильнейшего соперника власти чуть меньше
   *[other] у сильнейшего соперника власти меньше примерно на { $amount }
}
reason-characters = { $amount ->
    [0] чаще в игре остаётся на персонажа больше
    [one] в игре больше примерно на { $amount } персонажа
   *[other] в игре больше примерно на { $amount } персонажей
}
reason-strength = { $amount ->
    [0] силы в игре немного больше
   *[other] силы в игре больше примерно на { $amount }
}
reason-rival-characters = { $amount ->
    [0] у соперника чаще на персонажа меньше
    [one] у соперника меньше примерно на { $amount } персонажа
   *[other] у соперника меньше примерно на { $amount } персонажей
}
reason-hand = { $amount ->
    [0] чаще на руке остаётся на карту больше
    [one] на руке больше примерно на { $amount } карту
    [few] на руке больше примерно на { $amount } карты
   *[other] на руке больше примерно на { $amount } карт
}
reason-small-council = { $amount ->
    [0] малый совет немного сильнее
   *[other] власти в малом совете больше примерно на { $amount }
}
reason-great-council = { $amount ->
    [0] большой совет немного сильнее
   *[other] власти в большом совете больше примерно на { $amount }
}
reason-cash = денег больше примерно на { $amount }
reason-deeds = { $amount ->
    [0] чаще на одно владение больше
    [one] больше примерно на { $amount } владение
    [few] больше примерно на { $amount } владения
   *[other] больше примерно на { $amount } владений
}
reason-sets = { $amount ->
    [0] чаще целая цветовая группа
    [one] больше примерно на { $amount } цветовую группу
    [few] больше примерно на { $amount } цветовые группы
   *[other] больше примерно на { $amount } цветовых групп
}
reason-buildings = { $amount ->
    [0] чаще на одну постройку больше
    [one] больше примерно на { $amount } постройку
    [few] больше примерно на { $amount } постройки
   *[other] больше примерно на { $amount } построек
}

# Задачи

theme-banner = Знамя сразу
theme-quiet = Тихий ход
theme-companion = Союзник
theme-plot = Замысел
theme-challenge = Какой вызов
theme-battle = Кому сражаться
theme-cards = Розыгрыш карт
theme-bid = Торг
theme-council = Советы
theme-purchase = Покупка
theme-building = Строительство
theme-trade = Сделка
theme-mistake = Из вашей партии

# Поиск задач

help-puzzles = Искать задачи в партиях ботов
help-puzzles-find = Играть партии ботов и оставлять позиции, в которых один выбор явно лучше всех
help-puzzles-out = Куда писать, по задаче в строке. Обычно puzzles.jsonl
cli-puzzles-found = Найдено задач: { $count }. Они в файле { $path }
