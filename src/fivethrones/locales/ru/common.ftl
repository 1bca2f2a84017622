# Игры

game-hand-of-the-king = Десница короля
    .about = Ведите Вариса по двору, забирайте карты домов и держите больше знамён, чем другие.
game-stark-lannister = Старки против Ланнистеров
    .about = Дуэль двух домов: битвы, интриги и власть. Первым наберите 15 власти.
game-living-card-game = Карточная игра
    .about = Шесть домов, тайные замыслы и титулы: союзник на раунд, соперник на партию.
game-btwixt = Меж двух королей
    .about = Делите советы с соседями слева и справа: в счёт пойдёт слабейший из двух.
game-monopoly = Монополия
    .about = Скупайте земли Вестероса, торгуйтесь и стройте, пока соперники не разорятся.

# Боты

bot-random = Случайный
bot-squire = Оруженосец
bot-knight = Рыцарь
bot-lord = Лорд
bot-hand = Десница
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
option-seats-5 = пятеро
option-seats-6 = шестеро
option-seats-7 = семеро
option-seats-8 = восьмеро

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
refused-list-unfinished = Начато, но не закончено. Введите всё до конца одним ходом
refused-lesson-waits = По правилам так можно, но урок ждёт другого хода
refused-lesson-read = Здесь пока нечего нажимать: прочтите и идите дальше
refused-lesson-move = Урок ждёт хода
refused-lesson-over = Урок окончен
refused-list-after-news = Часть хода открыла новое, дальше решают заново. Делайте действия по одному
refused-undo-nothing = Отменять нечего: вы ещё не ходили
refused-undo-other-acted = Отменить нельзя: после вас ход сделал другой игрок ({ $seat })
refused-undo-chance = Отменить нельзя: в этом ходе решал случай
refused-undo-disclosed = Отменить нельзя: этот ход открыл скрытое
refused-undo-resigned = Отменить нельзя: с тех пор { $seat } выбывает из игры
refused-undo-rules = Отменить нельзя: с тех пор изменились правила, и сыгранное до этого остаётся в силе
refused-back-not-away = За игрока «{ $seat }» не играет бот. Продолжайте игру
refused-seat-unknown = Игрока { $number } в этой партии нет. Выберите одного из играющих
refused-resigned = { $seat } больше не играет. Начните новую партию
refused-default-not-awaited = { $seat } сейчас ничего не решает. Дождитесь очереди этого игрока
refused-step = Шага { $step } нет. Выберите от 0 до { $last }

# Сдача

log-resign = { $seat }: игра сдана
outcome-given-up = Победа: { $winners }. Остальные сдались

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
refused-record-stops = Запись сделана по правилам версии { $version }. По нынешним, версии { $known }, за ней можно следить только до строки { $line }: «{ $text }» там невозможно
refused-record-seed = «{ $text }» в строке { $line } не зерно: нужно целое число от 0 и меньше 2^256. Возьмите целую запись
refused-record-commitment = «{ $text }» в строке { $line } не похоже на отпечаток: нужны 64 шестнадцатеричные цифры. Возьмите целую запись
refused-record-option = Настройка в строке { $line } не подходит. Исправьте её
refused-record-option-twice = Настройка «{ $option }» задана дважды (строка { $line }). Оставьте одну
refused-record-unreadable = «{ $text }» в строке { $line } не похоже на ход. Возьмите целую запись
refused-record-illegal = Ход «{ $text }» в строке { $line } против правил. Возьмите целую запись
refused-record-undo = Отмена «{ $text }» в строке { $line } невозможна. Возьмите целую запись
refused-record-cut = Запись обрывается на строке { $line }. Возьмите целую запись
refused-record-count = В записи сказано ходов: { $told }, а их { $found } (строка { $line }). Возьмите целую запись
refused-record-hash = Записан итог { $told }, а партия приходит к { $found } (строка { $line }). Возьмите целую запись
refused-record-after-end = После конца записи в строке { $line } стоит «{ $text }». Уберите лишнее

# Проверка раздачи

verify-replayed = Партия раздана и сыграна заново по её зерну: { $steps ->
        [one] { $steps } запись допустима
        [few] все { $steps } записи допустимы
       *[many] все { $steps } записей допустимы
    }, каждая карта и кость выпали так же, и конец тот же, что в записи
verify-commitment = Отпечаток { $commitment } — от этого самого зерна { $seed }
verify-other-seed = Зерно { $seed } не подходит к отпечатку { $commitment }
verify-other-commitment = В самой записи назван другой отпечаток: { $commitment }
verify-compare = Не проверено: показывал ли стол именно этот отпечаток. Сравните его с тем, что записали, или назовите его через --commitment
verify-no-commitment = Не проверено: было ли зерно определено до первого хода. В записи нет отпечатка
verify-narrow = Не проверено: мог ли кто-нибудь угадать скрытое. Зерно короткое, и один поток чисел служил для всего
verify-redeals = Не проверено: что было после { $count ->
        [one] новой раздачи
       *[other] новых раздач ({ $count })
    } посреди партии; о { $count ->
        [one] её зерне
       *[other] их зёрнах
    } заранее ничего не показывали
verify-unfinished = Партия не окончена: проверено то, что было до сих пор
verify-holds = Всё сходится
verify-fails = Не сходится

solve-won = Если никто не ошибётся, победа: { $winners }
solve-draw = Если никто не ошибётся — ничья
solve-certain = Дальше исход решён, как ни играй
solve-early = Ещё рано: конец не виден за { $positions } позиций. Попробуйте более поздний шаг

# Терминал: партия

player-bot = { $bot } { $number }
cli-welcome = «{ $game }»
cli-welcome-seed = «{ $game }», зерно { $seed }
cli-seed-was = Зерно было { $seed }
cli-commitment = Отпечаток раздачи: { $commitment }
cli-hint = Введите номер хода или ход словами. Справка: ?
cli-allowed = Так можно: { $label }
cli-undone = Ход отменён
cli-saved = Партия записана: { $path }
cli-not-saved = Партия не записана
cli-save-offer = Записать партию? Имя файла, Enter — { $path }, «нет» — не записывать:
cli-no = нет
cli-yes = да
cli-resign-sure = Сдаться? Этого не отменить. «да» — сдаться:
cli-resign-offered = { $seat } не видит надежды и предлагает сдаться. «да» — принять победу, Enter — играть дальше:
cli-resume-hint = Продолжить: { $command }
cli-replay-hint = Посмотреть: { $command }
cli-interrupted = Прервано
cli-players = { $low }–{ $high } { $high ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
cli-players-only = { $count } { $count ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
cli-default = обычно
cli-levels = Боты
cli-level-rating = { $seats ->
    [one] { $seats } игрок: рейтинг { $rating }
    [few] { $seats } игрока: рейтинг { $rating }
   *[many] { $seats } игроков: рейтинг { $rating }
}
cli-seat-rating = { $bot }: рейтинг { $rating }
cli-step = Шаг { $step }
cli-set-up = Начало
cli-unfinished = Партия не окончена
cli-older = Запись сделана по правилам версии { $version }; по нынешним, версии { $known }, она проигрывается до конца. Тем ли кончилось тогда, скажет только программа той версии
cli-verified = Запись верна: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }, итог { $hash }
cli-playing = Партии
refused-move-number = Хода { $number } нет. Выберите от 1 до { $last }
refused-several-moves = «{ $text }» подходит к разным ходам: { $numbers }. Введите номер
refused-none-fits = «{ $text }» не подходит ни к одному ходу. Выберите ход из списка
refused-not-on-table = { $thing }: на столе такого сейчас нет. Выберите ход из списка
refused-unknown-card = Карты «{ $text }» нет. Введите её имя или часть имени: читать Ходор
refused-several-cards = «{ $text }» — это несколько карт: { $cards }. Введите имя полнее
refused-no-rule = Правила «{ $text }» нет. Есть от { $first } до { $last }

# Терминал: команды за столом

command-explain = ?
    .usage = ? ход
    .word = справка
    .text = можно ли так пойти и почему; «? a3» — о клетке, «?» или «справка» — эта справка
command-read = читать
    .usage = читать карта
    .text = показать карту игры по имени: сколько стоит, что умеет, что на ней написано
command-rule = правило
    .usage = правило HK-7
    .text = показать правило
command-show = стол
    .usage = стол
    .text = показать стол и вопрос ещё раз
command-log = журнал
    .usage = журнал
    .text = всё, что было в партии
command-undo = отмена
    .usage = отмена
    .text = взять свой последний ход назад, если после него никто не ходил
command-resign = сдаюсь
    .usage = сдаюсь
    .text = сдаться; если другие играют дальше, за вас ходит бот
command-save = запись
    .usage = запись файл
    .text = записать партию в файл и играть дальше
command-lang = язык
    .usage = язык en
    .text = сменить язык
command-quit = выход
    .usage = выход
    .text = уйти; партию можно записать и продолжить потом

# Терминал: неверная команда

wrong-language = Языка «{ $text }» нет. Есть: { $known }
wrong-game = Игры «{ $text }» нет. Есть: { $known }
wrong-number = { $name }: «{ $text }» не подходит. Нужно целое число от { $low }
wrong-seed = --seed: «{ $text }» не подходит. Нужно целое число от 0 и меньше 2^256
wrong-commitment = --commitment: «{ $text }» не подходит. Нужны 64 шестнадцатеричные цифры, как их показал стол
wrong-number-high = { $name }: «{ $text }» слишком много. Можно не больше { $high }
wrong-starter = Стартовой колоды «{ $text }» нет. Есть: { $known }
wrong-player = Игрока «{ $text }» нет. Есть: { $known }
wrong-seats = Игроков: { $count }. В этой игре их от { $low } до { $high }
wrong-seats-differ = Игроков { $count }, а в настройке seats сказано { $option }. Оставьте одно
wrong-human = В расчёте «{ $text }» человек не участвует. Посадите только ботов
wrong-seat = Игрока { $number } нет. Выберите от 1 до { $last }
wrong-option = «{ $text }» не настройка. Пишите: имя=значение
wrong-brought = «{ $text }» не свой бот. Пишите: игра=файл.py:Класс или игра=модуль:Класс, в имени класса не больше 20 букв
wrong-brought-twice = Бот «{ $bot }» в этой игре уже есть. Назовите класс иначе
wrong-option-twice = Настройка «{ $option }» задана дважды. Оставьте одну
wrong-resume-settings = Настройки и зерно уже есть в записи «{ $path }». Уберите --seed и --option
wrong-resume-game = В записи «{ $path }» другая игра: { $game }. Назовите её
wrong-command = Команды «{ $text }» нет. Есть: { $known }
wrong-no-such-option = Ключа «{ $option }» нет. Справка: { $command } --help
wrong-option-usage = Ключу «{ $option }» нужно значение. Справка: { $command } --help
wrong-missing = Не хватает слова { $name }. Справка: { $command } --help
wrong-extra = Лишнее в команде: { $text }. Справка: { $command } --help
wrong-usage = Команда не понята: { $text }. Справка: { $command } --help
wrong-unsolvable = Решается только «Десница короля» для двух игроков или двух команд, пока партия идёт. Выберите такой шаг
refused-no-games = Партий: { $games }. Задайте хотя бы одну
refused-contest = Одному боту не с кем играть. Назовите двух или больше
refused-contest-file = В «{ $path }» итоги чего-то другого. Назовите другой файл или тех же ботов, настройки и зерно
refused-no-pyarrow = Для наборов данных нужны NumPy и PyArrow: pip install fivethrones[datasets]
refused-dataset-folder = В «{ $path }» лежит что-то другое, а не начало этого набора
refused-dataset-unwritten = Не удаётся писать в «{ $path }»
refused-dataset-no-room = Не удаётся писать дальше в «{ $path }»: возможно, кончилось место на диске. Записанное цело: та же команда продолжит с этого места
refused-bot-import = Бота «{ $bot }» нет. Напишите модуль:Класс так, чтобы Python мог его загрузить, или файл.py:Класс
refused-bot-answer = Бот по адресу { $bot } не ответил выбором из предложенных
refused-no-ray = Здесь нет Ray. Его установит pip install fivethrones[arena]
refused-ray-address = По адресу «{ $address }» нет кластера Ray
refused-line-up = Ботов { $bots }, а мест { $seats }. Задайте поровну

# Колоды

deck-legal = Колода годится для турнира
deck-friendly = Стартовая колода: годится для дружеской партии
deck-free = Не для турнира: для столов, где договорились об иных правилах
deck-illegal = Колода не годится для игры

# Терминал: справка

help-usage = Вызов:
help-options = Ключи:
help-arguments = Слова:
help-commands = Команды:
help-help = Показать эту справку
help-required = (обязательно)
help-any-options = [КЛЮЧИ]
help-any-command = КОМАНДА [СЛОВА]...
help-app = «Пять престолов»: настольные игры по «Игре престолов» на одном движке правил
help-games = Какие есть игры, на скольких игроков и с какими настройками
help-rules = Правила игры, целиком или по одному
help-play = Играть в терминале с ботами или с людьми за одним экраном
help-simulate = Сыграть много партий между ботами и посчитать
help-arena = Свести ботов в раздачах, сыгранных при всех пересадках, и оценить их силу
help-dataset = Сыграть партии между ботами и записать их в Parquet, чтобы на них учиться
help-replay = Посмотреть записанную партию
help-verify-deal = Проверить, что все карты и кости записанной партии следуют из её зерна; код выхода 1, если нет
help-solve = Сказать, кто победит с этой позиции «Десницы короля» для двух сторон, если никто не ошибётся, и как
help-serve = Столы для браузеров и ботов, пока не прервут
help-restore = Вернуть столы из копии; сервер должен быть остановлен
help-deck = Колоды карточной игры в текстовых файлах
help-deck-check = Годится ли колода и что с ней не так; если не годится, код выхода 1
help-deck-export = Выписать стартовую колоду
help-deck-moves = Выписать ходы, которыми колоду приносят за стол в терминале
help-deck-house = stark, lannister, baratheon или targaryen
help-picture = Нарисовать терминал посреди партии в файл SVG
help-game = Игра, например hand-of-the-king
help-file = Файл
help-version = Какая это версия и какая сборка
help-lang = Язык; обычно как в системе
help-option = Настройка игры; можно несколько. Все настройки: fivethrones games
help-rule = Только это правило
help-play-seats = Кто за столом по порядку: human или бот (random, squire, knight; в некоторых играх ещё lord, hand). Обычно human,knight
help-play-seed = Зерно: одно зерно — один расклад. Обычно случайное
help-resume = Продолжить записанную партию
help-think = Сколько думать ботам, которые смотрят вперёд: 500ms — по часам, 500 — числом попыток. Обычно столько, сколько положено уровню
help-seats = Боты по порядку мест (random, squire, knight; в некоторых играх ещё lord, hand). Обычно один knight, остальные random
help-count = Сколько партий. Обычно 100
help-seed = Зерно серии. Обычно 0
help-jobs = Сколько процессов. Обычно 1
help-record = Записать партии; если их несколько, к имени добавится номер
help-blunders = Посчитать заметные человеку промахи и показать, где они были
help-arena-bots = Кто играет: уровни, свой модуль:Класс, файл.py:Класс или http:АДРЕС. Если их столько же, сколько мест, играют вместе, иначе каждый с каждым
help-arena-deals = Сколько раздач на каждый состав. По умолчанию 100
help-arena-seats = Сколько мест. По умолчанию наименьшее
help-arena-seed = Зерно всех раздач. По умолчанию 0
help-arena-ray = Играть на Ray, а не в своих процессах: на этой машине или на кластере по адресу
help-arena-file = Хранить итоги здесь или продолжить те, что здесь лежат
help-arena-sprt = Остановиться, как только станет ясно, сильнее ли первый бот
help-dataset-out = Папка, которую записать или продолжить
help-dataset-bots = Кто играет: уровни, свой модуль:Класс или http:АДРЕС. Садятся по кругу, с каждой партией на место дальше
help-json = Вывести числа в JSON
help-step = Показать стол после стольких шагов
help-solve-step = Позиция после стольких шагов. Обычно последняя
help-seat = Глазами этого игрока, считая с 1. Обычно — глазами зрителя
help-verify = Только сыграть запись заново и сверить итог
help-commitment = Отпечаток, который стол показал до первого хода
help-host = Адрес, на котором слушать. Обычно 127.0.0.1, только эта машина; 0.0.0.0 — вся сеть
help-port = Порт. Обычно 8642; 0 — любой свободный
help-database = Где хранить столы: файл или postgresql://user@host/name. Обычно файл среди ваших данных
help-open = Открыть браузер
cli-version = «Пять престолов» { $version }, без компиляции
cli-version-compiled = «Пять престолов» { $version }, скомпилированная сборка
help-no-club = Не хранить итогов, статистики и рейтингов сыгранных партий
help-no-push = Не предлагать отсутствующим сигналов о ходе (Web Push)
help-no-passkeys = Не давать закреплять имена ключами доступа
help-origin = Адрес страницы для ключей доступа: https://thrones.example.org. Обычно тот, по которому её открыли
cli-dataset-written = Партий: { $games }, строк: { $rows }. Папка: { $path }
cli-serving = «Пять престолов» открыты: { $address }
cli-serving-stop = Остановить: Ctrl+C. Всё сыгранное сохраняется
cli-restored = Столы теперь из копии «{ $path }»
cli-restored-kept = Прежнее сохранено в «{ $path }»
wrong-port = «{ $text }» не порт. Выберите от 0 до { $last }
wrong-log = «{ $text }» не вид журнала. Выберите из: { $known }
wrong-origin = «{ $text }» не адрес страницы. Пишите https:// и имя или http://localhost и порт

# Терминал: счёт партий

stats-title = «{ $game }», { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, зерно { $seed }
stats-deals = «{ $game }», { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
       *[other] { $deals } раздач
    }, зерно { $seed }
stats-line-ups = Составы
stats-line-up = Состав
stats-rank = Место
stats-ratings = Рейтинг
stats-elo = Эло
stats-sprt = Сильнее ли { $bot } остальных? { $verdict ->
        [better] Да
        [worse] Нет
       *[open] Пока неизвестно
    } (логарифм отношения { $ratio }, ясно при ±{ $bound })
stats-wins = Победы
stats-who = Кто
stats-share = Доля
stats-interval = 95 %
stats-fair = Поровну
stats-all-seats = { $bot }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }
stats-length = Длина партии
stats-what = Что
stats-decisions = Решения
stats-mean = Среднее
stats-sd = Отклонение
stats-min = Наименьшее
stats-max = Наибольшее
stats-prompts = Вопросы
stats-id = Имя
stats-per-game = За партию
stats-options = Выборов
stats-events = События за партию
stats-outcomes = Исходы
stats-blunders = Промахи
stats-kind = Какой
stats-per-fifty = На 50 партий
stats-first-seen = Впервые
stats-place = зерно { $seed }, шаг { $step }
blunder-idle-gold = возвращает золото, на которое мог взять персонажа
blunder-feeble-attack = атакует там, где один защитник побеждает в одиночку
blunder-idle-defender = защитник, который победил бы один, простаивает
blunder-free-win-left = упускает победу без сопротивления
blunder-joins-the-enemy = присоединяется к атаке на самого себя
blunder-laid-bare = атакует и теряет двоих от слабой атаки
blunder-saves-the-named = называет жертву и дорого за неё платит
blunder-spares-the-lesser = щадит слабого и теряет главного
blunder-bids-alone = лидирует один и играет ещё карту
blunder-throws-away = упускает уже выигранную партию
blunder-leaves-the-set = не берёт последнее владение группы
blunder-pawns-the-set = закладывает владение из полной группы, хотя хватило бы одиночного
blunder-gives-the-set = дополняет группу соперника дешевле цены
stats-timing = { $seconds } с, { $decisions } решений в секунду, { $jobs ->
        [one] { $jobs } процесс
        [few] { $jobs } процесса
       *[many] { $jobs } процессов
    }
help-words = Файл со словами, которых здесь не пишут, по одному в строке; слово* — все, что так начинаются
help-brought = Предлагать рядом с уровнями своего бота: игра=файл.py:Класс или игра=модуль:Класс. Можно несколько раз
help-metrics = Показатели для Prometheus по адресу /metrics, только этой машине
help-log = Как пишется журнал: text или, для программ, json, по объекту в строке
help-admin = Уход за базой
help-admin-backup = Скопировать столы в новый файл, идёт за ними игра или нет
help-admin-check = Сказать, цела ли база; код выхода 1, если нет
help-admin-prune = Сосчитать или убрать то, к чему не возвращаются: брошенные столы, гостей без столов
help-admin-promote = Сделать гостя модератором
help-admin-recount = Пересчитать статистику по итогам всех партий
help-guest = Гость: код или имя, которого больше ни у кого нет
help-promote-end = Больше не модератор
help-days = Столько дней без перемен. По умолчанию 365
help-really = Убрать; иначе только сосчитать
cli-backed-up = Все столы в файле «{ $path }»
cli-check-sound = Файл «{ $path }» цел
cli-check-damaged = Файл «{ $path }» повреждён или это не база столов
cli-check-logs-sound = { $path }: журналы всех столов целы. За своими страницами PostgreSQL следит сам (pg_amcheck)
cli-check-logs-damaged = { $path }: в журнале недостаёт строк, или это не наши таблицы. Восстановите копию через pg_restore
cli-prune-would = Были бы убраны: столы — { $tables }, гости — { $guests }. Добавьте --really
cli-pruned = Убраны: столы — { $tables }, гости — { $guests }
cli-recounted = Пересчитано: партий — { $games }
cli-promoted = { $name } теперь модератор
cli-demoted = { $name } больше не модератор
