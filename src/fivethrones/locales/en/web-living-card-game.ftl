# The living card game on the page
