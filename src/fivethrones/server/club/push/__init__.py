"""Web Push: a word to a browser that is not open (RFC 8030, 8291, 8292). Needs `cryptography`."""
