"""Types for numbers, so that mypy notices when a slot is used as a kind."""

from typing import Final, NewType

Slot = NewType("Slot", int)  # one physical card of the match
Kind = NewType("Kind", int)  # what is printed on it: an index into the cards of the box
AbilityNo = NewType("AbilityNo", int)  # an index into the abilities of a card
Zone = NewType("Zone", int)
Phase = NewType("Phase", int)
Timing = NewType("Timing", int)  # when an ability is used, see `ability/active.py`
Keyword = NewType("Keyword", int)
OccurrenceKind = NewType("OccurrenceKind", int)  # what occurs, see `records/occurrences.py`
LastingKind = NewType("LastingKind", int)  # what a lasting effect does, see `records/lasting.py`
Duration = NewType("Duration", int)  # how long it lasts
Icon = NewType("Icon", int)  # also the type of challenge that it stands for

NO_CARD: Final = Slot(-1)
NO_KIND: Final = Kind(-1)
NO_ABILITY: Final = AbilityNo(-1)
NO_ZONE: Final = Zone(-1)
NO_PHASE: Final = Phase(-1)
NO_ICON: Final = Icon(-1)
