"""The command line: ``fivethrones games | rules | play | simulate | arena | dataset | replay | verify | serve | deck``."""

import signal
import sys


def main() -> None:
    """One command. To read in all that commands need takes a while: until then Ctrl-C ends it, and there is nothing to tell of."""
    heeding = signal.signal(signal.SIGINT, signal.SIG_DFL)
    from fivethrones.cli.running import run
    from fivethrones.cli.screen import speak_any_letter

    signal.signal(signal.SIGINT, heeding)
    speak_any_letter()
    sys.exit(run(sys.argv[1:]))
