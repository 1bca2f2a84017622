# Поля

square-go = «ВПЕРЁД»
square-crasters_keep = Замок Крастера
square-iron_throne_1 = «ЖЕЛЕЗНЫЙ ТРОН»
square-fist = Кулак Первых Людей
square-master_of_coin = Мастер над монетой
square-house_lannister = Дом Ланнистеров
square-nightfort = Ночной форт
square-valar_1 = «ВАЛАР МОРГУЛИС»
square-moles_town = Кротовый городок
square-crossroads_inn = Гостиница на перекрёстке
square-jail = Тюрьма
square-vaes_dothrak = Ваэс Дотрак
square-red_waste = Красная Пустошь
square-qarth = Кварт
square-pentos = Пентос
square-house_baratheon = Дом Баратеонов
square-eyrie = Орлиное Гнездо
square-iron_throne_2 = «ЖЕЛЕЗНЫЙ ТРОН»
square-dragonstone = Драконий Камень
square-harrenhal = Харренхол
square-free_parking = Бесплатная стоянка
square-moat_cailin = Ров Кейлин
square-valar_2 = «ВАЛАР МОРГУЛИС»
square-dreadfort = Дредфорт
square-twins = Близнецы
square-house_targaryen = Дом Таргариенов
square-astapor = Астапор
square-yunkai = Юнкай
square-the_wall = Стена
square-meereen = Миэрин
square-go_to_jail = «Отправляйтесь в тюрьму»
square-castle_black = Чёрный замок
square-pyke = Пайк
square-iron_throne_3 = «ЖЕЛЕЗНЫЙ ТРОН»
square-winterfell = Винтерфелл
square-house_stark = Дом Старков
square-valar_3 = «ВАЛАР МОРГУЛИС»
square-braavos = Браавос
square-hand_of_the_king = Десница короля
square-kings_landing = Королевская Гавань

group-brown = коричневая группа
group-light_blue = голубая группа
group-pink = розовая группа
group-orange = оранжевая группа
group-red = красная группа
group-yellow = жёлтая группа
group-green = зелёная группа
group-dark_blue = синяя группа
group-great_houses = Великие Дома
group-wilds = Стена и Красная Пустошь

lot-village = деревня
    .gen-pl = деревень
lot-keep = крепость
    .gen-pl = крепостей

# Фишки

token-crown = Корона
token-direwolf = Лютоволк
token-dragon_egg = Яйцо дракона
token-iron_throne = Железный Трон
token-raven = Трёхглазый ворон
token-white_walker = Белый ходок
token-hand_pin = Знак десницы
token-longclaw = Длинный Коготь

# Кубики

face-1 = 1
face-2 = 2
face-3 = 3
face-rider = гонец
face-wayfarer = странник

# Карточки

jail-card-valar_morghulis = «Выйти из тюрьмы бесплатно» («ВАЛАР МОРГУЛИС»)
jail-card-iron_throne = «Выйти из тюрьмы бесплатно» («ЖЕЛЕЗНЫЙ ТРОН»)

card-red_keep_raven = Ворон из Красного замка
    .text = Двор требует вас к себе. Отправляйтесь в Королевскую Гавань.
card-fresh_horse = Свежий конь
    .text = Дорога пуста. Скачите до поля «ВПЕРЁД» и возьмите свои 200.
card-wedding_feast = Свадебный пир
    .text = Лорд Уолдер зовёт гостей. Идите к Близнецам; если «ВПЕРЁД» по пути, 200 ваши.
card-khalasar = Кхаласар
    .text = Вас берут с собой. Идите в Ваэс Дотрак; если «ВПЕРЁД» по пути, 200 ваши.
card-shelter = Приют
    .text = Просите крова у ближайшего впереди Великого Дома. Ничейный можно купить, хозяин возьмёт двойную аренду.
card-banners_called = Созваны знамёна
    .text = Идите к ближайшему впереди Великому Дому: ничейный можно купить, хозяину заплатите вдвое больше обычного.
card-lost_scouts = Разведчики сбились с пути
    .text = Идите к ближайшей впереди: Стене или Красной Пустоши. Ничейную можно купить, за чужую бросьте кубики и заплатите в десять раз больше, чем выпало.
card-iron_bank = Железный банк
    .text = Пришли проценты. Получите 50.
card-night_watch_favour = Вербовщик Ночного Дозора
    .text = Он вам обязан: карточка один раз открывает дверь темницы. Храните её, примените или продайте.
card-wildlings = Одичалые на дороге
    .text = Отступите на три поля.
card-traitor = Изменник
    .text = Вас обвинили перед всем двором. Тотчас в тюрьму; за дорогу туда не платят.
card-winter_roofs = Близится зима
    .text = Чините крыши: 25 за каждую деревню, 100 за каждую крепость.
card-bridge_toll = Плата за мост
    .text = Отдайте 15.
card-lannister_invitation = Приглашение Ланнистеров
    .text = Идите в Дом Ланнистеров; если «ВПЕРЁД» по пути, 200 ваши.
card-betrothal = Обручение
    .text = Вы обручили младшую дочь. Подарите каждому игроку по 50.
card-casterly_debt = Старый долг
    .text = Утёс Кастерли расплатился. Получите 150.
card-new_reign = Новое царствование
    .text = Идите на поле «ВПЕРЁД» и возьмите 200.
card-miscount = Казначей обсчитался
    .text = В вашу пользу. Получите 200.
card-milk_of_the_poppy = Маковое молоко
    .text = Мейстер просит плату. Отдайте 50.
card-valyrian_dagger = Кинжал валирийской стали
    .text = Вы его продали. Получите 50.
card-champion = Боец за вас
    .text = Он победил: один раз выйдите из темницы. Храните карточку, примените или продайте.
card-arrest = Арест
    .text = Так велел Малый совет. Тотчас в тюрьму; за дорогу туда не платят.
card-summer_harvest = Последний летний урожай
    .text = Он был богат. Получите 100.
card-tax_returned = Возврат налога
    .text = Корона взяла его дважды. Получите 20.
card-name_day = Именины
    .text = Каждый игрок дарит вам 10.
card-safe_harbour = Корабль в гавани
    .text = Он вернулся целым. Получите 100.
card-sellswords = Наёмники
    .text = Они требуют жалованья. Отдайте 100.
card-citadel_studies = Учёба в Цитадели
    .text = За сына пора платить. Отдайте 50.
card-counsel = Добрый совет
    .text = Вам за него заплатили. Получите 25.
card-royal_masons = Королевские каменщики
    .text = Они осмотрели стены: 40 за каждую деревню, 115 за каждую крепость.
card-tourney_second = Второе место на турнире
    .text = Получите 10.
card-far_cousin = Дальняя родня
    .text = Вам оставили наследство. Получите 100.

cards-deeds = Документы на право собственности
    .one = Документ на право собственности
cards-valar_morghulis = «ВАЛАР МОРГУЛИС»
cards-iron_throne = «ЖЕЛЕЗНЫЙ ТРОН»
fact-group = { $group }
fact-price = Цена { $amount }, залог { $mortgage }
fact-rents = Аренда { $bare }, вся группа { $set }; деревни: { $one }, { $two }, { $three }, { $four }; крепость { $keep }
fact-rents-houses = Аренда по числу Домов: { $one }, { $two }, { $three }, { $four }
fact-rents-wilds = Аренда: бросок × 4; если у владельца оба поля, бросок × 10
fact-build = Деревня { $amount }, крепость { $amount } и деревни этой локации

# Слова, которыми можно набрать ход

verb-token = фишка
verb-throw = бросок
verb-bail = выкуп
verb-card = карточка
verb-rest = отдых
verb-pass = пас
verb-build = строить
verb-sell = продать
verb-raze = снести
verb-mortgage = заложить
verb-redeem = выкупить
verb-leave = оставить
verb-offer = сделка
verb-give = дать
verb-ask = просить
verb-add = доплатить
verb-charge = взять
verb-send = предложить
verb-withdraw = отменить
verb-accept = принять
verb-refuse = отказать
verb-counter = встречное
verb-claim = аренда
verb-buy = купить
verb-decline = аукцион
verb-bid = ставка
verb-drop = выйти
verb-want = хочу
verb-place = поставить
verb-ride = пройти
verb-go = идти
verb-surrender = банкрот

# Вопросы

prompt-token = Какую фишку вы берёте?
    .about = Фишка — только для вида: на игру выбор не влияет.
prompt-throw = Бросаете кубики?
    .about = Бросок передвинет вашу фишку; где она встанет, там вы купите, заплатите или возьмёте карту.
prompt-jail = Как вы выйдете из тюрьмы?
    .about = Выйти можно за деньги, по карте или выбросив дубль; иногда выгоднее посидеть и не платить чужой аренды.
prompt-business = Строите или торгуетесь до броска?
    .about = Перед каждым броском можно строить, закладывать, предлагать сделки и требовать аренду. Не нужно — идите дальше.
prompt-last-claims = Требуете аренду, которую ещё можно взять?
prompt-route = Куда вы идёте?
prompt-buy = Купить «{ $square }» за { $amount }?
    .about = Купленное приносит аренду со всех, кто туда попадёт, а на целой группе можно строить. Откажетесь — клетку продадут с торгов.
prompt-bid = { $lot }: { $bid ->
        [0] ставок ещё нет
       *[other] ставка { $bid }
    }. Ваша ставка?
prompt-want = Сколько { $lot-gen-pl } вам нужно? В Банке { $left }
prompt-place = Где вы строите? { $lot }
prompt-offer = Что вы предлагаете? Кому: { $to }
prompt-answer = { $from } предлагает сделку. Принять?
    .about = Прочтите, что вам дают и что просят. Можно принять, отказать или предложить своё.
prompt-received = Выкупить «{ $square }» из залога за { $amount }?
prompt-debt = Долг { $amount }, у вас { $cash }. Где возьмёте деньги?
    .about = Заплатить надо всё: продайте постройки, заложите клетки или договоритесь. Не найдёте денег — разоритесь.

# Решения

do-token = { $token }
do-throw = Бросить кубики
do-bail = Заплатить 50 и выйти
do-card = Применить: { $card }
do-rest = Ничего до моего хода
do-pass = Ничего до этого броска
do-build = Строить за { $amount }: { $square }
do-call-shortage = Просить постройку, которых не хватает на всех: { $square }
do-sell = Продать постройку за { $amount }: { $square }
do-raze = Снести до уровней { $levels }: { $group }
do-mortgage = Заложить за { $amount }: { $square }
do-redeem = Выкупить за { $amount }: { $square }
do-leave = Оставить в залоге: { $square }
do-offer = Предложить сделку: { $to }
do-give = Отдать: { $item }
do-ask = Попросить: { $item }
do-add = Доплатить { $amount }
do-add-span = Доплатить от { $low } до { $high }
do-charge = Взять { $amount }
do-charge-span = Взять от { $low } до { $high }
do-send = Предложить
do-withdraw = Отменить предложение
do-accept = Принять
do-refuse = Отказаться
do-counter = Предложить другое
do-claim = Потребовать аренду: { $square }, { $visitor }
do-buy = Купить за { $amount }: { $square }
do-decline = Не покупать: на аукцион
do-bid = Ставка { $amount }
do-bid-span = Ставка от { $low } до { $high }
do-drop = Выйти из торгов
do-want = Нужно: { $amount }
do-want-span = Нужно от { $low } до { $high }
do-place = Поставить: { $square }
do-ride = { $amount ->
        [one] Пройти { $amount } поле
        [few] Пройти { $amount } поля
       *[many] Пройти { $amount } полей
    }: { $square }
do-go = Встать на поле: { $square }
do-surrender = Объявить себя банкротом

# Журнал

log-token = { $seat } выбирает фишку: { $token }
log-deal = { $seat } получает при раздаче: { $deeds }. { $amount ->
        [0] Бесплатно
       *[other] Заплачено { $amount }
    }
log-roll-off = { $seat } бросает за право первого хода: { $first } и { $second }
log-begin = Первый ход: { $seat }
log-throw = { $seat } бросает кубики: { $first } и { $second }
log-throw-three = { $seat } бросает кубики: { $first }, { $second } и { $face }
log-rent-throw = { $seat } бросает кубики на аренду: { $first } и { $second }
log-rent-throw-three = { $seat } бросает кубики на аренду: { $first }, { $second } и { $face }
log-move = { $seat } идёт на поле { $square }
log-salary = { $seat } проходит «ВПЕРЁД» и получает { $amount }
log-ride-on = { $seat } едет дальше с гонцом
log-jail = { $seat } отправляется в тюрьму
log-jail-doubles = { $seat } выбрасывает дубль и выходит из тюрьмы
log-jail-stays = { $seat } остаётся в тюрьме. Бросков ещё: { $left }
log-jail-out = { $seat } выходит из тюрьмы без дубля и платит { $amount }
log-bail = { $seat } платит { $amount } и выходит из тюрьмы
log-use-card = { $seat } выходит из тюрьмы: { $card }
log-keep-card = { $seat } оставляет себе: { $card }
log-card = { $seat } берёт карточку «{ $card }»
log-receive = { $seat } получает { $amount } от Банка
log-fine = { $seat } платит Банку { $amount }
log-pay-each = { $seat } платит каждому по { $amount }
log-collect-each = { $seat } собирает с каждого по { $amount }
log-repairs = { $seat } платит за ремонт { $amount }
log-tax = { $square }: налог { $amount }, платит { $seat }
log-rent = { $square }: аренда { $amount }, платит { $seat }, получает { $to }
log-claimable = { $seat } на чужом поле { $square }: аренду может потребовать { $owner }
log-lapse = { $seat } не успевает потребовать аренду: { $square }, гость { $visitor }
log-buy = { $seat } покупает за { $amount }: { $square }
log-auction = Аукцион: { $lot }
log-bid = { $seat } ставит { $amount }
log-drop = { $seat } выходит из торгов
log-sold = { $seat } покупает на аукционе за { $amount }: { $lot }
log-unsold = Ставок нет, остаётся в Банке: { $lot }
log-lot-gone = В Банке больше нет, аукцион окончен: { $lot }
log-village = { $seat } строит деревню: { $square }, теперь деревень { $level }
log-keep = { $seat } строит крепость: { $square }
log-sell-village = { $seat } продаёт деревню за { $amount }: { $square }
log-sell-keep = { $seat } продаёт крепость за { $amount }: { $square }
log-sell-out = { $seat } продаёт все постройки за { $amount }: { $square }
log-raze = { $seat } сносит постройки и получает { $amount }: { $group }
log-shortage = { $seat } хочет строить, а { $lot-gen-pl } в Банке осталось { $left }
log-want = { $seat } хочет { $lot-gen-pl }: { $amount }
log-mortgage = { $seat } закладывает за { $amount }: { $square }
log-redeem = { $seat } выкупает из залога за { $amount }: { $square }
log-fee = { $seat } платит 10 % с залога, { $amount }: { $square }
log-offer = { $seat } предлагает сделку игроку { $to }. Отдаёт: { $gives }. Получает: { $gets }
log-trade = Сделка: { $seat } и { $to }. { $seat } отдаёт: { $gives }. Получает: { $gets }
log-refuse = { $seat } отклоняет предложение: { $from }
log-counter = { $seat } готовит встречное предложение: { $from }
log-debt = { $seat } в долгах: нужно { $amount }, есть { $cash }
log-settled = { $seat } выплачивает долг { $amount }
log-debt-void = Кредитор разорён, долг { $amount } отпадает: { $seat }
log-bankrupt = { $seat } банкрот. Кредитор: { $to }
log-bankrupt-bank = { $seat } банкрот. Кредитор: Банк
log-inherit = { $seat } получает заложенное: { $deeds }. Банку 10 %: { $amount }

nothing = ничего

# Итог

outcome-last = Победа: { $winners }. Остальные разорены
outcome-short = Первое банкротство. Победа: { $winners }, состояние { $worth }
outcome-rounds = Сыграно кругов: { $rounds }. Победа: { $winners }, состояние { $worth }

# Отказы

refused-timed-needs-rounds = Игре на время нужен предел. Задайте число кругов
refused-token-due = Сначала фишки. Выберите одну из свободных
refused-token-taken = { $token }: фишка занята. Выберите другую
refused-throw-due = Этого сейчас сделать нельзя. Бросьте кубики или займитесь делами
refused-not-your-turn = Бросает другой игрок. Займитесь делами или пропустите
refused-claims-only = Сейчас можно только потребовать аренду или простить её
refused-route-first = Сначала выберите, куда идти
refused-not-in-jail = Вы не в тюрьме. Бросьте кубики
refused-no-card = Такой карточки нет. Выберите свою
refused-card-elsewhere = У вас нет карточки: { $card }. Заплатите или бросьте кубики
refused-cash = Нужно { $amount }, а у вас { $cash }. Сначала найдите деньги
refused-purchase-first = Сначала решите: купить или отдать на аукцион. { $square }
refused-auction = Идут торги: { $lot }. Сделайте ставку или выйдите
refused-bid-low = Ставка должна быть больше { $bid }. Поставьте больше
refused-bid-cash = У вас только { $cash }. Поставьте меньше
refused-no-site = Вам негде поставить: { $lot }. Выйдите из торгов
refused-place-first = Сначала поставьте: { $lot }
refused-want-due = Сначала скажите, сколько вам нужно: { $lot }
refused-want-amount = Столько вам не получить. Назовите от 0 до { $most }
refused-no-deed = Такой собственности нет. Выберите локацию, Дом, Стену или Красную Пустошь
refused-no-location = Строят только на локациях. Выберите локацию
refused-no-group = Такой цветовой группы нет. Выберите одну из восьми
refused-not-yours = { $square }: не ваша собственность. Выберите свою
refused-mortgaged = { $square }: уже в залоге. Выберите другую собственность
refused-not-mortgaged = { $square }: не в залоге. Выберите заложенную собственность
refused-group-built = { $square }: в группе есть постройки. Сначала продайте их
refused-nothing-built = { $square }: продавать нечего. Выберите локацию с постройками
refused-sell-evenly = { $square }: на соседней локации построено больше. Начните с неё
refused-no-villages-for-keep = Взамен крепости нужны деревни, а в Банке их { $left }. Снесите группу целиком
refused-nothing-to-raze = Ваших построек тут нет: { $group }. Выберите другую группу
refused-layout = Так снести нельзя: { $group }. Выберите расстановку из списка
refused-set-incomplete = Группа ещё не вся ваша: { $group }. Соберите её целиком
refused-set-mortgaged = В группе есть заложенное: { $group }. Сначала выкупите
refused-keep-stands = { $square }: крепость уже стоит. Выберите другую локацию
refused-build-evenly = { $square }: на соседней локации построено меньше. Начните с неё
refused-none-left = В Банке не осталось { $lot-gen-pl }. Подождите, пока их продадут
refused-shortage-again = Вы уже просили { $lot-gen-pl }, и никто не построил. Подождите следующего броска
refused-no-partner = С кем сделка, непонятно. Выберите другого игрока
refused-partner-out = { $to } уже вне игры. Выберите другого игрока
refused-calls = До своего хода обращаются к другим не больше { $most } раз. Дождитесь его
refused-nothing-to-trade = Менять пока нечего. Дождитесь первой покупки
refused-offer-first = Сначала закончите предложение: { $to }. Отправьте или отмените его
refused-answer-due = Сначала ответьте на предложение: { $from }
refused-no-item = Этим не торгуют. Выберите собственность или карточку
refused-item-elsewhere = { $item }: этим владеет не { $seat }. Выберите другое
refused-item-order = { $item }: уже названо или идёт не по порядку. Называйте в порядке полей
refused-trade-built = В группе есть постройки: { $group }. Сначала продайте их Банку
refused-cash-gift = Одни деньги не передают. Добавьте собственность или карточку
refused-money-said = Деньги уже названы: { $amount }. Отправьте предложение или отмените его
refused-money = У игрока { $seat } только { $cash }. Назовите меньше
refused-trade-unpaid = Не хватит денег вместе с 10 % за залог: { $seat }. Измените сделку
refused-trade-debt = После сделки долг { $due } будет не покрыть. Измените сделку
refused-received-first = Сначала решите, выкупать ли из залога: { $square }
refused-can-pay = Долг { $amount } можно покрыть. Продавайте и закладывайте
refused-debt-first = Сначала долг { $amount }. Продавайте, закладывайте или предложите сделку
refused-rent-automatic = Аренду в этой партии собирают сразу. Просить её не нужно
refused-no-claim = Такой аренды вам не должны. Она пропадает с броском следующего игрока

# Настройки

option-variant = Вариант
    .text = Обычная игра, короткая до первого банкротства или на время (MO-62, MO-65)
option-variant-standard = обычная
option-variant-short = короткая
option-variant-timed = на время
option-rounds = Предел кругов
    .text = После стольких кругов побеждает самый богатый (MO-56)
option-rounds-unlimited = без предела
option-rounds-5 = 5
option-rounds-10 = 10
option-rounds-20 = 20
option-rounds-50 = 50
option-rounds-100 = 100
option-rounds-200 = 200
option-dice = Кубики
    .text = Два белых или ещё и скоростной (MO-57)
option-dice-two = два белых
option-dice-speed = и скоростной
option-rent_mode = Аренда
    .text = Платят сразу или владелец должен потребовать её до броска следующего игрока (MO-19)
option-rent_mode-auto = платят сразу
option-rent_mode-claim = нужно потребовать
option-tokens = Фишки
    .text = Игроки выбирают их или получают по порядку мест (MO-3)
option-tokens-chosen = выбирают
option-tokens-dealt = по порядку мест
option-utility_roll = Стена и Красная Пустошь
    .text = Аренда по новому броску или по броску хода (MO-66)
option-utility_roll-fresh = новый бросок
option-utility_roll-movement = бросок хода
option-set_rent_needs_no_mortgage = Двойная аренда и залог
    .text = Удваивает ли аренду группа, где что-то заложено (MO-66)
option-set_rent_needs_no_mortgage-true = залог отменяет удвоение
option-set_rent_needs_no_mortgage-false = залог не мешает
option-transfer_fee_base = 10 % при передаче залога
    .text = Считают от стоимости залога или от цены (MO-66)
option-transfer_fee_base-mortgage = от залога
option-transfer_fee_base-price = от цены
option-speed_die_extra_cash = Деньги для скоростного кубика
    .text = Сколько каждый получает в начале сверх обычного (MO-57)
option-speed_die_extra_cash-1000 = 1000
option-speed_die_extra_cash-500 = 500
option-speed_die_extra_cash-0 = ничего
option-trade_allows_cash_gift = Подарки деньгами
    .text = Можно ли отдавать деньги без собственности и карточек (MO-66)
option-trade_allows_cash_gift-false = нельзя
option-trade_allows_cash_gift-true = можно

# Стол в терминале

board-bank = Банк: деревень { $villages }, крепостей { $keeps }
stage-round = Круг { $round }
board-decks = «ВАЛАР МОРГУЛИС» { $valar }, «ЖЕЛЕЗНЫЙ ТРОН» { $throne }
board-cash = Деньги
board-worth = Состояние
board-deeds = Собственность
board-jail = в тюрьме
board-out = банкрот
board-lot = Аукцион: { $lot }, ставка { $bid }
board-debt = Долг { $due }: { $seat }
board-offer = { $by } предлагает: { $gives }. Просит: { $gets }
board-claim = Аренда: { $square }, { $visitor }, владелец { $owner }
