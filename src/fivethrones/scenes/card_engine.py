"""Any position at a card table: what each player has, said in names of cards, and when it begins.

**What a side has.** Cards are named by their ids with spaces in between, as often as there are copies. ``hand``, ``discard``,
``dead``, ``plots`` (still to be chosen) and ``used`` are lists of these; ``deck`` names cards, the top one first, or says how many
of no importance there are. ``plot`` is the revealed one. ``house`` and ``agenda`` name these cards, ``title`` a title, ``gold`` and
``power`` (of the House) are numbers.

**In play** a card may be followed by what it is, joined by colons: ``eddard_stark:kneeling:power=2:under=eddard_stark:with=ice``

    kneeling            it kneels
    power=2             lies on it
    gold=2              lies on it, too
    under=…             a duplicate
    with=…              an attachment of the same player on it
    against=…           one of the next player; ``against=…@3`` of the player of this seat
    owner=2             it belongs to another player

What is ``on_house`` is attached to the House card.

**When.** ``phase`` is plot, draw, marshalling, challenges, dominance, standing or taxation; ``first`` the first player, ``active``
the one whose turn in it begins.
"""

from typing import Any

from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.box.figures import PLOT
from fivethrones.games.card_engine.phases.round import Round, phase_frame
from fivethrones.games.card_engine.phases.turns import ChallengesPhase, MarshallingPhase
from fivethrones.games.card_engine.records.numbers import Phase, Slot, Zone
from fivethrones.games.card_engine.records.phases import CHALLENGES_PHASE, MARSHALLING, PHASES
from fivethrones.games.card_engine.records.zones import (
    AGENDA,
    DEAD,
    DECK,
    DISCARD,
    HAND,
    HOUSE,
    OUT,
    PLAY,
    PLOTS,
    REVEALED,
    UNDER,
    USED,
)
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.action_window import ActionWindow
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, NOBODY, only
from fivethrones.kernel.play import advance


class Side:
    """What one player has."""

    def __init__(
        self,
        play: str,
        hand: str,
        deck: int | str,
        gold: int,
        power: int,
        plot: str,
        plots: str,
        used: str,
        discard: str,
        dead: str,
        house: str,
        agenda: str,
        on_house: str,
        title: str,
    ) -> None:
        self.play = play.split()
        self.hand = hand.split()
        self.deck = deck
        self.gold = gold
        self.power = power
        self.plot = plot
        self.plots = plots.split()
        self.used = used.split()
        self.discard = discard.split()
        self.dead = dead.split()
        self.house = house
        self.agenda = agenda
        self.on_house = on_house.split()
        self.title = title


def side(
    play: str = "",
    hand: str = "",
    deck: int | str = 0,
    gold: int = 0,
    power: int = 0,
    plot: str = "",
    plots: str = "",
    used: str = "",
    discard: str = "",
    dead: str = "",
    house: str = "",
    agenda: str = "",
    on_house: str = "",
    title: str = "",
) -> Side:
    return Side(
        play, hand, deck, gold, power, plot, plots, used, discard, dead, house, agenda, on_house, title
    )


def lay_out(table: Table, sides: list[Side]) -> None:
    for seat, given in enumerate(sides):
        lay_side(table, seat, given)


def lay_side(table: Table, seat: Seat, given: Side) -> None:
    table.gold[seat] = given.gold
    table.power[seat] = given.power
    for words in given.play:
        lay_card(table, seat, words)
    piles = {
        HAND: given.hand,
        DISCARD: given.discard,
        DEAD: given.dead,
        PLOTS: given.plots,
        USED: given.used,
        REVEALED: given.plot.split(),
        HOUSE: given.house.split(),
        AGENDA: given.agenda.split(),
    }
    for zone, ids in piles.items():
        for id in ids:
            take(table, seat, id, zone)
    for id in given.on_house:
        table.attached_to[take(table, seat, id, PLAY)] = table.house_card(seat)
    if given.title:
        table.titles[seat] = title_called(table, given.title)
    lay_deck(table, seat, given.deck)


def lay_deck(table: Table, seat: Seat, deck: int | str) -> None:
    if isinstance(deck, str):
        for id in deck.split():
            take(table, seat, id, DECK)
        return
    rest = [slot for slot in table.pile(OUT, seat) if table.owner[slot] == seat and table.card(slot).cost > 0]
    assert len(rest) >= deck, f"there are only {len(rest)} more cards for the deck"
    for slot in rest[:deck]:
        put(table, slot, DECK, seat)


def fill_decks(table: Table) -> None:
    """Put cards that are not mentioned into the decks, below those that are."""
    for seat in range(table.seats):
        for slot in table.pile(OUT, seat).copy():
            if table.owner[slot] == seat and not table.is_a(slot, PLOT):
                put(table, slot, DECK, seat)


def lay_card(table: Table, seat: Seat, words: str) -> None:
    id, *facts = words.split(":")
    slot = take(table, seat, id, PLAY)
    for fact in facts:
        name, _, value = fact.partition("=")
        if name == "kneeling":
            table.kneeling[slot] = 1
        elif name == "power":
            table.power_on[slot] = int(value)
        elif name == "gold":
            table.gold_on[slot] = int(value)
        elif name == "under":
            table.attached_to[take(table, seat, value, UNDER)] = slot
        elif name == "with":
            table.attached_to[take(table, seat, value, PLAY)] = slot
        elif name == "against":
            attached, _, whose = value.partition("@")
            other = int(whose) if whose else table.next_seat(seat)
            table.attached_to[take(table, other, attached, PLAY)] = slot
        elif name == "owner":
            table.owner[slot] = int(value)
        else:
            raise AssertionError(f"{fact} says nothing about {id}")


def take(table: Table, seat: Seat, id: str, zone: Zone) -> Slot:
    """Take a copy of this card: one of the player's own from the box, or one created for the scene."""
    for slot in range(len(table.kinds)):
        if (
            table.card(Slot(slot)).id == id
            and table.zone[slot] == OUT
            and table.owner[slot] in (seat, NOTHING)
        ):
            put(table, Slot(slot), zone, seat)
            table.owner[slot] = seat
            return Slot(slot)
    table.add(zone, seat, seat, [card_called(table, id)], known_to(zone, seat))
    return Slot(len(table.kinds) - 1)


def card_called(table: Table, id: str) -> Card:
    for card in table.box.cards:
        if card.id == id:
            return card
    raise AssertionError(f"there is no card {id} in the box")


def title_called(table: Table, id: str) -> int:
    ids = [title.id for title in table.box.titles]
    assert id in ids, f"there is no title {id} in the box"
    return ids.index(id)


def put(table: Table, slot: Slot, zone: Zone, seat: Seat) -> None:
    table.piles[table.zone[slot] * table.seats + table.controller[slot]].remove(slot)
    table.piles[zone * table.seats + seat].append(slot)
    table.forget_touching()
    table.zone[slot] = zone
    table.controller[slot] = seat
    table.knowledge[slot] = known_to(zone, seat)


def known_to(zone: Zone, seat: Seat) -> int:
    return {HAND: only(seat), DECK: NOBODY}.get(zone, EVERYONE)


def clear(table: Table) -> None:
    """Put all cards back into the box."""
    for slot in range(len(table.kinds)):
        put(table, Slot(slot), OUT, max(table.owner[slot], 0))


# Beginning


def begin(
    table: Table, phase: str, first: Seat, active: Seat = NOTHING, then: Frame[Any] | None = None
) -> None:
    """Begin at the start of a phase, or of the active player's turn in it. After that the round continues."""
    number = Phase(PHASES.index(f"phase-{phase}"))
    table.round = 1
    table.first = first
    table.initiative = first
    table.phase = number
    table.push(then or Round(number, False))
    whose = first if active == NOTHING else active
    turns = table.in_order(first).index(whose) + 1
    if number == MARSHALLING:
        table.active = whose
        table.push(MarshallingPhase(turns))
        table.push(ActionWindow(first, 0))
    elif number == CHALLENGES_PHASE:
        table.active = whose
        table.push(ChallengesPhase(turns, False))
    else:
        table.push(phase_frame(number))
    advance(table)
