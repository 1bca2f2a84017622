web-ce-on-banner = на знамени { $count }
web-ce-on-card = { $card } { $count }
web-ce-power-of = Власть { $count } из { $victory }, на знамени { $banner }
