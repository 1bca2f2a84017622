"""The rules of Hand of the King as frames: the turn, companions, banners, the end."""
