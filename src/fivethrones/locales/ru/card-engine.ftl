# Дома, типы карт, ключевые слова

house-stark = Старк
    .letter = С
house-lannister = Ланнистер
    .letter = Л
house-neutral = Нейтральная карта
    .letter = Н

type-character = герой
type-location = место
type-attachment = довесок
type-event = событие
type-plot = замысел

keyword-renown = Слава
    .letter = Сл
    .text = После победы в вызове этот герой-участник получает 1 власть.
keyword-stealth = Скрытность
    .letter = Ск
    .text = Как зачинщик не даёт защищаться одному герою без Скрытности.
keyword-limited = Ограниченность
    .text = Не больше одной такой карты за раунд.

# Карты в коробке

cards-characters = Герои
    .one = Герой
cards-locations = Места
    .one = Место
cards-attachments = Довески
    .one = Довесок
cards-events = События
    .one = Событие
cards-plots = Замыслы
    .one = Замысел
fact-cost = Цена: { $count }
fact-strength = Сила: { $count }
fact-income = Доход: { $count }
fact-initiative = Инициатива: { $count }
fact-claim = Сила намерений: { $count }
fact-unique = Уникальная карта
fact-icons = Знаки: { $icons }
fact-traits = Черты: { $traits }
fact-keywords = Ключевые слова: { $keywords }

# Вызовы и знаки

challenge-military = битва
    .cap = Битва
    .letter = Б
challenge-intrigue = интрига
    .cap = Интрига
    .letter = И
challenge-power = делёж власти
    .cap = Делёж власти
    .letter = В

# Фазы

phase-plot = Замыслы
    .about = Раунд начинается с замысла: его доход — ваше золото, инициатива решает, кто ходит первым, сила намерений — насколько больно бьют ваши вызовы.
phase-draw = Добор
    .about = Каждый взял карты; теперь можно сыграть событие или применить свойство, если на карте названа эта или любая фаза. Нечего — спасуйте.
phase-marshalling = Приказы
    .about = На золото раунда вы играете с руки героев, места и довески. Что не потрачено за раунд, пропадёт; когда закончите, спасуйте.
phase-challenges = Вызовы
    .about = По очереди каждый нападает: в битве проигравший теряет героев, в интриге — карты с руки, в дележе власти — власть. Участники склоняются, поэтому кого-то оставьте защищаться.
phase-dominance = Господство
    .about = Сравнивают силу поднятых героев вместе с непотраченным золотом: у кого больше, берёт 1 власть.
phase-standing = Подъём
    .about = Склонённые карты поднимаются и снова могут участвовать в вызовах.
phase-taxation = Налоги
    .about = Раунд кончается: непотраченное золото уходит в казну, и выбирают новые замыслы.

# Где лежат карты

zone-hand = рука
zone-deck = колода
zone-discard = сброс
zone-dead = кладбище
zone-plots = замыслы
zone-laid = исходные карты

# Слова, которыми ход можно напечатать

verb-pass = пас
verb-done = готово
verb-play = сыграть
verb-attach = к Дому
verb-use = применить
verb-duplicate = дубликат
verb-choose = выбрать
verb-place = выложить
verb-plot = раскрыть
verb-draft = взять
verb-order = сначала
verb-keep = оставить
verb-mulligan = муллиган
verb-challenge = вызов
verb-first = первый
verb-title = титул
verb-target = цель
verb-winner = победитель
verb-player = игрок
verb-offer = предложить
verb-rest = ждать
verb-wish = просьба
verb-accept = принять
verb-decline = отклонить
verb-rule = правило
verb-type = тип
verb-amount = сколько
verb-way = способ
verb-goal = место
verb-name = назвать
verb-banner = знамя
verb-top = наверху
verb-under = вниз

# Вопросы

prompt-mulligan = Оставить руку или взять муллиган?
    .about = Если среди карт мало дешёвых героев и мест, руку можно один раз сменить целиком; вторую оставляют, какой бы она ни была.
prompt-setup = Выложите исходные карты
    .about = Эти карты вы выкладываете бесплатно, но их цены вместе не больше 5. Обычно лучше два дешёвых героя, чем один дорогой. Потом рука пополнится.
prompt-draft = Выберите замысел себе
prompt-plot-deck = Соберите колоду замыслов: осталось выбрать { $missing }
prompt-plot = Выберите замысел раунда
    .about = { phase-plot.about }
prompt-first = Назначьте первого игрока
    .about = Первый раньше всех нападает, пока герои ещё подняты; последний нападает на тех, кто уже склонён.
prompt-order = Выберите, что сработает первым
prompt-act = { $phase }: действуете или пас?
prompt-act-or-offer = { $phase }: действие, предложение или ничего?
prompt-challenge = Бросаете вызов или завершаете ход?
    .about = { phase-challenges.about }
prompt-attack = Назначьте зачинщиков (выбрано:{ "\u00A0" }{ $picked })
    .about = Силы зачинщиков складываются. При равенстве побеждает зачинщик, а если защитников нет, он берёт ещё 1 власть. Склонённые потом не защищаются.
prompt-stealth = Скрытность: кто не сможет защищаться ({ $picked } из { $most })
prompt-defend = Назначьте защитников (выбрано:{ "\u00A0" }{ $picked })
    .about = Чтобы отбить вызов, силы защитников вместе должно быть больше, чем у зачинщиков. Не выйдет — можно и не защищаться, тогда герои останутся поднятыми, но соперник возьмёт ещё 1 власть.
prompt-victims = Выберите, кто погибнет ({ $picked } из { $most })
prompt-respond = Применить ответ?
    .about = Ответ — свойство или событие, у которого настал миг: позже его уже не применить. Можно и отказаться.
prompt-stand = Выберите, кого поднять (выбрано:{ "\u00A0" }{ $picked })
prompt-title = Какой титул вы берёте?
prompt-turn-away = Потребовать от зачинщика сменить цель?
prompt-new-target = Выберите другую цель
prompt-take-over = Принять этот вызов на себя?
prompt-infamy = Куда положить власть? Осталось жетонов: { $left }
prompt-winner = Власти для победы хватает нескольким: назовите победителя
prompt-offer-to = Кому вы предлагаете золото?
prompt-offer-gold = Сколько золота предложить игроку { $to }?
prompt-wish = Золото ({ $gold }) для игрока { $to }: о чём вы просите?
prompt-offer = { $from } даёт золото ({ $gold }): { $wish }
prompt-save = Спасти карту «{ $card }»?
    .about = Карта вот-вот уйдёт из игры, и что-то может её спасти. Спасуете — она уйдёт.
prompt-cancel = Отменить карту «{ $card }»?
prompt-target = Выберите цель («{ $card }»)
prompt-player = Выберите игрока («{ $card }»)
prompt-payee = Выберите, кому отдать золото («{ $card }»)
prompt-cost = Выберите, чем заплатить («{ $card }»)
prompt-way = Выберите одно из двух («{ $card }»)
prompt-amount = Сколько? («{ $card }»)
prompt-name = Назовите карту («{ $card }»)
prompt-type = Назовите тип вызова («{ $card }»)
prompt-place = Выберите, куда уходит карта «{ $card }»
prompt-bearer = Выберите носителя («{ $card }»)
prompt-influence = «{ $card }»: склоните влияние, осталось { $left }
prompt-purse = Сколько из { $amount } золотых взять с карты «{ $card }»?
prompt-kneel-one = Выберите, кого склонить («{ $card }»)
prompt-discard-one = Выберите, кого сбросить («{ $card }»)
prompt-spare = Выберите, кого пощадить, до { $most } («{ $card }»)
prompt-discard-from-hand = Выберите карту для сброса (рука: { $of })
prompt-put-under-deck = Выберите карту под низ колоды (рука: { $of })
prompt-search = Найдите карту в своей колоде
prompt-top-card = Верхняя карта колоды ({ $of }): наверху или под низ?
prompt-kill-one = Выберите, кого убить («{ $card }»)
prompt-return-one = Выберите, кого вернуть на руку («{ $card }»)
prompt-lose-gold = Выберите, кто теряет золото («{ $card }»)
prompt-new-plot = Выберите новый замысел («{ $card }»)

# Выбор

do-keep = Оставить руку
do-mulligan = Взять муллиган
do-pass = Пас
do-done = Готово
do-place = Выложить «{ $card }» (цена { $gold })
do-draft = { $card }: доход { $income }, инициатива { $initiative }, намерения { $claim }
do-plot = { $card }: доход { $income }, инициатива { $initiative }, намерения { $claim }
do-first = Первым ходит { $seat }
do-title = { $title }
do-target = Цель: { $seat }
do-winner = Побеждает { $seat }
do-player = { $seat }
do-offer = Предложить золото
do-rest = Пока ничего не предлагать
do-wish = { $wish }
do-accept = Принять
do-decline = Отклонить
do-rule = Сначала «{ $rule }»
do-type = { $type-cap }
do-amount = { $amount }
do-way = { $way }
do-goal = { $goal }
do-name = { $name }
do-banner = Ваш Дом
do-order = Сначала «{ $card }»
do-play = Сыграть «{ $card }» { $gold ->
        [0] бесплатно
        [one] за { $gold } золотой
       *[other] за { $gold } золотых
    }
do-attach = Сыграть «{ $card }» на карту своего Дома { $gold ->
        [0] бесплатно
        [one] за { $gold } золотой
       *[other] за { $gold } золотых
    }
do-duplicate = Положить дубликат «{ $card }»
do-use = Применить «{ $card }»
do-play-event = Сыграть событие «{ $card }»
do-discard-duplicate = Сбросить дубликат «{ $card }»
do-challenge = { $type-cap }, соперник: { $against }
do-top = Оставить наверху
do-under = Положить под низ
do-choose = { $card }
do-choose-in-play = { $kneeling ->
        [0] { $card }
       *[other] { $card } (карта склонена)
    }
do-choose-of = { $kneeling ->
        [0] { $card } ({ $whose })
       *[other] { $card } ({ $whose }, карта склонена)
    }

# Журнал: подготовка

log-looks-at-plots = { $seat } смотрит замыслы: { $cards }
log-looks-at-plots-hidden = { $seat } смотрит замыслы
log-drafts = { $seat } берёт себе замысел «{ $card }»
log-drafts-hidden = { $seat } берёт себе замысел
log-keeps-hand = { $seat } оставляет исходную руку
log-mulligans-hand = { $seat } берёт муллиган
log-begins-setup = Жребий: исходные карты первым выкладывает { $seat }
log-places = { $seat } выкладывает взакрытую карту «{ $card }»
log-places-hidden = { $seat } выкладывает карту взакрытую
log-reveals-setup = { $count ->
        [0] { $seat } начинает без исходных карт
       *[other] { $seat } вскрывает исходные карты: { $cards }
    }

# Журнал: раунд

log-round = Раунд { $round }
log-phase = Фаза: { $phase }
log-reveals-plot = { $seat } раскрывает замысел «{ $card }»
log-initiative = { $seat } берёт инициативу ({ $initiative })
log-first-player = Первым в этом раунде ходит { $seat }
log-takes-title = { $seat } берёт титул: { $title }
log-uses-title = { $seat } пользуется титулом: { $title }
log-swaps-plots = { $seat } меняется колодами замыслов (с кем: { $with })
log-gets-chosen-plot = { $seat } получает уже выбранный замысел и раскроет его: { $card }
log-gets-chosen-plot-hidden = { $seat } получает уже выбранный замысел и раскроет его
log-no-effect = Замыслу «{ $card }» сейчас нечего менять
log-recycles-plots = { $seat } возвращает в колоду прошлые замыслы ({ $count })
log-draws = { $seat } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }: { $cards }
log-draws-hidden = { $seat } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
log-income = { $seat } получает доход: { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }
log-plays = { $gold ->
        [0] { $seat } бесплатно играет карту «{ $card }»
        [one] { $seat } играет карту «{ $card }» за { $gold } золотой
       *[other] { $seat } играет карту «{ $card }» за { $gold } золотых
    }
log-attaches = Довесок «{ $card }» прикреплён к карте «{ $bearer }»
log-duplicate = { $seat } кладёт дубликат под карту «{ $card }»
log-dominance = { $seat } выигрывает господство: { $total }
log-no-dominance = Господство не выигрывает никто: поровну, по { $total }
log-stand = { $seat } поднимает: { $cards }
log-skips-standing = Фаза подъёма пропускается
log-skips-taxation = Фаза налогов пропускается
log-taxes = { $seat } возвращает в казну { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }

# Журнал: вызов

log-active = Вызовы бросает { $seat }
log-challenge = { $seat } бросает вызов: { $type }. Соперник: { $against }
log-toll = { $seat } отдаёт сопернику ({ $to }) { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    } за право на вызов
log-attacks = { $seat } назначает { $cards-count ->
        [one] зачинщика
       *[other] зачинщиков
    }: { $cards }
log-bars = Скрытность не даёт защищаться: { $cards }
log-defends = { $seat } назначает { $cards-count ->
        [one] защитника
       *[other] защитников
    }: { $cards }
log-declines = { $seat } не принимает вызов
log-joins = В вызов вступает герой «{ $card }»
log-leaves = Из вызова выбывает герой «{ $card }»
log-wins-challenge = { $seat } побеждает в вызове: атака { $attack }, защита { $defence }
log-challenge-unresolved = Вызов не выигран никем: атака { $attack }, защита { $defence }
log-turned-away = Вызов отведён, новая цель: { $against }
log-no-new-target = Другой цели для вызова нет
log-takes-over = { $seat } принимает вызов на себя
log-claim = { $seat } побеждает как зачинщик, сила намерений { $amount }

# Журнал: карты и власть

log-uses = { $seat } применяет свойство карты «{ $card }»
log-plays-event = { $seat } играет событие «{ $card }»
log-targets = Цель карты «{ $card }»: { $targets }
log-targets-player = Цель карты «{ $card }»: { $player }
log-pays = { $seat } платит { $amount ->
        [one] { $amount } золотой
       *[other] { $amount } золотых
    }
log-pays-from-card = Из них с карты «{ $card }»: { $amount }
log-cancelled = Эффект карты «{ $card }» отменён
log-pays-off = Вызов выигран: срабатывает «{ $card }»
log-no-answer = Ответов нет
log-kneels = Склонена карта «{ $card }»
log-stands = Поднята карта «{ $card }»
log-discards = { $seat } сбрасывает с руки карту «{ $card }»
log-discards-at-random = { $seat } сбрасывает случайную карту: «{ $card }»
log-discarded = Из игры сброшена карта «{ $card }»
log-discards-duplicate = { $seat } сбрасывает дубликат «{ $card }»
log-saved = Спасена карта «{ $card }»
log-dies = Убит герой «{ $card }»
log-returns = Из игры возвращается карта «{ $card }»
log-leaves-play = Карта «{ $card }» уходит из игры: { $place }
log-spared = Герой «{ $card }» не погибает: вместо этого поднята карта «{ $instead }»
log-looks-at-hand = { $seat } смотрит чужую руку ({ $of }): { $cards }
log-looks-at-hand-hidden = { $seat } смотрит чужую руку ({ $of })
log-puts-under-deck = { $seat } кладёт под низ колоды ({ $of }) карту «{ $card }»
log-puts-under-deck-hidden = { $seat } кладёт карту с руки под низ колоды ({ $of })
log-searches = { $seat } ищет карту в своей колоде
log-finds = { $seat } показывает и берёт на руку карту «{ $card }»
log-finds-nothing = { $seat } не берёт ничего и тасует колоду
log-house-gains-power = { $seat } берёт для своего Дома { $amount ->
        [one] { $amount } жетон власти
        [few] { $amount } жетона власти
       *[many] { $amount } жетонов власти
    }
log-gains-power = Герой «{ $card }» получает { $amount ->
        [one] { $amount } жетон власти
        [few] { $amount } жетона власти
       *[many] { $amount } жетонов власти
    }
log-takes-power = { $seat } забирает у Дома соперника ({ $from }) { $amount ->
        [one] { $amount } жетон власти
        [few] { $amount } жетона власти
       *[many] { $amount } жетонов власти
    }
log-offers-gold = { $seat } предлагает золото ({ $gold }), кому: { $to }. Просьба: { $wish }
log-accepts-gold = { $seat } принимает золото ({ $gold }), от кого: { $from }
log-declines-gold = { $seat } отказывается от золота, от кого: { $from }

# Журнал: карты меняют место

log-enters = { $seat } вводит в игру карту «{ $card }»
log-takes-control = { $seat } берёт под контроль карту «{ $card }»
log-shuffles-discard-in = { $seat } замешивает в колоду весь свой сброс ({ $count })
log-shuffles-dead-in = { $seat } замешивает в колоду всё своё кладбище ({ $count })
log-puts-on-deck = { $seat } кладёт из сброса на верх колоды ({ $of }) карту «{ $card }»
log-takes-in-hand = { $seat } возвращает на руку карту «{ $card }»
log-discards-from-deck = { $seat } сбрасывает верхнюю карту своей колоды: «{ $card }»
log-shows-hand = { $seat } показывает руку: { $cards }
log-looks-at-top = { $seat } смотрит верхнюю карту колоды ({ $of }): «{ $card }»
log-looks-at-top-hidden = { $seat } смотрит верхнюю карту колоды ({ $of })
log-leaves-on-top = { $seat } оставляет верхнюю карту колоды ({ $of }) на месте
log-puts-top-under = { $seat } кладёт верхнюю карту колоды ({ $of }) под низ
log-takes-top = { $seat } показывает верхнюю карту своей колоды и берёт её на руку: «{ $card }»
log-one-more-challenge = { $seat } может бросить ещё один вызов: { $type }
log-pact = До конца раунда { $seat } и { $with } не бросают друг другу такой вызов: { $type }
log-gold-on-card = На карту «{ $card }» положено { $amount ->
        [one] { $amount } золотой
       *[other] { $amount } золотых
    }
log-hands-over = { $seat } отдаёт ({ $to }) { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }
log-loses-gold = { $seat } теряет { $amount ->
        [one] { $amount } золотой
       *[other] { $amount } золотых
    }
log-power-moves = С карты «{ $from }» на карту «{ $card }» переходит { $amount ->
        [one] { $amount } жетон власти
        [few] { $amount } жетона власти
       *[many] { $amount } жетонов власти
    }

# Исход

outcome-power = Победа: { $winners }, { $power ->
        [one] { $power } жетон власти
        [few] { $power } жетона власти
       *[many] { $power } жетонов власти
    }
outcome-rounds = { $winners-count ->
        [one] Раунды кончились. Победа по числу жетонов власти ({ $power }): { $winners }
       *[other] Раунды кончились. Ничья: { $winners }, жетонов власти поровну, по { $power }
    }

# Отказы: подготовка и замыслы

refused-keep-or-mulligan = Сейчас решают о муллигане. Оставьте руку или возьмите новую
refused-place-or-done = Сейчас выкладывают исходные карты. Выберите карту с руки или завершите
refused-setup-type = Карту «{ $card }» не выкладывают среди исходных. Выберите героя или место
refused-setup-gold = С картой «{ $card }» исходные карты выйдут слишком дорогими. Выберите карту дешевле или завершите
refused-draft = Сейчас выбирают замысел. Возьмите один из предложенных
refused-choose-plot = Сейчас выбирают замысел раунда. Возьмите один из своей колоды замыслов
refused-name-first = Сейчас назначают первого игрока. Назовите его
refused-order-due = Сначала решите, что сработает первым. Выберите одну из этих карт

# Отказы: действия

refused-pass-or-act = Сейчас время действий. Сыграйте карту, примените свойство или пасуйте
refused-not-your-card = Этой картой распоряжаетесь не вы или она не в игре. Выберите свою
refused-no-action = У карты «{ $card }» нет действия. Выберите другую
refused-no-duplicate = Класть дубликат «{ $card }» сейчас некуда: нужен ваш герой в игре и ваш ход в фазе приказов. Выберите другое действие
refused-phase = Свойство карты «{ $card }» применяют в другой фазе. Дождитесь её
refused-limit = Больше применять карту «{ $card }» пока нельзя: предел исчерпан. Выберите другое действие
refused-paid-action = «{ $card }» требует золота, а платит за действия сейчас только активный игрок. Дождитесь своего хода
refused-condition = Условия карты «{ $card }» сейчас не выполнены. Выберите другое действие
refused-blank = Текст карты «{ $card }» сейчас не действует. Выберите другое действие
refused-limited-response = Ограниченный ответ в этом раунде вы уже применили. Выберите другой или пасуйте
refused-toll-of-use = Чтобы применить карту «{ $card }», надо отдать золото, а его не хватает. Выберите другое действие
refused-cost = Карту «{ $card }» нечем оплатить. Выберите другое действие
refused-no-target = Для карты «{ $card }» нет цели. Выберите другое действие
refused-no-change = Карта «{ $card }» сейчас ничего не изменит. Выберите другое действие
refused-event = Карта «{ $card }» — событие: её играют, когда об этом говорит её текст. Дождитесь этого
refused-not-active = Карту «{ $card }» играют в свой ход фазы приказов. Дождитесь его
refused-unique = Карта «{ $card }» уникальна, и копия уже есть. Выберите другую
refused-limited = Карта «{ $card }» с Ограниченностью, а одна такая уже сыграна. Выберите другую
refused-gold = На карту «{ $card }» не хватает золота. Выберите карту дешевле
refused-no-bearer = Довесок «{ $card }» не к кому прикрепить. Выберите другую карту
refused-pass-or-use = Сейчас время ответов. Примените ответ или пасуйте
refused-no-answer = Этой картой ответить нельзя. Примените другую или пасуйте

# Отказы: вызовы и выбор

refused-challenge-or-done = Сейчас бросают вызов. Назовите его или завершите ход
refused-no-opponent = Вызов бросают сопернику. Назовите его
refused-no-target-player = Этот вызов бросить нельзя ({ $against }): не позволяет титул, цель или договор. Назовите другого соперника
refused-challenge-made = { $type-cap }: такой вызов в этой фазе уже брошен. Выберите другой
refused-toll = { $type-cap }: не хватает золота, которое надо отдать сопернику. Выберите другой вызов
refused-nobody-attacks = { $type-cap }: нет поднятого героя с таким знаком. Выберите другой вызов
refused-too-few = Выбрано { $picked }, а нужно { $least }. Выберите ещё
refused-chosen-already = Карта «{ $card }» уже выбрана. Выберите другую
refused-no-choice = Эту карту выбрать нельзя. Выберите одну из предложенных
refused-choose-first = Сначала закончите выбор. Возьмите одну из предложенных карт
refused-choose-from-hand = Сейчас выбирают карту из этой руки. Возьмите одну из них
refused-top-card = Сейчас решают, где останется верхняя карта. Оставьте её наверху или положите под низ
refused-search = Сейчас ищут карту в колоде. Выберите подходящую или завершите поиск

# Титулы, игроки, подкуп

rule-rivalry = Вражда
rule-taken-over = Вызов, принятый на себя
rule-reward = Награда за победу
rule-awaited = Отложенный эффект
place-dead = на кладбище
place-discard = в сброс
place-hand = на руку владельца
place-deck = на верх колоды владельца
place-shuffled = в колоду владельца, которая тасуется
way-gold = Заплатить золотом
way-influence = Склонить влияние
way-kneel = Склонить карту
way-decline = Отказаться
way-attackers = К зачинщикам
way-defenders = К защитникам
way-draw = Взять карту
wish-favor = окажите мне услугу
wish-peace = не бросайте мне вызов
wish-attack = бросьте вызов другому
wish-no-defence = не защищайтесь
wish-first = назначьте меня первым игроком
wish-pass = не действуйте сейчас
wish-words = сделайте, о чём прошу за столом
refused-title = Сейчас выбирают титулы. Возьмите один из Палаты Малого совета
refused-title-or-pass = Речь о титуле. Воспользуйтесь им или пасуйте
refused-new-target = Сейчас выбирают другую цель. Назовите одного из этих игроков
refused-infamy = Сейчас кладут власть. Выберите свой Дом или карту с Дурной славой
refused-winner = Сейчас называют победителя. Выберите одного из тех, кому хватает власти
refused-offer-to = Назовите игрока, которому предлагаете золото
refused-offer-gold = Предлагают золото из своего запаса: от 1 до { $most }
refused-offer = Золото из своего запаса предлагают, пока идут действия, но не в фазе приказов
refused-rest-or-offer = Сейчас действует другой игрок. Предложите золото или ждите
refused-wish = Скажите, о чём просите. Выберите просьбу
refused-accept-or-decline = Вам предлагают золото. Примите или отклоните

# Стол в терминале

stage-set-up = Подготовка
stage-round = Раунд { $round } · { $phase }
board-round = Раунд { $round } · { $phase } · первый игрок: { $first }
board-has = власть { $power }, золото { $gold }
board-influence = влияние { $influence }
board-plot = инициатива { $initiative }, намерения { $claim }
board-challenge = { $type-cap }: атака { $attack }, защита { $defence }
board-attackers = Зачинщики: { $cards }
board-defenders = Защитники: { $cards }
board-barred = Не могут защищаться: { $cards }
board-hand = Ваша рука
