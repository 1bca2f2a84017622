# Стол

web-bt-table = Правители и советы по часовой стрелке
web-bt-phase = { $season-cap }, раунд { $number } из { $of }
web-bt-round = Раунд { $number } из { $of }
web-bt-decreed = { $color } под запретом
web-bt-killed = Убитые союзники: { $count }
web-bt-ally-deck = В колоде союзников: { $count }
web-bt-deck = В колоде влияния: { $count }
web-bt-new-season = { $season-cap }: у всех новые руки
web-bt-may = можно: { $choices }
web-bt-doomed = уйдёт со стола

# Цвета карт влияния

web-bt-color-red = красная
web-bt-color-green = зелёная
web-bt-color-purple = фиолетовая
web-bt-color-blue = синяя
web-bt-color-white = белая

# Правители

web-bt-first = первый игрок
web-bt-kneels = на коленях
web-bt-hand-count = карт на руке: { $count }
web-bt-total = влияние { $total }
web-bt-leads = впереди
web-bt-lead-ally = при равенстве решает { $ally }
web-bt-lead-card = при равенстве решает карта в стопке
web-bt-lead-place = равенство: ближе к первому
web-bt-bid = { $card }, { $color }, { $value }
web-bt-bid-changed = { $card }, { $color }, { $value } вместо { $printed }
web-bt-off = без свойства

# Советы

web-bt-council-of = Совет «{ $one } — { $other }»
web-bt-my-left = ваш левый
web-bt-my-right = ваш правый
web-bt-small = малый
web-bt-sum = { $power } { $tokens ->
        [0] без жетонов
        [one] + { $tokens } жетон
        [few] + { $tokens } жетона
       *[many] + { $tokens } жетонов
    }
web-bt-and-tokens = + { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    }
web-bt-tokens = жетонов власти: { $count }
web-bt-tokens-seen = жетонов власти: { $count }, вы видели: { $values }
web-bt-tokens-open = жетонов власти: { $count }, значения: { $values }
web-bt-ally = { $ally }, власть { $power }, { $ability }

# Союзник раунда

web-bt-current = Текущий союзник
web-bt-row = Следом:
web-bt-on-ally = на союзнике
web-bt-still-rules = Союзник уже в совете, но действует до конца раунда
web-bt-no-current = Текущего союзника нет
web-bt-playing = Разыгрывается «{ $card }».

# Принятие в совет

web-bt-claim = Принятие в совет
web-bt-won = Торги выигрывает { $seat }, влияние { $total }
web-bt-step-totals = Суммы
web-bt-step-before = Триумф
web-bt-step-place = Союзник
web-bt-step-ability = Свойство
web-bt-step-token = Жетон
web-bt-step-after = После

# Рука и выбор

web-bt-hand = Рука
web-bt-hand-empty = Рука пуста
web-bt-card = { $card }, { $color }, { $value }. { $text }
web-bt-kneel = Преклонить колено
web-bt-you-kneel = Вы преклонили колено
web-bt-pack = Карты на выбор
web-bt-pack-to = остальные получит { $seat }
web-bt-drafted = отложено: { $cards }
web-bt-kept = У вас отложены: { $cards }
web-bt-tray = На выбор
web-bt-ask-play = Сыграть «{ $card }»?
web-bt-ask-kneel = Преклонить колено?
web-bt-ask-place = { $ally }: в совет «{ $one } — { $other }»?
web-bt-ask-council = Выбрать совет «{ $one } — { $other }»?
web-bt-play = Сыграть
web-bt-place = Принять
web-bt-pass-on = Отложить и передать
web-bt-then-kneel = До конца раунда вы больше не действуете, ваша стопка остаётся
web-bt-then-total = Ваше влияние: { $before } → { $after }.
web-bt-then-power = Власть союзников в совете: { $before } → { $after }

# Рядом со столом

web-bt-piles = Стопки
web-bt-next-allies = Вы знаете:
web-bt-next-ally = { $ally } ({ $place }-й сверху)
web-bt-discard = Сброс: { $count }
web-bt-box = В коробке: { $count }
web-bt-list = { $cards }
web-bt-nothing = Пусто

# Конец партии

web-bt-scoring = Подсчёт советов
web-bt-small-power = малый совет { $power }
web-bt-great-power = большой { $power }
web-bt-council-sum = { $allies } + { $tokens } = { $power }

# Стол словами

web-bt-tell-current = Текущий союзник: { $ally }, власть { $power }. { $ability }: { $text }
web-bt-tell-row = Следом в ряду: { $allies }
web-bt-tell-stack = стопка: { $cards }, влияние { $total }
web-bt-tell-no-stack = стопка пуста
web-bt-tell-leads = Впереди { $seat }
web-bt-tell-bid = { $card } { $value }
web-bt-tell-ally = { $ally } { $power }
web-bt-tell-hand = У вас на руке: { $cards }
web-bt-tell-choices = Можно выбрать: { $choices }
web-bt-tell-piles = Союзников в колоде { $allies }, убитых { $killed }; колода влияния { $deck }, сброс { $discard }
web-bt-score = { $seat }: левый совет { $left }, правый { $right }
web-bt-score-end = { $seat }: малый совет { $small }, большой { $great }
