# В чём турниры отказывают

refused-no-tournament = Такого турнира нет. Проверьте ссылку
refused-tournament-private = Этот турнир закрытый. Спросите код у его участников
refused-tournament-host-only = Это может сделать только тот, кто создал турнир. Попросите его
refused-tournament-over = Этот турнир окончен. Поищите другой
refused-tournament-begun = Этот турнир уже идёт. Его партии можно смотреть
refused-tournament-joined = Вы уже участвуете. Дождитесь начала
refused-tournament-full = Все места заняты ({ $most }). Подождите, пока кто-нибудь уйдёт
refused-tournament-not-in-it = Вы не участвуете в этом турнире. Его партии можно смотреть
refused-tournament-too-few = Игроков слишком мало: нужно не меньше { $fewest }. Пригласите кого-нибудь или отдайте места ботам
refused-tournament-not-between-rounds = Идёт тур. Дождитесь его конца
refused-tournament-stale = Турнир тем временем ушёл вперёд. Посмотрите ещё раз
refused-tournament-seats = За столами больше чем на двоих играют группами, а группами — только больше чем вдвоём. Выберите другую систему
refused-tournament-pods-wait = За большими столами отсутствующего заменяет бот. Выберите это
refused-too-many-tournaments = Вы создали { $most } ещё не оконченных турнира. Сначала закончите один из них
refused-too-many-tournaments-here = На этом сервере уже { $most } турниров. Присоединитесь к одному из них или подождите
