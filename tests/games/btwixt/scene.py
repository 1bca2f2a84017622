"""Any position of B'Twixt, built without playing up to it, and players who speak in legal actions.

    table = scene("cersei euron melisandre doran", current="varys", stacks={"euron": "great_host puppet"})
    table.kneel_all()
    table.plays("council 1")

Seats are called by their rulers. Cards in stacks are named from the oldest to the newest. Whoever is given no hand holds
one card that does nothing when played, so that the bidding waits for everybody.
"""

from typing import Final

import pytest

from fivethrones.games.btwixt.cards import INFLUENCE
from fivethrones.games.btwixt.cards.allies import ALLIES
from fivethrones.games.btwixt.derived import value
from fivethrones.games.btwixt.game import Btwixt
from fivethrones.games.btwixt.pieces import (
    BLUE,
    FIRST_ALLY,
    FIRST_TOKEN,
    LEADERS,
    ORDINARY,
    SEASONS,
    SLOTS,
    WHITE,
)
from fivethrones.games.btwixt.rules.bidding import Bidding
from fivethrones.games.btwixt.rules.reveal import become_current
from fivethrones.games.btwixt.rules.rounds import CLAIM, Rounds
from fivethrones.games.btwixt.state import Realm
from fivethrones.games.btwixt.view import RealmView
from fivethrones.kernel.action import NOTHING, Action, Seat
from fivethrones.kernel.errors import IllegalAction
from fivethrones.kernel.event import Event
from fivethrones.kernel.knowledge import EVERYONE, only
from fivethrones.kernel.message import Message
from fivethrones.kernel.options import settle
from fivethrones.kernel.play import advance, apply, default, legal, waiting, why_not
from fivethrones.kernel.text import state_hash

GAME: Final = Btwixt()
CARD_IDS: Final = [card.id for card in INFLUENCE]
ALLY_IDS: Final = [ally.id for ally in ALLIES]
FOUR: Final = "cersei euron melisandre doran"
# These wait in hands that nobody cares for.
FILLERS: Final = [
    "siege",
    "siege",
    "bannermen",
    "bannermen",
    "hostage",
    "hostage",
    "regency",
    "marriage_pact",
]

# Cards that are worth so much and do nothing once they lie there.
WORTH: Final = {
    3: "feast",
    6: "eavesdropping feast",
    7: "cavalry_charge",
    8: "great_host",
    9: "sellswords scorched_fields",
}


class Scene:
    """A table, and whoever is asked at it."""

    def __init__(self, realm: Realm, players: list[str]) -> None:
        self.realm = realm
        self.players = players
        self.story: list[Event] = list(realm.events)

    # What is done

    def plays(self, *texts: str) -> None:
        """Whoever is asked does these, one after the other."""
        for text in texts:
            action = GAME.read(self.asked(), text)
            reason = why_not(self.realm, action)
            assert reason is None, f"{text!r} is refused: {reason}; there were: {self.choices()}"
            self.apply(action)

    def apply(self, action: Action) -> None:
        apply(self.realm, action)
        self.story.extend(self.realm.events)

    def turn(self, who: str, *texts: str) -> None:
        """The same, and it is this ruler's turn."""
        assert self.who() == who
        self.plays(*texts)

    def kneel_all(self) -> None:
        """All who still stand kneel, and the bid is decided."""
        rounds = self.count("win")
        while self.count("win") == rounds:
            self.plays("kneel")

    def end_round(self) -> None:
        """Whatever is asked gets its default answer until the next round begins."""
        rounds = self.count("round")
        while not self.is_over() and self.count("round") == rounds:
            self.apply(default(self.realm, waiting(self.realm)[0]))

    def refuses(self, text: str, who: str = "") -> Message:
        """Why this cannot be done; it is tried, and changes nothing."""
        action = GAME.read(self.seat(who) if who else self.asked(), text)
        before = state_hash(self.realm)
        with pytest.raises(IllegalAction) as refusal:
            apply(self.realm, action)
        assert state_hash(self.realm) == before, f"{action} was refused and yet changed something"
        return refusal.value.reason

    # What is asked

    def asked(self) -> Seat:
        decision = self.realm.decision
        assert decision is not None, "the game is over"
        return decision.asked[0]

    def who(self) -> str:
        return self.players[self.asked()]

    def prompt(self) -> str:
        decision = self.realm.decision
        assert decision is not None, "the game is over"
        return decision.prompt.id

    def choices(self) -> list[str]:
        """What whoever is asked may do, as text."""
        options = [option for option in legal(self.realm, self.asked()) if isinstance(option, Action)]
        return [GAME.write(option) for option in options]

    def is_over(self) -> bool:
        return self.realm.outcome is not None

    # What lies on the table

    def seat(self, who: str) -> Seat:
        return self.players.index(who)

    def council(self, name: str) -> int:
        """``cersei|euron``: cersei and the neighbour to the left."""
        one, other = name.split("|")
        assert self.players[(self.seat(one) + 1) % len(self.players)] == other
        return self.seat(one)

    def allies(self, council: str) -> list[str]:
        return self.ally_ids(self.realm.councils[self.council(council)])

    def tokens(self, council: str) -> int:
        return len(self.realm.tokens[self.council(council)])

    def token_values(self, council: str) -> list[int]:
        return sorted(self.realm.kinds[token] for token in self.realm.tokens[self.council(council)])

    def all_tokens(self) -> int:
        return sum(len(tokens) for tokens in self.realm.tokens)

    def killed(self) -> list[str]:
        return self.ally_ids(self.realm.killed)

    def row(self) -> list[str]:
        return self.ally_ids(self.realm.row)

    def ally_deck(self) -> list[str]:
        """The top first."""
        return self.ally_ids(self.realm.ally_deck[::-1])

    def current(self) -> str:
        return "" if self.realm.current == NOTHING else ALLY_IDS[self.realm.kinds[self.realm.current]]

    def hand(self, who: str) -> list[str]:
        return sorted(self.card_ids(self.realm.hands[self.seat(who)]))

    def stack(self, who: str) -> list[str]:
        return self.card_ids(self.realm.stack_of(self.seat(who)))

    def values(self, who: str) -> list[int]:
        return [value(self.realm, slot) for slot in self.realm.stack_of(self.seat(who))]

    def total(self, who: str) -> int:
        return sum(self.values(who))

    def discard(self) -> list[str]:
        return self.card_ids(self.realm.discard)

    def box(self) -> list[str]:
        return self.card_ids(self.realm.box)

    def deck(self) -> list[str]:
        """The top first."""
        return self.card_ids(self.realm.deck[::-1])

    def kneels(self, who: str) -> bool:
        return self.realm.kneeling[self.seat(who)] == 1

    def winner(self) -> str:
        """Who won the last bid."""
        return self.players[[event.seat for event in self.story if event.kind == "win"][-1]]

    def allowed(self) -> list[str]:
        """The councils that may be chosen now, as pairs."""
        councils = [int(choice.split()[1]) for choice in self.choices() if choice.startswith("council ")]
        return [self.pair(council) for council in sorted(councils)]

    def pair(self, council: int) -> str:
        return f"{self.players[council]}|{self.players[(council + 1) % len(self.players)]}"

    def ally_ids(self, slots: list[int]) -> list[str]:
        return [ALLY_IDS[self.realm.kinds[slot]] for slot in slots]

    def card_ids(self, slots: list[int]) -> list[str]:
        return [CARD_IDS[self.realm.kinds[slot]] for slot in slots]

    def count(self, kind: str) -> int:
        return sum(1 for event in self.story if event.kind == kind)

    def view(self, who: str) -> RealmView:
        return GAME.view(self.realm, self.seat(who))


class Box:
    """Takes slots out of the box by the names of what lies in them."""

    def __init__(self, realm: Realm) -> None:
        self.realm = realm
        self.free = list(range(SLOTS))

    def cards(self, ids: str) -> list[int]:
        return [self.take(CARD_IDS.index(id), 0, FIRST_ALLY) for id in worded(ids)]

    def allies(self, ids: str) -> list[int]:
        return [self.take(ALLY_IDS.index(id), FIRST_ALLY, FIRST_TOKEN) for id in ids.split()]

    def tokens(self, values: str) -> list[int]:
        return [self.take(int(value), FIRST_TOKEN, SLOTS) for value in values]

    def has_card(self, id: str) -> bool:
        return any(self.realm.kinds[slot] == CARD_IDS.index(id) for slot in self.rest(0, FIRST_ALLY))

    def has_ally(self, id: str) -> bool:
        return any(
            self.realm.kinds[slot] == ALLY_IDS.index(id) for slot in self.rest(FIRST_ALLY, FIRST_TOKEN)
        )

    def take(self, kind: int, first: int, end: int) -> int:
        slot = next(slot for slot in self.free if first <= slot < end and self.realm.kinds[slot] == kind)
        self.free.remove(slot)
        return slot

    def rest(self, first: int, end: int) -> list[int]:
        return [slot for slot in self.free if first <= slot < end]


def worded(ids: str) -> list[str]:
    """``sum:9`` stands for cards worth 9 together."""
    found: list[str] = []
    for id in ids.split():
        found += WORTH[int(id.removeprefix("sum:"))].split() if id.startswith("sum:") else [id]
    return found


def scene(
    players: str = FOUR,
    *,
    first: str = "",
    current: str = "catelyn",
    stacks: dict[str, str] | None = None,
    hands: dict[str, str] | None = None,
    councils: dict[str, str] | None = None,
    tokens: dict[str, str] | None = None,
    on_current: str = "",
    killed: str = "",
    allies: str = "arya beric walder lysa",
    row: str = "",
    deck: str = "",
    discard: str = "",
    kneeling: str = "",
    season: str = "",
    left: int = 2,
    supply: int = 54,
    **options: str,
) -> Scene:
    """A table in the bidding, the first player to act.

    Councils are named by those who share them, ``cersei|euron``; tokens by their values, ``"132"``; ``allies`` and
    ``deck`` name the tops of the decks, the top first. The rest are options of the game.
    """
    names = players.split()
    realm = GAME.blank(settle(GAME.settings, {"seats": str(len(names)), **options}))
    table = Scene(realm, names)
    box = Box(realm)
    realm.leaders = [LEADERS.index(name) for name in names]
    realm.first = table.seat(first or names[0])
    realm.turn = realm.first
    realm.left = left
    if season:
        realm.season = SEASONS.index(season)
    deal_cards(table, box, stacks or {}, hands or {}, deck, discard)
    deal_allies(table, box, current, councils or {}, killed, allies, row)
    deal_tokens(table, box, tokens or {}, on_current, supply)
    for name in kneeling.split():
        realm.kneeling[table.seat(name)] = 1
    realm.push(Rounds(CLAIM))
    realm.push(Bidding())
    advance(realm)
    table.story.extend(realm.events)
    return table


def deal_cards(
    table: Scene, box: Box, stacks: dict[str, str], hands: dict[str, str], deck: str, discard: str
) -> None:
    realm = table.realm
    for name, ids in stacks.items():
        for slot in box.cards(ids):
            realm.bids += [table.seat(name), slot]
    for name, ids in hands.items():
        realm.hands[table.seat(name)] = box.cards(ids)
    realm.discard = box.cards(discard)
    top = box.cards(deck)
    for name in table.players:
        if name not in hands:
            realm.hands[table.seat(name)] = box.cards(next(id for id in FILLERS if box.has_card(id)))
        for slot in realm.hands[table.seat(name)]:
            realm.knowledge[slot] = only(table.seat(name))
    for slot in box.rest(0, FIRST_ALLY):
        card = realm.card(slot)
        if realm.rules.kingsmoot or card.color in ORDINARY:
            realm.deck.append(slot)
        elif realm.rules.advanced and card.color == BLUE:
            realm.stories.append(slot)
        elif realm.rules.advanced and card.color == WHITE and card.leader in table.players:
            realm.aside[table.seat(card.leader)].append(slot)
        else:
            realm.out.append(slot)
    realm.deck += top[::-1]
    for slot in [*realm.bids[1::2], *realm.discard, *realm.out]:
        realm.knowledge[slot] = EVERYONE


def deal_allies(
    table: Scene, box: Box, current: str, councils: dict[str, str], killed: str, allies: str, row: str
) -> None:
    realm = table.realm
    for name, ids in councils.items():
        realm.councils[table.council(name)] = box.allies(ids)
    realm.killed = box.allies(killed)
    realm.row = box.allies(row)
    chosen = box.allies(current)
    top = [box.allies(id)[0] for id in allies.split() if box.has_ally(id)]
    realm.ally_deck = box.rest(FIRST_ALLY, FIRST_TOKEN) + top[::-1]
    for slot in [*sum(realm.councils, []), *realm.killed, *realm.row, *chosen]:
        realm.knowledge[slot] = EVERYONE
    if chosen:
        become_current(realm, chosen[0])


def deal_tokens(table: Scene, box: Box, tokens: dict[str, str], on_current: str, supply: int) -> None:
    realm = table.realm
    for name, values in tokens.items():
        realm.tokens[table.council(name)] = box.tokens(values)
    realm.on_ally = box.tokens(on_current)
    rest = box.rest(FIRST_TOKEN, SLOTS)
    realm.supply = rest[:supply]
    if supply < len(rest):  # the others lie where nobody looks
        realm.tokens[-1] += rest[supply:]
