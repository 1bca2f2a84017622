"""Each effect says for whom it would change anything: nobody else is chosen, and for nothing it is not offered."""

from typing import Any, Final

import pytest

from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.box.card import Card, character, event
from fivethrones.games.card_engine.box.figures import ALL_TYPES, NEUTRAL, STEALTH
from fivethrones.games.card_engine.records.zones import DISCARD
from fivethrones.games.card_engine.values.of_cards import BE_DISCARDED, BE_KILLED, DEFEND
from fivethrones.games.card_engine.values.of_players import NO_HOUSE_POWER
from fivethrones.games.card_engine.values.players import CHOSEN, OPPONENTS, YOU
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.control import TakeControl
from fivethrones.games.card_engine.vocabulary.each import EachDiscards, EachKills, EachKneels, ReturnOneOfEach
from fivethrones.games.card_engine.vocabulary.effects import (
    DiscardFromPlay,
    Draw,
    HousePower,
    Kill,
    Kneel,
    ReturnToHand,
    Stand,
)
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS, ITSELF
from fivethrones.games.card_engine.vocabulary.for_a_while import (
    BlankText,
    Forbid,
    NoStrength,
    Strength,
    TakeKeywords,
)
from fivethrones.games.card_engine.vocabulary.from_piles import DiscardTop, ShuffleIn, TakeInHand, TopOntoDeck
from fivethrones.games.card_engine.vocabulary.groups import TARGET, TARGET_IN_PILE, Every
from fivethrones.games.card_engine.vocabulary.hands import DiscardAtRandom, LookAtTop, TakeTop
from fivethrones.games.card_engine.vocabulary.in_challenges import JoinChallenge, LeaveChallenge
from fivethrones.games.card_engine.vocabulary.out_of_play import DieAtZero
from fivethrones.games.card_engine.vocabulary.static_effects import Cannot, Figure
from fivethrones.games.card_engine.vocabulary.treasure import DiscardGold, MovePower, TakePool
from games.card_engine.driver import Driver
from games.card_engine.scene import LIVING, scene, side


def man(id: str, *abilities: Any, **more: Any) -> Card:
    return character(
        id, NEUTRAL, cost=2, strength=2, icons=ALL_TYPES, traits=[], abilities=list(abilities), **more
    )


PEOPLE: Final = [
    man("knight"),
    man("page"),
    man("thief", keywords=[STEALTH]),
    man("ghoul", Cannot(BE_KILLED, ITSELF), Cannot(BE_DISCARDED, ITSELF)),
]
ALL: Final = "knight page thief ghoul"


def table_of(mine: Any, theirs: Any, *effects: Effect, **more: Any) -> Driver:
    trick = event("trick", NEUTRAL, Act(list(effects), **more))
    return scene(mine, theirs, cards=[*PEOPLE, trick], phase="taxation", **LIVING)


def choices(table: Driver) -> list[str]:
    you = table.seat(0)
    you.act("use", you.in_hand("trick"), 0)
    return [choice.removeprefix("choose ") for choice in you.choices()]


@pytest.mark.parametrize(
    ("effect", "theirs", "found"),
    [
        (Kneel(TARGET), "knight page:kneeling thief", ["knight", "thief"]),
        (Stand(TARGET), "knight:kneeling page:kneeling thief", ["knight", "page"]),
        (Kill(TARGET), ALL, ["knight", "page", "thief"]),
        (DiscardFromPlay(TARGET), ALL, ["knight", "page", "thief"]),
        (ReturnToHand(TARGET), ALL, ["knight", "page", "thief", "ghoul"]),
        (Strength(TARGET, 1), ALL, ["knight", "page", "thief", "ghoul"]),
    ],
)
def test_only_who_would_be_changed_is_chosen(effect: Effect, theirs: str, found: list[str]) -> None:
    """SL-57, LC-118: A-70."""
    table = table_of(side(hand="trick"), side(play=theirs), effect, target=CHARACTERS)

    assert choices(table) == found


@pytest.mark.parametrize(
    "effect", [BlankText(TARGET), Forbid(TARGET, DEFEND), NoStrength(TARGET), DieAtZero(TARGET)]
)
def test_what_does_not_add_up_is_done_once_to_each(effect: Effect) -> None:
    """SL-57, LC-118: A-70."""
    table = table_of(side(hand="trick trick"), side(play="knight page thief"), effect, target=CHARACTERS)
    table.seat(0).uses("trick", "knight")

    assert choices(table) == ["page", "thief"]


def test_one_part_that_works_is_enough() -> None:
    """SL-57, LC-118: A-70."""
    table = table_of(
        side(hand="trick"), side(play="knight:kneeling page"), Kneel(TARGET), Strength(TARGET, 1), target=CHARACTERS
    )  # fmt: skip

    assert choices(table) == ["knight", "page"]


NOTHING_TO_DO: Final = [
    Draw(YOU, 1),
    Kneel(Every(CHARACTERS.kneeling())),
    Stand(Every(CHARACTERS)),
    Kill(Every(CHARACTERS)),
    TakeControl(Every(CHARACTERS)),
    JoinChallenge(Every(CHARACTERS)),
    LeaveChallenge(Every(CHARACTERS)),
    TakeKeywords(Every(CHARACTERS), [STEALTH]),
    EachKills(CHARACTERS),
    EachDiscards(CHARACTERS),
    EachKneels(CHARACTERS.kneeling()),
    ReturnOneOfEach(CHARACTERS.kneeling()),
    DiscardAtRandom(OPPONENTS),
    LookAtTop(OPPONENTS),
    TakeTop(),
    DiscardTop(OPPONENTS),
    ShuffleIn(DISCARD),
    TopOntoDeck(OPPONENTS),
    TakeInHand(TARGET_IN_PILE),
    TakePool(OPPONENTS),
    DiscardGold(),
    MovePower(),
]


@pytest.mark.parametrize("effect", NOTHING_TO_DO, ids=[type(effect).__name__ for effect in NOTHING_TO_DO])
def test_what_would_change_nothing_is_not_offered(effect: Effect) -> None:
    """SL-57, LC-118: A-70. There is only a ghoul of your own, and nothing else."""
    table = table_of(side(play="ghoul", hand="trick"), side(), effect)

    table.asks("prompt-halt", 0)  # nobody can act


def test_only_a_player_is_chosen_for_whom_something_would_change() -> None:
    """LC-118: A-70."""
    trick = event("trick", NEUTRAL, Act([DiscardTop(CHOSEN)], player=OPPONENTS))
    sides = [side(hand="trick"), side(deck=1), side(), side(deck=1)]
    table = scene(*sides, cards=[*PEOPLE, trick], phase="taxation", **LIVING)
    you = table.seat(0)

    you.act("use", you.in_hand("trick"), 0)

    assert you.choices() == ["player 1", "player 3"]


def test_power_of_the_house_that_cannot_be_taken_is_no_change() -> None:
    """LC-118: A-70."""
    modest = man("modest", Figure(NO_HOUSE_POWER))
    trick = event("trick", NEUTRAL, Act([HousePower(1)]))
    table = scene(
        side(play="modest", hand="trick"),
        side(hand="trick"),
        cards=[modest, trick],
        phase="taxation",
        **LIVING,
    )

    table.asks("prompt-act", 1)
