"""Words that narrow a filter, and conditions: each is true of one card or player and of no other."""

from typing import Final

import pytest

from fivethrones.games.card_engine.ability.filter import CardFilter, Condition
from fivethrones.games.card_engine.box.card import attachment, character, location
from fivethrones.games.card_engine.box.figures import (
    HOLY,
    LANNISTER,
    LEARNED,
    MILITARY,
    NEUTRAL,
    NOBLE,
    RENOWN,
    STARK,
    STEALTH,
    WAR,
)
from fivethrones.games.card_engine.records.numbers import NO_CARD
from fivethrones.games.card_engine.records.phases import CHALLENGES_PHASE, DOMINANCE
from fivethrones.games.card_engine.records.zones import DEAD
from fivethrones.games.card_engine.values.players import EACH, LOSER, WINNER
from fivethrones.games.card_engine.vocabulary.conditions import (
    CardsInHand,
    Fewest,
    InPhase,
    InPile,
    Most,
    SeveralOpponents,
    There,
    Unless,
)
from fivethrones.games.card_engine.vocabulary.filters import ATTACHMENTS, CARDS, CHARACTERS, ITSELF, LOCATIONS
from fivethrones.games.card_engine.vocabulary.marks import AnyOf
from games.card_engine.driver import Driver
from games.card_engine.scene import LIVING, scene, side

KNIGHT: Final = character(
    "knight",
    STARK,
    cost=3,
    strength=3,
    icons=[MILITARY],
    traits=["knight"],
    crests=[NOBLE, WAR],
    keywords=[RENOWN],
    unique=False,
)
SEPTON: Final = character(
    "septon", LANNISTER, cost=1, strength=1, icons=[], traits=["septon"], crests=[HOLY], unique=False
)
SAGE: Final = character("sage", NEUTRAL, cost=2, strength=2, icons=[], traits=[], unique=False)
MINE: Final = location("mine", NEUTRAL, cost=2, traits=[], income=1)
GARDEN: Final = location("garden", NEUTRAL, cost=1, traits=[], influence=1)
RUIN: Final = location("ruin", NEUTRAL, cost=4, traits=[])
BLADE: Final = attachment("blade", NEUTRAL, cost=1, traits=["weapon"], bearer=CHARACTERS)
BOX: Final = [KNIGHT, SEPTON, SAGE, MINE, GARDEN, RUIN, BLADE]


def table() -> Driver:
    return scene(
        side(play="knight:with=blade:power=1 mine garden", gold=2, power=3, hand="sage sage", dead="sage"),
        side(play="septon sage ruin", power=5),
        side(),
        cards=BOX,
        **LIVING,
    )


def named(driver: Driver, who: CardFilter, me: str = "") -> list[str]:
    """The cards in play that match, for the first player and a card of theirs."""
    source = driver.seat(0).mine(me) if me else NO_CARD
    state = driver.table
    return [state.card(card).id for card in state.in_play() if who.matches(state, 0, source, card)]


@pytest.mark.parametrize(
    ("who", "cards"),
    [
        (CHARACTERS.not_of(STARK | LANNISTER), ["sage"]),
        (CHARACTERS.with_crest(NOBLE, HOLY), ["knight", "septon"]),
        (CHARACTERS.without_crest(NOBLE), ["septon", "sage"]),
        (CHARACTERS.with_crest(LEARNED), []),
        (CHARACTERS.with_keyword(STEALTH, RENOWN), ["knight"]),
        (CARDS.costing_up_to(1), ["garden", "blade", "septon"]),
        (LOCATIONS.costing_at_least(2), ["mine", "ruin"]),
        (LOCATIONS.affordable(), ["mine", "garden"]),
        (LOCATIONS.yielding(), ["mine", "garden"]),
        (CHARACTERS.bearing(), ["knight"]),
        (CHARACTERS.bearing("armor"), []),
        (CHARACTERS.with_power(), ["knight"]),
        (CHARACTERS.of_the_stronger(), ["septon", "sage"]),
        (CARDS.called("sage", "ruin"), ["sage", "ruin"]),
        (ATTACHMENTS, ["blade"]),
        (AnyOf(CHARACTERS.called("septon"), LOCATIONS.mine()), ["mine", "garden", "septon"]),
    ],
)
def test_each_word_names_its_cards(who: CardFilter, cards: list[str]) -> None:
    assert sorted(named(table(), who)) == sorted(cards)


def test_words_about_this_card() -> None:
    driver = table()

    assert named(driver, CHARACTERS.weaker_than_this(), "knight") == ["septon", "sage"]
    assert named(driver, CHARACTERS.able_to_bear_this(), "blade") == ["knight", "septon", "sage"]
    assert named(driver, CHARACTERS.bearing_nothing_else(), "blade") == ["knight", "septon", "sage"]
    assert named(driver, AnyOf(ITSELF, CHARACTERS.called("sage")), "mine") == ["mine", "sage"]


def test_cards_of_the_loser_the_winner_and_the_challenged() -> None:
    driver = table()
    driver.table.type, driver.table.attacker, driver.table.defender = MILITARY, 0, 1
    assert named(driver, CHARACTERS.of_the_challenged()) == ["septon", "sage"]
    assert named(driver, CHARACTERS.of_players(LOSER)) == []
    driver.table.winner = 0
    assert named(driver, CHARACTERS.of_players(LOSER)) == ["septon", "sage"]
    driver.table.winner = 1

    assert named(driver, CHARACTERS.of_players(WINNER)) == ["septon", "sage"]


@pytest.mark.parametrize(
    ("condition", "seats"),
    [
        (There(CHARACTERS.mine()), [0, 1]),
        (There(CHARACTERS.mine(), 2), [1]),
        (Unless(There(CHARACTERS.mine())), [2]),
        (InPile(DEAD, CHARACTERS), [0]),
        (InPile(DEAD, CHARACTERS, 2), []),
        (CardsInHand(2), [0]),
        (InPhase(CHALLENGES_PHASE), [0, 1, 2]),
        (InPhase(DOMINANCE), []),
        (Fewest(CHARACTERS.mine()), [2]),
        (Most(CHARACTERS.mine()), [1]),
        (Most(LOCATIONS.mine(), EACH), [0]),
        (SeveralOpponents(), [0, 1, 2]),
    ],
)
def test_conditions_hold_for_some_players(condition: Condition, seats: list[int]) -> None:
    driver = table()

    assert [seat for seat in range(3) if condition.holds(driver.table, seat, NO_CARD)] == seats


def test_with_one_opponent_there_are_not_several() -> None:
    driver = scene(side(), side(), cards=BOX)

    assert not SeveralOpponents().holds(driver.table, 0, NO_CARD)


def test_a_partner_is_no_opponent() -> None:
    driver = scene(*(side(play="sage") for _ in range(4)), cards=BOX, teams=True)
    state = driver.table

    assert [
        state.controller[card]
        for card in state.in_play()
        if CHARACTERS.theirs().matches(state, 0, NO_CARD, card)
    ] == [1, 3]
