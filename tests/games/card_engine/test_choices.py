"""Effects for which several players choose, or somebody else than the player of the card; gold, power, challenges, plots."""

from typing import Final

from fivethrones.games.card_engine.box.card import character, event, location, plot
from fivethrones.games.card_engine.box.figures import ALL_TYPES, MILITARY, NEUTRAL, PLOT, STARK
from fivethrones.games.card_engine.records.zones import REVEALED
from fivethrones.games.card_engine.values.players import (
    CHOSEN,
    OPPONENTS,
    YOU_AND_CHOSEN,
)
from fivethrones.games.card_engine.vocabulary.active_abilities import Act, WhenRevealed
from fivethrones.games.card_engine.vocabulary.each import (
    DiscardTheRest,
    EachKills,
    EachKneels,
    EachSpares,
    ReturnOneOfEach,
)
from fivethrones.games.card_engine.vocabulary.effects import HousePower
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS, Filter
from fivethrones.games.card_engine.vocabulary.groups import THIS_CARD
from fivethrones.games.card_engine.vocabulary.in_challenges import (
    ATTACKERS,
    DEFENDERS,
    JoinChallenge,
    OneMoreChallenge,
    Pact,
)
from fivethrones.games.card_engine.vocabulary.marks import Not
from fivethrones.games.card_engine.vocabulary.plots import CopyWhenRevealed, RevealNewPlot
from fivethrones.games.card_engine.vocabulary.treasure import (
    DiscardGold,
    GoldOn,
    MovePower,
    TakePool,
)
from games.card_engine.scene import LIVING, scene, side

KNIGHT: Final = character("knight", STARK, cost=2, strength=2, icons=ALL_TYPES, traits=[], unique=False)
LORD: Final = character("lord", STARK, cost=4, strength=4, icons=ALL_TYPES, traits=[])
TOWER: Final = location("tower", NEUTRAL, cost=1, traits=[])
CHARMER: Final = character(
    "charmer",
    NEUTRAL,
    cost=1,
    strength=1,
    icons=[],
    traits=[],
    abilities=[Act([MovePower()], target=CHARACTERS.other().with_power())],
)
GIANT: Final = character(
    "giant",
    NEUTRAL,
    cost=1,
    strength=5,
    icons=[],
    traits=[],
    abilities=[Act([JoinChallenge(THIS_CARD, DEFENDERS)]), Act([JoinChallenge(THIS_CARD, ATTACKERS)])],
)
MERCHANT: Final = character(
    "merchant", NEUTRAL, cost=1, strength=1, icons=[], traits=[], abilities=[Act([GoldOn(THIS_CARD, 2)])]
)
SLANDER: Final = event("slander", NEUTRAL, Act([EachKneels(CHARACTERS, YOU_AND_CHOSEN)], player=OPPONENTS))
REALM: Final = event(
    "realm", NEUTRAL, Act([EachKills(CHARACTERS.that(Not(Filter().mine())), CHOSEN)], player=OPPONENTS)
)
FIRE: Final = event("fire", NEUTRAL, Act([EachSpares(CHARACTERS.mine(), 1, savable=False)]))
WALL: Final = event("wall", NEUTRAL, Act([DiscardTheRest(CHARACTERS.mine(), 1)]))
SNOW: Final = event("snow", NEUTRAL, Act([ReturnOneOfEach(CHARACTERS.kneeling())]))
ROB: Final = event("rob", NEUTRAL, Act([TakePool(OPPONENTS)]))
TAX: Final = event("tax", NEUTRAL, Act([DiscardGold()]))
STORM: Final = event("storm", NEUTRAL, Act([OneMoreChallenge(MILITARY)]))
TRUCE: Final = event("truce", NEUTRAL, Act([Pact(MILITARY)], player=OPPONENTS))
DREAM: Final = event("dream", NEUTRAL, Act([RevealNewPlot()]))
FEAST: Final = plot("feast", income=1, initiative=1, claim=1, abilities=[WhenRevealed([HousePower(2)])])
GANDER: Final = plot(
    "gander",
    income=2,
    initiative=2,
    claim=2,
    abilities=[WhenRevealed([CopyWhenRevealed()], target=Filter(PLOT).theirs(), target_in=REVEALED)],
)
CARDS: Final = [
    KNIGHT, LORD, TOWER, CHARMER, GIANT, MERCHANT, SLANDER, REALM, FIRE, WALL, SNOW, ROB, TAX, STORM, TRUCE,
    DREAM, FEAST, GANDER,
]  # fmt: skip


def test_you_choose_first_and_then_the_chosen_opponent() -> None:
    table = scene(
        side(play="knight", hand="slander"), side(play="lord"), side(play="knight"), cards=CARDS, **LIVING
    )
    you, foe, third = table.players

    you.act("use", you.in_hand("slander"), 0)
    you.act("player", 2)
    table.asks("prompt-kneel-one", 0)
    you.chooses("lord")
    table.asks("prompt-kneel-one", 2)
    assert third.choices() == ["choose knight", "choose knight"]
    third.chooses("knight")

    assert table.told("kneels") == ["kneels 1 lord", "kneels 0 knight"]
    assert foe.kneels("lord")


def test_an_opponent_chooses_a_character_of_anybody_else() -> None:
    table = scene(side(play="knight", hand="realm"), side(play="lord"), cards=CARDS, **LIVING)
    you = table.seat(0)

    you.uses("realm")

    assert (you.dead(), table.seat(1).dead()) == (["knight"], [])


def test_each_spares_one_and_no_duplicate_saves_the_others() -> None:
    table = scene(
        side(play="knight lord:under=lord", hand="fire"), side(play="knight"), cards=CARDS, **LIVING
    )
    you, foe = table.players

    you.uses("fire")
    table.asks("prompt-spare", 0)
    you.chooses("knight")
    table.asks("prompt-spare", 1)
    foe.does("done")

    assert (you.dead(), foe.dead()) == (["lord"], ["knight"])


def test_a_duplicate_saves_from_being_discarded() -> None:
    table = scene(side(play="knight lord:under=lord", hand="wall"), side(), cards=CARDS, **LIVING)
    you = table.seat(0)

    you.uses("wall")
    you.chooses("knight")
    you.gives_up_duplicate_of("lord")

    assert (you.play(), you.discard()) == (["knight", "lord"], ["lord", "wall"])


def test_one_card_of_each_player_returns_and_a_duplicate_saves_from_it() -> None:
    table = scene(
        side(play="knight:kneeling lord:kneeling", hand="snow"),
        side(play="lord:kneeling:under=lord"),
        side(play="knight"),
        cards=CARDS,
        **LIVING,
    )
    you, foe, third = table.players

    you.uses("snow", "knight")
    table.asks("prompt-save", 1)
    foe.gives_up_duplicate_of("lord")

    assert (you.hand(), foe.play(), third.play()) == (["knight"], ["lord"], ["knight"])
    assert foe.discard() == ["lord"]


def test_whole_pools_change_hands() -> None:
    table = scene(side(hand="rob", gold=1), side(gold=3), side(gold=2), cards=CARDS, **LIVING)

    table.seat(0).uses("rob")

    assert table.table.gold == [6, 0, 0]


def test_you_choose_who_loses_gold() -> None:
    table = scene(side(hand="tax", gold=1), side(gold=3), side(), cards=CARDS, **LIVING)

    table.seat(0).uses("tax")
    assert table.seat(0).choices() == ["player 0", "player 1"]
    table.seat(0).act("player", 1)

    assert table.table.gold == [1, 2, 0]


def test_gold_on_a_card_is_not_in_the_pool() -> None:
    table = scene(side(play="merchant", gold=1), side(hand="rob"), cards=CARDS, **LIVING)
    you, foe = table.players

    you.uses("merchant")
    foe.uses("rob")

    assert (table.table.gold_on[you.mine("merchant")], table.table.gold) == (2, [0, 1])


def test_power_moves_between_characters() -> None:
    table = scene(side(play="charmer"), side(play="lord:power=2"), cards=CARDS, **LIVING)
    you, foe = table.players

    you.uses("charmer")

    assert (you.power_on("charmer"), foe.power_on("lord")) == (1, 1)


def test_a_card_joins_either_side() -> None:
    table = scene(side(play="knight"), side(), side(play="giant"), cards=CARDS, **LIVING)
    you, _, third = table.players

    you.attacks("military", "knight", against=1)
    third.uses("giant", ability=0)

    assert table.told("joins", "wins-challenge") == ["joins 2 giant", "wins-challenge 1 2 5"]


def test_one_more_challenge_of_a_type() -> None:
    table = scene(side(play="knight knight", hand="storm"), side(), cards=CARDS, **LIVING)
    you = table.seat(0)

    you.uses("storm")
    you.attacks("military", "knight")
    table.passes_until("prompt-challenge")
    assert "challenge military" in you.choices()
    you.attacks("military", "knight")
    table.passes()

    assert len(table.told("wins-challenge")) == 2


def test_a_pact_binds_both() -> None:
    table = scene(side(play="knight", hand="truce"), side(play="knight"), side(), cards=CARDS, **LIVING)
    you, foe, _ = table.players

    you.act("use", you.in_hand("truce"), 0)
    you.act("player", 1)
    table.passes_until("prompt-challenge")

    assert you.choices().count("challenge military") == 1
    you.does("done")
    table.passes_until("prompt-challenge")
    assert foe.choices().count("challenge military") == 1


def test_a_new_plot_takes_effect_at_once() -> None:
    table = scene(side(hand="dream", plots="feast harsh"), side(), cards=CARDS, **LIVING)
    you = table.seat(0)

    you.uses("dream", "feast")

    assert (you.plot(), you.used_plots(), you.power) == (["feast"], ["plain"], 2)


def test_what_another_plot_does_when_revealed_is_copied() -> None:
    table = scene(
        side(plot="", plots="gander", deck=3),
        side(plot="", plots="feast", deck=3),
        cards=CARDS,
        phase="plot",
        **LIVING,
    )
    you, foe = table.players

    you.act("first", 0)
    you.does("order", "gander")
    table.passes()

    assert (you.power, foe.power) == (2, 2)
