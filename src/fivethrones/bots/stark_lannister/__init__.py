"""Squire and Knight for Stark against Lannister."""
