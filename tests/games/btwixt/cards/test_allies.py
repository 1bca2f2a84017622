"""Allies. Cersei sits between Doran (right) and Euron (left)."""

import pytest

from fivethrones.games.btwixt.power import ally_power, council_power
from games.btwixt.dealing import scene
from games.btwixt.scene import Scene


@pytest.mark.parametrize(
    ("ally", "card"), [("robert", "great_host"), ("renly", "puppet"), ("petyr", "empty_promises")]
)
def test_a_color_counts_more(ally: str, card: str) -> None:
    bare = scene(stacks={"cersei": f"{card} bribe"}).total("cersei")

    assert scene(stacks={"cersei": f"{card} bribe"}, current=ally).total("cersei") == bare + 1


def test_stannis_lets_no_card_move() -> None:
    table = scene(current="stannis", hands={"cersei": "betrayal"}, stacks={"euron": "feast"})

    table.plays("play betrayal")

    assert table.stack("euron") == ["feast"]


def test_joffrey_takes_a_card_from_whoever_kneels() -> None:
    table = scene(current="joffrey", hands={"cersei": "feast siege"})

    table.plays("kneel", "discard siege")

    assert table.hand("cersei") == ["feast"]


def test_varys_opens_all_hands() -> None:
    table = scene(current="varys", hands={"euron": "feast puppet"})

    assert len(table.view("doran").seats[1].hand_seen) == 2


def test_tywin_wants_a_card_before_a_knee() -> None:
    table = scene(current="tywin", hands={"cersei": "feast siege"})

    assert table.choices() == ["play siege", "play feast"]
    assert table.refuses("kneel").id == "refused-play-first"


def test_drogo_despises_low_cards() -> None:
    assert scene(current="drogo", stacks={"cersei": "ambush feast"}).values("cersei") == [0, 3]


def test_the_high_sparrow_forbids_red() -> None:
    table = scene(current="high_sparrow", hands={"cersei": "feast siege"})

    assert table.choices() == ["kneel", "play feast"]
    assert table.refuses("play siege").id == "refused-color-by-ally"


def test_qyburn_makes_cards_plain() -> None:
    table = scene(current="qyburn", hands={"cersei": "great_host feast"})

    table.plays("play great_host")

    assert not table.kneels("cersei")


def test_margaery_brings_the_winner_another_token() -> None:
    table = scene(current="margaery", stacks={"cersei": "feast"})
    table.kneel_all()

    table.plays("council 0", "council 0", "council 3")

    assert table.all_tokens() == 2


def test_balon_allows_two_cards() -> None:
    table = scene(
        current="balon", hands={"cersei": "siege bannermen regency"}, kneeling="euron melisandre doran"
    )

    table.plays("play siege", "play bannermen")

    assert table.count("win") == 1
    assert table.hand("cersei") == ["regency"]


def test_barristan_favors_fewer_cards() -> None:
    table = scene(current="barristan", stacks={"cersei": "feast feast", "doran": "empty_promises"})

    table.kneel_all()

    assert table.winner() == "doran"


def test_aemon_comforts_those_who_never_bid() -> None:
    table = scene(current="aemon", stacks={"euron": "feast"}, deck="puppet ambush")

    table.plays("kneel", "kneel")

    assert "puppet" in table.hand("cersei")
    assert len(table.hand("euron")) == 1


def test_ramsay_takes_a_card_from_every_loser() -> None:
    table = scene(current="ramsay", stacks={"cersei": "feast"})
    table.kneel_all()

    table.plays("council 0", "council 0")

    assert [len(table.hand(name)) for name in table.players] == [1, 0, 0, 0]


def test_patchface_lets_the_lowest_bid_win() -> None:
    table = scene(current="patchface", stacks={"cersei": "feast", "euron": "ambush"})

    table.kneel_all()

    assert table.winner() == "euron"


def claimed_by_cersei(ally: str, **given: object) -> Scene:
    """Cersei has won the bid and places this ally."""
    table = scene(**{"current": ally, "stacks": {"cersei": "great_host sellswords"}, **given})  # type: ignore[arg-type]
    table.kneel_all()
    return table


@pytest.mark.parametrize(
    ("ally", "council", "given"),
    [
        ("sansa", "doran|cersei", {"councils": {"doran|cersei": "tywin", "cersei|euron": "arya robb"}}),
        ("mance", "doran|cersei", {"councils": {"cersei|euron": "arya"}}),
        ("davos", "doran|cersei", {"tokens": {"cersei|euron": "1"}}),
        ("hodor", "cersei|euron", {}),
        ("podrick", "doran|cersei", {}),
        ("randyll", "doran|cersei", {"stacks": {"cersei": "great_host", "doran": "feast"}}),
        ("areo", "cersei|euron", {"stacks": {"cersei": "great_host", "doran": "feast"}}),
        ("samwell", "cersei|euron", {"councils": {"doran|cersei": "tywin", "cersei|euron": "arya robb"}}),
        ("asha", "doran|cersei", {"hands": {"doran": "feast siege"}}),
    ],
)
def test_an_ally_goes_where_its_text_says(ally: str, council: str, given: dict[str, object]) -> None:
    assert claimed_by_cersei(ally, **given).allies(council)[-1] == ally


def test_jaqen_goes_anywhere() -> None:
    table = claimed_by_cersei("jaqen")

    assert table.choices() == [f"council {council}" for council in range(4)]
    table.plays("council 2")

    assert table.allies("melisandre|doran") == ["jaqen"]


def test_theon_goes_to_a_neighbors_far_council() -> None:
    assert claimed_by_cersei("theon").allowed() == ["euron|melisandre", "melisandre|doran"]


def test_the_left_neighbor_places_gendry() -> None:
    table = claimed_by_cersei("gendry")

    table.turn("euron", "council 3")

    assert table.allies("doran|cersei") == ["gendry"]


def test_loras_brings_an_ally_to_the_other_council() -> None:
    table = claimed_by_cersei("loras", allies="robb arya")

    table.plays("council 0")

    assert table.allies("cersei|euron") == ["loras"]
    assert table.allies("doran|cersei") == ["robb"]


def test_jaime_kills_a_weak_ally_elsewhere() -> None:
    table = claimed_by_cersei("jaime", councils={"cersei|euron": "arya", "euron|melisandre": "walder robb"})

    table.plays("council 0")
    assert table.choices() == ["pass", "ally walder"]
    table.plays("ally walder")

    assert table.killed() == ["walder"]


def test_sandor_costs_two_cards() -> None:
    table = claimed_by_cersei("sandor", hands={"cersei": "feast siege puppet"})

    table.plays("council 0", "discard siege", "discard feast")

    assert table.hand("cersei") == ["puppet"]


def test_gregor_kills_the_weakest_beside_him() -> None:
    table = claimed_by_cersei("gregor", councils={"cersei|euron": "arya tywin"})

    table.plays("council 0")

    assert table.killed() == ["arya"]


def test_bronn_brings_a_token() -> None:
    table = claimed_by_cersei("bronn")

    table.plays("council 0", "council 0", "council 0")

    assert table.tokens("cersei|euron") == 2


def test_brienne_moves_another_ally() -> None:
    table = claimed_by_cersei("brienne", councils={"cersei|euron": "tywin"})

    table.plays("council 0")
    assert table.choices() == ["pass", "ally tywin"]
    table.plays("ally tywin")

    assert table.allies("doran|cersei") == ["tywin"]


def test_thoros_brings_back_the_dead() -> None:
    table = claimed_by_cersei("thoros", killed="robb tywin")

    table.plays("council 0", "ally robb", "council 3")

    assert table.allies("doran|cersei") == ["robb"]


def test_ygritte_costs_the_neighbors_a_card() -> None:
    table = claimed_by_cersei("ygritte")

    table.plays("council 0")

    assert [len(table.hand(name)) for name in table.players] == [1, 0, 1, 0]


def test_pycelle_draws_two() -> None:
    table = claimed_by_cersei("pycelle", deck="feast puppet")

    table.plays("council 0")

    assert len(table.hand("cersei")) == 3


def test_bran_sees_the_next_allies() -> None:
    table = claimed_by_cersei("bran", allies="arya beric walder")

    table.plays("council 0", "top 2", "top 3")

    assert table.ally_deck()[:3] == ["beric", "walder", "arya"]


def test_roose_costs_his_council_a_token() -> None:
    table = claimed_by_cersei("roose", tokens={"cersei|euron": "12"})

    table.plays("council 0")

    assert table.tokens("cersei|euron") == 1


def test_jorah_carries_a_token_across() -> None:
    table = claimed_by_cersei("jorah", tokens={"cersei|euron": "12"})

    table.plays("council 0")
    assert table.choices() == ["pass", "council 0"]
    table.plays("council 0")

    assert table.tokens("doran|cersei") == 1


@pytest.mark.parametrize(
    ("ally", "here", "tokens", "killed", "power"),
    [
        ("robb", "arya bronn tywin", "", "", 5),
        ("catelyn", "sansa hodor tywin", "", "", 6),
        ("arya", "", "", "tywin robb", 3),
        ("arya", "", "", "tywin robb lysa beric walder roose", 6),
        ("viserys", "tywin", "", "", 1),
        ("lysa", "tywin robb", "", "", 4),
        ("walder", "", "1132", "", 4),
        ("oberyn", "robb mance", "", "", 4),
        ("oberyn", "robb brienne", "", "", 6),
        ("ellaria", "tywin", "1", "", 5),
    ],
)
def test_an_ally_counts_in_the_end(ally: str, here: str, tokens: str, killed: str, power: int) -> None:
    table = scene(
        current="renly",
        councils={"cersei|euron": f"{ally} {here}", "euron|melisandre": "petyr samwell gendry"},
        tokens={"cersei|euron": tokens},
        killed=killed,
    )

    assert first_power(table) == power


def test_viserys_needs_the_largest_council() -> None:
    table = scene(councils={"cersei|euron": "viserys tywin", "euron|melisandre": "robb beric"})

    assert first_power(table) == 5


def test_beric_needs_the_smallest_council() -> None:
    others = {"euron|melisandre": "robb", "melisandre|doran": "lysa", "doran|cersei": "walder"}
    assert power_of_first({"cersei|euron": "beric", **others}) == 5
    assert power_of_first({"cersei|euron": "beric tywin", **others}) == 3


def power_of_first(councils: dict[str, str]) -> int:
    return first_power(scene(councils=councils))


def first_power(table: Scene) -> int:
    """Of the ally that came first to the left council of Cersei."""
    council = table.council("cersei|euron")
    return ally_power(table.realm, table.realm.councils[council][0], council)


def test_illyrio_doubles_ones() -> None:
    table = scene(councils={"cersei|euron": "illyrio"}, tokens={"cersei|euron": "1123"})

    assert council_power(table.realm, table.council("cersei|euron")) == 2 + 2 + 2 + 2 + 3
