"""Numbers by what they number, so that a card cannot be taken for a kind of card."""

from typing import Final, NewType

Slot = NewType("Slot", int)  # one card of the match, wherever it is
Kind = NewType("Kind", int)  # the place of a card's design in the list of its box
AbilityNo = NewType("AbilityNo", int)  # the place of an ability in the text of its card
Zone = NewType("Zone", int)
Phase = NewType("Phase", int)
Timing = NewType("Timing", int)  # of an ability
Keyword = NewType("Keyword", int)
Icon = NewType("Icon", int)  # or the type of challenge in which it lets a character take part

NO_CARD: Final = Slot(-1)
NO_KIND: Final = Kind(-1)
NO_ABILITY: Final = AbilityNo(-1)
NO_ZONE: Final = Zone(-1)
NO_PHASE: Final = Phase(-1)
NO_ICON: Final = Icon(-1)
