"""``python -m fivethrones.cli``."""

from fivethrones.cli import main

if __name__ == "__main__":
    main()
