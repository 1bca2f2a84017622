"""Playing and kneeling, limits, values, protection."""

from games.btwixt.dealing import scene


def test_the_ally_of_the_round_is_turned_up() -> None:
    """BT-10: its ability holds to the end of the round, even when it is claimed."""
    table = scene(current="patchface", stacks={"cersei": "feast"}, allies="drogo arya")
    table.kneel_all()
    table.plays("council 0")
    assert table.allies("cersei|euron") == ["patchface"]
    assert table.realm.ruling == table.realm.councils[0][0]

    table.end_round()

    assert table.current() == "drogo"
    assert table.realm.ruling == table.realm.current


def test_without_allies_the_bid_is_for_the_token() -> None:
    """BT-10: the deck is empty."""
    table = scene(current="")
    table.realm.killed += table.realm.ally_deck
    table.realm.ally_deck = []
    table.kneel_all()
    assert table.prompt() == "prompt-token"
    table.plays("council 0")

    assert table.count("no-ally") == 1
    assert table.current() == ""


def test_the_ability_of_a_killed_ally_ends_at_once() -> None:
    """BT-10: Robert no longer helps red cards."""
    table = scene(current="robert", stacks={"euron": "siege"}, hands={"cersei": "purple_wedding"})
    assert table.total("euron") == 4

    table.plays("play purple_wedding")

    assert table.total("euron") == 3


def test_a_card_resolves_before_it_lies_in_the_stack() -> None:
    """BT-12: Change of Plans cannot take itself back, and Iron Price does not count itself in the hand."""
    table = scene(hands={"cersei": "change_of_plans"})
    table.plays("play change_of_plans")
    assert table.who() == "euron"

    table = scene(
        "euron cersei jon", hands={"euron": "first_snow feast", "cersei": "siege", "jon": "siege bannermen"}
    )
    table.plays("play first_snow")
    assert table.who() == "jon"
    assert table.choices() == ["discard siege", "discard bannermen"]


def test_abilities_are_compulsory_as_far_as_possible() -> None:
    """BT-12: Betrayal must take a card if there is one."""
    table = scene(hands={"cersei": "betrayal"}, stacks={"euron": "feast puppet"})
    table.plays("play betrayal")

    assert table.refuses("pass").id == "refused-compulsory"
    assert table.refuses("card 3.0").id == "refused-no-target"
    assert table.refuses("kneel").id == "refused-card-first"


def test_an_empty_hand_kneels_by_itself() -> None:
    """BT-13: when the turn comes, not before."""
    table = scene(hands={"euron": "", "cersei": "siege feast"})
    assert not table.kneels("euron")

    table.plays("play siege")

    assert table.kneels("euron")
    assert table.who() == "melisandre"


def test_blackwater_lets_kneelers_kneel_again() -> None:
    """BT-13: and what follows a knee happens again."""
    table = scene(
        current="aemon", hands={"cersei": "siege", "euron": "blackwater"}, deck="feast puppet regency ambush"
    )
    table.turn("cersei", "kneel")
    table.turn("euron", "play blackwater")
    table.turn("melisandre", "kneel")
    table.turn("doran", "kneel")
    table.turn("cersei", "kneel")

    assert table.hand("cersei") == ["ambush", "feast", "siege"]


def test_great_host_kneels_before_it_lies_there() -> None:
    """BT-12, BT-13: with Aemon that is an empty stack; Tywin does not stop a forced knee."""
    table = scene(current="aemon", hands={"cersei": "great_host"}, deck="feast puppet")
    table.plays("play great_host")
    assert table.hand("cersei") == ["feast"]

    table = scene(current="tywin", hands={"cersei": "intimidation", "euron": "siege feast"})
    table.plays("play intimidation", "name 1", "kneel")
    assert table.kneels("euron")


def test_values_are_set_then_added_then_capped() -> None:
    """BT-14: a card set to 0 still gets additions; Drogo leaves nothing of a low card."""
    table = scene(
        current="robert", hands={"cersei": "tears_of_lys"}, stacks={"euron": "siege"}, kneeling="doran"
    )
    table.plays("play tears_of_lys")
    assert table.total("euron") == 1

    table = scene(
        "doran euron jon",
        current="drogo",
        stacks={"doran": "growing_strong"},
        councils={"doran|euron": "robb"},
    )
    assert table.total("doran") == 0


def test_ties_are_broken_by_the_ally_then_by_the_newest_card() -> None:
    """BT-16: Barristan first, then the card that came last to its stack."""
    table = scene(stacks={"euron": "regency", "doran": "regency"})
    table.kneel_all()
    assert table.winner() == "doran"

    table = scene(
        current="barristan", stacks={"doran": "siege", "euron": "tears_of_lys regency"}, kneeling=""
    )
    table.kneel_all()
    assert table.winner() == "doran"


def test_patchface_without_bids_is_an_ordinary_tie() -> None:
    """BT-16: nobody has bid."""
    table = scene(current="patchface", first="melisandre")
    table.kneel_all()

    assert table.winner() == "melisandre"


def test_a_moved_card_goes_on_top_and_does_not_act_again() -> None:
    """BT-30: Great Host does not make Cersei kneel."""
    table = scene(hands={"cersei": "betrayal siege"}, stacks={"cersei": "feast", "euron": "great_host"})
    table.plays("play betrayal")

    assert table.stack("cersei") == ["feast", "great_host", "betrayal"]
    assert not table.kneels("cersei")


def test_bribe_may_go_to_a_kneeling_ruler_and_past_a_chain() -> None:
    """BT-30, BT-38: it is no move from a stack. It counts as played by its player."""
    table = scene(
        "cersei tyrion jon",
        hands={"cersei": "bribe siege"},
        stacks={"tyrion": "blackwater_chain"},
        kneeling="tyrion",
    )
    table.plays("play bribe", "name 1")

    assert table.stack("tyrion") == ["blackwater_chain", "bribe"]
    assert table.realm.played == [1, 0, 0]


def test_protection_ends_with_the_bid() -> None:
    """BT-38: Backup Plan comes back though Stannis forbade it."""
    table = scene(current="stannis", stacks={"cersei": "backup_plan", "euron": "feast"})
    table.kneel_all()
    table.end_round()

    assert "backup_plan" in table.hand("cersei")


def test_the_own_cards_are_not_protected_by_silence_but_by_a_chain() -> None:
    """BT-38: The Silence guards against others only."""
    table = scene("euron cersei jon", hands={"euron": "change_of_plans"}, stacks={"euron": "the_silence"})
    table.plays("play change_of_plans", "card 0.0")
    assert table.hand("euron") == ["the_silence"]

    table = scene(
        "tyrion cersei jon", hands={"tyrion": "change_of_plans"}, stacks={"tyrion": "blackwater_chain"}
    )
    table.plays("play change_of_plans")
    assert table.stack("tyrion") == ["blackwater_chain", "change_of_plans"]


def test_changes_stick_to_a_card_in_the_stacks_only() -> None:
    """BT-38: they go with it from stack to stack and end when it leaves."""
    table = scene(hands={"cersei": "tears_of_lys", "euron": "betrayal"}, stacks={"melisandre": "great_host"})
    table.plays("play tears_of_lys", "play betrayal", "card 2.0")
    assert table.values("euron") == [0, 1]

    table = scene(
        hands={"cersei": "tears_of_lys", "euron": "change_of_plans"}, stacks={"euron": "great_host"}
    )
    table.plays("play tears_of_lys", "play change_of_plans", "card 1.0")
    assert table.realm.changes == []


def test_wildfire_reads_all_values_first() -> None:
    """BT-14: Bannermen of 3 do not burn because another red card does."""
    table = scene(hands={"cersei": "wildfire"}, stacks={"euron": "bannermen ambush"})
    table.plays("play wildfire")

    assert table.stack("euron") == ["bannermen"]


def test_a_hand_of_forbidden_cards_may_kneel_even_under_tywin() -> None:
    """BT-39: nothing can be played."""
    table = scene(
        current="tywin",
        hands={"cersei": "royal_decree", "euron": "siege bannermen"},
        stacks={"melisandre": "feast"},
    )
    table.plays("play royal_decree", "color red")

    assert table.choices() == ["kneel"]


def test_breaker_of_chains_frees_from_cards_but_not_from_the_ally() -> None:
    """BT-39, BT-34."""
    stacks = {"daenerys": "breaker_of_chains"}
    table = scene(
        "cersei daenerys jon", hands={"cersei": "queen_regent", "daenerys": "puppet"}, stacks=stacks
    )
    table.plays("play queen_regent", "name 1")
    assert table.choices() == ["kneel", "play puppet"]

    table = scene("daenerys cersei jon", current="high_sparrow", hands={"daenerys": "siege"}, stacks=stacks)
    assert table.choices() == ["kneel"]


def test_breaker_of_chains_keeps_the_choice_of_the_token() -> None:
    """BT-39, BT-20: the Hand of the King has no say."""
    table = scene(
        "daenerys tyrion jon", stacks={"daenerys": "breaker_of_chains sum:9", "tyrion": "hand_of_the_king"}
    )
    table.kneel_all()
    table.turn("daenerys", "council 0", "council 2")

    assert table.tokens("jon|daenerys") == 1


def test_a_card_switched_off_keeps_its_value_only() -> None:
    """BT-44: Puppet no longer pulls, Backup Plan no longer returns."""
    table = scene(hands={"cersei": "forged_letter"}, stacks={"euron": "puppet", "cersei": "sum:9"})
    table.plays("play forged_letter")
    table.kneel_all()
    assert table.winner() == "cersei"
    assert len(table.allowed()) == 2

    table = scene(hands={"cersei": "forged_letter"}, stacks={"euron": "backup_plan", "doran": "great_host"})
    table.plays("play forged_letter", "card 1.0")
    table.kneel_all()
    table.end_round()
    assert table.hand("euron") == ["siege"]


def test_bribe_stays_where_play_abilities_do_nothing() -> None:
    """BT-44: Qyburn."""
    table = scene(current="qyburn", hands={"cersei": "bribe"})
    table.plays("play bribe")

    assert table.stack("cersei") == ["bribe"]


def test_triumph_cards_speak_in_order() -> None:
    """BT-17: from the first player clockwise, the oldest first in a stack."""
    table = scene(
        first="euron",
        stacks={"cersei": "debt_repaid", "doran": "tourney_of_the_hand", "euron": "great_host"},
    )
    table.kneel_all()
    table.turn("euron", "council 0", "council 0")  # ally and token for winning
    table.turn("euron", "council 0")  # the tourney: the winner,
    table.turn("doran", "council 2")  # and the second
    table.turn("cersei", "council 3")  # then a debt repaid


def test_blood_magic_comes_before_a_shadow() -> None:
    """BT-17: what was claimed by Blood Magic is not the current ally."""
    table = scene(
        draft="kingsmoot",
        first="cersei",
        stacks={"cersei": "blood_magic sum:9", "euron": "shadow_assassin"},
        allies="robb arya",
    )
    table.kneel_all()
    table.turn("cersei", "use", "council 0")

    assert table.prompt() == "prompt-token"
    assert table.allies("cersei|euron") == ["robb"]
