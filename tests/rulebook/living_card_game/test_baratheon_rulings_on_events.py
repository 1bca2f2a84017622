"""Rulings on locations and events of the Baratheon deck."""

from fivethrones.games.card_engine.box.card import location
from fivethrones.games.card_engine.box.figures import ATTACHMENT, LOCATION, NEUTRAL
from fivethrones.games.card_engine.records.occurrences import WAS_PLAYED
from fivethrones.games.card_engine.values.of_cards import INCOME, INFLUENCE
from fivethrones.games.card_engine.values.of_players import symbols
from fivethrones.games.card_engine.vocabulary.active_abilities import Respond
from fivethrones.games.card_engine.vocabulary.effects import HousePower
from fivethrones.games.card_engine.vocabulary.filters import ATTACHMENTS
from fivethrones.games.card_engine.vocabulary.triggers import After
from games.card_engine.driver import Driver
from games.living_card_game.scene import scene, side
from games.living_card_game.tricks import TRICKS

LENDER = location(
    "lender",
    NEUTRAL,
    cost=1,
    traits=[],
    abilities=[Respond(After(WAS_PLAYED, ATTACHMENTS), [HousePower()])],
    unique=False,
)
CARDS = [*TRICKS, LENDER]


def victory(play: str, location_of_foe: str, on_house: str = "") -> Driver:
    """A power challenge is won with Support of the Kingdom in hand."""
    table = scene(
        side(play=f"giant {play}", hand="support_of_the_kingdom"),
        side(play=location_of_foe, on_house=on_house),
        cards=CARDS,
    )
    table.seat(0).attacks("power", "giant")
    return table


def test_chambers_on_the_house_card_give_income_and_influence_but_are_no_location() -> None:
    """LC-138."""
    table = scene(
        side(house="baratheon", hand="king_roberts_chambers", gold=1),
        side(),
        cards=CARDS,
        phase="marshalling",
    )
    you = table.seat(0)

    you.does("attach", "king_roberts_chambers")

    chambers = you.mine("king_roberts_chambers")
    assert table.table.attached_to[chambers] == table.table.house_card(0)
    assert table.table.is_a(chambers, ATTACHMENT)
    assert not table.table.is_a(chambers, LOCATION)
    assert (symbols(table.table, 0, INCOME), symbols(table.table, 0, INFLUENCE)) == (1, 1)


def test_two_reductions_lower_the_price_of_one_card() -> None:
    """LC-42: A-27. Both are used up."""
    table = scene(
        side(
            house="baratheon",
            play="great_hall street_of_sisters",
            hand="robert_baratheon stannis_baratheon",
            gold=9,
        ),
        side(),
        phase="marshalling",
    )
    you = table.seat(0)
    you.uses("great_hall")
    you.uses("street_of_sisters")

    you.plays("robert_baratheon")
    assert you.gold == 8
    you.plays("stannis_baratheon")

    assert you.gold == 4


def test_a_kneeling_knight_musters_nobody() -> None:
    """LC-118: A-85."""
    table = scene(
        side(play="brienne_of_tarth:kneeling renly_baratheon:kneeling crossroads", hand="muster", deck=3),
        side(),
        phase="marshalling",
    )

    assert table.seat(0).refuses("use", "muster") == "refused-cost"


def test_muster_may_find_nothing() -> None:
    """LC-119: A-83. It is played all the same."""
    table = scene(side(play="brienne_of_tarth", hand="muster", deck="hodor ice"), side(), phase="marshalling")

    table.seat(0).uses("muster")
    table.seat(0).act("done")

    assert table.told("finds-nothing") == ["finds-nothing 0"]


def test_an_opponent_without_plots_is_not_chosen_for_the_lords_of_the_narrow_sea() -> None:
    """LC-173: A-23."""
    table = scene(
        side(play="robert_baratheon", hand="lords_of_the_narrow_sea"),
        side(),
        side(plots="uneasy_truce"),
        side(plots="uneasy_truce"),
    )

    table.seat(0).uses("lords_of_the_narrow_sea")

    assert table.seat(0).choices() == ["player 2", "player 3"]


def test_blockade_makes_the_plots_of_the_lords_of_the_narrow_sea_equally_poor() -> None:
    """LC-173: A-23. Incomes are compared as they are now."""
    table = scene(
        side(play="robert_baratheon crossroads", hand="lords_of_the_narrow_sea", plot="uneasy_truce"),
        side(plots="the_power_of_arms", play="aegons_garden aegons_garden"),
        side(plot="blockade"),
    )
    table.seat(0).uses("lords_of_the_narrow_sea")
    table.passes()

    assert (table.seat(1).plot(), table.seat(0).power) == (["the_power_of_arms"], 0)


def test_what_prosperity_attaches_is_not_played() -> None:
    """LC-174: A-55."""
    table = scene(
        side(play="brienne_of_tarth lender", hand="prosperity_and_plenty", discard="lightbringer", gold=1),
        side(),
        cards=CARDS,
    )

    table.seat(0).uses("prosperity_and_plenty")
    table.passes()

    assert (table.told("attaches"), table.seat(0).power) == (["attaches 0 lightbringer brienne_of_tarth"], 0)


def test_who_is_stalwart_retreats_where_its_controller_likes() -> None:
    """LC-175: A-41."""
    for place, hand, deck in (("goal hand", ["eddard_stark"], []), ("goal deck", [], ["eddard_stark"])):
        table = scene(side(play="eddard_stark", hand="retreat"), side(hand="murder"), cards=CARDS)
        you, foe = table.players
        foe.uses("murder", "eddard_stark")
        you.uses("retreat")
        you.says(place)
        table.passes()

        assert (you.hand(), you.deck(), you.dead()) == (hand, deck, [])


def test_the_hound_retreats_to_hand() -> None:
    """LC-155: A-40. Retreat comes later and wins."""
    table = scene(side(play="the_hound", hand="retreat"), side(hand="murder"), cards=CARDS)
    you, foe = table.players
    foe.uses("murder", "the_hound")
    you.uses("retreat")
    table.passes()

    assert (you.hand(), you.dead(), you.discard()) == (["the_hound"], [], ["retreat"])


def test_the_kingdom_gives_even_limited_locations() -> None:
    """LC-176: A-45, A-46."""
    table = victory("", "aegons_garden")

    table.seat(0).uses("support_of_the_kingdom")

    assert (table.seat(0).play(), symbols(table.table, 0, INCOME)) == (["giant", "aegons_garden"], 1)


def test_the_kingdom_gives_no_second_copy_of_a_unique_location() -> None:
    """LC-176: A-45."""
    table = victory("king_roberts_chambers", "king_roberts_chambers aegons_garden")

    table.seat(0).uses("support_of_the_kingdom")

    assert table.seat(1).play() == ["king_roberts_chambers"]


def test_the_kingdom_does_not_give_chambers_on_a_house_card() -> None:
    """LC-176: A-44."""
    table = victory("", "crossroads", on_house="lord_eddards_chambers")

    table.seat(0).uses("support_of_the_kingdom")

    assert (table.seat(0).play(), table.seat(1).play()) == (
        ["giant", "crossroads"],
        ["lord_eddards_chambers"],
    )
