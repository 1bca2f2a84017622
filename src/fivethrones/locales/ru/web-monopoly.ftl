# Поле

web-mo-ring = Игровое поле
web-mo-as-list = Поле списком
web-mo-as-ring = Поле по кругу
web-mo-may = можно: { $choice }
web-mo-here = здесь: { $seats }
web-mo-prisoners = в камере: { $seats }
web-mo-owned = владелец: { $seat }
web-mo-owned-mortgaged = владелец: { $seat }, в залоге
web-mo-mortgaged = в залоге
web-mo-mortgage-letter = З
web-mo-name-mortgaged = { $square }, в залоге
web-mo-free = свободно, цена { $amount }
web-mo-a-keep = крепость
web-mo-so-many-villages = { $count ->
        [0] построек нет
        [one] { $count } деревня
        [few] { $count } деревни
       *[many] { $count } деревень
    }

# Короткие названия на поле

web-mo-square-go = Вперёд
web-mo-square-crasters_keep = Замок Крас­тера
web-mo-square-iron_throne_1 = Жел. трон
web-mo-square-fist = Кулак Первых Людей
web-mo-square-master_of_coin = Мастер над монетой
web-mo-square-house_lannister = Ланнис­теры
web-mo-square-nightfort = Ночной форт
web-mo-square-valar_1 = Валар моргулис
web-mo-square-moles_town = Крото­вый городок
web-mo-square-crossroads_inn = Гости­ница
web-mo-square-jail = Тюрьма
web-mo-square-vaes_dothrak = Ваэс Дотрак
web-mo-square-red_waste = Красная Пустошь
web-mo-square-qarth = Кварт
web-mo-square-pentos = Пентос
web-mo-square-house_baratheon = Бара­теоны
web-mo-square-eyrie = Орлиное Гнездо
web-mo-square-iron_throne_2 = Жел. трон
web-mo-square-dragonstone = Драконий Камень
web-mo-square-harrenhal = Харрен­хол
web-mo-square-free_parking = Стоянка
web-mo-square-moat_cailin = Ров Кейлин
web-mo-square-valar_2 = Валар моргулис
web-mo-square-dreadfort = Дред­форт
web-mo-square-twins = Близнецы
web-mo-square-house_targaryen = Тарга­риены
web-mo-square-astapor = Астапор
web-mo-square-yunkai = Юнкай
web-mo-square-the_wall = Стена
web-mo-square-meereen = Миэрин
web-mo-square-go_to_jail = В тюрьму
web-mo-square-castle_black = Чёрный замок
web-mo-square-pyke = Пайк
web-mo-square-iron_throne_3 = Жел. трон
web-mo-square-winterfell = Винтер­фелл
web-mo-square-house_stark = Старки
web-mo-square-valar_3 = Валар моргулис
web-mo-square-braavos = Браавос
web-mo-square-hand_of_the_king = Десница короля
web-mo-square-kings_landing = Коро­левская Гавань

# Документ

web-mo-rents = Арендная плата
web-mo-now = сейчас
web-mo-line-location = { $n ->
        [0] Без построек
        [1] Вся группа
        [2] 1 деревня
        [3] 2 деревни
        [4] 3 деревни
        [5] 4 деревни
       *[other] Крепость
    }
web-mo-line-great_house = { $n ->
        [0] 1 Великий Дом
        [1] 2 Великих Дома
        [2] 3 Великих Дома
       *[other] 4 Великих Дома
    }
web-mo-line-wilds = { $n ->
        [0] Одно из двух полей
       *[other] Оба поля
    }
web-mo-times = бросок × { $n }
web-mo-prices = Цена { $price } · залог { $mortgage }
web-mo-prices-build = Цена { $price } · залог { $mortgage } · постройка { $build }
web-mo-about-go = Кто приходит сюда или проходит мимо, получает 200 от Банка.
web-mo-about-card = Берут верхнюю карточку колоды и делают, что на ней сказано.
web-mo-about-tax = Банку платят { $amount }.
web-mo-about-jail = Кто пришёл сюда обычным ходом, просто навещает. Заключённые сидят в камере.
web-mo-about-free = Здесь ничего не происходит.
web-mo-about-go_to_jail = Отсюда отправляются прямо в тюрьму.

# Середина поля

web-mo-reading = Поле в фокусе
web-mo-dice = Кубики: { $first } и { $second }
web-mo-dice-three = Кубики: { $first }, { $second } и { $face }
web-mo-villages = Деревень в Банке: { $left } из { $of }
web-mo-keeps = Крепостей в Банке: { $left } из { $of }
web-mo-decks = Колоды: Валар моргулис { $valar }, Железный трон { $throne }
web-mo-round = круг { $round }
web-mo-round-of = круг { $round } из { $rounds }

# Игроки

web-mo-holdings = Владения
web-mo-no-deeds = Владений нет
web-mo-bankrupt = банкрот
web-mo-in-jail = в тюрьме
web-mo-coins = { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }
web-mo-worth = { $seat }: состояние { $worth }
web-mo-standing = состояние { $worth }: наличными { $cash }, владений { $deeds }
web-mo-bank = Банк

# Что нужно решить

web-mo-tokens = Фишки
web-mo-jail = Три двери из тюрьмы
web-mo-door-bail = Заплатить { $amount }
web-mo-door-card = Карточка «Выйти из тюрьмы»
web-mo-door-dice = Бросить на дубль. Попыток: { $left }
web-mo-claims = Аренда, которую можно потребовать
web-mo-claim-open = { $owner } может взять { $amount }: { $square }, гость { $visitor }
web-mo-claim-dice = { $owner } может взять бросок × { $factor }: { $square }, гость { $visitor }
web-mo-claim = Взять { $amount }
web-mo-claim-roll = Взять аренду
web-mo-claim-until = Пока следующий игрок не бросил кубики
web-mo-want = Построек не хватает на всех: { $lot }
web-mo-want-help = Каждый тайно называет, сколько хочет. Если построек на всех не хватит, будет аукцион.
web-mo-want-this = Хочу: { $count }

# Аукцион

web-mo-auction = Аукцион: { $lot }
web-mo-printed-price = Цена в документе { $amount }
web-mo-no-bid = Ставок ещё нет
web-mo-leads = впереди { $seat }
web-mo-bidders = Кто торгуется
web-mo-dropped = вне торгов
web-mo-purse = У вас { $cash }; продажи и залоги дали бы ещё { $more }
web-mo-bid = Ставка { $amount }
web-mo-bids-now = Решает { $seat }
web-mo-raise-money = Достать денег

# Долг

web-mo-debt = В долгу { $seat }. Кредитор: { $to }
web-mo-have = Есть { $cash } из { $due }
web-mo-could-raise = Продажи и залоги дали бы { $more }
web-mo-give-up = Банкрот
web-mo-hold = держите секунду

# Постройки и залог

web-mo-manage = Хозяйство
web-mo-build-price = постройка { $amount }
web-mo-build-here = Строить: { $square }
web-mo-sell-here = Продать постройку: { $square }
web-mo-mortgage = Заложить: { $amount }
web-mo-mortgage-this = Заложить: { $square }
web-mo-redeem = Выкупить: { $amount } + { $percent } %
web-mo-redeem-this = Выкупить: { $square }
web-mo-raze = Снести сразу несколько
web-mo-plan-empty = Пока без изменений. У вас { $cash }
web-mo-plan-costs = Шагов: { $steps }. Расход { $amount }, останется { $cash }
web-mo-plan-brings = Шагов: { $steps }. Доход { $amount }, станет { $cash }
web-mo-confirm = Выполнить всё
web-mo-cash-then = У вас останется { $cash }

# Сделка

web-mo-trade = Сделка
web-mo-trade-with = С кем сделка?
web-mo-trade-to = Предложение: { $seat }
web-mo-trade-counter = Встречное предложение: { $seat }
web-mo-you-give = Вы отдаёте
web-mo-you-get = Вы получаете
web-mo-you-pay-coins = Вы доплачиваете { $amount }
web-mo-you-get-coins = Вам доплачивают { $amount }
web-mo-coins-help = Доплата: больше нуля платите вы, меньше нуля платят вам
web-mo-fee-you = За заложенное вы платите { $percent } %: сейчас { $fee }, с выкупом { $redeem }
web-mo-fee-them = За заложенное { $seat } платит { $percent } %: сейчас { $fee }, с выкупом { $redeem }
web-mo-fees = { $percent } % за заложенное: { $amount }
web-mo-completes = { $seat } соберёт целиком: { $group }
web-mo-send = Отправить предложение
web-mo-offer = { $by } предлагает сделку. Отвечает { $to }
web-mo-gets = получает { $seat }
web-mo-from = отдаёт { $seat }
web-mo-nothing = ничего
web-mo-change = Изменить
web-mo-offer-waits = Ждём ответа: { $seat }

# Поле словами

web-mo-tell-turn = Ходит { $seat }, круг { $round }
web-mo-tell-seat = { $seat }: наличными { $cash }, поле { $square }
web-mo-tell-jailed = { $seat }: наличными { $cash }, в тюрьме
web-mo-tell-out = { $seat }: банкрот
web-mo-tell-deeds = владения: { $deeds }
web-mo-tell-set = собрано целиком: { $group }
web-mo-score = { $seat }: состояние { $worth }, наличными { $cash }, владений { $deeds }
