"""Tests of what bots search with."""
