# Разбор

web-review = Разбор
web-review-title = Разбор: { $game }
web-review-begin = Разобрать партию
web-review-about = Каждое решение судят по тому, что было известно с этого места в тот момент. Это займёт время; можно уйти и вернуться.
web-review-progress = Решений: { $done } из { $total }
web-review-some = Разобраны { $total } решений из { $asked }: самые весомые
web-review-known = Что было известно
web-review-open = Все карты открыты
web-review-whose = Чьи решения
web-review-chances = Шансы по шагам, %
web-review-held = держали
web-review-left = осталось
web-review-range = { $low }–{ $high } %
web-review-played = Сыграно
web-review-better = Лучше
web-review-nothing-better = Лучшего не нашлось
web-review-no-mark = Без оценки: разница может быть случайной
web-review-not-judged = На этом шаге судить нечего
web-review-turning = Переломы партии
web-review-no-turning = Ни одно решение не выделяется
web-review-prev = Предыдущий перелом
web-review-next = Следующий перелом
web-review-step = Шаг { $step } из { $last }
web-review-mark-strong = сильный ход
web-review-mark-inaccurate = неточность
web-review-mark-blunder = ошибка
web-review-luck = Свои решения { $own }, удача { $luck }, другие { $others } пунктов
web-review-solve = Найти ход лучше
web-review-table = Кривая таблицей
web-review-chance = Шансы
web-review-mark = Оценка
web-review-when = Шаг

# Задачи

web-puzzles = Задачи
web-puzzles-about = Позиции из партий ботов, где один выбор явно лучше всех. Считается первая попытка.
web-puzzles-daily = Задача дня
web-puzzles-rating = Ваш рейтинг: { $rating }
web-puzzles-tries = Решали: { $tries }
web-puzzles-all = Все темы
web-puzzles-theme = Тема
web-puzzles-none = Задач здесь нет
web-puzzle-of = { $game }, { $theme }
web-puzzle-opponent = соперник
web-puzzle-find = Найдите лучший выбор
web-puzzle-proved = Ровно один выбор побеждает при любых ответах. Это доказано.
web-puzzle-mistake = Сыгранное здесь ухудшило шансы. Найдите выбор, который их сохраняет.
web-puzzle-tried = Один выбор намного лучше других в сотнях проб.
web-puzzle-right = Верно
web-puzzle-wrong = Есть лучше
web-puzzle-shown = Решение
web-puzzle-leaves = Шансы после этого { $chance } %, после лучшего { $best } %.
web-puzzle-unknown = Этот выбор никто не взвешивал: среди подающих надежды его не было.
web-puzzle-why-not = Почему нет? Дальше может быть так:
web-puzzle-line = Дальше так:
web-puzzle-change = Рейтинг { $change }
web-puzzle-again = Ещё раз
web-puzzle-show = Показать решение
web-puzzle-next = Следующая задача
web-puzzle-rated = Сложность { $rating }
web-puzzle-solved = решена
web-puzzle-missed = не решена

# Вместе

web-review-together = Вместе
web-review-alone = Кто откроет эту страницу, увидит, кто ведёт, и сможет следить.
web-review-invite = Скопировать ссылку для остальных
web-review-copied = Ссылка скопирована
web-review-leads = Ведёт { $name }
web-review-you-lead = Ведёте вы
web-review-nobody-leads = Никто не ведёт
web-review-following = { $count ->
    [one] следит { $count }
   *[other] следят { $count }
}
web-review-aside = Вы смотрите сами
web-review-elsewhere = { $name } смотрит ход { $step }
web-review-follow = Следить снова
web-review-take = Вести
web-review-hand = Передать
web-review-point-how = Нажмите на карту или клетку, чтобы показать её остальным.
web-review-points = { $name } показывает: { $piece }

# В конце партии

web-end-chances = Шансы, %, и решающие ходы
web-end-looking = Ищем решающие ходы: { $done } из { $total } решений
web-end-find = Показать шансы и решающие ходы
