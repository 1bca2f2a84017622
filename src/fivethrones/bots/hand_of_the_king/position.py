"""A position as one side sees it at the end of a turn: banners, chances, and what the next player may do."""

from typing import Final, final

from fivethrones.bots.hand_of_the_king.chances import holding_chances, total, win_chance
from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.pieces import EMPTY, HOUSE_OF, RAYS
from fivethrones.games.hand_of_the_king.state import DEAD, IN_ROW, ON_GRID, SUPPLY, Court
from fivethrones.games.hand_of_the_king.words import (
    CHOSEN,
    Draw,
    Kill,
    KillInArea,
    MoveAgain,
    Support,
    Take,
    Word,
    in_place,
)
from fivethrones.kernel.action import Seat

NOBODY: Final = -1

# How much win chance a banner is worth that the next player may get: a good part of what one is worth on average.
REPLY: Final = 0.24
# In banners, what those companions are worth that change no count of characters.
AGAIN: Final = 0.6
DRAWN: Final = 0.4
OTHER: Final = 0.1


def sides(court: Court) -> list[list[Seat]]:
    if court.plays_in_teams():
        return [[0, 2], [1, 3]]
    return [[seat] for seat in range(court.seats)]


def side_of(court: Court, seat: Seat) -> list[Seat]:
    for side in sides(court):
        if seat in side:
            return side
    raise ValueError(f"seat {seat} is on no side")


def payoff(court: Court, seat: Seat) -> float:
    """Of a game that is over."""
    assert court.outcome is not None
    first = court.outcome.ranking[0]
    side = side_of(court, seat)
    return len(side) / len(first) if seat in first else 0.0


@final
class Position:
    """The numbers from which a court is judged."""

    def __init__(self, court: Court) -> None:
        self.court = court
        self.left = [0] * 7  # by house, on the grid
        for character in range(len(court.holder)):
            if court.holder[character] == ON_GRID:
                self.left[HOUSE_OF[character]] += 1
        self.support = [court.support(house) for house in range(7)]
        self.chances = [
            holding_chances(self.support[house], self.left[house], court.banners[house]) for house in range(7)
        ]

    def side_chances(self, side: list[Seat]) -> list[float]:
        return [total([chances[seat] for seat in side]) for chances in self.chances]

    def win_chance(self, seat: Seat) -> float:
        """Before each rival side, as if they were unrelated."""
        mine = side_of(self.court, seat)
        chances = self.side_chances(mine)
        result = 1.0
        for side in sides(self.court):
            if side != mine:
                result *= win_chance(chances, self.side_chances(side))
        return result

    def worth(self, seat: Seat) -> float:
        """The win chance, and what the next player may make of the position, be it a rival or of the same side."""
        reply = REPLY * self.best_reply(self.court.turn)
        if self.court.turn in side_of(self.court, seat):
            return self.win_chance(seat) + reply
        rivals = len(sides(self.court)) - 1
        return self.win_chance(seat) - reply / rivals

    def best_reply(self, seat: Seat) -> float:
        """By how many banners' chances the seat to move can better itself."""
        court = self.court
        best = 0.0
        summons = -1.0  # what a companion is worth to it, once it is asked for
        for cells in RAYS[court.varys]:
            taken = [0] * 7
            for cell in cells:
                if court.grid[cell] != EMPTY:
                    taken[HOUSE_OF[court.grid[cell]]] += 1
            for house in range(7):
                if taken[house] == 0:
                    continue
                gain = self.gain(seat, house, taken[house], gone=taken[house])
                if taken[house] == self.left[house]:
                    if summons < 0.0:
                        summons = self.best_companion(seat)
                    gain += summons
                best = max(best, gain)
        return best

    def gain(self, seat: Seat, house: int, more: int, loser: Seat = NOBODY, gone: int = 0) -> float:
        """In banners, what a seat's side gets when it has so many more of a house, another one less, the grid some less."""
        support = self.support[house].copy()
        support[seat] += more
        if loser != NOBODY:
            support[loser] -= 1
        holder = holder_after(support, self.court.banners[house], seat)
        after = holding_chances(support, self.left[house] - gone, holder)
        before = self.chances[house]
        return total([after[ally] - before[ally] for ally in side_of(self.court, seat)])

    def best_companion(self, seat: Seat) -> float:
        best = 0.0
        for companion in in_place(self.court, IN_ROW):
            words = COMPANIONS[companion].words
            best = max(best, total([self.word_worth(seat, word) for word in words]))
        return best

    def word_worth(self, seat: Seat, word: Word) -> float:
        """What a companion's word does for a seat, in banners."""
        holder = self.court.holder
        if isinstance(word, Take):
            return self.take_worth(seat, word.character, holder[word.character])
        if isinstance(word, Kill):
            return self.kill_worth(seat, word.character, holder[word.character])
        if isinstance(word, Support):
            houses = list(range(7)) if word.house == CHOSEN else [word.house]
            return max([self.gain(seat, house, word.worth) for house in houses])
        if isinstance(word, KillInArea):
            held = [c for c in range(len(holder)) if holder[c] >= 0]
            return max([self.kill_worth(seat, c, holder[c]) for c in held], default=0.0)
        if isinstance(word, MoveAgain):
            return AGAIN
        return DRAWN if isinstance(word, Draw) else OTHER

    def take_worth(self, seat: Seat, character: int, where: int) -> float:
        if where in (DEAD, seat):
            return 0.0
        if where == ON_GRID:
            return self.gain(seat, HOUSE_OF[character], 1, gone=1)
        return self.gain(seat, HOUSE_OF[character], 1, loser=where)

    def kill_worth(self, seat: Seat, character: int, where: int) -> float:
        if where == DEAD:
            return 0.0
        if where == ON_GRID:
            return self.gain(seat, HOUSE_OF[character], 0, gone=1)
        return self.gain(seat, HOUSE_OF[character], 0, loser=where)


def holder_after(support: list[int], holder: Seat, acting: Seat) -> Seat:
    """Who will hold a banner, as far as one can say without the rules for ties of others."""
    most = max(support)
    if most == 0:
        return SUPPLY
    if support[acting] == most:
        return acting
    if holder >= 0 and support[holder] == most:
        return holder
    return support.index(most)
