"""Every card of the box: each has a test that fails when the card does nothing."""
