web-why-not = Why not?
