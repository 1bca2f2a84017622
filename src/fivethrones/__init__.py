"""Five Thrones: five Game of Thrones tabletop games on one rules engine."""

__version__ = "0.2.0"
