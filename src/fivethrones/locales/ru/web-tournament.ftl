# Турниры на странице

web-tour-nav = Турниры
web-tour-new = Новый турнир
web-tour-none = Сейчас турниров нет. Создайте свой
web-tour-mine = вы участвуете
web-tour-players = игроков: { $players } из { $places }
web-tour-round = Тур { $round }
web-tour-rounds = Туры
web-tour-round-of = тур { $round } из { $rounds }
web-tour-status-gathering = идёт набор
web-tour-status-finished = окончен
web-tour-name = Название
web-tour-name-default = Совет
web-tour-places = Игроков не больше
web-tour-seats = За столом
web-tour-format = Система
web-tour-format-swiss = Швейцарская
web-tour-format-round-robin = Каждый с каждым
web-tour-format-knockout = На вылет
web-tour-format-pods = Столы на многих
web-tour-bots = Боты
web-tour-bots-none = Без ботов
web-tour-bots-even = Для ровного счёта
web-tour-bots-all = На все свободные места
web-tour-absent = Кто не пришёл
web-tour-absent-bot = За него играет бот
web-tour-absent-forfeit = Проигрывает партию
web-tour-access = Кто может участвовать
web-tour-access-open = Все
web-tour-access-private = У кого есть код
web-tour-rated = Рейтинговый: партии между людьми идут в зачёт, без подсказок и возврата ходов
web-tour-make = Создать
web-tour-standings = Таблица
web-tour-entered = Участники
web-tour-place = Место
web-tour-player = Игрок
web-tour-results = Туры: итог и соперник
web-tour-points = Очки
web-tour-buchholz = Бухгольц
web-tour-direct = Личные
web-tour-score = Счёт
web-tour-cell = Тур { $round }: { $result }
web-tour-withdrawn = выбыл
web-tour-is-ready = готов
web-tour-ties = При равных очках: Бухгольц (очки соперников), затем личные встречи, затем счёт самой игры. Знаки: + победа, − поражение, = ничья, × неявка, ▸ партия идёт; + без номера — тур без партии, он даёт одно очко.
web-tour-won-by = Победа: { $names }
web-tour-drawn = Ничья
web-tour-forfeited = Неявка: { $names }
web-tour-your-turn = Ваш ход
web-tour-move = Идёт, ход { $step }
web-tour-bye = без партии в этом туре: одно очко
web-tour-play = Играть
web-tour-replay = Посмотреть
web-tour-late = Чужие партии показаны с опозданием на два хода.
web-tour-live = Сейчас играют
web-tour-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
web-tour-parted-swiss = Здесь играет и { $names } из вашего списка блокировки. Вас сведут, только если иначе никак; что там скажут, вы не прочтёте. Из турнира можно выйти.
web-tour-parted-pods = Здесь играет и { $names } из вашего списка блокировки. За одним столом вы окажетесь, только если иначе никак; что там скажут, вы не прочтёте. Из турнира можно выйти.
web-tour-parted-round-robin = Здесь играет и { $names } из вашего списка блокировки. Каждый встречается с каждым, так что партия состоится, но что там скажут, вы не прочтёте. Из турнира можно выйти.
web-tour-parted-knockout = Здесь играет и { $names } из вашего списка блокировки. Если оба победите, вы встретитесь; что там скажут, вы не прочтёте. Из турнира можно выйти.
web-tour-to-my-game = К моей партии
web-tour-ready = Я готов
web-tour-next = Дальше
web-tour-gathering = Собралось { $players } из { $places }. Начнёт тот, кто создал турнир.
web-tour-copy-link = Скопировать ссылку
web-tour-cancelled = Турнир закончен досрочно.
web-tour-over = Турнир окончен.
web-tour-pause = Следующий тур начнётся, когда выйдет это время или когда все будут готовы.
web-tour-rules-bot = Следующий тур начнётся через { $pause } мин. после последней партии или когда все будут готовы. Кто не пришёл к столу за { $grace } мин., за того играет бот.
web-tour-rules-forfeit = Следующий тур начнётся через { $pause } мин. после последней партии или когда все будут готовы. Кто не пришёл к столу за { $grace } мин., тот проигрывает партию.
web-tour-leave = Выйти из турнира
web-tour-cancel = Закончить турнир
web-tour-back = К турниру
