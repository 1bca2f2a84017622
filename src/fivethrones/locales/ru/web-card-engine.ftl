# Карты на столе

web-ce-strength = сила { $count }
web-ce-kneeling = склонена
web-ce-attacks = зачинщик
web-ce-defends = защитник
web-ce-barred = защищаться не может
web-ce-not-counted = сила не считается
web-ce-bears = несёт: { $cards }
web-ce-borne-by = Носитель: { $card }
web-ce-controlled = Под контролем: { $seat }
web-ce-duplicates = { $count ->
        [one] { $count } дубликат
        [few] { $count } дубликата
       *[many] { $count } дубликатов
    }
web-ce-power = { $count } власти
web-ce-chosen = выбрано
web-ce-picked = выбрано, номер { $n }
web-ce-leaves = уйдёт из игры
web-ce-may = можно: { $choice }
web-ce-face-down = Карта лицом вниз
web-ce-price = Сейчас стоит { $gold }

# Откуда берутся изменения

web-ce-now = Сейчас сила { $count }
web-ce-source = { $what } — { $card }
web-ce-strength-by = { $amount } к силе
web-ce-strength-none = Сила не считается
web-ce-no-defence = Не может защищаться
web-ce-gains = Получает: { $word }
web-ce-loses = Теряет: { $word }

# Стороны

web-ce-side-of = Сторона: { $seat }
web-ce-seat = { $seat }, Дом { $house }
web-ce-active = активный игрок
web-ce-under-attack = под ударом
web-ce-first = первый игрок
web-ce-no-plot = Замыслов: { $count }
web-ce-no-characters = Героев нет
web-ce-opponents = Соперники
web-ce-tab = { $seat }: власть { $power }, на руке { $hand }, золото { $gold }
web-ce-piles-of = Стопки, { $seat }: золото { $gold }, рука { $hand }, колода { $deck }, сброс { $discard }, кладбище { $dead }, замыслов { $plots }
web-ce-piles = Стопки: { $seat }
web-ce-pile-discard = Сброс
web-ce-pile-dead = Кладбище
web-ce-pile-used = Сыгранные замыслы
web-ce-pile-plots = Замыслы
web-ce-pile-hand = Рука
web-ce-pile-deck = Колода
web-ce-income-of = Золото: { $gold }. Доход: { $income }.
web-ce-unseen = Вам не видно.
web-ce-hand = Ваша рука
web-ce-hand-of = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, сыграть можно { $playable }
web-ce-hand-index = Все карты на руке
web-ce-hand-empty = На руке ничего нет
web-ce-look = Наведите на карту или нажмите и держите, чтобы прочесть её здесь.
web-ce-ask-for = Всегда спрашивать об этой карте

# Середина стола

web-ce-middle = Ход раунда
web-ce-phases = Фазы раунда
web-ce-steps = Шаги вызова
web-ce-step-type = Тип
web-ce-step-attackers = Зачинщики
web-ce-step-act-first = Действия
web-ce-step-defenders = Защитники
web-ce-step-act-second = Действия
web-ce-step-totals = Подсчёт
web-ce-step-claim = Намерения
web-ce-step-responses = Ответы
web-ce-attackers = Зачинщики
web-ce-defenders = Защитники
web-ce-totals = { $type }: атака { $attack }, защита { $defence }
web-ce-ahead = Перевес: { $seat }
web-ce-nobody-ahead = Пока побеждать некому
web-ce-kept-stealth = Скрытность ({ $by }). Не могут защищаться: { $cards }
web-ce-kept-defence = «{ $by }». Не могут защищаться: { $cards }
web-ce-kept-counted = Устрашение ({ $by }). Не считается сила: { $cards }
web-ce-kept-out = { $by }. Не входит в сумму сила: { $cards }
web-ce-made = { $count ->
        [1] вызов уже брошен
       *[other] брошено вызовов: { $count }
    }
web-ce-not-made = ещё не было
web-ce-all-pass = Если все спасуют: { $attack } : { $defence }, победа: { $seat }. Сила намерений { $claim }.
web-ce-all-pass-nobody = Если все спасуют: { $attack } : { $defence }, не победит никто.
web-ce-marshals = { $limited ->
        [0] Приказы отдаёт { $seat }. Золото: { $gold }.
       *[other] Приказы отдаёт { $seat }. Золото: { $gold }. Карта с «Ограниченностью» уже сыграна.
    }
web-ce-tray = Карты на выбор
web-ce-laid = Выложено на { $gold } из { $most } золотых
web-ce-result = { $count } власти из { $victory }

# Что происходит

web-ce-pending = Что происходит
web-ce-using = { $seat }: «{ $card }»
web-ce-using-on = { $seat }: «{ $card }» → { $cards }
web-ce-window-actions = { $passes ->
        [0] Действует { $seat }
       *[other] Действует { $seat }. Пасов подряд: { $passes }
    }
web-ce-window-saves = Можно спасать
web-ce-window-cancels = Можно отменить
web-ce-window-responses = Можно отвечать

# Выбор нескольких

web-ce-confirm-attack = { $count ->
        [one] Атаковать: { $count } герой
        [few] Атаковать: { $count } героя
       *[many] Атаковать: { $count } героев
    }
web-ce-confirm-defend = { $count ->
        [one] Защищаться: { $count } герой
        [few] Защищаться: { $count } героя
       *[many] Защищаться: { $count } героев
    }
web-ce-done-setup = Закончить выкладку?
web-ce-done-challenge = Больше не бросать вызовов в этом раунде?
web-ce-done-defend = Не защищаться?
web-ce-done-stand = Остальных не поднимать?
web-ce-chosen-plot = Выбрать замысел «{ $card }»?
web-ce-chosen-search = Выбрать карту «{ $card }»?
web-ce-chosen-card = Выбрать карту «{ $card }»?
web-ce-chosen-defend = Назначить защитником: «{ $card }»?
web-ce-chosen-stealth = Не дать защищаться: «{ $card }»?
web-ce-chosen-victims = Пусть погибнет «{ $card }»?
web-ce-chosen-bearer = Прикрепить к карте «{ $card }»?
web-ce-chosen-influence = Склонить ради влияния: «{ $card }»?
web-ce-chosen-title = Взять титул «{ $title }»?
web-ce-ask-title = Воспользоваться титулом «{ $title }»?
web-ce-ask-challenge = Бросить вызов: { $type }, соперник — { $against }?
web-ce-ask-target = Новая цель вызова — { $seat }?
web-ce-ask-player = Выбрать игрока: { $seat }?
web-ce-use-title = Применить титул: { $title }
web-ce-victim = Ваш герой погибнет, если его не спасут.
web-ce-confirm-victim = Пусть погибнет
web-ce-confirm-choice = Готово: { $count }

# Стол словами

web-ce-setting-up = Подготовка к игре
web-ce-round = Раунд { $round }, { $phase }
web-ce-tell-challenge = Вызов: { $type }. Зачинщик: { $seat }, защитник: { $against }. Сейчас: { $step }.
web-ce-tell-attackers = Зачинщики: { $cards }. Сила { $count }.
web-ce-tell-defenders = Защитники: { $cards }. Сила { $count }.
web-ce-tell-side = { $seat }, Дом { $house }: власть { $power }, золото { $gold }, на руке { $hand }, в колоде { $deck }, в сбросе { $discard }, на кладбище { $dead }.
web-ce-tell-plot = Замысел: { $card }, инициатива { $initiative }, сила намерений { $claim }.
web-ce-tell-cards = В игре: { $cards }.
web-ce-tell-hand = На руке: { $cards }.
web-ce-tell-score = { $seat }: { $count } власти из { $victory }

# Several players, titles, bribes

web-ce-gold = золота на карте: { $count }
web-ce-blank = текст не действует
web-ce-traits = Новые черты
web-ce-income-by = { $amount } к доходу
web-ce-initiative-by = { $amount } к инициативе
web-ce-on-house = На карте Дома
web-ce-partner = союзник
web-ce-tab-choice = Здесь есть из чего выбрать
web-ce-choices = Из чего выбрать
web-ce-seek = Найти карту:
web-ce-step-redirect = Смена цели
web-ce-challenge = Вызов: { $type }, цель — { $against }
web-ce-against = { $seat } → { $against }
web-ce-took-over = Новая цель вызова: { $seat }
web-ce-defends-for = Защищается { $seat }, поддерживая цель: { $target }
web-ce-leaving-killed = Под угрозой смерти: { $cards }
web-ce-leaving-discarded = Под угрозой сброса: { $cards }
web-ce-leaving-returned = Покидают игру: { $cards }
web-ce-titles = Малый совет
web-ce-supports = поддержка
web-ce-rivals = вражда
web-ce-title-look = Наведите на титул или нажмите его: здесь будет написано, что он даёт.
web-ce-title-held = Титул держит { $seat }
web-ce-title-free = Свободен
web-ce-title-out = В этом раунде не участвует
web-ce-title-spent = В этом раунде уже использован
web-ce-rivalry-taken = Власть за вражду в этом раунде взята
web-ce-offer = Предложить золото
web-ce-offer-to = Кому
web-ce-offer-gold = { $gold } из { $most } золотых
web-ce-offer-for = За что
web-ce-offer-words = Своими словами: все прочтут это в чате
web-ce-offer-note = Если предложение принято, золото переходит сразу, а обещание никого не связывает.
web-ce-offer-later = Не сейчас: золото предлагают, пока идут действия.
web-ce-offer-send = Предложить золото: { $gold }
web-ce-tell-title = Титул: { $title }.
web-ce-tell-agenda = Цель: { $card }.
web-ce-tell-influence = Влияние: { $count }

# Что делать

web-ce-hint-setup = Нажмите карту на руке, чтобы выложить её. Остальное останется на руке.
web-ce-hint-plot = Все выбирают тайно и раскрывают замыслы разом.
web-ce-hint-marshal = Золото: { $gold }. Сыграйте карту с руки или спасуйте, когда закончите.
web-ce-hint-act = Сыграйте событие, примените свойство карты или спасуйте.
web-ce-hint-act-or-offer = Сыграйте событие, примените свойство карты, предложите золото или спасуйте.
web-ce-hint-challenge = По одному вызову каждого типа; нужен поднятый герой с таким знаком.
web-ce-hint-attack = Зачинщики склоняются, чтобы участвовать.
web-ce-hint-stealth = За каждого зачинщика со Скрытностью — один герой без неё.
web-ce-hint-defend = Защитники склоняются, чтобы участвовать. Можно и не защищаться.
web-ce-hint-title = Титул останется за вами на этот раунд.
web-ce-hint-respond = Ответить можно только сейчас.
