"""Bringing a deck of one's own, and what others can know of it."""

from collections import Counter

import pytest

from conformance.case import Case, Deck
from conformance.laws import check_decision
from conformance.secrecy import heard
from conformance.walk import pick
from fivethrones.games.card_engine import redeal as deal
from fivethrones.games.card_engine.ability.active import ACTION
from fivethrones.games.card_engine.box.card import ANY_PHASE
from fivethrones.games.card_engine.box.figures import EVENT, PLOT
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import AGENDA, DECK, PLOTS
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.usable import holdable
from fivethrones.games.living_card_game.bringing import Bringing, choices
from fivethrones.games.living_card_game.decks import HOUSE_DECK, faults
from fivethrones.games.living_card_game.decks import Deck as OwnDeck
from fivethrones.games.living_card_game.game import LivingCardGame
from fivethrones.games.living_card_game.pieces import CARDS, KINDS
from fivethrones.games.living_card_game.starters import STARTERS
from fivethrones.kernel.action import SPECTATOR, Action, Span
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.play import apply, default, is_legal, legal, waiting, why_not
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from games.living_card_game.own_decks import legal_deck

GAME = LivingCardGame()


def begin(**options: str) -> Table:
    """Seat 0 brings a deck of its own."""
    return GAME.setup(with_defaults(GAME.settings, {"deck_0": "own", **options}), 1)


def is_bringing(table: Table) -> bool:
    return isinstance(table.stack[-1], Bringing)


def brought(deck: OwnDeck) -> Table:
    table = begin()
    for action in choices(0, deck):
        apply(table, action)
    return table


def largest(table: Table) -> int:
    """Of the sizes that seat 0 may choose: of all cards that its House may hold, every copy."""
    span = legal(table, 0)[-1]
    assert isinstance(span, Span)
    return span.high


def deck_of(table: Table, seat: int) -> OwnDeck:
    """All that a player owns, wherever it is."""
    owned = [table.card(Slot(slot)) for slot in range(len(table.kinds)) if table.owner[slot] == seat]
    agenda = [table.card(slot).id for slot in table.pile(AGENDA, seat)]
    copies = Counter(card.id for card in owned if card.type & (HOUSE_DECK | PLOT))
    house = table.card(table.house_card(seat)).id.removeprefix("house_")
    return OwnDeck(house, "".join(agenda), dict(copies))


def test_who_does_not_choose_gets_the_stark_starter_deck() -> None:
    """LC-13."""
    table = begin()
    apply(table, default(table, 0))
    assert not is_bringing(table)
    assert deck_of(table, 0).copies == STARTERS["stark"].copies
    assert table.secret_decks == []


@pytest.mark.parametrize("house", ["stark", "baratheon", "targaryen", "greyjoy", "martell"])
def test_a_deck_is_brought_by_its_choices(house: str) -> None:
    """LC-14, LC-15, LC-17."""
    deck = legal_deck(house)
    table = brought(deck)
    assert not is_bringing(table)
    there = deck_of(table, 0)
    assert (there.house, there.agenda, there.copies) == (deck.house, deck.agenda, deck.copies)


def test_everybody_is_told_house_agenda_and_size() -> None:
    """LC-20."""
    table = begin()
    *before, last = choices(0, legal_deck("baratheon"))
    for action in before:
        apply(table, action)
        assert table.events == []
    apply(table, last)
    assert table.events[0].seen_as(SPECTATOR).args == {
        "seat": "seat-0",
        "house": "card-house_baratheon",
        "agenda": "card-knights_of_the_realm",
        "count": 60,
    }


def test_others_cannot_tell_two_decks_of_one_house_apart() -> None:
    """LC-12."""
    one, other = legal_deck("stark"), legal_deck("stark")
    renamed = {"ice": "lightbringer", "valar_morghulis": "blockade", "direwolf_pup": "sea_raiders"}
    other.copies = {renamed.get(id, id): copies for id, copies in one.copies.items()}
    here, there = begin(), begin()
    for first, second in zip(choices(0, one), choices(0, other), strict=True):
        apply(here, first)
        apply(there, second)
        if is_bringing(here):
            assert heard(GAME, here, 1) == heard(GAME, there, 1)
            assert heard(GAME, here, SPECTATOR) == heard(GAME, there, SPECTATOR)
    assert GAME.view(here, 1).sides[0].plots_seen == []


def test_its_player_sees_what_was_taken() -> None:
    table = begin()
    for action in choices(0, legal_deck("stark"))[:5]:
        apply(table, action)
    seen_places = GAME.view(table, 0).sides[0].deck_seen
    assert seen_places[1::2] == [table.kinds[slot] for slot in table.pile(DECK, 0)]


@pytest.mark.parametrize(
    ("kind", "copies", "reason"),
    [
        ("street_of_steel", 2, "refused-bring-cards"),
        ("great_keep", 4, "refused-bring-cards"),
        ("khal_drogo", 1, "refused-bring-cards"),
        ("valar_morghulis", 1, "refused-bring-cards"),
        ("ser_rodrik_cassel", 3, "refused-bring-cards"),
    ],
)
def test_a_deck_cannot_become_illegal(kind: str, copies: int, reason: str) -> None:
    """LC-15, LC-16: too many copies, another House's card, a plot, a card taken before."""
    table = begin()
    for action in choices(0, legal_deck("stark"))[:4]:
        apply(table, action)
    refused = why_not(table, Action(0, "take", KINDS[kind], copies))
    assert refused is not None
    assert (refused.id, refused.rule) == (reason, "LC-15")


def test_no_more_cards_are_offered_than_are_to_go() -> None:
    table = begin()
    actions = choices(0, OwnDeck("stark", "", {card.id: 3 for card in CARDS[:19]}))
    for action in [*actions[:2], Action(0, "size", 59 + 1), *actions[3:]]:
        if is_legal(table, action):
            apply(table, action)
    left = 60 - len(table.pile(DECK, 0))
    assert is_legal(table, Action(0, "take", KINDS["great_keep"], left))
    assert not is_legal(table, Action(0, "take", KINDS["great_keep"], left + 1))


@pytest.mark.parametrize("seed", range(4))
def test_random_choices_bring_a_legal_deck(seed: int) -> None:
    """LC-14 to LC-18."""
    table, rng = begin(deck_1="own"), seeded(seed)
    steps = 0
    while is_bringing(table):
        apply(table, pick(table, rng))
        steps += 1
    assert steps < 1200
    for seat in table.secret_decks:
        assert faults(deck_of(table, seat)) == []


@pytest.mark.parametrize("seed", range(6))
def test_the_lot_is_cast_before_houses_are_announced_clockwise_from_the_first_player(seed: int) -> None:
    """LC-20."""
    table = GAME.setup(with_defaults(GAME.settings, {"seats": "4", "deck_0": "own", "deck_2": "own"}), seed)
    told = list(table.events)
    while is_bringing(table):
        apply(table, default(table, waiting(table)[0]))
        told += table.events
    announced = [event.seat for event in told if event.kind == "brings-starter"]
    assert told[1].kind == "begins-setup"
    assert announced == table.in_order(told[1].seat) == table.in_order(table.first)


def test_by_other_rules_what_tournaments_forbid_may_be_brought() -> None:
    """LC-15, LC-16: a small deck with many copies, of another House's cards, too."""
    plots = {card.id: 1 for card in STARTERS["stark"].plots()}
    deck = OwnDeck("stark", "", {"great_keep": 10, "khal_drogo": 4, **plots})
    table = begin(deck_rules="free")
    for action in choices(0, deck):
        apply(table, action)
    assert not is_bringing(table)
    assert deck_of(table, 0).copies == deck.copies
    held = [CARDS[kind].id for kind in holdable(table, 0, ACTION, ANY_PHASE) if CARDS[kind].type == EVENT]
    assert held == [card.id for card in CARDS if card.type == EVENT and card.held[ACTION]]


def test_by_the_rules_for_tournaments_such_a_deck_is_refused() -> None:
    """LC-15."""
    table = begin()
    for action in choices(0, legal_deck("stark"))[:2]:
        apply(table, action)
    refused = why_not(table, Action(0, "size", 14))
    assert refused is not None
    assert (refused.id, refused.args, refused.rule) == ("refused-bring-size", {"least": 60}, "LC-15")
    most = largest(table)
    assert most > 500
    assert is_legal(table, Action(0, "size", most))
    assert not is_legal(table, Action(0, "size", most + 1))


@pytest.mark.parametrize("rules", ["tournament", "free"])
def test_others_can_imagine_the_largest_deck(rules: str) -> None:
    """LC-12, LC-15."""
    table, rng = begin(deck_rules=rules), seeded(1)
    for action in choices(0, legal_deck("stark"))[:2]:
        apply(table, action)
    apply(table, Action(0, "size", largest(table)))
    while is_bringing(table):
        apply(table, pick(table, rng))
    world = GAME.determinize(table, 1, seeded(2))
    assert len(deck_of(world, 0).copies) > 100
    assert faults(deck_of(world, 0), free=rules == "free") == []


@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_others_imagine_a_legal_deck_of_the_house_and_keep_what_they_have_seen(viewer: int) -> None:
    """LC-12."""
    deck = legal_deck("greyjoy")
    table = brought(deck)
    shown = [table.pile(DECK, 0)[0], table.pile(DECK, 0)[5], table.pile(PLOTS, 0)[2]]
    for slot in shown:
        table.knowledge[slot] = EVERYONE
    worlds = [GAME.determinize(table, viewer, seeded(seed)) for seed in range(5)]
    for world in worlds:
        assert faults(deck_of(world, 0)) == []
        assert [world.kinds[slot] for slot in shown] == [table.kinds[slot] for slot in shown]
        assert deck_of(world, 0).copies != deck.copies
        assert deck_of(world, 1).copies == deck_of(table, 1).copies
    assert len({str(deck_of(world, 0).copies) for world in worlds}) == 5


def test_its_player_knows_the_own_deck() -> None:
    deck = legal_deck("martell")
    world = GAME.determinize(brought(deck), 0, seeded(3))
    assert deck_of(world, 0).copies == deck.copies


def test_a_secret_deck_might_hold_any_event_that_its_house_may_have() -> None:
    """LC-116: whoever brings a deck is asked as if any such event were in it."""
    table = brought(legal_deck("stark"))
    held = [CARDS[kind].id for kind in holdable(table, 0, ACTION, ANY_PHASE) if CARDS[kind].type == EVENT]
    actions = [card for card in CARDS if card.type == EVENT and card.held[ACTION]]
    assert held == [card.id for card in actions if card.only in (0, CARDS[0].house)]


def test_an_event_of_which_all_copies_lie_open_is_not_held() -> None:
    """LC-116."""
    table = brought(legal_deck("stark"))
    kind, open_cards = KINDS["distraction"], table.pile(DECK, 0)[:3]
    for slot in open_cards:
        table.kinds[slot] = kind
        table.knowledge[slot] = EVERYONE
    assert kind not in holdable(table, 0, ACTION, ANY_PHASE)
    table.knowledge[open_cards[0]] = 0
    assert kind in holdable(table, 0, ACTION, ANY_PHASE)


def conserve(table: Table) -> None:
    assert sorted(slot for pile in table.piles for slot in pile) == list(range(len(table.kinds)))


def decks(table: Table) -> list[Deck]:
    return [(table.kinds, slots) for slots in deal.decks(table)]


@pytest.mark.parametrize("seed", range(2))
def test_bringing_a_deck_keeps_the_laws(seed: int) -> None:
    case = Case(GAME, [{"seats": "3", "deck_0": "own", "deck_2": "own"}], conserve, {}, decks)
    table, rng = GAME.setup(case.line_ups[0], seed), seeded(seed)
    while is_bringing(table):
        if rng.below(30) == 0:
            check_decision(case, table, rng.branch())
        apply(table, pick(table, rng))
