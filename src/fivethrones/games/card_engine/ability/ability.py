"""The base class of everything that a card can do."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """One paragraph of a card's text."""
