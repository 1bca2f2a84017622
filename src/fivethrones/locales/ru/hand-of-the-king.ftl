# Дома

house-stark = Старк
    .letter = С
    .gen = Старка
    .pl = Старки
    .gen-pl = Старков
house-greyjoy = Грейджой
    .letter = Г
    .gen = Грейджоя
    .pl = Грейджои
    .gen-pl = Грейджоев
house-lannister = Ланнистер
    .letter = Л
    .gen = Ланнистера
    .pl = Ланнистеры
    .gen-pl = Ланнистеров
house-targaryen = Таргариен
    .letter = Т
    .gen = Таргариена
    .pl = Таргариены
    .gen-pl = Таргариенов
house-baratheon = Баратеон
    .letter = Б
    .gen = Баратеона
    .pl = Баратеоны
    .gen-pl = Баратеонов
house-tyrell = Тирелл
    .letter = И
    .gen = Тирелла
    .pl = Тиреллы
    .gen-pl = Тиреллов
house-tully = Талли
    .letter = У
    .gen = Талли
    .pl = Талли
    .gen-pl = Талли

banner-stark = знамя Старков
banner-greyjoy = знамя Грейджоев
banner-lannister = знамя Ланнистеров
banner-targaryen = знамя Таргариенов
banner-baratheon = знамя Баратеонов
banner-tyrell = знамя Тиреллов
banner-tully = знамя Талли

# Персонажи

varys = Варис

character-eddard_stark = Эддард Старк
    .first = Эддард
character-catelyn_stark = Кейтилин Старк
    .first = Кейтилин
character-robb_stark = Робб Старк
    .first = Робб
character-sansa_stark = Санса Старк
    .first = Санса
character-arya_stark = Арья Старк
    .first = Арья
character-bran_stark = Бран Старк
    .first = Бран
character-rickon_stark = Рикон Старк
    .first = Рикон
character-lyanna_stark = Лианна Старк
    .first = Лианна
character-balon_greyjoy = Бейлон Грейджой
    .first = Бейлон
character-euron_greyjoy = Эурон Грейджой
    .first = Эурон
character-victarion_greyjoy = Виктарион Грейджой
    .first = Виктарион
character-aeron_greyjoy = Эйерон Грейджой
    .first = Эйерон
character-theon_greyjoy = Теон Грейджой
    .first = Теон
character-asha_greyjoy = Аша Грейджой
    .first = Аша
character-rodrik_greyjoy = Родрик Грейджой
    .first = Родрик
character-tywin_lannister = Тайвин Ланнистер
    .first = Тайвин
character-cersei_lannister = Серсея Ланнистер
    .first = Серсея
character-jaime_lannister = Джейме Ланнистер
    .first = Джейме
character-tyrion_lannister = Тирион Ланнистер
    .first = Тирион
character-kevan_lannister = Киван Ланнистер
    .first = Киван
character-joffrey_baratheon = Джоффри Баратеон
    .first = Джоффри
character-daenerys_targaryen = Дейенерис Таргариен
    .first = Дейенерис
character-viserys_targaryen = Визерис Таргариен
    .first = Визерис
character-rhaegar_targaryen = Рейегар Таргариен
    .first = Рейегар
character-aerys_targaryen = Эйерис Таргариен
    .first = Эйерис
character-aegon_i_targaryen = Эйегон I Таргариен
    .first = Эйегон I
character-robert_baratheon = Роберт Баратеон
    .first = Роберт
character-stannis_baratheon = Станнис Баратеон
    .first = Станнис
character-renly_baratheon = Ренли Баратеон
    .first = Ренли
character-shireen_baratheon = Ширен Баратеон
    .first = Ширен
character-margaery_tyrell = Маргери Тирелл
    .first = Маргери
character-olenna_tyrell = Оленна Тирелл
    .first = Оленна
character-garlan_tyrell = Гарлан Тирелл
    .first = Гарлан
character-hoster_tully = Хостер Талли
    .first = Хостер
character-edmure_tully = Эдмар Талли
    .first = Эдмар

# Союзники

companion-hodor = Ходор
    .text = Бран Старк переходит к вам, где бы он ни находился.
companion-bronn = Бронн
    .text = Тирион Ланнистер переходит к вам, где бы он ни находился.
companion-ilyn_payne = Илин Пейн
    .text = Эддард Старк погибает, у кого бы он ни был.
companion-jaqen_hghar = Якен Хгар
    .text = Уберите из игры троих: одного с поля, одного из зоны любого игрока и одного открытого союзника.
companion-jon_snow = Джон Сноу
    .text = Выберите дом: до конца партии Джон заменяет вам двух его персонажей. Карта остаётся у вас.
companion-gendry = Джендри
    .text = Джендри остаётся у вас и считается ещё одним Баратеоном.
companion-shae = Шая
    .text = Шая остаётся у вас и считается ещё одной представительницей Ланнистеров.
companion-melisandre = Мелисандра
    .text = Завершив этот ход, вы ходите снова.
companion-ramsay_snow = Рамси Сноу
    .text = Поменяйте местами двух любых персонажей на поле.
companion-sandor_clegane = Сандор Клиган
    .text = Один выбранный вами персонаж на поле погибает.
companion-petyr_baelish = Петир Бейлиш
    .text = Откройте две карты из колоды союзников: одну примените сразу, другую сбросьте.
companion-brienne_of_tarth = Бриенна Тарт
    .text = Ренли Баратеон переходит к вам, где бы он ни находился.
companion-jorah_mormont = Джорах Мормонт
    .text = Дейенерис Таргариен переходит к вам, где бы она ни находилась.
companion-khal_drogo = Кхал Дрого
    .text = Визерис Таргариен погибает, у кого бы он ни был.

cards-companions = Союзники
    .one = Союзник
cards-characters = Персонажи
    .one = Персонаж
fact-household = { $count ->
        [one] В доме { $count } персонаж
        [few] В доме { $count } персонажа
       *[many] В доме { $count } персонажей
    }

# Направления: сами по себе, с большой буквы и относительно Вариса

direction-up = вверх
    .cap = Вверх
    .side = выше Вариса
direction-down = вниз
    .cap = Вниз
    .side = ниже Вариса
direction-left = влево
    .cap = Влево
    .side = слева от Вариса
direction-right = вправо
    .cap = Вправо
    .side = справа от Вариса

# Слова, которыми ход можно напечатать

verb-move = ход
verb-stop = встать
verb-confer = совет
verb-play = сыграть
verb-discard = сбросить
verb-kill = убить
verb-swap = переставить
verb-name = назвать
verb-award = отдать

# Вопросы

prompt-move = Выберите, куда пойдёт Варис
    .about = Варис идёт по прямой до названного дома и забирает вам все карты этого дома на пути. У кого карт дома больше (или столько же, но позже), у того его знамя.
prompt-play = Выберите союзника (обязательно)
    .about = Вы взяли последнюю карту дома на поле и за это берёте союзника: он действует один раз, сразу.
prompt-kill-on-grid = Выберите, кто погибнет в Королевской Гавани ({ $companion })
prompt-kill-in-area = Выберите, кто погибнет в зоне игрока ({ $companion })
prompt-discard = Выберите, какого союзника сбросить ({ $companion })
prompt-swap-first = Выберите, кого переставить ({ $companion })
prompt-swap-second = Выберите, с кем поменять местами ({ $companion })
prompt-name = Выберите дом, который поддержит { $companion }
prompt-play-drawn = Выберите, какого союзника сыграть ({ $companion })
prompt-award = Выберите, кому достанется знамя { $house-gen-pl }

# Выбор

do-move = { $direction-cap }, { $house }: на { $cell }, { $taken ->
        [one] { $taken } карта
        [few] { $taken } карты
       *[many] { $taken } карт
    }
do-stop = { $character }: на { $cell }, { $taken ->
        [one] { $taken } карта
        [few] { $taken } карты
       *[many] { $taken } карт
    }
do-confer = Тайный разговор: { $other }
do-play = Сыграть: { $companion }
do-discard = Сбросить: { $companion }
do-kill = Погибает { $character }
do-swap = Переставить: { $character }
do-name = Дом { $house }
do-award = Знамя { $house-gen-pl } получает { $to }

# Журнал

log-begin = Первый ход: { $seat }
log-move = { $seat } ведёт Вариса на { $cell } и забирает { $taken ->
        [one] { $taken } карту
        [few] { $taken } карты
       *[many] { $taken } карт
    } { $house-gen-pl }: { $characters }
log-take = { $seat } забирает из Королевской Гавани: { $character }
log-take-from = { $seat } забирает: { $character } (из зоны: { $from })
log-kill = В Королевской Гавани погибает { $character }
log-kill-held = Погибает { $character } (зона: { $from })
log-play = { $seat } играет союзника: { $companion }
log-no-effect = { $companion }: выполнить нечего, действие пропускается
log-unusable = { $companion } выходит из игры: сейчас от этой карты нет толку
log-discard = { $seat } сбрасывает союзника: { $companion }
log-swap = { $seat } меняет местами: { $character } и { $other }
log-keep = { $seat } оставляет у себя союзника: { $companion }. Поддержка { $house-gen-pl }: +{ $worth }
log-draw = { $seat } открывает из колоды союзников: { $companions }
log-again = { $seat } ходит ещё раз
log-banner = { $seat } получает знамя { $house-gen-pl }
log-banner-lost = { $seat } теряет знамя { $house-gen-pl }: оно возвращается в запас
log-award = Равенство у { $house-gen-pl }: решает { $seat }, знамя получает { $to }
log-confer = { $seat } тратит жетон вороны на тайный разговор. Собеседник: { $other }
log-end = Варису некуда идти, партия окончена. { $left ->
        [0] На поле никого не осталось
        [one] На поле оставалась { $left } карта, она сброшена и никому не считается
        [few] На поле оставались { $left } карты, они сброшены и никому не считаются
       *[many] На поле оставалось { $left } карт, они сброшены и никому не считаются
    }

# Исход

outcome-most-banners = Победа: { $winners }, { $banners ->
        [one] { $banners } знамя
        [few] { $banners } знамени
       *[many] { $banners } знамён
    }
outcome-tie-break = Победа: { $winners }. Поровну, по { $banners ->
        [one] { $banners } знамени
        [few] { $banners } знамени
       *[many] { $banners } знамён
    }: решает знамя { $house-gen-pl }
outcome-draw = Ничья: все знамёна в запасе

# Отказы

refused-teams-need-four = В командную игру играют вчетвером, а мест { $seats }. Задайте четыре места
refused-raven-needs-three = С жетонами вороны играют втроём или вчетвером, а мест { $seats }. Задайте три или четыре места
refused-move-due = Сейчас ход Вариса. Назовите направление и дом
refused-no-such-move = Такого хода нет. Назовите направление и дом
refused-name-the-cell = В этой партии Варис встаёт на любую карту своих линий. Назовите клетку
refused-nobody-there = Карт дома { $house } { $direction-side } нет. Выберите другой дом или другое направление
refused-farthest-only = Остановиться раньше нельзя: Варис идёт до самой дальней карты дома. Назовите направление и дом
refused-nobody-on-cell = Варис не может встать на { $cell }. Выберите карту в его ряду или столбце
refused-varys-is-here = Здесь стоит сам Варис. Выберите карту в его ряду или столбце
refused-empty-cell = Клетка пуста. Выберите карту в ряду или столбце Вариса
refused-farther-one = { $character } ближе, а Варис идёт до самой дальней карты дома. Выберите другую цель: { $farther }
refused-off-line = { $character } не в ряду и не в столбце Вариса. Выберите карту на его линиях
refused-no-ravens = В этой партии нет жетонов вороны. Выберите, куда пойдёт Варис
refused-raven-spent = Ваш жетон вороны уже потрачен. Выберите, куда пойдёт Варис
refused-partner-only = Жетон вороны даёт поговорить только с напарником. Выберите напарника
refused-no-such-seat = Такого собеседника нет. Выберите соперника
refused-companion-not-due = Союзника играют, забрав с поля последнюю карту дома. Сейчас выберите, куда пойдёт Варис
refused-companion-due = Сначала союзник. Выберите одного из открытых
refused-companion-first = Сначала завершите действие союзника: { $companion }
refused-no-companion = Такого союзника нет. Выберите одного из открытых
refused-not-face-up = { $companion } не среди тех, из кого выбирают. Выберите открытого союзника
refused-no-house = Такого дома нет. Назовите один из семи
refused-house-gone = В Королевской Гавани не осталось карт дома { $house }. Назовите другой дом
refused-varys = Варис неприкосновенен. Выберите персонажа
refused-no-character = Такого персонажа нет. Выберите персонажа из списка
refused-picked-already = Эта карта уже выбрана: { $character }. Выберите другую
refused-dead = { $character } вне игры. Выберите другого персонажа
refused-not-in-area = { $character } в Королевской Гавани, а выбирают из зон игроков. Выберите другого персонажа
refused-not-on-grid = { $character } в зоне игрока, а выбирают в Королевской Гавани. Выберите другого персонажа
refused-banner-not-moved = Знамёна переходят сами в конце хода. Выберите, куда пойдёт Варис
refused-award-due = Сначала знамя { $house-gen-pl }. Выберите, кому оно достанется
refused-not-leader = { $seat } не впереди по поддержке { $house-gen-pl }. Выберите одного из тех, кто впереди

# Настройки

option-variant = Вариант игры
    .text = Сам по себе, в двух командах или с жетонами трёхглазой вороны (HK-41, HK-43)
option-variant-standard = каждый сам за себя
option-variant-teams = две команды, только вчетвером
option-variant-raven = трёхглазая ворона, втроём или вчетвером
option-first_player = Кто ходит первым
    .text = Первое место или место по жребию (HK-5)
option-first_player-seat_0 = первое место
option-first_player-drawn = по жребию
option-companions_enabled = Союзники
    .text = Лежат ли на столе союзники (HK-52)
option-companions_enabled-true = есть
option-companions_enabled-false = нет
option-stop_anywhere = Остановка на любой карте
    .text = Варис встаёт на любую карту своих линий, а не только на самую дальнюю карту дома (HK-54)
option-stop_anywhere-false = нет, только самая дальняя
option-stop_anywhere-true = да
option-ramsay_may_move_varys = Рамси Сноу и Варис
    .text = Можно ли с Рамси Сноу переставить и Вариса (HK-46)
option-ramsay_may_move_varys-false = Вариса переставить нельзя
option-ramsay_may_move_varys-true = Вариса переставить можно
option-jon_snow_house_must_be_on_grid = Дом для Джона Сноу
    .text = Любой из семи домов или только тот, что ещё есть в Королевской Гавани (HK-47)
option-jon_snow_house_must_be_on_grid-false = любой
option-jon_snow_house_must_be_on_grid-true = только из тех, что на поле
option-remove_unusable_companions = Бесполезные союзники
    .text = Уходят ли перед выбором союзники, от которых сейчас нет толку (HK-48)
option-remove_unusable_companions-false = остаются
option-remove_unusable_companions-true = уходят
option-zero_support_banner = Знамя без поддержки
    .text = Где знамя дома, если поддержки этого дома не осталось ни у кого (HK-49)
option-zero_support_banner-supply = возвращается в запас
option-zero_support_banner-stay = остаётся где было
option-petyr_mode = Петир Бейлиш
    .text = Что делают с двумя союзниками из колоды (HK-50)
option-petyr_mode-play_one_discard_other = одного сыграть, другого сбросить
option-petyr_mode-add_both_to_row_then_choose = обоих открыть в ряду, затем выбрать из всех
option-tie_choice_needs_new_tie = Выбор при равенстве
    .text = Когда после союзника ходящий сам решает, кому знамя (HK-51)
option-tie_choice_needs_new_tie-true = если равенство новое
option-tie_choice_needs_new_tie-false = при любом равенстве
option-grid_kill_touches = Гибель на поле и знамёна
    .text = Пересматривают ли знамя дома, если его карта погибла в Королевской Гавани (HK-53)
option-grid_kill_touches-false = нет
option-grid_kill_touches-true = да

# Стол в терминале

board-support = Поддержка
board-left = на поле
board-banners = Знамёна
board-ravens = Вороны
board-companions = Союзники (в колоде { $deck })
board-companions-named = Союзники (в колоде { $deck }): { $names-count ->
        [0] —
       *[other] { $names }
    }
board-kept = { $seat } держит союзника: { $companion } ({ $house } +{ $worth })
stage-court = На поле { $left ->
        [one] { $left } персонаж
        [few] { $left } персонажа
       *[many] { $left } персонажей
    }
