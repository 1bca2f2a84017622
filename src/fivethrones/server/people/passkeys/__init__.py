"""A passkey (WebAuthn) holds a guest's name on this server and lets it in from any device."""
