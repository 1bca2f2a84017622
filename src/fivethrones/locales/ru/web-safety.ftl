# Мир между людьми, на странице

web-safe-person = { $name }: не слышать, не встречать, пожаловаться
web-safe-mute = Не слышать
web-safe-block = Не встречать
web-safe-report = Пожаловаться
web-safe-help = Кого вы не слышите, того не читаете. Кого не встречаете, тот и за стол с вами не сядет. Никто об этом не узнает.
web-safe-muted = Вы больше не слышите: { $name }
web-safe-blocked = Вы больше не встретите: { $name }
web-safe-about = На что?
web-safe-about-message = На это сообщение
web-safe-about-name = На имя
web-safe-about-behaviour = На поведение
web-safe-words = Несколько слов, если хотите
web-safe-send = Отправить жалобу
web-safe-sent = Жалоба отправлена. Её прочтут те, кто смотрит за сервером
web-safe-avoided = Кого вы не слышите и не встречаете
web-safe-avoided-none = Таких нет
web-safe-kind-mute = не слышите
web-safe-kind-block = не встречаете
web-safe-undo = Вернуть
web-safe-undo-of = Снова встречать: { $name }
web-safe-export = Скачать всё, что обо мне хранится
