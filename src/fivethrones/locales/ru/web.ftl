# Название и навигация

web-name = Пять престолов
web-title-turn = (1) Ваш ход — { $page }
web-title = { $page } — Пять престолов
web-nav = Разделы
web-nav-play = Играть
web-nav-tables = Столы
web-nav-lobby = Открытые столы
web-nav-cards = Карты
web-rules = Правила
web-settings = Настройки
web-home = На главную
web-back = Назад
web-skip = К содержанию
web-close = Закрыть
web-menu = Меню
web-lost = Такой страницы нет
web-unofficial = Неофициальный некоммерческий проект. Правила и тексты карт изложены своими словами, рисунки свои. Игры и названия принадлежат их правообладателям.
web-who = Кто вы
web-your-name = Ваше имя
web-save = Сохранить
web-invited = Вас ждут за этим столом
web-language = Язык
web-language-ru = Русский
web-language-en = English
web-theme = Оформление
web-theme-system = Как в системе
web-theme-paper = Бумага
web-theme-iron = Железо

# Ошибки и ожидание

web-loading = Загрузка
web-connecting = Подключаемся
web-try-again = Повторить
web-copy-code = Копировать код «{ $code }»
web-error-safe = Ваши партии хранятся на сервере, с ними ничего не случилось.
web-error-status = Сервер ответил ошибкой { $status }. Повторите попытку
web-error-unreachable = Сервер не отвечает. Проверьте, запущен ли он
web-error-unknown = Что-то пошло не так. Повторите попытку
web-link-lost = Связь пропала, место за вами. Подключаемся…
web-why-disconnected = Нет связи с сервером. Подождите, подключаемся
web-online = на связи
web-offline = нет связи

# Начальная страница

web-continue = Продолжить
web-your-turn = ваш ход
web-gathering = ждём игроков
web-new-game = Новая партия
web-play-game = Играть: { $game }
web-learn-game = Учиться: { $game }
web-set-up = Настроить: { $game }
web-weight = сложность { $count } из 5
web-minutes-about = около { $count } мин
web-rule-of-day = Правило дня
web-all-rules = все правила
web-open-all = все столы
web-open-none = Здесь никто не ждёт игроков. Соберите свой стол или посмотрите все столы.
web-seats-taken = занято { $taken } из { $all } мест
web-recent = Недавние партии
web-recent-empty = Доиграйте партию, и она появится здесь.
web-result-won = победа
web-result-shared = общая победа
web-result-place = { $place }-е место из { $all }
web-result-winners = победа: { $players }
web-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
web-players-range = { $high ->
        [few] { $low }–{ $high } игрока
       *[many] { $low }–{ $high } игроков
    }
web-kind-me = Вы
web-kind-here = За этим экраном
web-kind-bot = Бот: { $level }
web-kind-open = По ссылке
web-seat-number = Место { $number }
web-name-of-seat = Имя игрока на месте { $number }
web-remove-seat = Убрать место { $number }
web-add-seat = Место
web-options = Варианты и уточнения
web-options-default = всё по умолчанию
web-default = по умолчанию
web-changed = изменено
web-private = Закрытый стол: войти можно только по ссылке
web-seats-not-allowed = За столом может быть игроков: { $allowed }
web-start = Начать
web-gather = Собрать стол

# Столы

web-new-table = Новый стол
web-bring-record = Открыть запись
web-table-code = Код стола
web-enter = Войти
web-game = Игра
web-all-games = Все игры
web-has-free-seat = Есть свободное место
web-lobby-empty = Открытых столов нет. Соберите свой
web-lobby-own = Собрать свой стол
web-clock-none = без часов
web-clock-live = живая игра
web-clock-days = дни на ход
web-clock = Часы
web-clock-per-move = На ход
web-clock-reserve = Запас
web-clock-rated = В рейтинговой игре без часов на ход даётся двое суток.
web-clock-told-live = часы: { $move } на ход, запас { $reserve }
web-clock-told-days = часы: { $move } на ход
web-windows = Окно ответов
web-windows-open = открыто
web-windows-help = Столько времени окно длится для всех: никто не узнает, у кого есть ответ.
web-windows-open-help = Окна не ждут: сразу видно, кому есть чем ответить.
web-windows-told = окно ответов: { $time }
web-windows-told-open = окна ответов открыты
web-seconds = { $count } с
web-minutes = { $count } мин
web-open = Открыть
web-join = Сесть
web-watch = Смотреть
web-copy = Копировать
web-copied = Скопировано
web-qr = QR-код
web-qr-label = QR-код со ссылкой
web-code = код { $code }
web-ready = на месте
web-take-seat = Сесть сюда
web-invite = Позвать
web-leave-seat = Встать
web-open-seat = Освободить
web-seat-freed = Хозяин стола освободил ваше место. Можно смотреть игру или попросить приглашение.
web-add-bot = Посадить бота: { $level }
web-waiting-open = { $count ->
        [one] Свободно { $count } место
        [few] Свободно { $count } места
       *[many] Свободно { $count } мест
    }: отправьте ссылку или посадите бота
web-waiting-seats = { $count ->
        [one] Свободно { $count } место
        [few] Свободно { $count } места
       *[many] Свободно { $count } мест
    }
web-all-here = Все на местах
web-host-starts = Начинает { $host }
web-deal = Раздача
web-deal-commitment = Отпечаток раздачи:
web-deal-seed = Зерно:
web-deal-copy = Копировать: { $what }
web-deal-sealed = Все карты и кости этой партии уже определены тайным зерном, а это его отпечаток. Запишите его: после партии можно проверить, что никто ничего не подменил.
web-deal-check = Партия окончена, и зерно открыто. Скачайте запись и проверьте, что все карты и кости следуют из него:
web-table-gone = Этого стола здесь нет
web-table-gone-help = Он закрыт, удалён или просит код. Введите код или выберите другой стол.

# За столом

web-region-prompt = Вопрос
web-region-seats = Игроки
web-region-extras = Дополнения и ход партии
web-rail = Рядом со столом
web-rail-cards = Карты
web-rail-council = Совет
web-card-of = Карта { $number } из { $count }
web-rail-log = Ход
web-rail-chat = Чат
web-waiting-for = Ждём: { $players }
web-goes-on = Игра идёт
web-pace = Ходы других
web-pace-slow = медленно
web-pace-normal = обычно
web-pace-fast = быстро
web-pace-once = сразу
web-go-on = Дальше
web-ahead = Один шаг
web-paused = { $count ->
        [0] Пауза: следующий шаг подождёт
        [one] Пауза: ждёт { $count } шаг
        [few] Пауза: ждут { $count } шага
       *[many] Пауза: ждут { $count } шагов
    }
web-since = С вашего хода: показать { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
web-since-show = Показать
web-since-present = К настоящему
web-since-own = После вашего хода
web-since-step = С вашего хода: шаг { $step } из { $count }
web-answered = Выбор сделан. Его можно сменить, пока не выбрали все
web-choose-hint = Выберите обведённое на столе или откройте список ходов
web-confirm-what = { $move }?
web-confirm = Подтвердить
web-other-move = Другой ход
web-undo = Отменить
web-undo-what = Отменить: { $move }
web-undo-asked = { $player } просит отменить ход.
web-undo-you-asked = Вы просите отменить ход.
web-undo-waiting = Ждём согласия: { $players }
web-undo-ask = Спросить стол
web-undo-withdraw = Отозвать просьбу
web-agree = Согласиться
web-refuse = Отказать
web-resign-offered = { $player } не видит надежды и предлагает сдаться.
web-resign-accept = Принять победу
web-resign-play-on = Играть дальше
web-all-moves = Все ходы
web-no-moves = Сейчас выбирать нечего
web-which-move = Какой ход?
web-why-not = Почему нельзя?
web-rule = Правило { $rule }
web-over = Партия окончена
web-end-won = Вы победили
web-end-shared = Вы победили вместе: { $players }
web-end-won-by = Победа: { $players }
web-end-draw = Ничья
web-end-place = Вы проиграли: место { $place } из { $of }.
web-end-moments = Решающие моменты
web-end-board = Посмотреть стол
web-end-result = Итог
web-end-leave = К столам
web-rematch = Ещё партию
web-rematch-rated = Ещё одну рейтинговую
web-rematch-made = Новый стол уже собран, вас там ждут
web-replay = Запись партии
web-hint = Подсказка
web-hint-good = Хорошо
web-hint-fair = Годится
web-hint-weak = Слабо
web-step = ход { $step }
web-watching = вы смотрите
web-you = вы
web-here = этот экран
web-seat-your-turn = ваш ход
web-seat-to-move = решает
web-seat-waits = ждёт
web-seat-away = не в сети
web-seat-bot = бот · { $level }
web-level-rated = { $level } { $rating }
web-level-rating = { $level } { $rating }: рейтинг измерен при стольких игроках
web-seat-stand-in = вместо игрока бот · { $level }
web-seat-resigned = партия сдана
web-seat-open = свободное место
web-seat-history = Что сделано с этого места
web-bot-name-0 = Ворон
web-bot-name-1 = Лис
web-bot-name-2 = Паук
web-bot-name-3 = Кракен
web-bot-name-4 = Барс
web-bot-name-5 = Журавль
web-bot-name-6 = Сокол
web-bot-name-7 = Ёж
web-days = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
web-clock-low = Осталось меньше { $time } секунд
web-amount = Сколько: от { $low } до { $high }
web-amount-less = Меньше на { $step }
web-amount-more = Больше на { $step }
web-inspector = Подробно
web-board-in-words = Стол словами
web-scores = Положение
web-quick = За одним экраном быстрее: без занавеса, где скрывать нечего, и без вопроса тому, кто может лишь пасовать
web-quick-passed = { $seat }: ответить нечем, пас
web-pass-device = Передайте устройство: { $player }
web-i-am = Я { $player }
web-watch-link = Скопировать ссылку для зрителей
web-report = Копировать отчёт об ошибке
web-give-up = Сдаться
web-give-up-sure = Сдаться или оставить место боту? Сдачу не отменить.
web-leave-to-bot = Оставить боту
web-stay = Остаться

# Ход партии и разговор

web-log = Ход партии
web-log-and-chat = Ход партии и чат
web-log-all = все
web-log-mine = только мои
web-log-empty = Пока ничего не случилось
web-go-to-step = К ходу { $step }
web-chat = Чат
web-unread = { $count ->
        [one] Ход партии и чат: { $count } новое сообщение
        [few] Ход партии и чат: { $count } новых сообщения
       *[many] Ход партии и чат: { $count } новых сообщений
    }
web-chat-placeholder = Сообщение столу
web-chat-private = Личное сообщение: прочтёте только вы двое
web-talk = Тайный разговор
web-talk-left = Тайный разговор, осталось секунд: { $count }
web-talk-over = Тайный разговор окончен
web-talk-end = Закончить разговор
web-send = Отправить
web-emotes = Короткие реплики
web-emote-crown = Слава королю
web-emote-hand = Добрый ход
web-emote-sword = К бою
web-emote-skull = Валар моргулис
web-emote-scroll = Спасибо за игру
web-emote-eye = Я слежу за вами
web-emote-shield = Держусь
web-emote-white = Предлагаю мир

# Запись партии

web-eyes = Чьими глазами
web-eyes-of = Глазами: { $player }
web-rules-version = версия правил { $version }
web-share = Поделиться
web-step-first = К началу
web-step-prev = Назад
web-step-next = Вперёд
web-step-last = К концу
web-step-slider = Ход
web-run = Проиграть
web-pause = Пауза
web-download-record = Скачать запись
web-play-on = Играть отсюда

# Правила и карты

web-search-rules = Поиск в правилах
web-rules-on-board = Показать на столе
web-rules-lesson = Сыграть урок: { $lesson }
web-search-cards = Имя или текст
web-search-nothing = Ничего не нашлось. Похожее:
web-both = оба
web-smaller = Мельче
web-larger = Крупнее
web-contents = Оглавление
web-in-this-game = { $rule } в этой партии: { $count }
web-filters = Отбор
web-groups = Группы
web-all = Все
web-houses = Дома
web-cost = Цена
web-icons = Символы
web-keyword = Свойство
web-keyword-any = любое свойство
web-all-houses = Все дома
web-no-house = Без дома
web-cards-nothing = Такой карты нет.
web-cards-less = { $count ->
        [one] Снять один отбор: { $count } карта
        [few] Снять один отбор: { $count } карты
       *[many] Снять один отбор: { $count } карт
    }
web-cards-rules = Правила об этой карте
web-cards-no-rule = Особых правил о ней нет.
web-cards-show-all = Показать все карты
web-cards-count = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

# Настройки

web-text-size = Размер текста
web-motion = Движение
web-motion-0 = нет
web-motion-1 = обычное
web-motion-2 = быстрое
web-sound = Звуки
web-signals = Сигналы о ходе
web-signals-on = Сообщать на это устройство, что мой ход
web-signals-every = Во всех партиях, а не только в тех, что идут днями
web-signals-help = Сообщение приходит, когда вашего хода ждут, а страница сервера не открыта. В нём названы игра и игроки.
web-signals-denied = Браузер не разрешает этой странице показывать уведомления. Разрешите их в настройках браузера для этой страницы.
web-confirm-level = Подтверждать ход
web-confirm-always = всегда
web-confirm-default = что не отменить
web-confirm-never = никогда
web-hints-offered = Предлагать подсказки, где стол их допускает
web-preview = Как это выглядит
web-letters = Буквы и цифры как клавиши команд
web-guide-again = Показать знакомство со столом ещё раз
web-passes = Окна ответов: пропускать без вопроса
web-passes-help = Другие игроки не видят разницы: окно длится одинаково.
web-asked-for = Карт, о которых спрашиваем и там, где стоит «пас»: { $count }
web-ask-for-none = Больше не спрашивать
web-own-letter = Буква на вашем знаке
web-own-letter-help = Одна или две; без них — первая буква имени. Её видят все за столом, начиная со следующей партии.
web-window = Окно
web-window-actions-plot = Действия: замыслы
web-window-actions-draw = Действия: добор
web-window-actions-marshalling = Действия: чужие приказы
web-window-actions-challenges = Действия: до вызова
web-window-actions-attacked = Действия: после зачинщиков
web-window-actions-defended = Действия: после защитников
web-window-actions-dominance = Действия: господство
web-window-actions-standing = Действия: подъём
web-window-actions-taxation = Действия: налоги
web-window-saves = Спасения
web-window-cancels = Отмены
web-window-responses = Другие ответы
web-window-trade = Стройка и торг
web-window-rent = Требование ренты
web-window-clauses = Необязательные свойства
web-pass-ask = спросить
web-pass-able = если могу
web-pass-pass = пас
web-pass-on = Пас до перемен
web-think = Думаю
web-picked = Готово ({ $count } из { $most })
web-keys = Клавиши
web-keys-reset = Вернуть исходные
web-key-tab = к следующей части стола
web-key-enter = выбрать; подтвердить то, что предлагает панель
web-key-digits = ход по номеру
web-key-legal = следующее, что можно выбрать (с Shift — предыдущее)
web-key-clear = снять выбор, закрыть
web-key-pass = пропустить или готово
web-key-moves = все ходы
web-key-can = что я могу?
web-key-inspect = подробно
web-key-why = почему нельзя
web-key-rule = правило
web-key-hint = подсказка
web-key-undo = отменить
web-key-again = прочесть вопрос ещё раз
web-key-board = стол словами
web-key-scores = положение
web-key-hand = рука карт
web-key-log = ход партии
web-key-chat = чат
web-key-pause = остановить показ чужих ходов или пустить дальше
web-key-ahead = остановить и показать один шаг
web-key-prev = запись: назад
web-key-next = запись: вперёд
web-key-help = этот список
web-data = Данные
web-device = Играть с другого устройства
web-device-help = Откройте ссылку на другом устройстве в течение 10 минут. Она работает один раз.
web-devices = Устройства, на которых это вы
web-devices-help = С каждого из них можно играть на ваших местах. Устройство, с которого год не заходили, отключается само.
web-device-this = это устройство
web-device-unknown = Программа или неизвестный браузер
web-device-times = Добавлено: { $created }, заходили: { $used }
web-device-end = Отключить
web-device-end-of = Отключить: { $device }
web-device-end-sure = На этом устройстве вы станете никем. Если другого нет, к вашим местам уже не вернуться.
web-device-ended = Отключено: { $device }
web-device-renew = Обновить ключ этого устройства
web-device-renewed = Ключ обновлён. Копия старого больше ничего не открывает.
web-passkeys = Ключи доступа
web-passkeys-help = С ключом доступа вы входите с любого своего устройства отпечатком, лицом или кодом, а имя закреплено за вами: здесь его больше никто не возьмёт. Сервер хранит открытую половину ключа и ничего о вас.
web-passkeys-held = Имя { $name } на этом сервере ваше.
web-passkeys-not-held = Имя { $name } не закрепить: оно общее или закреплено за другим. Возьмите другое.
web-passkey-add = Добавить ключ доступа
web-passkey-added = Ключ доступа добавлен
web-passkey-remove = Убрать
web-passkey-remove-of = Убрать ключ доступа: { $passkey }
web-passkey-remove-last = Без ключа доступа ваше имя сможет взять любой, а к вашим местам приведут только устройства выше.
web-passkey-removed = Ключ доступа убран. Устройство может предлагать его и дальше: удалите его и там
web-passkey-enter = У меня есть ключ доступа
web-passkey-become = Сейчас вы здесь { $name }, на этом устройстве это закончится. Если у гостя { $name } нет другого устройства или ключа доступа, к этим местам и столам уже не вернуться.
web-passkey-become-do = Войти по ключу доступа
web-passkey-unasked = Браузер не показал ключа доступа. Попробуйте ещё раз или возьмите ссылку с другого своего устройства
web-become = Стать другим гостем?
web-become-who = По этой ссылке вы станете на этом устройстве другим гостем: { $name }.
web-become-now = Сейчас вы здесь { $name }, на этом устройстве это закончится.
web-become-others = Места и столы гостя { $name } останутся и будут ждать на других ваших устройствах.
web-become-last = Других устройств у гостя { $name } нет: вернуться к этим местам и столам будет нельзя.
web-become-stay = Остаться: { $name }
web-become-do = Стать: { $name }
web-erase = Стереть мои данные
web-erase-sure = Имя, ваши слова в чатах и ключи будут стёрты, места займут боты. Этого не отменить.
web-erased = Стёрто

# Хозяин

web-host = Этот сервер
web-host-addresses = Адреса в вашей сети
web-host-closed = Сервер слушает только этот компьютер. Чтобы пустить других, запустите его с открытым адресом.
web-host-connected = На связи
web-nobody = никого
web-host-size = { $size } МБ
web-host-backup = Сохранить копию
web-host-restore = Чтобы вернуть копию, остановите сервер и выполните:
web-host-no-backup = Файла для копии здесь нет: копируйте базу её собственными средствами.
web-host-version = Версия программы и правил

# Знакомство

web-guide = Знакомство со столом
web-guide-prompt = Внизу всегда написано, что от вас нужно, что из этого выйдет и по какому правилу.
web-guide-board = Обведённое можно выбрать. Нажмите на что-нибудь обведённое; остальное объяснит, почему нельзя.
web-guide-select = Ход выбран, но ещё не сделан: видно, к чему он приведёт. Подтвердите его или выберите другой.
web-guide-state = Здесь счёт: у кого что есть.
web-guide-extras = Здесь карты, которые могут сыграть позже. Нажмите на карту, чтобы прочесть её.
web-guide-log = Здесь записано всё, что случилось.
web-guide-top = Наверху подсказка, правила и меню. Хорошей игры.
web-guide-wait-asked = Дождитесь своего хода.
web-guide-wait-selected = Нажмите на что-нибудь обведённое.
web-guide-stop = Хватит
web-guide-next = Дальше
web-guide-done = Готово

# Колоды

web-decks = Колоды
web-decks-none = На этом устройстве пока нет колод.
web-deck-gone = На этом устройстве такой колоды нет. Её хозяин может передать её текстом.
web-deck-called = Моя колода: { $house }
web-deck-size =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, { $plots ->
        [one] { $plots } замысел
        [few] { $plots } замысла
       *[many] { $plots } замыслов
    }
web-deck-from-starter = Начать со стартовой колоды
web-deck-empty = Пустая колода
web-deck-import = Колода текстом
web-deck-import-hint = Дом: Старк, дальше по строке на карту: 3 Щенок лютоволка
web-deck-import-do = Прочитать
web-deck-name = Название колоды
web-deck-house = Дом
web-deck-agenda = Цель
web-deck-no-agenda = Без цели
web-deck-cost = Цена
web-deck-cost-most = { $cost } и меньше
web-deck-icon = Знак
web-deck-more = Показать ещё
web-deck-copies = Копии в колоде: { $card }
web-deck-fewer = Одной копией меньше: { $card }
web-deck-another = Одной копией больше: { $card }
web-deck-curve = Сколько карт какой цены
web-deck-problems =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }
web-deck-export = Колода текстом
web-deck-copy = Скопировать
web-deck-download = Сохранить в файл
web-deck-remove = Удалить колоду
web-deck-remove-sure = Колода исчезнет с этого устройства.
web-deck-bring = Возьмите одну из своих колод

# Уроки

web-nav-learn = Учиться
web-learn-title = Учимся играть
web-learn-about = Короткие уроки за настоящим столом: вы ходите сами, а вам говорят, почему.
web-learn-base = Эти уроки рассказывают о новом. Замыслы, приказы и вызовы — в уроках игры «{ $game }»: если вы их не знаете, начните там.
web-learn-to-base = К основам
web-learn-none = Для этой игры уроков пока нет.
web-learn-progress = Пройдено { $done } из { $count }
web-learn-minutes = { $minutes ->
        [one] около { $minutes } минуты
       *[many] около { $minutes } минут
    }
web-learn-passed = Пройден
web-learn-stopped = Вы остановились на шаге { $step }
web-learn-go-on = Продолжить
web-learn-again = Начать сначала
web-learn-first = Впервые за этой игрой? Короткие уроки научат вас за настоящим столом.
web-learn-coach = Учитель
web-learn-opponent = играет по уроку
web-learn-step = Шаг { $step } из { $steps }
web-learn-do = Нажмите: { $moves }
web-learn-press = нажмите
web-learn-exam = Теперь сами: что бы вы сделали?
web-learn-why = Почему так?
web-learn-learnt = Что вы уже знаете
web-learn-back = Шаг назад
web-learn-help = Сыграть за меня
web-learn-next = Дальше
web-learn-skip = Выйти из урока
web-learn-read = Прочтите и идите дальше
web-learn-over = Урок окончен
web-learn-done = Теперь вы это умеете
web-learn-play = Сыграть партию
web-learn-next-lesson = Следующий урок
web-learn-to-course = К урокам
web-learn-leave = Выйти из урока?
web-learn-kept = Вы сможете продолжить с этого же шага.
web-learn-stay = Остаться

# Что я могу?

web-can = Что я могу?
web-can-choose = Сейчас вы можете:
web-can-more = { $count ->
        [one] и ещё { $count }
       *[many] и ещё { $count }
    }
web-can-how = То, что можно нажать, обведено на столе. Нажмите на что угодно ещё — и узнаете, почему нельзя.
web-can-wait = Сейчас от вас ничего не ждут: подождите, пока походят другие.
web-can-learn = Короткие уроки этой игры
