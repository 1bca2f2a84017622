"""Words that are read as long as their card lies there, and never done: `derived` looks for them."""

from typing import Final, final

from fivethrones.games.btwixt.card import Word

# What a card's value may depend on.
OTHER_RED: Final = 0  # other red cards in your stack
KNEELING_OTHERS: Final = 1
KILLED: Final = 2
YOUR_ALLIES: Final = 3  # in both councils
NEIGHBOR_KNEELS: Final = 4  # 1 or 0
STACK_OF_THREE: Final = 5  # 1 or 0
# What an ally's power may depend on in the end.
TOKENS_HERE: Final = 6
OTHERS_HERE: Final = 7
WEAK_HERE: Final = 8  # others of power 2 or less
STARKS_HERE: Final = 9  # others
STRONGEST_HERE: Final = 10  # 1 or 0, and so on
NOT_MOST_ALLIES: Final = 11
FEWEST_ALLIES: Final = 12
MORE_ALLIES_THAN_TOKENS: Final = 13

# What a protection is against, one bit each.
MOVE: Final = 1
DISCARD: Final = 2
SWITCH_OFF: Final = 4
CHANGE: Final = 8
EVERYTHING: Final = 15

# Whom it covers.
THIS_CARD: Final = 0
YOUR_STACK: Final = 1  # against others only
ALL_STACKS: Final = 2

# Where an ally goes.
HIGHEST_ALLY: Final = 0
LOWEST_ALLY: Final = 1
FEWER_ALLIES: Final = 2
FEWER_TOKENS: Final = 3
LEFT: Final = 4
RIGHT: Final = 5
ANYWHERE: Final = 6
NEIGHBOR_FAR: Final = 7  # a council of a neighbour that is not yours
HIGHER_BID: Final = 8  # shared with the neighbour whose total is higher
LOWER_BID: Final = 9
BIGGER_HAND: Final = 10
LEFT_NEIGHBOR_CHOOSES: Final = 11
SHARED_WITH_HOLDER: Final = 12


@final
class CountsMore(Word):
    """This card, by so much for each; with ``most``, no more than that in all."""

    def __init__(self, each: int, per: int, most: int = 99) -> None:
        super().__init__()
        self.each = each
        self.per = per
        self.most = most


@final
class ColorCountsMore(Word):
    def __init__(self, color: int, amount: int) -> None:
        super().__init__()
        self.color = color
        self.amount = amount


@final
class LowCardsCountNothing(Word):
    """By their printed value."""

    def __init__(self, highest: int) -> None:
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
    def __init__(self, scope: int, against: int) -> None:
        super().__init__()
        self.scope = scope
        self.against = against


@final
class FreeFromLimits(Word):
    """Of influence cards: those that forbid to play and those that say where allies and tokens go."""


@final
class ForbidColor(Word):
    def __init__(self, color: int) -> None:
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

    def __init__(self, rule: int) -> None:
        super().__init__()
        self.rule = rule


@final
class Mightier(Word):
    """In the end, this ally, by so much for each."""

    def __init__(self, each: int, per: int, most: int = 99) -> None:
        super().__init__()
        self.each = each
        self.per = per
        self.most = most


@final
class TokensCount(Word):
    """In the end, tokens of one value in this council as another."""

    def __init__(self, value: int, worth: int) -> None:
        super().__init__()
        self.value = value
        self.worth = worth
