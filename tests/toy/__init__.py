"""A toy game that uses everything the kernel offers, in the shape in which every game is written.

TOY-1  Twelve cards, four each of feast, spy and veto. Each seat starts with two of them and with three coins;
       four seats may play as two teams, facing each other.
TOY-2  Three rounds: an auction, one turn for each seat from the leader on, a scramble.
TOY-3  Auction: all bid in secret, from nothing to all their coins. The highest bidder pays, draws a card and leads
       the round; among equals the lot decides.
TOY-4  Turn: draw a card, play a card, or pass. A feast brings three coins. A spy looks at the hand of an opponent.
TOY-5  A veto cancels a card that another seat has just played, be it a veto itself. All who hold cards are asked
       together; of several vetoes the nearest after the player of that card is played, then all are asked anew.
TOY-6  Scramble: the first to take it gets a coin, unless all pass.
TOY-7  After the last round the most coins win, those of partners taken together; equals share a place.
"""
