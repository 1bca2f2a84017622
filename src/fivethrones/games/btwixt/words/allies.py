"""Words about allies. A face-up ally is referred to by its kind."""

from typing import Final, NewType, final

from mypy_extensions import mypyc_attr

from fivethrones.games.btwixt.card import Word
from fivethrones.games.btwixt.pieces import ALLY_SLOTS, COUNCILS, FIRST_ALLY
from fivethrones.games.btwixt.placement import far_councils
from fivethrones.games.btwixt.records import NO_COUNCIL, NO_SLOT, Council, Kind, Slot
from fivethrones.games.btwixt.rules.looking import look_at_allies
from fivethrones.games.btwixt.rules.moves import council_args, kill, next_ally
from fivethrones.games.btwixt.rules.placing import place
from fivethrones.games.btwixt.rules.reveal import become_current
from fivethrones.games.btwixt.rules.use import Use
from fivethrones.games.btwixt.rules.valar import KillWeakest
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args

# Which councils.
Where = NewType("Where", int)
ANY_COUNCIL: Final = Where(0)
YOURS: Final = Where(1)
NOT_YOURS: Final = Where(2)
WINNERS: Final = Where(3)
WINNERS_NOT_YOURS: Final = Where(4)
NEIGHBORS_NOT_YOURS: Final = Where(5)
HERE: Final = Where(6)  # where this ally sits

# Which ally of a council.
Which = NewType("Which", int)
ANY: Final = Which(0)
WEAKEST: Final = Which(1)
STRONGEST: Final = Which(2)

# Where an additional ally goes.
Goal = NewType("Goal", int)
OTHER_THAN_HERE: Final = Goal(0)
WITH_THE_CLAIMED: Final = Goal(1)
SHARED_WITH_WINNER: Final = Goal(2)
EITHER_OF_YOURS: Final = Goal(3)


def councils_meant(realm: Realm, use: Use, where: Where) -> list[Council]:
    mine = realm.councils_of(use.you)
    if where == YOURS:
        return mine
    if where == HERE:
        return [realm.council_with(use.card)]
    if where == NEIGHBORS_NOT_YOURS:
        return far_councils(realm, use.you)
    of_winner = where in (WINNERS, WINNERS_NOT_YOURS)
    found = realm.councils_of(realm.winner) if of_winner else realm.all_councils()
    if where in (NOT_YOURS, WINNERS_NOT_YOURS):
        return [council for council in found if council not in mine]
    return found


def slot_of(realm: Realm, ally: Kind) -> Slot:
    """The slot of the ally of this kind."""
    for slot in ALLY_SLOTS:
        if realm.kinds[slot] == ally:
            return slot
    raise ValueError(f"there is no ally {ally}")


@mypyc_attr(allow_interpreted_subclasses=True)
class ToAlly(Word):
    """Something that happens to an ally of your choice in a council."""

    def __init__(self, where: Where, which: Which, most: int, *, spared: bool, prompt: str) -> None:
        super().__init__("ally", [prompt])
        self.where = where
        self.which = which
        self.most = most  # printed power
        self.spared = spared  # this ally itself or, for influence cards, the ally claimed this round

    def targets(self, realm: Realm, use: Use, picked: list[int]) -> list[int]:
        found: list[int] = []
        for council in councils_meant(realm, use, self.where):
            found += self.in_council(realm, use, council)
        return found

    def in_council(self, realm: Realm, use: Use, council: Council) -> list[int]:
        exempt = (use.card if use.card >= FIRST_ALLY else realm.claimed) if self.spared else NO_SLOT
        allies = [
            ally for ally in realm.councils[council] if ally != exempt and realm.ally(ally).power <= self.most
        ]
        if self.which != ANY and allies:
            powers = [realm.ally(ally).power for ally in allies]
            best = min(powers) if self.which == WEAKEST else max(powers)
            allies = [ally for ally in allies if realm.ally(ally).power == best]
        return [realm.kinds[ally] for ally in allies]


@final
class Kill(ToAlly):
    def __init__(self, where: Where, which: Which = ANY, *, most: int = 99, spared: bool = False) -> None:
        super().__init__(where, which, most, spared=spared, prompt="prompt-kill")

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        kill(realm, slot_of(realm, Kind(picked[0])), use.you)
        return True


@final
class MoveAcross(ToAlly):
    """Move an ally from one of your councils to the other."""

    def __init__(self, *, most: int = 99, spared: bool = False) -> None:
        super().__init__(YOURS, ANY, most, spared=spared, prompt="prompt-move-ally")

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        ally = slot_of(realm, Kind(picked[0]))
        source = realm.council_with(ally)
        left, right = realm.councils_of(use.you)
        goal = right if source == left else left
        realm.councils[source].remove(ally)
        realm.councils[goal].append(ally)
        public: Args = {"ally": realm.name(ally), **council_args(realm, goal)}
        realm.emit(Event("move-ally", use.you, public, "BT-35"))
        return True


@final
class KillCurrent(Word):
    def can_happen(self, realm: Realm, use: Use) -> bool:
        return realm.current != NO_SLOT

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        if realm.current == NO_SLOT:
            return False
        kill(realm, realm.current, use.you)
        return True


@final
class KillClaimed(Word):
    """Kill the ally claimed this round, if it is in a council."""

    def can_happen(self, realm: Realm, use: Use) -> bool:
        return realm.council_with(realm.claimed) != NO_COUNCIL

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        if not self.can_happen(realm, use):
            return False
        kill(realm, realm.claimed, use.you)
        return True


@final
class KillWeakestOfMany(Word):
    """Kill the weakest ally of each council with at least so many allies. The first player chooses among equals."""

    def __init__(self, *, size: int) -> None:
        super().__init__()
        self.size = size

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        large = [
            COUNCILS[seat] for seat in realm.clockwise(realm.first) if len(realm.councils[seat]) >= self.size
        ]
        realm.push(KillWeakest(use.card, large))
        return len(large) > 0


@final
class RevealCurrent(Word):
    """The next ally becomes the current one, as an additional ally (BT-41)."""

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        ally = next_ally(realm)
        if ally == NO_SLOT:
            return False
        become_current(realm, ally)
        realm.unbound = True
        return True


@final
class ClaimNext(Word):
    """BT-40: you also place the next ally, where this card says."""

    def __init__(self, goal: Goal) -> None:
        super().__init__()
        self.goal = goal

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        ally = next_ally(realm)
        if ally == NO_SLOT:
            return False
        if self.goal == EITHER_OF_YOURS:
            realm.claimed = ally
        place(realm, ally, use.you, self.councils(realm, use))
        return True

    def councils(self, realm: Realm, use: Use) -> list[Council]:
        mine = realm.councils_of(use.you)
        if self.goal == OTHER_THAN_HERE:
            here = realm.council_with(use.card)
            return [council for council in mine if council != here]
        if self.goal == WITH_THE_CLAIMED and realm.claimed_council != NO_COUNCIL:
            return [realm.claimed_council]
        if self.goal == SHARED_WITH_WINNER:
            return mine[:1] if realm.left_of(use.you) == realm.winner else mine[1:]
        return mine


@final
class BringBack(Word):
    """Put a killed ally of at most this power into a council of yours. This is not claiming."""

    def __init__(self, *, most: int) -> None:
        super().__init__("ally", ["prompt-bring-back", "prompt-bring-where"])
        self.most = most

    def verb_of(self, pick: int) -> str:
        return "ally" if pick == 0 else "council"

    def targets(self, realm: Realm, use: Use, picked: list[int]) -> list[int]:
        if picked:
            return list(realm.councils_of(use.you))
        return [realm.kinds[ally] for ally in realm.killed if realm.ally(ally).power <= self.most]

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        ally = slot_of(realm, Kind(picked[0]))
        realm.killed.remove(ally)
        council = Council(picked[1])
        realm.councils[council].append(ally)
        public: Args = {"ally": realm.name(ally), **council_args(realm, council)}
        realm.emit(Event("bring-back", use.you, public, "BT-32"))
        return True


@final
class LookAtNext(Word):
    """Look at the next allies and put them back in any order, some under the deck if allowed."""

    def __init__(self, count: int, *, may_bury: bool = False) -> None:
        super().__init__()
        self.count = count
        self.may_bury = may_bury

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        return look_at_allies(realm, use.card, use.you, self.count, self.may_bury)
