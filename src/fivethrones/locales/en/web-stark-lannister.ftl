web-ce-on-banner = on the banner { $count }
web-ce-on-card = { $card } { $count }
web-ce-power-of = Power { $count } of { $victory }, { $banner } on the banner
