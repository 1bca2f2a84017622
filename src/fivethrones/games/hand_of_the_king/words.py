"""The vocabulary of companions: each word is one thing that a companion does.

A companion is a list of words. The player picks what a word asks for, one pick at a time, and then the word happens.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from fivethrones.games.hand_of_the_king.pieces import CHARACTERS, EMPTY, HOUSES, VARYS
from fivethrones.games.hand_of_the_king.rules.characters import CHARACTER_NAMES, gain, kill, take
from fivethrones.games.hand_of_the_king.state import DEAD, DRAWN, GONE, IN_DECK, IN_ROW, ON_GRID, Court
from fivethrones.kernel.event import Event
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.message import Args

CHOSEN: Final = -1  # a house that the player names


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """``prompts`` has one question for each pick; ``verb`` and ``rule`` are those of its answers."""

    def __init__(self, rule: str, verb: str = "", prompts: list[str] | None = None) -> None:
        self.rule = rule
        self.verb = verb
        self.prompts: list[str] = [] if prompts is None else prompts

    def begin(self, court: Court) -> None:
        """Before the first pick."""

    def targets(self, court: Court, picked: list[int]) -> list[int]:
        """What may be picked next; empty when the word cannot happen."""
        return []

    def can_happen(self, court: Court) -> bool:
        return len(self.targets(court, [])) > 0

    def happen(self, court: Court, slot: int, picked: list[int]) -> int:
        """Do it for the companion in this slot; return the slot of a companion to play at once, or NO_SLOT."""
        return NO_SLOT


NO_SLOT: Final = -1


@final
class Take(Word):
    """A named character joins the acting player from wherever it is (HK-28)."""

    def __init__(self, character: str) -> None:
        super().__init__("HK-28")
        self.character = CHARACTERS.index(character)

    def can_happen(self, court: Court) -> bool:
        return court.holder[self.character] not in (DEAD, court.turn)

    def happen(self, court: Court, slot: int, picked: list[int]) -> int:
        take(court, self.character)
        return NO_SLOT


@final
class Kill(Word):
    """A named character dies, wherever it is (HK-29)."""

    def __init__(self, character: str) -> None:
        super().__init__("HK-29")
        self.character = CHARACTERS.index(character)

    def can_happen(self, court: Court) -> bool:
        return court.holder[self.character] != DEAD

    def happen(self, court: Court, slot: int, picked: list[int]) -> int:
        kill(court, self.character)
        return NO_SLOT


@final
class KillOnGrid(Word):
    """A character of the player's choice in King's Landing dies."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule, "kill", ["prompt-kill-on-grid"])

    def targets(self, court: Court, picked: list[int]) -> list[int]:
        return on_grid(court)

    def happen(self, court: Court, slot: int, picked: list[int]) -> int:
        kill(court, picked[0])
        return NO_SLOT


@final
class KillInArea(Word):
    """A character of the player's choice in any play area dies, the player's own included."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule, "kill", ["prompt-kill-in-area"])

    def targets(self, court: Court, picked: list[int]) -> list[int]:
        return [c for c in range(len(court.holder)) if court.holder[c] >= 0]

    def happen(self, court: Court, slot: int, picked: list[int]) -> int:
        kill(court, picked[0])
        return NO_SLOT


@final
class DiscardCompanion(Word):
    """A face-up companion of the player's choice leaves the game unplayed."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule, "discard", ["prompt-discard"])

    def targets(self, court: Court, picked: list[int]) -> list[int]:
        return in_place(court, IN_ROW)

    def happen(self, court: Court, slot: int, picked: list[int]) -> int:
        discard(court, court.slot_of(picked[0]), self.rule)
        return NO_SLOT


@final
class Swap(Word):
    """Two characters in King's Landing of the player's choice trade places (HK-34)."""

    def __init__(self) -> None:
        super().__init__("HK-34", "swap", ["prompt-swap-first", "prompt-swap-second"])

    def targets(self, court: Court, picked: list[int]) -> list[int]:
        movable = on_grid(court)
        if court.rules.ramsay_moves_varys:  # HK-46
            movable.append(VARYS)
        if len(movable) < 2:
            return []
        if len(movable) == 2 and not picked:  # HK-27: there is only one swap
            return movable[:1]
        return [character for character in movable if character not in picked]

    def happen(self, court: Court, slot: int, picked: list[int]) -> int:
        one, other = cell_of(court, picked[0]), cell_of(court, picked[1])
        put(court, picked[0], other)
        put(court, picked[1], one)
        names: Args = {"character": mover_name(picked[0]), "other": mover_name(picked[1])}
        court.emit(Event("swap", court.turn, names, self.rule))
        return NO_SLOT


@final
class Support(Word):
    """The companion is kept and counts as so many characters of a house (HK-31, HK-32)."""

    def __init__(self, house: int, worth: int, rule: str) -> None:
        super().__init__(rule, "name", ["prompt-name"] if house == CHOSEN else [])
        self.house = house
        self.worth = worth

    def targets(self, court: Court, picked: list[int]) -> list[int]:
        if court.rules.jon_needs_grid:  # HK-47
            return [house for house in range(7) if court.is_on_grid(house)]
        return list(range(7))

    def can_happen(self, court: Court) -> bool:
        return self.house != CHOSEN or len(self.targets(court, [])) > 0

    def happen(self, court: Court, slot: int, picked: list[int]) -> int:
        house = picked[0] if self.house == CHOSEN else self.house
        court.place[slot] = court.turn
        court.kept.append(slot)
        court.kept_house.append(house)
        court.kept_worth.append(self.worth)
        gain(court, house)
        public: Args = {
            "companion": court.companion_name(court.companions[slot]),
            "house": f"house-{HOUSES[house]}",
            "worth": self.worth,
        }
        court.emit(Event("keep", court.turn, public, self.rule))
        return NO_SLOT


@final
class MoveAgain(Word):
    """The acting player takes another turn after this one (HK-33)."""

    def __init__(self) -> None:
        super().__init__("HK-33")

    def can_happen(self, court: Court) -> bool:
        return court.varys_can_move()

    def happen(self, court: Court, slot: int, picked: list[int]) -> int:
        court.again = True
        return NO_SLOT


@final
class Draw(Word):
    """The top companions of the deck are turned up: one is played, the rest leave the game (HK-36)."""

    def __init__(self, count: int) -> None:
        super().__init__("HK-36", "play", ["prompt-play-drawn"])
        self.count = count

    def begin(self, court: Court) -> None:
        drawn = court.slots(IN_DECK)[: self.count]
        if not drawn:
            return
        for slot in drawn:
            court.place[slot] = IN_ROW if court.rules.petyr_fills_row else DRAWN  # HK-50
            court.knowledge[slot] = EVERYONE
        names: list[str] = [court.companion_name(court.companions[slot]) for slot in drawn]
        public: Args = {"companions": names}
        court.emit(Event("draw", court.turn, public, self.rule, discloses=EVERYONE))

    def targets(self, court: Court, picked: list[int]) -> list[int]:
        return in_place(court, IN_ROW if court.rules.petyr_fills_row else DRAWN)

    def can_happen(self, court: Court) -> bool:
        return len(court.slots(IN_DECK)) > 0

    def happen(self, court: Court, slot: int, picked: list[int]) -> int:
        chosen = court.slot_of(picked[0])
        court.place[chosen] = GONE
        for left in court.slots(DRAWN):
            discard(court, left, self.rule)
        return chosen


def discard(court: Court, slot: int, rule: str) -> None:
    court.place[slot] = GONE
    name = court.companion_name(court.companions[slot])
    court.emit(Event("discard", court.turn, {"companion": name}, rule))


def on_grid(court: Court) -> list[int]:
    return [c for c in range(len(court.holder)) if court.holder[c] == ON_GRID]


def in_place(court: Court, place: int) -> list[int]:
    return [court.companions[slot] for slot in court.slots(place)]


def cell_of(court: Court, mover: int) -> int:
    return court.varys if mover == VARYS else court.grid.index(mover)


def put(court: Court, mover: int, cell: int) -> None:
    if mover == VARYS:
        court.varys = cell
        court.grid[cell] = EMPTY
    else:
        court.grid[cell] = mover


def mover_name(mover: int) -> str:
    return "varys" if mover == VARYS else CHARACTER_NAMES[mover]
