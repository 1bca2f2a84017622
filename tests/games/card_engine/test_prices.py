"""What cards cost, and what pays: penalty, cheaper cards, gold on cards, influence."""

from typing import Any, Final

from fivethrones.games.card_engine.box.card import agenda, attachment, character, event, house_card, location
from fivethrones.games.card_engine.box.figures import LANNISTER, NEUTRAL, NOBLE, STARK
from fivethrones.games.card_engine.box.title import Title
from fivethrones.games.card_engine.records.zones import PLAY
from fivethrones.games.card_engine.timing.action_window import ActionWindow
from fivethrones.games.card_engine.values.prices import cost, influence, penalty, reduction, spendable
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.conditions import There
from fivethrones.games.card_engine.vocabulary.costs import (
    Gold,
    GoldForTarget,
    GoldX,
    Influence,
    KneelOthers,
    KneelSelf,
    OneOf,
)
from fivethrones.games.card_engine.vocabulary.effects import HousePower, ReturnToHand
from fivethrones.games.card_engine.vocabulary.filters import BEARER, CHARACTERS, LOCATIONS
from fivethrones.games.card_engine.vocabulary.groups import TARGET
from fivethrones.games.card_engine.vocabulary.reductions import CostsLess, NextIsCheaper, NoPenalty, Purse
from fivethrones.games.card_engine.vocabulary.static_effects import Blank
from games.card_engine.driver import Driver
from games.card_engine.scene import LIVING, Side, scene, side

LION: Final = character("lion", LANNISTER, cost=3, strength=3, icons=[], traits=[], unique=False)
WOLF: Final = character("wolf", STARK, cost=3, strength=3, icons=[], traits=[], unique=False)
BORDER: Final = character("border", STARK | LANNISTER, cost=3, strength=3, icons=[], traits=[], unique=False)
NOMAD: Final = character("nomad", NEUTRAL, cost=3, strength=3, icons=[], traits=[], unique=False)
WOOD: Final = location(
    "wood", STARK, cost=1, traits=[], abilities=[Act([NextIsCheaper(CHARACTERS, 5)], costs=[KneelSelf()])]
)  # fmt: skip
TREATY: Final = agenda("treaty", abilities=[NoPenalty(LANNISTER)])
HOUSE: Final = house_card("house", STARK)
CARDS: Final = [LION, WOLF, BORDER, NOMAD, WOOD, TREATY, HOUSE]


def marshalling(*sides: Side, **words: Any) -> Driver:
    return scene(*sides, phase="marshalling", **{**LIVING, **words})


def test_a_card_of_another_house_costs_2_more() -> None:
    table = marshalling(side(hand="lion wolf border nomad", house="house"), side(), cards=CARDS)
    you = table.seat(0)

    prices = [cost(table.table, 0, you.in_hand(card)) for card in ("lion", "wolf", "border", "nomad")]
    assert prices == [5, 3, 3, 3]


def test_the_penalty_is_added_after_what_makes_a_card_cheaper() -> None:
    table = marshalling(side(play="wood", hand="lion wolf", house="house"), side(), cards=CARDS)
    you = table.seat(0)
    you.uses("wood")
    lion, wolf = you.in_hand("lion"), you.in_hand("wolf")

    assert [reduction(table.table, 0, lion), penalty(table.table, 0, lion)] == [3, 2]
    assert cost(table.table, 0, lion) == 2
    assert cost(table.table, 0, wolf) == 0


def test_an_agenda_may_waive_the_penalty() -> None:
    table = marshalling(side(hand="lion", house="house", agenda="treaty"), side(), cards=CARDS)

    assert cost(table.table, 0, table.seat(0).in_hand("lion")) == 3


def test_a_card_may_make_itself_cheaper() -> None:
    king = character("king", STARK, cost=5, strength=5, icons=[], traits=[], unique=False)
    pup = character(
        "pup",
        STARK,
        cost=4,
        strength=4,
        icons=[],
        traits=[],
        abilities=[CostsLess(2, [There(CHARACTERS.called("king"))])],
    )
    host = character(
        "host",
        STARK,
        cost=3,
        strength=4,
        icons=[],
        traits=[],
        abilities=[CostsLess(1, each=CHARACTERS.mine().with_trait("priest"))],
    )
    priest = character("priest", STARK, cost=1, strength=1, icons=[], traits=["priest"], unique=False)
    cards = [king, pup, host, priest, HOUSE]
    table = marshalling(
        side(play="priest priest", hand="pup host", house="house"), side(play="king priest"), cards=cards
    )
    you = table.seat(0)

    assert cost(table.table, 0, you.in_hand("pup")) == 2
    assert cost(table.table, 0, you.in_hand("host")) == 1


# Gold on cards

LENDER: Final = character("lender", NEUTRAL, cost=5, strength=3, icons=[], traits=[], abilities=[Purse()])
SPENDER: Final = character(
    "spender",
    NEUTRAL,
    cost=2,
    strength=2,
    icons=[],
    traits=[],
    abilities=[Act([HousePower(1)], costs=[Gold(2)])],
)
POPPY: Final = attachment("poppy", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS, abilities=[Blank(BEARER)])


def test_gold_on_a_card_pays_for_what_gold_pays_for_and_its_player_says_how_much() -> None:
    table = marshalling(side(play="lender:gold=2", hand="nomad", gold=3), side(), cards=[LENDER, *CARDS])
    you = table.seat(0)
    assert spendable(table.table, 0) == 5
    you.plays("nomad")
    assert table.prompt().id == "prompt-purse"
    you.act("amount", 1)

    assert you.gold == 1
    assert table.table.gold_on[you.mine("lender")] == 1
    assert "nomad" in you.play()


def test_nobody_is_asked_where_all_gold_is_needed() -> None:
    table = marshalling(side(play="lender:gold=2", hand="nomad", gold=1), side(), cards=[LENDER, *CARDS])
    you = table.seat(0)
    you.plays("nomad")

    assert [you.gold, table.table.gold_on[you.mine("lender")]] == [0, 0]


def test_gold_on_a_card_pays_costs_of_abilities() -> None:
    table = scene(side(play="lender:gold=2 spender"), side(), cards=[LENDER, SPENDER], **LIVING)
    you = table.seat(0)
    you.uses("spender")

    assert you.power == 1
    assert table.table.gold_on[you.mine("lender")] == 0


def test_gold_on_a_blank_card_lies_there_of_no_use() -> None:
    table = scene(
        side(play="lender:gold=2:with=poppy spender"), side(), cards=[LENDER, SPENDER, POPPY], **LIVING
    )

    assert spendable(table.table, 0) == 0


# Influence

GARDEN: Final = location("garden", NEUTRAL, cost=0, traits=[], influence=1)
TOWER: Final = location("tower", NEUTRAL, cost=0, traits=[], influence=2)
ENVOY: Final = character(
    "envoy",
    NEUTRAL,
    cost=2,
    strength=2,
    icons=[],
    traits=[],
    abilities=[Act([HousePower(1)], costs=[Influence(2)])],
)
HAND: Final = Title("hand", influence=2)
COURT: Final = [GARDEN, TOWER, ENVOY]


def test_influence_is_paid_by_kneeling_cards_of_the_payers_choice() -> None:
    table = scene(side(play="envoy garden garden tower"), side(), cards=COURT, **LIVING)
    you = table.seat(0)
    you.uses("envoy", "garden")
    you.chooses("garden")

    assert [table.table.kneeling[card] for card in table.table.pile(PLAY, 0)] == [0, 1, 1, 0]
    assert you.power == 1


def test_influence_that_takes_all_there_is_is_not_asked_for() -> None:
    table = scene(side(play="envoy garden garden"), side(), phase="draw", cards=[ENVOY, GARDEN])

    table.seat(0).uses("envoy")

    assert table.seat(0).power == 1


def test_what_is_left_over_of_influence_is_lost() -> None:
    table = scene(side(play="envoy garden tower"), side(), cards=COURT, **LIVING)
    you = table.seat(0)
    you.uses("envoy", "garden")

    assert you.kneels("tower")
    assert influence(table.table, 0) == 0


def test_kneeling_cards_give_no_influence() -> None:
    table = scene(side(play="envoy garden tower:kneeling envoy"), side(), cards=COURT, **LIVING)

    assert influence(table.table, 0) == 1
    assert not table.seat(0).may("use envoy")


def test_a_title_counts_for_influence_once_a_round() -> None:
    table = scene(
        side(play="envoy tower", title="hand"), side(), side(), cards=COURT, titles=[HAND], **LIVING
    )
    you = table.seat(0)
    assert influence(table.table, 0) == 4
    you.act("use", you.mine("envoy"), 0)
    you.act("title", 0)

    assert not you.kneels("tower")
    assert influence(table.table, 0) == 2


# Other ways to pay


def test_one_of_two_ways_to_pay_is_chosen() -> None:
    judge = event(
        "judge", NEUTRAL,
        Act([HousePower(1)], costs=[OneOf(Influence(2), KneelOthers(CHARACTERS.with_crest(NOBLE)))]),
    )  # fmt: skip
    lord = character("lord", NEUTRAL, cost=2, strength=2, icons=[], traits=[], crests=[NOBLE])
    table = scene(side(play="tower lord", hand="judge judge"), side(), cards=[*COURT, judge, lord], **LIVING)
    you = table.seat(0)
    you.uses("judge")
    you.says("way kneel")
    assert you.kneels("lord")
    assert not you.kneels("tower")
    you.uses("judge")

    assert you.kneels("tower")
    assert you.power == 2


def test_gold_x_is_named_by_its_player() -> None:
    bet = event("bet", NEUTRAL, Act([HousePower(1)], costs=[GoldX()]))
    table = scene(side(hand="bet", gold=3), side(), cards=[bet], **LIVING)
    you = table.seat(0)
    you.uses("bet")
    assert you.choices() == ["amount 1", "amount 2", "amount 3"]
    you.act("amount", 2)

    assert you.gold == 1


def test_gold_for_the_cost_of_the_target_limits_the_targets() -> None:
    burn = event(
        "burn",
        NEUTRAL,
        Act([ReturnToHand(TARGET)], costs=[GoldForTarget(LOCATIONS)], target=LOCATIONS.affordable()),
    )
    keep = location("keep", NEUTRAL, cost=2, traits=[])
    wall = location("wall", NEUTRAL, cost=4, traits=[])
    table = scene(side(hand="burn", gold=3), side(play="keep wall"), cards=[burn, keep, wall], **LIVING)
    you = table.seat(0)
    you.uses("burn")

    assert you.gold == 1
    assert table.seat(1).hand() == ["keep"]


def test_by_a_setting_only_the_active_player_pays_for_actions_while_marshalling() -> None:
    sides = (side(play="spender spender", gold=2), side(play="spender envoy", gold=2))
    for active_only, choices in ((False, ["pass", "use spender"]), (True, ["pass"])):
        table = scene(
            *sides,
            cards=[SPENDER, ENVOY],
            phase="marshalling",
            paid_actions_active_only=active_only,
            **LIVING,
        )
        assert table.seat(0).may("use spender")
        table.table.stack.append(ActionWindow(1, 0))
        assert [table.said(option) for option in table.table.stack[-1].options(table.table, 1)] == choices
