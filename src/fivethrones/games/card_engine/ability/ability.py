"""What a card can do, of whatever kind."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """One paragraph of a card."""
