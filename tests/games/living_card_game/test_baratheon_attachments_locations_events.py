"""Other cards of House Baratheon, and neutral cards of its deck; plots have their own tests."""

import pytest

from fivethrones.games.card_engine.box.figures import RENOWN, STEALTH
from fivethrones.games.card_engine.values.of_cards import INCOME, INFLUENCE
from fivethrones.games.card_engine.values.of_players import symbols
from fivethrones.kernel.action import Action
from fivethrones.scenes.card_engine import Side
from games.card_engine.driver import Driver
from games.living_card_game.scene import scene, side
from games.living_card_game.tricks import TRICKS


def table_of(*sides: Side, first: int = 0) -> Driver:
    return scene(*sides, cards=TRICKS, first=first)


def marshalling(play: str = "", hand: str = "", gold: int = 0, deck: str = "") -> Driver:
    """The turn of a Baratheon player."""
    you = side(house="baratheon", play=play, hand=hand, gold=gold, deck=deck)
    return scene(you, side(), cards=TRICKS, phase="marshalling")


def test_barristan_shuffles_all_discard_piles_into_their_decks() -> None:
    table = scene(
        side(hand="ser_barristan_selmy", discard="hodor", gold=4),
        side(discard="ice arya_stark"),
        phase="marshalling",
    )
    you, foe = table.players

    you.plays("ser_barristan_selmy")

    assert (you.discard(), you.deck(), foe.discard(), sorted(foe.deck())) == (
        [],
        ["hodor"],
        [],
        ["arya_stark", "ice"],
    )
    assert you.has_keyword("ser_barristan_selmy", RENOWN)


@pytest.mark.parametrize(("knight", "power"), [("knight_of_flowers", 1), ("knight_of_flowers:kneeling", 0)])
def test_the_knight_of_flowers_takes_power_if_he_stands_when_dominance_begins(
    knight: str, power: int
) -> None:
    table = scene(side(play=f"{knight} renly_baratheon:kneeling hall"), side(), cards=TRICKS, goes_on=True)

    table.ends_phase()

    assert table.seat(0).power_on("knight_of_flowers") == power


def test_a_bastard_of_robert_slips_past_a_defender() -> None:
    table = table_of(side(play="bastard_of_robert"), side(play="littlefinger robb_stark"))

    table.seat(0).attacks("power", "bastard_of_robert")
    table.passes_until("prompt-stealth")

    assert table.seat(0).choices() == ["done", "choose robb_stark"]


def test_the_host_of_storms_end_bears_no_attachments() -> None:
    table = scene(
        side(house="baratheon", play="host_of_storms_end", hand="shadows_blessing", gold=1),
        side(),
        phase="marshalling",
    )

    assert table.seat(0).strength("host_of_storms_end") == 6
    assert table.seat(0).refuses("play", "shadows_blessing") == "refused-no-bearer"


# Attachments


def test_the_shadow_blesses_who_has_the_power_icon() -> None:
    table = table_of(
        side(play="robb_stark:with=shadows_blessing brienne_of_tarth:with=shadows_blessing"), side()
    )

    assert (table.seat(0).strength("robb_stark"), table.seat(0).strength("brienne_of_tarth")) == (4, 1)


def test_motley_makes_its_bearer_pay_the_jester() -> None:
    table = table_of(side(play="robb_stark:against=motley", gold=2), side(play="giant"))
    you, foe = table.players

    you.attacks("military", "robb_stark")
    table.passes()

    assert (you.gold, foe.gold, table.told("toll")) == (1, 1, ["toll 0 1 1"])


def test_without_gold_nobody_in_motley_attacks() -> None:
    table = table_of(side(play="robb_stark:against=motley hodor"), side(play="giant"), first=1)

    table.seat(1).attacks("military", "giant")
    table.passes_until("prompt-defend")

    assert table.seat(0).choices() == ["done", "choose hodor"]


def test_motley_is_for_characters_of_opponents() -> None:
    assert marshalling("brienne_of_tarth", "motley").seat(0).refuses("play", "motley") == "refused-no-bearer"


def test_lightbringer_kneels_to_save_its_bearer() -> None:
    table = table_of(side(play="brienne_of_tarth:with=lightbringer"), side(hand="murder"))
    you, foe = table.players

    foe.uses("murder", "brienne_of_tarth")
    you.uses("lightbringer")

    assert (you.play(), you.kneels("lightbringer")) == (["brienne_of_tarth", "lightbringer"], True)


def test_lightbringer_stands_after_a_victory_in_attack() -> None:
    table = table_of(side(play="brienne_of_tarth:with=lightbringer"), side())
    you = table.seat(0)
    table.table.kneeling[you.mine("lightbringer")] = 1

    you.attacks("military", "brienne_of_tarth")
    table.passes_until("prompt-stand")
    you.picks("prompt-stand", "lightbringer")

    assert (you.kneels("brienne_of_tarth"), you.kneels("lightbringer")) == (True, False)


def test_a_drunk_is_weaker_in_challenges() -> None:
    table = table_of(side(play="giant:with=stinking_drunk"), side())
    you = table.seat(0)
    assert you.strength("giant") == 7

    you.attacks("military", "giant")
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 0 3 0"]


def test_milk_of_the_poppy_takes_all_printed_text() -> None:
    table = table_of(
        side(play="edric_storm:with=milk_of_the_poppy littlefinger:with=milk_of_the_poppy"), side()
    )

    assert not table.seat(0).has_keyword("edric_storm", STEALTH)
    assert symbols(table.table, 0, INCOME) == 0


# Locations


def choose(table: Driver, *plots: str) -> None:
    for seat, plot in enumerate(plots):
        table.apply(Action(seat, "plot", table.seat(seat).any_card(plot)))


def test_a_plot_named_at_the_port_pays_for_each_opponent_who_reveals_it() -> None:
    plots = "rains_of_autumn mutual_cause"
    table = scene(
        side(play="dragonstone_port", plots="uneasy_truce summoning_season"),
        *(side(plots=plots) for _ in range(2)),
        phase="plot",
    )
    you = table.seat(0)
    choose(table, "uneasy_truce", "rains_of_autumn", "rains_of_autumn")

    you.uses("dragonstone_port", "name rains_of_autumn", ability=1)
    table.passes()

    assert you.power == 2


def test_another_plot_than_named_at_the_port_pays_nothing() -> None:
    table = scene(
        side(play="dragonstone_port", plots="uneasy_truce summoning_season"),
        side(plots="rains_of_autumn mutual_cause"),
        phase="plot",
    )
    you = table.seat(0)
    choose(table, "uneasy_truce", "rains_of_autumn")

    you.uses("dragonstone_port", "name mutual_cause", ability=1)
    table.passes()

    assert you.power == 0


@pytest.mark.parametrize(
    ("reducer", "card", "price"),
    [
        ("stormlands_fiefdoms", "great_hall", 1),
        ("great_hall", "host_of_storms_end", 3),
        ("street_of_sisters", "robert_baratheon", 3),
    ],
)
def test_a_location_kneels_for_a_cheaper_card(reducer: str, card: str, price: int) -> None:
    table = marshalling(reducer, f"{card} {card}", 9)
    you = table.seat(0)

    you.uses(reducer)
    you.plays(card)

    assert (9 - you.gold, you.kneels(reducer)) == (price, True)


@pytest.mark.parametrize(
    ("reducer", "card", "price"),
    [
        ("stormlands_fiefdoms", "crossroads", 2),
        ("great_hall", "dragonstone_port", 2),
        ("street_of_sisters", "brienne_of_tarth", 3),
    ],
)
def test_what_a_location_does_not_help_with_costs_the_same(reducer: str, card: str, price: int) -> None:
    table = marshalling(reducer, card, 9)
    you = table.seat(0)

    you.uses(reducer)
    you.plays(card)

    assert 9 - you.gold == price


@pytest.mark.parametrize(
    ("card", "income", "influence"),
    [("stormlands_fiefdoms", 0, 1), ("aegons_garden", 1, 0), ("crossroads", 1, 1)],
)
def test_what_locations_yield(card: str, income: int, influence: int) -> None:
    table = table_of(side(play=card), side())

    assert (symbols(table.table, 0, INCOME), symbols(table.table, 0, INFLUENCE)) == (income, influence)


def test_only_one_limited_location_is_played_a_round() -> None:
    table = marshalling(hand="aegons_garden stormlands_fiefdoms crossroads", gold=9)

    table.seat(0).plays("aegons_garden")

    assert table.seat(0).refuses("play", "stormlands_fiefdoms") == "refused-limited"


# Events


def test_a_knight_musters_a_knight() -> None:
    table = marshalling(
        "brienne_of_tarth maester_cressen", "muster", deck="hodor ser_axell_florent knight_of_flowers"
    )
    you = table.seat(0)

    you.uses("muster")
    assert you.choices() == ["choose ser_axell_florent", "choose knight_of_flowers"]
    you.chooses("knight_of_flowers")

    assert (you.hand(), you.kneels("brienne_of_tarth")) == (["knight_of_flowers"], True)


def test_prosperity_brings_an_attachment_back() -> None:
    table = scene(
        side(
            play="brienne_of_tarth old_red_priest",
            hand="prosperity_and_plenty",
            discard="lightbringer hodor",
            gold=1,
        ),
        side(play="robb_stark", discard="ice"),
    )
    you = table.seat(0)

    you.uses("prosperity_and_plenty", "brienne_of_tarth")

    assert (you.gold, table.told("attaches")) == (0, ["attaches 0 lightbringer brienne_of_tarth"])
    assert you.discard() == ["hodor", "prosperity_and_plenty"]


def test_prosperity_finds_somebody_who_may_bear_the_attachment() -> None:
    """LC-118."""
    table = scene(
        side(
            play="robb_stark brienne_of_tarth shaggydog",
            hand="prosperity_and_plenty",
            discard="lightbringer ice gilded_plate",
            gold=1,
        ),
        side(play="selyse_baratheon"),
    )
    you = table.seat(0)

    you.act("use", you.in_hand("prosperity_and_plenty"), 0)
    assert you.choices() == ["choose lightbringer", "choose ice", "choose gilded_plate"]
    you.chooses("gilded_plate")

    assert you.choices() == ["choose robb_stark", "choose brienne_of_tarth"]


def test_prosperity_needs_somebody_to_bear_an_attachment() -> None:
    """LC-118."""
    table = scene(
        side(play="robb_stark", hand="prosperity_and_plenty", discard="lightbringer", gold=1), side()
    )

    table.asks("prompt-challenge", 0)  # nobody can act


@pytest.mark.parametrize(("plot", "power"), [("the_power_of_arms", 1), ("uneasy_truce", 0)])
def test_a_poorer_plot_pays_the_lords_of_the_narrow_sea(plot: str, power: int) -> None:
    table = scene(
        side(play="robert_baratheon", hand="lords_of_the_narrow_sea", plot="rains_of_autumn"),
        side(plots=f"{plot} tourney_for_the_hand"),
    )
    you, foe = table.players

    you.uses("lords_of_the_narrow_sea")
    table.asks("prompt-new-plot", 1)
    foe.chooses(plot)
    table.passes()

    assert (foe.plot(), you.power, you.kneels("robert_baratheon")) == ([plot], power, True)


def test_the_lords_of_the_narrow_sea_may_be_paid_with_influence() -> None:
    table = scene(
        side(play="crossroads crossroads crossroads robert_baratheon", hand="lords_of_the_narrow_sea"),
        side(plots="uneasy_truce the_power_of_arms"),
    )
    you = table.seat(0)

    you.uses("lords_of_the_narrow_sea", "way influence", *["crossroads"] * 3)
    table.seat(1).chooses("the_power_of_arms")

    assert (you.power, you.kneels("crossroads"), you.kneels("robert_baratheon")) == (1, True, False)


def test_retreat_takes_a_unique_character_back_to_hand() -> None:
    table = table_of(side(play="brienne_of_tarth old_red_priest", hand="retreat"), side(hand="murder murder"))
    you, foe = table.players

    foe.uses("murder", "old_red_priest")
    assert not you.may("use retreat")
    foe.uses("murder", "brienne_of_tarth")
    you.uses("retreat")
    table.passes()

    assert (you.hand(), you.dead(), you.discard()) == (["brienne_of_tarth"], ["old_red_priest"], ["retreat"])


def test_the_kingdom_supports_who_wins_a_power_challenge() -> None:
    table = table_of(
        side(play="robert_baratheon", hand="support_of_the_kingdom"),
        side(play="crossroads dragonstone_port aegons_garden"),
    )
    you, foe = table.players

    you.attacks("power", "robert_baratheon")
    you.uses("support_of_the_kingdom")
    assert you.choices() == ["choose crossroads", "choose aegons_garden"]
    you.chooses("crossroads")

    assert (you.play(), foe.play()) == (
        ["robert_baratheon", "crossroads"],
        ["dragonstone_port", "aegons_garden"],
    )
    assert symbols(table.table, 0, INFLUENCE) == 1
