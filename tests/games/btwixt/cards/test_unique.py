"""White cards, by ruler."""

from games.btwixt.dealing import scene


def test_queen_regent_forbids_high_cards_to_one() -> None:
    table = scene(hands={"cersei": "queen_regent", "euron": "puppet feast"})

    table.plays("play queen_regent", "name 1")

    assert table.choices() == ["kneel", "play feast"]
    assert table.refuses("play puppet").args == {"value": 4}


def test_queens_justice_takes_a_card_from_each_neighbor() -> None:
    table = scene(
        hands={"cersei": "queens_justice"},
        stacks={"euron": "feast puppet", "melisandre": "siege", "doran": "ambush"},
    )

    table.plays("play queens_justice", "card 1.1")

    assert table.stack("euron") == ["feast"]
    assert table.stack("doran") == []
    assert table.stack("melisandre") == ["siege"]


def test_lannister_gold_buys_from_the_discard_pile() -> None:
    table = scene(hands={"cersei": "lannister_gold"}, discard="great_host puppet feast bribe")

    table.plays("play lannister_gold")
    assert table.choices() == ["salvage puppet", "salvage feast"]
    table.plays("salvage puppet")

    assert table.hand("cersei") == ["puppet"]
    assert table.discard() == ["great_host", "feast", "bribe"]


def test_no_forgiveness_reaches_the_far_council_of_the_winner() -> None:
    table = scene(
        stacks={"cersei": "no_forgiveness", "euron": "great_host"},
        councils={"cersei|euron": "arya", "euron|melisandre": "robb tywin"},
    )
    table.kneel_all()
    table.plays("council 0", "council 0")

    assert table.choices() == ["pass", "ally robb"]
    table.plays("ally robb")

    assert table.killed() == ["robb"]


def test_a_debt_repaid_pays_a_loser() -> None:
    table = scene("tyrion cersei jon", stacks={"tyrion": "debt_repaid", "cersei": "great_host"})
    table.kneel_all()
    table.plays("council 0", "council 0")

    table.turn("tyrion", "council 2")

    assert table.tokens("jon|tyrion") == 1


def test_chain_across_the_river_keeps_cards_where_they_are() -> None:
    table = scene(
        "cersei tyrion jon", hands={"cersei": "betrayal"}, stacks={"tyrion": "blackwater_chain feast"}
    )

    table.plays("play betrayal")

    assert table.stack("cersei") == ["betrayal"]
    assert table.stack("tyrion") == ["blackwater_chain", "feast"]


def test_sharp_tongue_trades_cards() -> None:
    table = scene("tyrion cersei jon", hands={"tyrion": "sharp_tongue siege", "cersei": "feast"})

    table.plays("play sharp_tongue", "name 1")
    assert table.choices() == ["give siege", "give feast"]
    table.plays("give siege")

    assert table.hand("tyrion") == ["feast"]
    assert table.hand("cersei") == ["siege"]


def test_hand_of_the_king_places_the_winners_token() -> None:
    table = scene("tyrion cersei jon", stacks={"tyrion": "hand_of_the_king", "cersei": "great_host"})
    table.kneel_all()
    table.turn("cersei", "council 1")

    assert table.prompt() == "prompt-token-of"
    table.turn("tyrion", "council 0")

    assert table.tokens("tyrion|cersei") == 1


def test_dracarys_kills_a_weak_ally_anywhere() -> None:
    table = scene(
        "daenerys euron jon doran",
        hands={"daenerys": "dracarys"},
        councils={"daenerys|euron": "robb", "jon|doran": "beric tywin"},
    )

    table.plays("play dracarys")
    assert table.choices() == ["ally robb", "ally beric"]
    table.plays("ally beric")

    assert table.killed() == ["beric"]


def test_breaker_of_chains_is_free_of_influence_limits() -> None:
    table = scene(
        "daenerys euron jon", stacks={"daenerys": "breaker_of_chains great_host", "euron": "puppet"}
    )

    table.kneel_all()

    assert table.allowed() == ["daenerys|euron", "jon|daenerys"]


def test_three_heads_count_in_a_stack_of_three() -> None:
    assert scene("daenerys euron jon", stacks={"daenerys": "three_heads feast"}).total("daenerys") == 6
    assert (
        scene("daenerys euron jon", stacks={"daenerys": "three_heads feast ambush"}).total("daenerys") == 12
    )


def test_unsullied_cannot_be_touched() -> None:
    table = scene("cersei daenerys jon", hands={"cersei": "tears_of_lys"}, stacks={"daenerys": "unsullied"})

    table.plays("play tears_of_lys")

    assert table.total("daenerys") == 6


def test_kill_the_boy_trades_the_claimed_ally_for_two_tokens() -> None:
    table = scene("jon cersei euron", stacks={"jon": "kill_the_boy"})
    table.kneel_all()
    table.plays("council 0", "council 0")

    assert table.choices() == ["pass", "use"]
    table.plays("use", "council 0", "council 2")

    assert table.killed() == ["catelyn"]
    assert table.all_tokens() == 3


def test_oath_of_the_watch_counts_others_who_kneel() -> None:
    assert (
        scene("jon cersei euron", stacks={"jon": "oath_of_the_watch"}, kneeling="cersei euron").total("jon")
        == 5
    )


def test_ghost_comes_back_to_a_loser() -> None:
    table = scene("jon cersei euron", stacks={"jon": "ghost", "cersei": "great_host"})
    table.kneel_all()

    table.end_round()

    assert "ghost" in table.hand("jon")


def test_longclaw_wins_ties() -> None:
    table = scene("cersei euron jon", stacks={"cersei": "oath_of_fealty", "jon": "longclaw"})

    table.kneel_all()

    assert table.winner() == "jon"


def test_the_pack_survives_brings_another_ally_to_the_same_council() -> None:
    table = scene("eddard euron jon", stacks={"eddard": "pack_survives"}, allies="arya beric")
    table.kneel_all()

    table.plays("council 2", "council 0")

    assert table.allies("jon|eddard") == ["catelyn", "arya"]


def test_ice_kills_in_a_neighbors_far_council() -> None:
    table = scene(
        "eddard euron jon doran",
        stacks={"eddard": "ice"},
        councils={"eddard|euron": "arya", "euron|jon": "robb tywin", "jon|doran": "beric"},
    )
    table.kneel_all()
    table.plays("council 0", "council 0")

    assert table.choices() == ["pass", "ally robb", "ally beric"]
    table.plays("ally robb")

    assert table.killed() == ["robb"]


def test_honour_above_all_makes_later_cards_plain() -> None:
    table = scene("eddard euron jon", hands={"eddard": "honour_above_all great_host siege"})

    table.plays("play honour_above_all", "kneel", "kneel", "play great_host")

    assert not table.kneels("eddard")
    assert table.total("eddard") == 14


def test_winter_is_coming_buries_allies() -> None:
    table = scene("eddard euron jon", hands={"eddard": "winter_is_coming"}, allies="arya beric walder lysa")

    table.plays("play winter_is_coming", "under 1", "top 3", "under 2")

    assert table.ally_deck()[:2] == ["walder", "lysa"]
    assert table.ally_deck()[-2:] == ["arya", "beric"]


def test_patience_draws_two() -> None:
    table = scene("doran euron jon", hands={"doran": "patience"}, deck="feast puppet")

    table.plays("play patience")

    assert table.hand("doran") == ["feast", "puppet"]


def test_vengeance_counts_the_killed_up_to_four() -> None:
    assert scene("doran euron jon", stacks={"doran": "vengeance"}, killed="arya robb").total("doran") == 5
    five = "arya robb beric lysa walder"
    assert scene("doran euron jon", stacks={"doran": "vengeance"}, killed=five).total("doran") == 7


def test_sand_snakes_strike_the_highest_card() -> None:
    table = scene("doran euron jon", hands={"doran": "sand_snakes"}, stacks={"euron": "feast great_host"})

    table.plays("play sand_snakes")

    assert table.values("euron") == [3, 0]


def test_water_gardens_return_another_card_to_a_loser() -> None:
    table = scene(
        "doran euron jon",
        stacks={"doran": "water_gardens feast regency", "euron": "great_host cavalry_charge"},
    )
    table.kneel_all()
    table.plays("council 0", "council 0")

    assert table.choices() == ["card 0.1", "card 0.2"]
    table.plays("card 0.2")

    assert "regency" in table.hand("doran")


def test_the_silence_guards_the_whole_stack_against_others() -> None:
    table = scene(
        "cersei euron jon", hands={"cersei": "ambush"}, stacks={"euron": "the_silence feast", "jon": "puppet"}
    )

    table.plays("play ambush")

    assert table.stack("euron") == ["the_silence", "feast"]
    assert table.stack("jon") == []


def test_dragonbinder_takes_a_neighbors_highest_card() -> None:
    table = scene(
        "euron cersei jon doran",
        hands={"euron": "dragonbinder"},
        stacks={"cersei": "feast puppet", "jon": "great_host", "doran": "siege"},
    )

    table.plays("play dragonbinder")
    assert table.choices() == ["card 1.1", "card 3.0"]
    table.plays("card 1.1")

    assert table.stack("euron") == ["puppet", "dragonbinder"]


def test_crows_eye_steals_a_token() -> None:
    table = scene(
        "euron cersei jon doran",
        stacks={"euron": "crows_eye"},
        tokens={"cersei|jon": "2", "euron|cersei": "1"},
    )
    table.kneel_all()
    table.plays("council 0", "council 3")

    table.plays("council 0")

    assert table.token_values("euron|cersei") == [1, 2]
    assert table.tokens("cersei|jon") == 0


def test_iron_price_is_paid_with_cards() -> None:
    table = scene("euron cersei jon", hands={"euron": "iron_price feast puppet siege"})

    table.plays("play iron_price", "discard feast", "discard siege", "done")

    assert table.total("euron") == 8
    assert table.hand("euron") == ["puppet"]


def test_blood_magic_kills_the_ally_and_claims_the_next() -> None:
    table = scene("melisandre cersei jon", stacks={"melisandre": "blood_magic"}, allies="robb arya")
    table.kneel_all()

    table.plays("use", "council 2")

    assert table.killed() == ["catelyn"]
    assert table.allies("jon|melisandre") == ["robb"]
    assert table.realm.claimed == table.realm.councils[2][0]


def test_shadow_assassin_leaves_the_winner_without_an_ally() -> None:
    table = scene("melisandre cersei jon", stacks={"melisandre": "shadow_assassin", "cersei": "great_host"})
    table.kneel_all()

    table.turn("melisandre", "use")
    table.turn("cersei", "council 1")

    assert table.killed() == ["catelyn"]
    assert table.tokens("cersei|jon") == 1


def test_visions_show_allies_and_tokens() -> None:
    table = scene(
        "melisandre cersei jon",
        hands={"melisandre": "visions"},
        tokens={"cersei|jon": "31"},
        allies="arya beric walder",
    )

    table.plays("play visions", "top 2", "top 1")

    assert table.ally_deck()[:3] == ["beric", "arya", "walder"]
    assert table.view("melisandre").councils[1].tokens_seen == [1, 3]
    assert table.view("jon").councils[1].tokens_seen == []


def test_offering_feeds_the_flames() -> None:
    table = scene(
        "melisandre cersei jon",
        hands={"melisandre": "offering"},
        councils={"jon|melisandre": "tywin", "cersei|jon": "arya"},
    )

    table.plays("play offering")
    assert table.choices() == ["pass", "ally tywin"]
    table.plays("ally tywin")

    assert table.total("melisandre") == 9
    assert table.killed() == ["tywin"]


def test_matchmaker_brings_an_ally_into_the_council_shared_with_the_winner() -> None:
    table = scene(
        "olenna cersei jon", stacks={"olenna": "matchmaker", "cersei": "great_host"}, allies="robb arya"
    )
    table.kneel_all()

    table.plays("council 1", "council 1")

    assert table.allies("olenna|cersei") == ["robb"]


def test_growing_strong_counts_your_allies() -> None:
    councils = {"olenna|cersei": "arya robb", "jon|olenna": "beric", "cersei|jon": "lysa"}
    assert (
        scene("olenna cersei jon", stacks={"olenna": "growing_strong"}, councils=councils).total("olenna")
        == 4
    )


def test_queen_of_thorns_picks_a_low_card_from_a_hand() -> None:
    table = scene(
        "olenna cersei jon", hands={"olenna": "queen_of_thorns", "cersei": "great_host feast siege"}
    )

    table.plays("play queen_of_thorns", "name 1")
    assert table.choices() == ["discard siege", "discard feast"]
    table.plays("discard feast")

    assert table.hand("cersei") == ["great_host", "siege"]
    assert len(table.view("olenna").seats[1].hand_seen) == 2


def test_bounty_of_the_reach_is_shared_with_a_neighbor() -> None:
    table = scene(
        "olenna cersei jon doran", hands={"olenna": "bounty_of_the_reach"}, deck="feast puppet siege ambush"
    )

    table.plays("play bounty_of_the_reach")
    assert table.choices() == ["name 1", "name 3"]
    table.plays("name 3")

    assert table.hand("olenna") == ["feast", "puppet"]
    assert len(table.hand("doran")) == 3
