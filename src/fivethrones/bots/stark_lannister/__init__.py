"""Who plays Stark against Lannister."""
