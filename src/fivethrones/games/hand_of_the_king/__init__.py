"""Hand of the King, «Десница короля»."""
