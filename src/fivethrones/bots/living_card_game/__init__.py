"""Who plays the Card Game."""
