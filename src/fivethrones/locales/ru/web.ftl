web-why-not = Почему нельзя?
