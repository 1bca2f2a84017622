# Поле

web-hk-grid = Королевская Гавань
web-hk-cell-empty = { $cell }: пусто
web-hk-cell-varys = { $cell }: Варис
web-hk-cell-card = { $cell }: { $character }, { $house }
web-hk-may = { $what }; можно: { $choice }
web-hk-nth-taken = { $what }; забирается, по счёту { $n }
web-hk-will-die = { $what }; погибнет
web-hk-will-join = { $what }; сменит владельца
web-hk-will-swap = { $what }; поменяется местами
web-hk-hint-good = { $what }; совет: хорошо
web-hk-hint-fair = { $what }; совет: неплохо
web-hk-hint-weak = { $what }; совет: слабо

# Знамёна и поддержка

web-hk-support = Знамёна и поддержка
web-hk-house-left = Дом · на поле
web-hk-banners = знамёна
web-hk-house-name = { $house-pl }
web-hk-left = поле
web-hk-holds = { $count }, знамя
web-hk-coming = будет { $count }, знамя придёт
web-hk-going = будет { $count }, знамя уйдёт
web-hk-becomes = будет { $count }
web-hk-your-cards = Ваши карты
web-hk-no-cards = Пока никого
web-hk-house-cards = { $house-pl }: где кто
web-hk-in-grid = на поле
web-hk-dead = вне игры
web-hk-team = { $names }: { $banners ->
        [one] { $banners } знамя
        [few] { $banners } знамени
       *[many] { $banners } знамён
    } вместе
web-hk-seat-banners = { $banners ->
        [one] { $banners } знамя
        [few] { $banners } знамени
       *[many] { $banners } знамён
    }
web-hk-wins-tie = при равенстве впереди: знамя { $house-gen-pl } старше

# Союзники и вороны

web-hk-companions = Союзники
web-hk-deck = в колоде { $deck }
web-hk-row-empty = Открытых союзников нет
web-hk-kept = { $seat }: { $house-pl } +{ $worth }
web-hk-gone = Вне игры: { $companions }
web-hk-chain = союзник за ход: { $n }
web-hk-step = шаг { $n } из { $of }
web-hk-turned-up = Открыты из колоды
web-hk-press-to-read = Нажмите на союзника, чтобы прочитать карту
web-hk-seat-support = поддержка { $count }
web-hk-ravens = Жетоны вороны
web-hk-raven-ready = { $seat }: жетон вороны есть
web-hk-raven-spent = { $seat }: жетон вороны потрачен
web-hk-talk = Тайный разговор: { $seats }
web-hk-again = { $seat } после этого хода ходит ещё раз

# Вопрос и следствие

web-hk-ask-take = Забрать { $taken ->
        [1] одного из { $house-gen-pl }
        [2] двух { $house-gen-pl }
        [3] трёх { $house-gen-pl }
        [4] четырёх { $house-gen-pl }
       *[other] { $taken } { $house-gen-pl }
    }?
web-hk-take = Забрать
web-hk-kill = Убить
web-hk-own-card = Это ваша собственная карта
web-hk-one-leads = { $seats }: { $count }
web-hk-some-lead = { $seats }: по { $count }
web-hk-you = вы
web-hk-you-start = Вы
web-hk-banner-to-you = { $lead } — знамя перейдёт к вам
web-hk-banner-to = { $lead } — знамя получит { $seat }
web-hk-banner-yours = { $lead } — знамя остаётся у вас
web-hk-banner-of = { $lead } — знамя не меняет хозяина: { $seat }
web-hk-banner-nobody = { $lead } — знамя остаётся в запасе
web-hk-then-companion = Последняя карта дома: затем союзник

# Конец партии

web-hk-end = На линиях Вариса нет карт
web-hk-end-tie = Поровну, по { $banners }. Решает самый большой дом
web-hk-end-decides = знамя { $house-gen-pl }: { $seats }
web-hk-end-elsewhere = знамя { $house-gen-pl }: не у них
web-hk-turn = ход { $n }

# Поле словами

web-hk-tell-varys = Варис на { $cell }
web-hk-tell-way = { $direction-cap }: { $cards }
web-hk-tell-nobody = { $direction-cap }: никого
web-hk-tell-card = { $character-first }, { $house }, взять { $taken }
web-hk-tell-choices = Можно выбрать: { $choices }
web-hk-tell-banners = Знамёна: { $holders }
web-hk-tell-no-banners = Знамёна: все в запасе
web-hk-tell-holder = { $seat } { $houses }
web-hk-tell-support = Поддержка без знамени: { $holders }
web-hk-tell-left = На поле: { $houses }
web-hk-tell-count = { $house } { $count }
web-hk-tell-companions = Союзники: { $companions }; в колоде { $deck }
web-hk-tell-no-companions = Союзники: открытых нет; в колоде { $deck }
web-hk-tell-kept = Оставлены: { $companions }
web-hk-tell-kept-one = { $companion } ({ $seat }, { $house } +{ $worth })
web-hk-tell-row = Ряд { $row }: { $cards }
web-hk-tell-row-empty = Ряд { $row }: пусто
web-hk-tell-at = { $column } { $character-first }
web-hk-score = { $seats }: { $banners ->
        [0] знамён нет
        [one] { $banners } знамя: { $houses }
        [few] { $banners } знамени: { $houses }
       *[many] { $banners } знамён: { $houses }
    }
web-hk-score-tie = При равенстве впереди { $seats }: знамя { $house-gen-pl }
