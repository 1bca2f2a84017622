# Карточная игра на странице

web-ce-on-banner = на карте Дома { $count }
web-ce-on-card = { $card } { $count }
web-ce-power-of = Власть { $count } из { $victory }, на карте Дома { $banner }
web-lc-bring-starter = Сыграть стартовой колодой
web-lc-bring-house = Назвать колоду карта за картой
web-lc-house = Дом { $house }
