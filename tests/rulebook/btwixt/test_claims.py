"""Claims and the cards that clash in them. Names of scenarios stand in the docstrings."""

import pytest

from games.btwixt.dealing import scene

BOTH_OF_EURON = ["cersei|euron", "euron|melisandre"]


@pytest.mark.parametrize(
    ("stacks", "winner", "allowed"),
    [
        pytest.param(
            {"cersei": "sum:9", "euron": "puppet"}, "cersei", ["cersei|euron"], id="s17_puppet_forces"
        ),
        pytest.param(
            {"cersei": "puppet", "melisandre": "puppet", "euron": "sum:9"},
            "euron",
            BOTH_OF_EURON,
            id="s19_puppet_equal",
        ),
        pytest.param(
            {"cersei": "puppet puppet", "melisandre": "puppet", "euron": "great_host great_host"},
            "euron",
            ["cersei|euron"],
            id="s20_puppet_majority",
        ),
        pytest.param(
            {"doran": "puppet", "euron": "sum:9"}, "euron", BOTH_OF_EURON, id="s21_puppet_not_neighbor"
        ),
        pytest.param(
            {"euron": "oath_of_fealty sum:9", "cersei": "puppet", "melisandre": "sum:6"},
            "euron",
            BOTH_OF_EURON,
            id="s48_influence_rules_cancel",
        ),
        pytest.param(
            {"euron": "oath_of_fealty sum:9", "cersei": "puppet", "melisandre": "feast"},
            "euron",
            ["cersei|euron"],
            id="the_same_council_named_twice",
        ),
        pytest.param(
            {"euron": "oath_of_fealty sum:9", "melisandre": "puppet", "cersei": "queen_regent"},
            "euron",
            ["euron|melisandre"],
            id="an_oath_between_equals_names_nothing",
        ),
    ],
)
def test_influence_cards_say_where_the_ally_goes(
    stacks: dict[str, str], winner: str, allowed: list[str]
) -> None:
    """BT-34, BT-41."""
    table = scene(first="euron", current="varys", stacks=stacks)
    table.kneel_all()

    assert table.winner() == winner
    if len(allowed) == 1:
        assert table.allies(allowed[0]) == ["varys"]
    else:
        assert table.prompt() == "prompt-place"
        assert table.allowed() == allowed


def test_sansa_beats_puppet() -> None:
    """BT-34, BT-42: s18_puppet_against_sansa."""
    table = scene(
        current="sansa",
        stacks={"cersei": "puppet", "euron": "sum:9"},
        councils={"euron|melisandre": "tywin", "cersei|euron": "bronn"},
    )
    table.kneel_all()

    assert table.winner() == "euron"
    assert table.allies("euron|melisandre") == ["tywin", "sansa"]


def test_sansa_without_allies_obeys_puppet() -> None:
    """BT-42: a rule that cannot be worked out counts as absent."""
    table = scene(current="sansa", stacks={"cersei": "puppet", "euron": "sum:9"})
    table.kneel_all()

    assert table.allies("cersei|euron") == ["sansa"]


def test_sansa_between_equals_leaves_the_choice_to_the_winner() -> None:
    """BT-42: Puppet has no say then."""
    table = scene(
        current="sansa",
        stacks={"cersei": "puppet", "euron": "sum:9"},
        councils={"euron|melisandre": "beric", "cersei|euron": "robb"},
    )
    table.kneel_all()

    assert table.allowed() == BOTH_OF_EURON


def test_mance_and_jaqen_beat_puppet() -> None:
    """BT-42: so do all allies that name their place."""
    stacks = {"cersei": "puppet", "euron": "sum:9"}
    mance = scene(current="mance", stacks=stacks, councils={"cersei|euron": "robb"})
    mance.kneel_all()
    jaqen = scene(current="jaqen", stacks=stacks)
    jaqen.kneel_all()

    assert mance.allies("euron|melisandre") == ["mance"]
    assert len(jaqen.allowed()) == 4


def test_puppet_does_not_bind_the_ally_of_matchmaker() -> None:
    """BT-40, BT-41: s22_puppet_extra_matchmaker."""
    table = scene(
        "olenna cersei jon doran",
        current="varys",
        allies="robb arya",
        stacks={"olenna": "matchmaker", "cersei": "sum:9", "jon": "puppet"},
    )
    table.kneel_all()
    assert table.allies("cersei|jon") == ["varys"]
    table.plays("council 1")

    assert table.allies("olenna|cersei") == ["robb"]


def test_puppet_does_not_bind_the_ally_of_blood_magic() -> None:
    """BT-40, BT-41: s23_puppet_extra_blood_magic."""
    table = scene(
        "melisandre cersei jon doran",
        current="varys",
        allies="robb arya",
        stacks={"melisandre": "blood_magic sum:6", "cersei": "puppet"},
    )
    table.kneel_all()
    table.plays("use")
    assert table.allowed() == ["melisandre|cersei", "doran|melisandre"]
    table.plays("council 3")

    assert table.killed() == ["varys"]
    assert table.allies("doran|melisandre") == ["robb"]


def test_tokens_on_an_ally_killed_by_blood_magic_return() -> None:
    """BT-43: s24_little_birds_blood_magic. 50, and 2 returned, and 1 taken for winning."""
    table = scene(
        "melisandre cersei jon doran",
        current="varys",
        on_current="12",
        supply=50,
        allies="robb arya",
        stacks={"melisandre": "blood_magic sum:6"},
    )
    table.kneel_all()
    table.plays("use", "council 3", "council 0")

    assert table.killed() == ["varys"]
    assert table.realm.on_ally == []
    assert len(table.realm.supply) == 51


def test_tokens_on_an_ally_killed_by_shadow_assassin_return() -> None:
    """BT-43, BT-18: s25_little_birds_shadow_assassin. Nobody claims an ally; the token for winning is taken."""
    table = scene(
        "melisandre cersei jon doran",
        current="varys",
        on_current="1",
        supply=53,
        stacks={"melisandre": "shadow_assassin", "cersei": "sum:6"},
    )
    table.kneel_all()
    table.turn("melisandre", "use")
    table.turn("cersei", "council 1")

    assert table.winner() == "cersei"
    assert table.killed() == ["varys"]
    assert table.count("place") == 0
    assert len(table.realm.supply) == 53


def test_tokens_on_an_ally_go_with_it() -> None:
    """BT-43, BT-19: s26_little_birds_claimed."""
    table = scene(current="hodor", on_current="12", stacks={"cersei": "sum:6"})
    table.kneel_all()
    table.plays("council 3")

    assert table.allies("cersei|euron") == ["hodor"]
    assert table.tokens("cersei|euron") == 2
    assert table.tokens("doran|cersei") == 1


def test_sansa_beats_loras() -> None:
    """BT-42: s27_loras_brings_sansa."""
    table = scene(
        current="loras", allies="sansa arya", councils={"cersei|euron": "tywin"}, stacks={"cersei": "sum:6"}
    )
    table.kneel_all()
    table.plays("council 0")

    assert table.allies("cersei|euron") == ["tywin", "loras", "sansa"]


def test_mance_beats_the_pack() -> None:
    """BT-42: s28_pack_brings_mance."""
    table = scene(
        "eddard euron melisandre doran",
        current="hodor",
        allies="mance arya",
        stacks={"eddard": "pack_survives sum:6"},
    )
    table.kneel_all()
    table.plays("council 0")

    assert table.allies("eddard|euron") == ["hodor"]
    assert table.allies("doran|eddard") == ["mance"]


def test_jaqen_beats_the_pack() -> None:
    """BT-42: s29_pack_brings_jaqen."""
    table = scene(
        "eddard euron melisandre doran",
        current="hodor",
        allies="jaqen arya",
        stacks={"eddard": "pack_survives sum:6"},
    )
    table.kneel_all()
    table.plays("council 0", "council 1")

    assert table.allies("euron|melisandre") == ["jaqen"]


def test_the_pack_follows_an_ally_abroad() -> None:
    """BT-40: the council where the claimed ally sits, even if it is not yours."""
    table = scene(
        "eddard euron melisandre doran",
        current="jaqen",
        allies="arya robb",
        stacks={"eddard": "pack_survives sum:6"},
    )
    table.kneel_all()
    table.plays("council 2", "council 0")

    assert table.allies("melisandre|doran") == ["jaqen", "arya"]


def test_triumph_waits_for_the_end_of_the_bid() -> None:
    """BT-33: s47_triumph_waits."""
    table = scene(
        "tyrion cersei jon", current="varys", hands={"tyrion": "debt_repaid siege", "cersei": "great_host"}
    )
    table.turn("tyrion", "play debt_repaid")
    assert table.all_tokens() == 0
    table.turn("cersei", "play great_host")
    table.turn("jon", "kneel")
    table.turn("tyrion", "kneel")
    table.plays("council 1", "council 1")
    table.turn("tyrion", "council 2")

    assert table.winner() == "cersei"
    assert table.all_tokens() == 2


def test_the_ally_of_the_purple_wedding_is_additional() -> None:
    """BT-41: s49_purple_wedding."""
    table = scene(
        first="doran",
        current="varys",
        allies="robb arya",
        stacks={"cersei": "puppet", "euron": "sum:9"},
        hands={"doran": "purple_wedding"},
    )
    table.turn("doran", "play purple_wedding")
    table.kneel_all()

    assert table.winner() == "euron"
    assert table.killed() == ["varys"]
    assert table.allowed() == BOTH_OF_EURON
    table.plays("council 1")
    assert table.allies("euron|melisandre") == ["robb"]


def test_marriage_pact_is_paid_after_the_claim() -> None:
    """BT-17: s50_marriage_pact."""
    table = scene(first="euron", current="varys", stacks={"euron": "sum:9", "cersei": "puppet marriage_pact"})
    table.kneel_all()
    table.turn("euron", "council 1")
    table.turn("cersei", "council 3")

    assert table.winner() == "euron"
    assert table.allies("cersei|euron") == ["varys"]
    assert table.all_tokens() == 2
