"""Attachments, locations and events of House Stark, and the neutral cards of its deck."""

import pytest

from fivethrones.games.card_engine.box.figures import MILITARY, STEALTH
from fivethrones.games.card_engine.values.prices import influence
from games.living_card_game.scene import scene, side

# Attachments


def test_ice_kills_another_participant() -> None:
    table = scene(side(play="eddard_stark:with=ice"), side(play="robb_stark"))
    you, foe = table.players

    you.attacks("military", "eddard_stark")
    foe.defends("robb_stark")
    you.uses("ice", "robb_stark")

    assert (foe.dead(), you.discard(), you.dead()) == (["robb_stark"], ["ice"], [])


def test_ice_stays_in_its_sheath_while_its_bearer_takes_no_part() -> None:
    table = scene(side(play="eddard_stark:with=ice hodor"), side(play="robb_stark"), first=1)
    you, foe = table.players

    foe.attacks("military", "robb_stark")
    you.defends("hodor")

    assert table.told("wins-challenge") == ["wins-challenge 0 2 4"]  # without a question in between


def test_nymeria_saves_her_bearer() -> None:
    table = scene(side(play="robb_stark:with=nymeria"), side(play="direwolf_pup"), first=1)
    you, foe = table.players

    foe.attacks("military", "direwolf_pup")
    you.defends()
    you.uses("nymeria")

    assert you.kneels("nymeria")
    assert you.play() == ["robb_stark", "nymeria"]


def test_nymeria_is_more_to_arya() -> None:
    table = scene(side(play="arya_stark:with=nymeria"), side(play="robb_stark:with=nymeria"))
    you, foe = table.players

    assert (you.strength("arya_stark"), you.has_keyword("arya_stark", STEALTH)) == (3, True)
    assert (foe.strength("robb_stark"), foe.has_keyword("robb_stark", STEALTH)) == (2, False)


def test_summer_makes_a_fighter_of_its_bearer_and_hides_bran() -> None:
    table = scene(side(play="bran_stark:with=summer"), side(play="catelyn_stark:with=summer"))
    you, foe = table.players

    assert (you.strength("bran_stark"), you.has_icon("bran_stark", MILITARY)) == (3, True)
    assert you.has_keyword("bran_stark", STEALTH)
    assert (foe.strength("catelyn_stark"), foe.has_icon("catelyn_stark", MILITARY)) == (5, True)
    assert not foe.has_keyword("catelyn_stark", STEALTH)


def test_the_three_are_for_characters_of_house_stark() -> None:
    table = scene(side(play="jon_snow", hand="ice nymeria summer", gold=5), side(), phase="marshalling")

    for card in ("ice", "nymeria", "summer"):
        assert table.seat(0).refuses("play", card) == "refused-no-bearer"


# Locations


def test_the_kennels_find_a_direwolf() -> None:
    table = scene(side(play="winterfell_kennels", deck="hodor summer", gold=1), side())
    you = table.seat(0)

    you.uses("winterfell_kennels", "summer")

    assert (you.hand(), you.deck(), you.gold) == (["summer"], ["hodor"], 0)
    assert you.kneels("winterfell_kennels")


def test_winterfell_makes_all_your_starks_stronger() -> None:
    table = scene(side(play="winterfell_castle hodor jon_snow"), side(play="robb_stark"))
    you, foe = table.players

    assert (you.strength("hodor"), you.strength("jon_snow"), foe.strength("robb_stark")) == (5, 3, 2)


@pytest.mark.parametrize(
    ("location", "other", "card", "saved"),
    [
        ("northern_fiefdoms", "jon_snow", "ice", 1),
        ("northern_fiefdoms", "jon_snow", "robb_stark", 1),
        ("godswood", "ice", "robb_stark", 2),
        ("narrow_sea", "jon_snow", "robb_stark", 2),
        ("street_of_steel", "catelyn_stark", "jon_snow", 1),
    ],
)
def test_locations_make_the_next_fitting_card_cheaper(
    location: str, other: str, card: str, saved: int
) -> None:
    table = scene(
        side(play=f"{location} hodor eddard_stark", hand=f"{other} {card}", gold=10),
        side(),
        phase="marshalling",
    )
    you = table.seat(0)

    you.uses(location)
    you.plays(other, *(["eddard_stark"] if other == "ice" else []))
    before = you.gold
    you.plays(card, *(["eddard_stark"] if card == "ice" else []))

    cost = table.table.card(you.mine(card)).cost
    assert before - you.gold == cost - saved


def test_the_narrow_sea_is_given_up_and_serves_baratheons_too() -> None:
    table = scene(side(play="narrow_sea", hand="robert_baratheon", gold=20), side(), phase="marshalling")
    you = table.seat(0)

    you.uses("narrow_sea")
    you.plays("robert_baratheon")

    assert you.discard() == ["narrow_sea"]
    assert (
        20 - you.gold == table.table.card(you.mine("robert_baratheon")).cost
    )  # 2 less, and the penalty of 2


def test_lord_eddards_chambers_may_lie_on_the_house_card() -> None:
    for verb in ("play", "attach"):
        table = scene(side(hand="lord_eddards_chambers", gold=1), side(), phase="marshalling")
        you = table.seat(0)

        you.act(verb, you.in_hand("lord_eddards_chambers"))

        lies_on_house = table.table.attached_to[you.mine("lord_eddards_chambers")] == table.table.house_card(
            0
        )
        assert lies_on_house == (verb == "attach")
        assert influence(table.table, 0) == 1


def test_income_and_influence_of_locations() -> None:
    table = scene(
        side(play="great_keep crossroads northern_fiefdoms lord_eddards_chambers"),
        side(),
        phase="draw",
        goes_on=True,
    )

    table.passes_until("prompt-act")

    assert table.seat(0).gold == 7  # 4 of the plot, 3 of locations
    assert influence(table.table, 0) == 3


def test_of_the_limited_locations_one_a_round_is_played() -> None:
    table = scene(side(hand="great_keep northern_fiefdoms godswood", gold=5), side(), phase="marshalling")
    you = table.seat(0)

    you.plays("great_keep")

    assert [you.refuses("play", card) for card in ("northern_fiefdoms", "godswood")] == [
        "refused-limited"
    ] * 2


# Events


def test_distraction_kneels_a_fighter() -> None:
    table = scene(side(hand="distraction"), side(play="robb_stark catelyn_stark hodor"), phase="marshalling")

    table.seat(0).act("use", table.seat(0).in_hand("distraction"), 0)
    assert table.seat(0).choices() == ["choose robb_stark", "choose hodor"]
    table.seat(0).chooses("hodor")

    assert table.seat(1).kneels("hodor")


def test_winter_is_coming_raises_the_claim_of_house_stark() -> None:
    table = scene(
        side(play="direwolf_pup", hand="winter_is_coming"),
        side(play="hodor:kneeling lady:kneeling shaggydog:kneeling"),
    )
    you, foe = table.players

    you.attacks("military", "direwolf_pup")
    you.uses("winter_is_coming")
    foe.chooses("hodor", "lady")
    table.passes()

    assert sorted(foe.dead()) == ["hodor", "lady"]


def test_kings_in_the_north_take_power_for_two_who_kneel() -> None:
    table = scene(side(play="hodor robb_stark lady", hand="kings_in_the_north"), side(), phase="dominance")
    you = table.seat(0)

    you.uses("kings_in_the_north", "hodor", "lady")

    assert [you.power_on(card) for card in ("hodor", "robb_stark", "lady")] == [1, 0, 1]
    assert [you.kneels(card) for card in ("hodor", "robb_stark", "lady")] == [True, False, True]


def test_a_lethal_counterattack_kills_all_attackers() -> None:
    table = scene(
        side(play="hodor lady robb_stark", hand="lethal_counterattack"),
        side(play="arya_stark sansa_stark shaggydog robb_stark grey_wind"),
        first=1,
    )
    you, foe = table.players

    foe.attacks("military", "arya_stark", "robb_stark")
    you.uses("lethal_counterattack", "hodor", "lady")
    table.passes()

    assert (foe.play(), sorted(foe.dead())) == (
        ["sansa_stark", "shaggydog", "grey_wind"],
        ["arya_stark", "robb_stark"],
    )


def test_bran_the_builder_leaves_a_location() -> None:
    table = scene(
        side(hand="bran_the_builders_legacy", deck="winterfell_castle godswood hodor", gold=3),
        side(),
        phase="dominance",
    )
    you = table.seat(0)

    you.uses("bran_the_builders_legacy", "godswood")

    assert (you.play(), sorted(you.deck()), you.gold) == (["godswood"], ["hodor", "winterfell_castle"], 0)


def test_the_guilty_die_for_influence_or_a_kneeling_noble() -> None:
    for way, paid in (
        ("influence", ["crossroads", "northern_fiefdoms", "narrow_sea"]),
        ("kneel", ["robb_stark"]),
    ):
        table = scene(
            side(play="robb_stark crossroads northern_fiefdoms narrow_sea", hand="guilty"),
            side(play="jon_snow hodor"),
            phase="dominance",
        )
        you, foe = table.players

        you.uses("guilty", "jon_snow", f"way {way}", *paid)

        assert foe.dead() == ["jon_snow"]
        assert [card for card in you.play() if you.kneels(card)] == paid


# Neutral cards


def test_benjens_death_brings_the_dead_back_into_the_decks() -> None:
    table = scene(
        side(play="benjen_stark", dead="hodor"), side(play="direwolf_pup", dead="lady", deck="ice"), first=1
    )
    you, foe = table.players

    foe.attacks("military", "direwolf_pup")
    you.defends()
    table.passes()

    assert (you.deck(), you.dead()) == (["hodor"], ["benjen_stark"])
    assert (sorted(foe.deck()), foe.dead()) == (["ice", "lady"], [])


def test_jon_takes_power_for_a_win_with_ghost() -> None:
    table = scene(side(play="jon_snow ghost direwolf_pup"), side())
    you = table.seat(0)

    you.attacks("power", "jon_snow")
    you.uses("jon_snow", ability=1)
    you.attacks("military", "ghost")
    you.uses("jon_snow", ability=1)

    assert you.power_on("jon_snow") == 2


def test_jon_and_ghost_make_each_other_immune_to_events() -> None:
    for cards, refused in (("jon_snow ghost", True), ("jon_snow", False), ("ghost", False)):
        table = scene(side(play=cards), side(hand="distraction"), phase="marshalling", first=1)

        assert table.seat(1).may("use distraction") != refused


def test_jon_bears_only_weapons() -> None:
    table = scene(side(play="jon_snow", hand="lordship", gold=1), side(), phase="marshalling")

    assert table.seat(0).refuses("play", "lordship") == "refused-no-bearer"


def test_ghost_saves_the_nights_watch() -> None:
    table = scene(side(play="ghost jon_snow:kneeling"), side(play="direwolf_pup"), first=1)
    you, foe = table.players

    foe.attacks("military", "direwolf_pup")
    you.defends()
    you.chooses("jon_snow")
    you.uses("ghost", ability=1)

    assert you.play() == ["ghost", "jon_snow"]
    assert you.kneels("ghost")


def test_distinct_mastery_stands_a_character_with_a_crest() -> None:
    table = scene(
        side(play="hodor:kneeling robb_stark:kneeling greatjon_umber:kneeling", hand="distinct_mastery"),
        side(),
    )
    you = table.seat(0)

    you.act("use", you.in_hand("distinct_mastery"), 0)
    assert you.choices() == ["choose robb_stark", "choose greatjon_umber"]
    you.chooses("robb_stark")

    assert not you.kneels("robb_stark")
