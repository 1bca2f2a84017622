"""Codes: the numbers that stand for choices.

A choice consists of one or more words, each of which is a code. Most choices are one word: a verb with its operands.
Choices about cards or amounts take several: the verb, then the card or the digits.
"""

from typing import Final, final

from fivethrones.kernel.action import NOTHING, Seat

DIGITS: Final = 10

# What a number in a choice refers to.
PLAIN: Final = 0  # something that is numbered in the same way for everybody
SEAT: Final = 1  # a seat, counted from whoever answers
PLACE: Final = 2  # a seat, counted likewise, and a place in front of it
CARD: Final = 3  # a card, which is a separate word
AMOUNT: Final = 4  # an amount in digits, which are separate words


@final
class Domain:
    """The numbers below ``size`` that one operand of a choice may have; or none, if that is allowed."""

    def __init__(self, counts: int, size: int = 1, may_miss: bool = False, places: int = 1) -> None:
        self.counts = counts
        self.size = size
        self.first = 1 if may_miss else 0  # the place before it stands for none
        self.places = places  # in front of each seat
        self.width = 1 if counts in (CARD, AMOUNT) else size + self.first

    def place(self, number: int, speaker: Seat, seats: int) -> int:
        """The index of a number in this domain, as seen from the seat that answers."""
        if self.counts in (CARD, AMOUNT):
            return 0
        if self.counts == PLAIN or number == NOTHING:
            return number + self.first
        seat, place = number // self.places, number % self.places
        return (seat - speaker) % seats * self.places + place + self.first


@final
class Verb:
    def __init__(self, name: str, target: Domain | None = None, extra: Domain | None = None) -> None:
        self.name = name
        self.target = target or SILENT
        self.extra = extra or SILENT
        self.start = 0  # its first code


@final
class Codes:
    """All words of a game: those with a verb first, then digits, then cards."""

    def __init__(self, verbs: list[Verb], cards: int = 0) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        size = 0
        for verb in verbs:
            verb.start = size
            size += verb.target.width * verb.extra.width
        self.first_digit = size
        self.first_card = size + (DIGITS if any(verb.target.counts == AMOUNT for verb in verbs) else 0)
        self.size = self.first_card + cards

    def of(self, verb: str, target: int, extra: int, speaker: Seat, seats: int) -> int:
        """The first code of a choice."""
        said = self.verbs[verb]
        place = said.target.place(target, speaker, seats)
        return said.start + place * said.extra.width + said.extra.place(extra, speaker, seats)

    def name(self, code: int) -> str:
        """A code as people read it: ``award 3 1``, ``digit 7``, ``card 120``."""
        if code >= self.first_card:
            return f"card {code - self.first_card}"
        if code >= self.first_digit:
            return f"digit {code - self.first_digit}"
        said = max([verb for verb in self.verbs.values() if verb.start <= code], key=first_code)
        target, extra = divmod(code - said.start, said.extra.width)
        words = [said.name]
        if said.target.width > 1:
            words.append(str(target - said.target.first))
        if said.extra.width > 1:
            words.append(str(extra - said.extra.first))
        return " ".join(words)


def first_code(verb: Verb) -> int:
    return verb.start


# An operand that a verb does not have.
SILENT: Final = Domain(PLAIN, 0, may_miss=True)


def plain(size: int, may_miss: bool = False) -> Domain:
    return Domain(PLAIN, size, may_miss)


def seats(count: int, may_miss: bool = False) -> Domain:
    return Domain(SEAT, count, may_miss)


def places(count: int, each: int) -> Domain:
    """``each`` places in front of each of ``count`` seats."""
    return Domain(PLACE, count * each, places=each)


ANY_CARD: Final = Domain(CARD)
ANY_AMOUNT: Final = Domain(AMOUNT)
