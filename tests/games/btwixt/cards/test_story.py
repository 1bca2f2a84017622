"""Blue cards."""

from games.btwixt.dealing import scene


def test_bribe_lies_before_another_and_goes_to_that_hand() -> None:
    table = scene(hands={"cersei": "bribe"})

    table.plays("play bribe", "name 1")
    assert table.stack("euron") == ["bribe"]
    table.kneel_all()
    table.end_round()

    assert "bribe" in table.hand("euron")


def test_red_wedding_kills_the_strongest_ally_of_a_council_of_the_winner() -> None:
    table = scene(
        stacks={"cersei": "red_wedding", "euron": "great_host"},
        councils={"cersei|euron": "arya robb", "euron|melisandre": "tywin beric"},
    )
    table.kneel_all()
    table.plays("council 1", "council 1")

    assert table.choices() == ["ally tywin", "ally robb"]
    table.plays("ally tywin")

    assert table.killed() == ["tywin"]


def test_valar_morghulis_kills_the_weakest_of_large_councils() -> None:
    table = scene(
        first="doran",
        stacks={"doran": "valar_morghulis great_host"},
        councils={
            "cersei|euron": "arya robb beric",
            "euron|melisandre": "petyr aemon tywin",
            "melisandre|doran": "lysa walder",
        },
    )
    table.kneel_all()
    table.plays("council 3", "council 3")

    assert table.who() == "doran"
    assert table.choices() == ["ally petyr", "ally aemon"]
    table.plays("ally aemon")

    assert table.killed() == ["arya", "aemon"]


def test_wildfire_burns_every_low_card() -> None:
    table = scene(
        hands={"cersei": "wildfire"}, stacks={"cersei": "ambush puppet", "euron": "hostage great_host"}
    )

    table.plays("play wildfire")

    assert table.stack("cersei") == ["puppet", "wildfire"]
    assert table.stack("euron") == ["great_host"]


def test_first_snow_thins_larger_hands_by_two_at_most() -> None:
    table = scene(
        hands={"cersei": "first_snow", "euron": "feast puppet siege", "melisandre": "", "doran": "ambush"}
    )

    table.plays("play first_snow")
    assert table.who() == "euron"
    table.plays("discard feast", "discard puppet")

    assert table.hand("euron") == ["siege"]
    assert table.hand("doran") == []


def test_purple_wedding_replaces_the_current_ally() -> None:
    table = scene(hands={"cersei": "purple_wedding"}, allies="drogo arya")

    table.plays("play purple_wedding")

    assert table.killed() == ["catelyn"]
    assert table.current() == "drogo"
    assert table.total("cersei") == 0


def test_dragons_awake_cannot_be_touched() -> None:
    table = scene(hands={"cersei": "betrayal"}, stacks={"euron": "dragons_awake feast"})

    table.plays("play betrayal")

    assert table.stack("cersei") == ["feast", "betrayal"]


def test_tourney_of_the_hand_pays_winner_and_second() -> None:
    table = scene(stacks={"cersei": "tourney_of_the_hand", "euron": "great_host", "doran": "feast"})
    table.kneel_all()

    table.plays("council 0", "council 0")
    table.turn("euron", "council 1")
    table.turn("cersei", "council 3")

    assert table.all_tokens() == 3


def test_dark_wings_draw_two_and_bury_one() -> None:
    table = scene(hands={"cersei": "dark_wings siege"}, deck="feast puppet")

    table.plays("play dark_wings", "bury siege")

    assert table.hand("cersei") == ["feast", "puppet"]
    assert table.deck()[-1] == "siege"


def test_blackwater_makes_all_stand() -> None:
    table = scene(hands={"cersei": "blackwater"}, kneeling="euron melisandre")

    table.plays("play blackwater")

    assert table.who() == "euron"
    assert not table.kneels("melisandre")


def test_hidden_heir_brings_a_killed_ally_back() -> None:
    table = scene(stacks={"cersei": "hidden_heir"}, killed="tywin robb")
    table.kneel_all()
    table.plays("council 0", "council 0")

    assert table.choices() == ["pass", "ally robb"]
    table.plays("ally robb", "council 3")

    assert table.allies("doran|cersei") == ["robb"]
    assert table.killed() == ["tywin"]
