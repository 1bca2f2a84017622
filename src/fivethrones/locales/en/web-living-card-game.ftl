# The living card game on the page

web-ce-on-banner = on the House card { $count }
web-ce-on-card = { $card } { $count }
web-ce-power-of = Power { $count } of { $victory }, { $banner } on the House card
web-lc-bring-starter = Play a starter deck
web-lc-bring-house = Name a deck card by card
web-lc-house = House { $house }
