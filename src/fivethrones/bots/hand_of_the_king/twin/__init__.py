"""The rules of Hand of the King once more, in numbers: what search plays with. Tests prove it equal to the engine."""
