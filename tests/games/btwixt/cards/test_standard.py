"""Ordinary influence cards. Cersei sits between Doran (right) and Euron (left)."""

from games.btwixt.dealing import scene


def test_sellswords_cost_a_card_or_count_two() -> None:
    table = scene(hands={"cersei": "sellswords feast siege", "euron": "sellswords"})

    table.plays("play sellswords", "discard feast", "play sellswords")

    assert table.hand("cersei") == ["siege"]
    assert table.discard() == ["feast"]
    assert table.total("cersei") == 5
    assert table.total("euron") == 2


def test_great_host_kneels_at_once() -> None:
    table = scene(hands={"cersei": "great_host feast"})

    table.plays("play great_host")

    assert table.kneels("cersei")
    assert table.total("cersei") == 8


def test_cavalry_charge_gives_both_neighbors_a_card() -> None:
    table = scene(hands={"cersei": "cavalry_charge"}, deck="feast ambush")

    table.plays("play cavalry_charge")

    assert "feast" in table.hand("euron")
    assert "ambush" in table.hand("doran")
    assert len(table.hand("melisandre")) == 1


def test_ambush_discards_the_lowest_card_of_a_stack() -> None:
    table = scene(hands={"cersei": "ambush"}, stacks={"euron": "puppet feast", "melisandre": "great_host"})

    table.plays("play ambush")
    assert table.choices() == ["card 1.1", "card 2.0"]
    table.plays("card 1.1")

    assert table.stack("euron") == ["puppet"]
    assert table.discard() == ["feast"]


def test_siege_counts_more_while_a_neighbor_kneels() -> None:
    table = scene(stacks={"cersei": "siege"}, kneeling="melisandre")
    assert table.total("cersei") == 3

    table = scene(stacks={"cersei": "siege"}, kneeling="doran")
    assert table.total("cersei") == 5


def test_intimidation_takes_a_card_or_brings_to_the_knees() -> None:
    table = scene(hands={"cersei": "intimidation", "euron": "feast siege"}, kneeling="doran")

    table.plays("play intimidation")
    assert table.choices() == ["name 1", "name 2"]
    table.plays("name 1")
    assert table.who() == "euron"
    assert table.choices() == ["kneel", "discard siege", "discard feast"]
    table.plays("kneel")

    assert table.kneels("euron")
    assert table.hand("euron") == ["feast", "siege"]


def test_hired_knife_kills_a_weak_ally_of_the_winner_but_not_the_claimed_one() -> None:
    table = scene(
        stacks={"cersei": "hired_knife", "euron": "great_host"},
        current="bronn",
        councils={"euron|melisandre": "arya tywin", "doran|cersei": "robb"},
    )
    table.kneel_all()
    table.plays("council 1", "council 1", "council 1")

    assert table.who() == "cersei"
    assert table.choices() == ["pass", "ally arya"]
    table.plays("ally arya")

    assert table.killed() == ["arya"]


def test_trial_by_combat_discards_the_lower_card() -> None:
    table = scene(hands={"cersei": "trial_by_combat ambush", "euron": "great_host"})

    table.plays("play trial_by_combat", "name 1")

    assert table.discard() == ["ambush"]
    assert table.hand("euron") == ["great_host"]
    assert table.count("duel") == 1


def test_scorched_fields_hit_full_hands_only() -> None:
    five = "siege feast ambush regency puppet"
    table = scene(
        hands={"cersei": f"scorched_fields {five}", "melisandre": "feast ambush hostage blackmail betrayal"}
    )

    table.plays("play scorched_fields", "discard siege", "discard betrayal")

    assert len(table.hand("cersei")) == 4
    assert len(table.hand("melisandre")) == 4
    assert len(table.hand("euron")) == 1


def test_bannermen_count_other_red_cards() -> None:
    table = scene(stacks={"cersei": "bannermen great_host siege feast", "euron": "ambush"})

    assert table.values("cersei")[0] == 5


def test_betrayal_moves_a_card_of_choice() -> None:
    table = scene(hands={"cersei": "betrayal"}, stacks={"euron": "feast great_host"})

    table.plays("play betrayal", "card 1.1")

    assert table.stack("cersei") == ["great_host", "betrayal"]
    assert table.stack("euron") == ["feast"]


def test_backup_plan_comes_back_to_a_loser() -> None:
    table = scene(stacks={"cersei": "backup_plan", "euron": "backup_plan great_host"})
    table.kneel_all()

    table.end_round()

    assert "backup_plan" in table.hand("cersei")
    assert table.discard() == ["backup_plan", "great_host"]


def test_eavesdropping_shows_a_hand_to_one_only() -> None:
    table = scene(hands={"cersei": "eavesdropping", "euron": "feast puppet"})

    table.plays("play eavesdropping", "name 1")

    assert len(table.view("cersei").seats[1].hand_seen) == 2
    assert table.view("doran").seats[1].hand_seen == []


def test_blackmail_gets_a_card_of_the_owners_choice() -> None:
    table = scene(hands={"cersei": "blackmail", "euron": "feast puppet"})

    table.plays("play blackmail", "name 1")
    table.turn("euron", "give feast")

    assert table.hand("cersei") == ["feast"]
    assert table.hand("euron") == ["puppet"]


def test_forged_letter_switches_an_ability_off() -> None:
    table = scene(hands={"cersei": "forged_letter"}, stacks={"euron": "bannermen great_host"})
    assert table.total("euron") == 12

    table.plays("play forged_letter", "card 1.0")

    assert table.total("euron") == 11


def test_tears_of_lys_make_a_card_count_nothing() -> None:
    table = scene(hands={"cersei": "tears_of_lys"}, stacks={"euron": "great_host feast"})

    table.plays("play tears_of_lys", "card 1.0")

    assert table.values("euron") == [0, 3]


def test_web_of_spies_puts_the_next_allies_in_order() -> None:
    table = scene(hands={"cersei": "web_of_spies"}, allies="arya beric walder lysa")

    table.plays("play web_of_spies", "top 3", "top 1")

    assert table.ally_deck()[:4] == ["walder", "arya", "beric", "lysa"]


def test_empty_promises_cost_the_token() -> None:
    table = scene(stacks={"cersei": "empty_promises"})
    table.kneel_all()

    table.plays("council 0")

    assert table.count("round") == 1
    assert table.all_tokens() == 0


def test_change_of_plans_may_take_another_card_back() -> None:
    table = scene(hands={"cersei": "change_of_plans"}, stacks={"cersei": "great_host"})

    table.plays("play change_of_plans")
    assert table.choices() == ["pass", "card 0.0"]
    table.plays("card 0.0")

    assert table.hand("cersei") == ["great_host"]
    assert table.stack("cersei") == ["change_of_plans"]


def test_puppet_pulls_the_ally_into_the_shared_council() -> None:
    """BT-41."""
    table = scene(stacks={"cersei": "great_host", "euron": "puppet"})

    table.kneel_all()

    assert table.allies("cersei|euron") == ["catelyn"]


def test_little_birds_put_a_token_on_the_current_ally() -> None:
    """BT-43."""
    table = scene(hands={"cersei": "little_birds"})

    table.plays("play little_birds")

    assert len(table.realm.on_ally) == 1
    assert table.all_tokens() == 0


def test_royal_decree_forbids_a_color() -> None:
    table = scene(hands={"cersei": "royal_decree", "euron": "siege feast"})

    table.plays("play royal_decree", "color red")

    assert table.choices() == ["kneel", "play feast"]
    assert table.refuses("play siege").id == "refused-decreed"


def test_feast_feeds_you_and_a_guest() -> None:
    table = scene(hands={"cersei": "feast"}, deck="puppet ambush")

    table.plays("play feast", "name 2")

    assert table.hand("cersei") == ["puppet"]
    assert "ambush" in table.hand("melisandre")


def test_marriage_pact_pays_if_the_ally_comes_to_you() -> None:
    table = scene(stacks={"euron": "great_host", "cersei": "marriage_pact", "melisandre": "marriage_pact"})
    table.kneel_all()

    table.plays("council 0", "council 1")

    assert table.who() == "cersei"
    table.plays("council 3")
    assert table.all_tokens() == 2
    assert table.tokens("doran|cersei") == 1


def test_hostage_moves_an_ally_across() -> None:
    table = scene(
        stacks={"cersei": "hostage great_host"},
        councils={"cersei|euron": "arya tywin", "euron|melisandre": "robb"},
    )
    table.kneel_all()
    table.plays("council 3", "council 3")

    assert table.choices() == ["pass", "ally arya", "ally catelyn"]
    table.plays("ally arya")

    assert table.allies("cersei|euron") == ["tywin"]
    assert table.allies("doran|cersei") == ["catelyn", "arya"]


def test_oath_of_fealty_favors_the_higher_bidding_neighbor() -> None:
    table = scene(stacks={"cersei": "oath_of_fealty great_host", "doran": "feast", "euron": "ambush"})

    table.kneel_all()

    assert table.allies("doran|cersei") == ["catelyn"]


def test_regency_wins_ties() -> None:
    table = scene(stacks={"cersei": "feast", "doran": "regency"})

    table.kneel_all()

    assert table.winner() == "doran"


def test_loan_of_the_iron_bank_costs_a_token_in_each_council() -> None:
    table = scene(stacks={"cersei": "iron_bank_loan"}, tokens={"cersei|euron": "12", "doran|cersei": "3"})
    table.kneel_all()

    table.plays("council 0", "council 0")

    assert table.tokens("cersei|euron") == 2
    assert table.tokens("doran|cersei") == 0
