"""Words that hold while their card is there. They are never carried out; `derived.py` reads them."""

from typing import Final, NewType, final

from fivethrones.games.btwixt.card import Word
from fivethrones.games.btwixt.records import Color

# What a card's value or an ally's power may depend on.
Counted = NewType("Counted", int)
# A card's value:
OTHER_RED: Final = Counted(0)  # other red cards in your stack
KNEELING_OTHERS: Final = Counted(1)
KILLED: Final = Counted(2)
YOUR_ALLIES: Final = Counted(3)  # in both councils
NEIGHBOR_KNEELS: Final = Counted(4)  # 1 or 0
STACK_OF_THREE: Final = Counted(5)  # 1 or 0
# An ally's power, in the end:
TOKENS_HERE: Final = Counted(6)
OTHERS_HERE: Final = Counted(7)
WEAK_HERE: Final = Counted(8)  # others of power 2 or less
STARKS_HERE: Final = Counted(9)  # others
STRONGEST_HERE: Final = Counted(10)  # 1 or 0, and so on
NOT_MOST_ALLIES: Final = Counted(11)
FEWEST_ALLIES: Final = Counted(12)
MORE_ALLIES_THAN_TOKENS: Final = Counted(13)

# What a protection is against, one bit each.
Harm = NewType("Harm", int)
MOVE: Final = Harm(1)
DISCARD: Final = Harm(2)
SWITCH_OFF: Final = Harm(4)
CHANGE: Final = Harm(8)
MOVE_AND_DISCARD: Final = Harm(MOVE | DISCARD)
EVERYTHING: Final = Harm(15)

# What it protects.
Scope = NewType("Scope", int)
THIS_CARD: Final = Scope(0)
YOUR_STACK: Final = Scope(1)  # against other rulers only
ALL_STACKS: Final = Scope(2)

# Where an ally goes.
PlaceRule = NewType("PlaceRule", int)
HIGHEST_ALLY: Final = PlaceRule(0)
LOWEST_ALLY: Final = PlaceRule(1)
FEWER_ALLIES: Final = PlaceRule(2)
FEWER_TOKENS: Final = PlaceRule(3)
LEFT: Final = PlaceRule(4)
RIGHT: Final = PlaceRule(5)
ANYWHERE: Final = PlaceRule(6)
NEIGHBOR_FAR: Final = PlaceRule(7)  # a council of a neighbour that is not yours
HIGHER_BID: Final = PlaceRule(8)  # shared with the neighbour whose total is higher
LOWER_BID: Final = PlaceRule(9)
BIGGER_HAND: Final = PlaceRule(10)
LEFT_NEIGHBOR_CHOOSES: Final = PlaceRule(11)
SHARED_WITH_HOLDER: Final = PlaceRule(12)
NO_RULE: Final = PlaceRule(-1)


class MoreForEach(Word):
    def __init__(self, per: Counted, *, each: int, most: int = 99) -> None:
        super().__init__()
        self.each = each
        self.per = per
        self.most = most


@final
class CountsMore(MoreForEach):
    """This card counts ``each`` more for each thing counted, up to ``most`` in total."""


@final
class ColorCountsMore(Word):
    def __init__(self, color: Color, amount: int) -> None:
        super().__init__()
        self.color = color
        self.amount = amount


@final
class LowCardsCountNothing(Word):
    """Cards with low printed values count nothing."""

    def __init__(self, *, highest: int) -> None:
        super().__init__()
        self.highest = highest


@final
class WinTies(Word):
    pass


@final
class FewestCardsWinTies(Word):
    pass


@final
class LowestWins(Word):
    pass


@final
class Protect(Word):
    def __init__(self, scope: Scope, against: Harm) -> None:
        super().__init__()
        self.scope = scope
        self.against = against


@final
class FreeFromLimits(Word):
    """You are free from influence cards that forbid playing or that say where allies and tokens go."""


@final
class ForbidColor(Word):
    def __init__(self, color: Color) -> None:
        super().__init__()
        self.color = color


@final
class MostPlays(Word):
    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count


@final
class PlayBeforeKneeling(Word):
    pass


@final
class NoPlayAbilities(Word):
    pass


@final
class OpenHands(Word):
    pass


@final
class GoesTo(Word):
    """Where the ally must be placed."""

    def __init__(self, rule: PlaceRule) -> None:
        super().__init__()
        self.rule = rule


@final
class Mightier(MoreForEach):
    """At the end of the game this ally has ``each`` more power for each thing counted, up to ``most`` in total."""


@final
class TokensCount(Word):
    """At the end of the game tokens of one value in this council count as another."""

    def __init__(self, *, value: int, worth: int) -> None:
        super().__init__()
        self.value = value
        self.worth = worth
