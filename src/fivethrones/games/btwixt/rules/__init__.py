"""The rules of B'Twixt as frames: seasons and rounds, bidding, claiming, the use of cards, the end."""
