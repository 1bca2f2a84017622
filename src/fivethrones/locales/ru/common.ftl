# Игры

game-hand-of-the-king = Десница короля

# Боты

bot-random = Случайный
bot-squire = Оруженосец
bot-knight = Рыцарь
refused-bot-unknown = Бота «{ $bot }» нет. Есть: { $known }

# Игроки и перечисления

player = Игрок { $number }
list-comma = { $head }, { $tail }
list-and = { $head } и { $tail }

# Настройки всех игр

option-seats = Число мест
    .text = Сколько игроков за столом
option-seats-2 = двое
option-seats-3 = трое
option-seats-4 = четверо

# Отказы ядра

refused-game-over = Партия окончена. Начните новую
refused-not-asked = Сейчас решает другой игрок. Дождитесь своей очереди
refused-unreadable = «{ $text }» не похоже на ход. Выберите ход из списка
refused-unknown-word = Слово «{ $text }» незнакомо. Выберите ход из списка
refused-option-unknown = Настройки «{ $option }» нет. Есть: { $known }
refused-option-value = У настройки «{ $option }» нет значения «{ $value }». Есть: { $known }

# Отказы партии

refused-list-empty = Ни одного действия. Выберите хотя бы одно
refused-list-seats = Действия разных игроков в одном ходе. Делайте их по очереди
refused-list-after-news = Часть хода открыла новое, дальше решают заново. Делайте действия по одному
refused-undo-nothing = Отменять нечего: вы ещё не ходили
refused-undo-other-acted = Отменить нельзя: после вас ход сделал другой игрок ({ $seat })
refused-undo-chance = Отменить нельзя: в этом ходе решал случай
refused-undo-disclosed = Отменить нельзя: этот ход открыл скрытое
refused-default-not-awaited = { $seat } сейчас ничего не решает. Дождитесь очереди этого игрока
refused-step = Шага { $step } нет. Выберите от 0 до { $last }

# Отказы записи

refused-record-missing = Файла «{ $path }» нет. Проверьте имя
refused-record-unopened = Файл «{ $path }» не открывается. Проверьте права и имя
refused-record-unsaved = В файл «{ $path }» не удалось записать. Выберите другое место
refused-record-not-text = Это не запись партии: строка { $line } не текст. Выберите другой файл
refused-record-not-one = Это не запись партии: строка { $line } начинается иначе. Выберите другой файл
refused-record-newer = Запись новее программы: её формат { $format }, а знаком { $known } (строка { $line }). Обновите программу
refused-record-header = В строке { $line } нет слова «{ $wanted }». Возьмите целую запись
refused-record-game = Игры «{ $game }» нет (строка { $line }). Есть: { $known }
refused-record-version = Запись сделана по правилам «{ $game }» версии { $version }, а здесь версия { $known } (строка { $line }). Откройте её программой той версии
refused-record-seed = «{ $text }» в строке { $line } не зерно: нужно целое число от 0. Возьмите целую запись
refused-record-option = Настройка в строке { $line } не подходит. Исправьте её
refused-record-option-twice = Настройка «{ $option }» задана дважды (строка { $line }). Оставьте одну
refused-record-unreadable = «{ $text }» в строке { $line } не похоже на ход. Возьмите целую запись
refused-record-illegal = Ход «{ $text }» в строке { $line } против правил. Возьмите целую запись
refused-record-undo = Отмена «{ $text }» в строке { $line } невозможна. Возьмите целую запись
refused-record-cut = Запись обрывается на строке { $line }. Возьмите целую запись
refused-record-count = В записи сказано ходов: { $told }, а их { $found } (строка { $line }). Возьмите целую запись
refused-record-hash = Записан итог { $told }, а партия приходит к { $found } (строка { $line }). Возьмите целую запись
refused-record-after-end = После конца записи в строке { $line } стоит «{ $text }». Уберите лишнее
