"""Plots, one fact or more each."""

from fivethrones.games.card_engine.records.zones import DECK, HAND
from fivethrones.kernel.action import SPECTATOR, Action
from fivethrones.kernel.knowledge import EVERYONE
from games.stark_lannister.scene import GAME, Scene, Side, scene, side


def revealed(stark: Side, lannister: Side, first: str = "stark") -> Scene:
    """Both players have one plot, which is revealed; whoever wins initiative names this first player."""
    table = scene(stark=stark, lannister=lannister, phase="plot", first=first)
    winner = table.table.initiative
    table.apply(Action(winner, "first", 0 if first == "stark" else 1))
    return table


def test_under_arrest_kneels_an_enemy() -> None:
    """SL-17: if there is one."""
    table = revealed(side(play="robb_stark jon_snow", plots="the_old_gods"), side(plots="under_arrest"))

    assert table.asked() == [1]
    table.lannister.chooses("robb_stark")

    assert table.stark.kneels("robb_stark")


def test_valar_morghulis_kills_all_characters() -> None:
    """SL-17, SL-63: saves work."""
    table = revealed(
        side(play="robb_stark jon_snow:under=jon_snow winterfell", plots="the_old_gods"),
        side(play="the_hound", plots="valar_morghulis"),
    )

    table.stark.gives_up_duplicate_of("jon_snow")

    assert table.stark.play() == ["jon_snow", "winterfell"]
    assert (table.stark.dead(), table.lannister.dead()) == (["robb_stark"], ["the_hound"])


def test_the_lion_and_the_wolf_raise_claim_in_battle() -> None:
    """SL-33: for whoever attacks."""
    table = scene(
        stark=side(play="jon_snow:kneeling arya_stark:kneeling hodor:kneeling", plot="the_lion_and_the_wolf"),
        lannister=side(play="the_hound"),
        first="lannister",
    )

    table.lannister.attacks("military", "the_hound")
    table.passes()

    assert table.told("claim") == ["claim 1 2"]
    table.stark.chooses("jon_snow", "arya_stark")
    assert table.stark.dead() == ["jon_snow", "arya_stark"]


def test_spies_put_a_card_under_the_deck() -> None:
    """SL-9: its owner and the spy know it, others do not."""
    table = revealed(
        side(plots="spies_among_us"),
        side(hand="the_hound shae", deck="tywin_lannister", plots="killing_cold"),
        first="lannister",
    )

    table.stark.chooses("shae")

    assert table.lannister.hand() == ["the_hound"]
    assert table.lannister.deck() == ["tywin_lannister", "shae"]
    shae = table.table.kinds[table.table.pile(DECK, 1)[1]]
    assert [GAME.view(table.table, viewer).sides[1].deck_seen for viewer in (-1, 0, 1)] == [
        [],
        [1, shae],
        [1, shae],
    ]


def test_others_do_not_learn_which_card_spies_took() -> None:
    """SL-9: not even if it is one that all had seen in that hand."""
    table = revealed(
        side(plots="spies_among_us"), side(hand="the_hound bronn shae", deck=3, plots="uneasy_truce")
    )
    hand = table.table.pile(HAND, 1)
    table.table.knowledge[hand[0]] = EVERYONE
    assert GAME.view(table.table, SPECTATOR).sides[1].hand_seen != []

    table.stark.does("choose", "the_hound")

    seen = GAME.view(table.table, SPECTATOR).sides[1]
    assert (seen.hand_seen, seen.deck_seen) == ([], [])
    assert len(GAME.view(table.table, 0).sides[1].hand_seen) == 2


def test_the_old_gods_make_the_first_character_cheaper() -> None:
    """SL-66: of either house; a neutral one does not count."""
    table = scene(
        stark=side(hand="syrio_forel jon_snow arya_stark", gold=6, plot="the_old_gods"), phase="marshalling"
    )

    for card in ("syrio_forel", "jon_snow", "arya_stark"):
        table.stark.plays(card)

    assert table.told("plays") == ["plays 0 syrio_forel 2", "plays 0 jon_snow 1", "plays 0 arya_stark 2"]


def test_calling_the_banners_leaves_costs_as_they_are() -> None:
    """SL-66: not even Godswood helps."""
    table = scene(
        stark=side(play="godswood", hand="jon_snow", gold=3, plot="calling_the_banners"), phase="marshalling"
    )

    table.stark.uses("godswood")
    table.stark.plays("jon_snow")

    assert table.told("plays") == ["plays 0 jon_snow 3"]


def test_killing_cold_skips_the_standing_phase() -> None:
    """SL-41: for both, its actions included."""
    plots = {"stark": "the_old_gods storm_of_swords", "lannister": "uneasy_truce hear_me_roar"}
    table = scene(
        stark=side(play="jon_snow:kneeling", plots=plots["stark"]),
        lannister=side(plot="killing_cold", plots=plots["lannister"]),
        phase="dominance",
        goes_on=True,
    )

    assert table.told("skips-standing", "stand") == ["skips-standing 0"]
    assert table.stark.kneels("jon_snow")


def test_building_season_searches_decks() -> None:
    """SL-70: the find is shown, the deck shuffled; a player who takes nothing shuffles too."""
    table = revealed(
        side(deck="jon_snow winterfell not_today", plots="building_season"),
        side(deck="casterly_rock the_hound", plots="uneasy_truce"),
    )

    assert table.stark.choices() == ["done", "choose winterfell"]
    table.stark.chooses("winterfell")
    assert table.stark.hand() == []
    table.lannister.act("done")

    assert table.told("finds", "finds-nothing") == ["finds 0 winterfell", "finds-nothing 1"]
    assert table.stark.hand() == ["winterfell"]
    assert len(GAME.view(table.table, 1).sides[0].hand_seen) == 1


def test_wildfire_spares_up_to_three() -> None:
    """SL-17: the first player chooses first, then all die together."""
    table = revealed(
        side(play="robb_stark jon_snow arya_stark hodor", plots="wildfire_assault"),
        side(play="the_hound shae", plots="uneasy_truce"),
    )

    assert table.told("dies") == []
    table.stark.chooses("robb_stark", "jon_snow", "arya_stark")
    assert table.asked() == [1]
    table.lannister.chooses("shae")
    table.lannister.act("done")

    assert table.told("dies") == ["dies 0 hodor", "dies 1 the_hound"]


def test_illyrios_gift_is_a_passive() -> None:
    """SL-59: nobody is asked."""
    table = scene(stark=side(play="hodor", plot="illyrios_gift"), phase="dominance")

    assert table.stark.power == 4
    assert table.prompt().id == "prompt-halt"


def test_rule_by_decree_empties_the_larger_hand() -> None:
    """SL-17: by its owner's choice, down to four."""
    table = revealed(
        side(hand="hodor jon_snow arya_stark robb_stark sansa_stark", plots="rule_by_decree"),
        side(hand="shae", plots="uneasy_truce"),
    )

    table.stark.chooses("hodor")

    assert table.stark.discard() == ["hodor"]
    assert len(table.stark.hand()) == 4


def test_guarding_the_throne_keeps_power_on_the_banner() -> None:
    """SL-36: unopposed power is another matter."""
    table = scene(stark=side(play="jon_snow"), lannister=side(power=4, plot="guarding_the_throne"))

    table.stark.attacks("power", "jon_snow")
    table.passes()

    assert (table.stark.power, table.lannister.power) == (1, 4)


def test_game_of_thrones_leaves_schemers_standing() -> None:
    """SL-25: own ones, attacking or defending in an intrigue."""
    table = scene(lannister=side(play="cersei_lannister", plot="game_of_thrones"), first="lannister")

    table.lannister.attacks("intrigue", "cersei_lannister")

    assert not table.lannister.kneels("cersei_lannister")


def test_crossing_the_trident_helps_the_outnumbered() -> None:
    """SL-65: as long as there are fewer."""
    fewer = scene(
        stark=side(play="jon_snow", plot="crossing_the_trident"), lannister=side(play="shae the_hound")
    )
    even = scene(stark=side(play="jon_snow", plot="crossing_the_trident"), lannister=side(play="shae"))

    assert fewer.stark.strength("jon_snow") == 5
    assert even.stark.strength("jon_snow") == 3


def test_hidden_in_the_shadows_lets_a_lone_attacker_slip_by() -> None:
    """SL-55: only if it is alone."""
    table = scene(
        stark=side(play="jon_snow eddard_stark", plot="hidden_in_the_shadows"),
        lannister=side(play="the_hound shae"),
    )

    table.stark.attacks("military", "jon_snow")

    assert table.prompt().id == "prompt-stealth"


def test_storm_of_swords_brings_a_second_battle() -> None:
    """SL-27: not a third."""
    table = scene(stark=side(play="jon_snow eddard_stark robb_stark", plot="storm_of_swords"))

    table.stark.attacks("military", "jon_snow")
    assert table.stark.may("challenge military")
    table.stark.attacks("military", "eddard_stark")

    assert table.stark.choices() == ["done", "challenge power"]


def test_extra_challenges_for_everybody() -> None:
    """SL-27: power or intrigue."""
    table = scene(
        stark=side(play="sansa_stark catelyn_stark jon_snow", plot="nest_of_vipers"),
        lannister=side(plot="a_clash_of_kings"),
    )

    table.stark.attacks("intrigue", "sansa_stark")
    assert table.stark.may("challenge intrigue")
    table.stark.attacks("power", "jon_snow")

    assert table.stark.may("challenge power")


def test_a_blockade_lowers_the_income_of_the_enemys_plot() -> None:
    """SL-21: never below 0; bonuses stay."""
    table = scene(
        stark=side(plot="storm_of_swords", play="winterfell_castle", hand="hodor"),
        lannister=side(plot="blockade"),
        phase="draw",
        goes_on=True,
    )

    assert table.told("income")[0] == "income 0 1"


def test_rains_of_autumn_take_all_bonuses() -> None:
    """SL-21: of both players."""
    table = scene(
        stark=side(play="winterfell_castle", hand="hodor"),
        lannister=side(plot="rains_of_autumn"),
        phase="draw",
        goes_on=True,
    )

    assert table.told("income")[0] == "income 0 4"


def test_summoning_season_finds_characters() -> None:
    """SL-70: or nothing, if there is none or none is wanted."""
    table = revealed(
        side(deck="jon_snow winterfell", plots="summoning_season"),
        side(deck="casterly_rock", plots="uneasy_truce"),
    )

    assert table.stark.choices() == ["done", "choose jon_snow"]
    table.stark.chooses("jon_snow")
    assert table.lannister.choices() == ["done"]


def test_counting_favors_lets_all_draw() -> None:
    """SL-17: two cards each."""
    table = revealed(side(deck=3, plots="counting_favors"), side(deck=1, plots="uneasy_truce"))

    assert table.told("draws") == ["draws 0 2", "draws 1 1"]


def test_each_marches_one_to_the_wall() -> None:
    """SL-17, SL-48: the only one is not asked for."""
    table = revealed(
        side(play="jon_snow hodor", plots="marched_to_the_wall"), side(play="shae", plots="uneasy_truce")
    )

    table.stark.chooses("jon_snow")

    assert (table.stark.discard(), table.lannister.discard()) == (["jon_snow"], ["shae"])


def test_drunken_allegations_kneel_one_each() -> None:
    """SL-17: a standing one."""
    table = revealed(
        side(play="jon_snow hodor:kneeling", plots="drunken_allegations"),
        side(play="shae", plots="uneasy_truce"),
    )

    assert table.told("kneels") == ["kneels 0 jon_snow", "kneels 1 shae"]


def test_a_tourney_strengthens_knights_and_lords() -> None:
    """SL-65: own ones, attacking in battle."""
    table = scene(stark=side(play="robb_stark arya_stark", plot="tourney_for_the_hand"))

    table.stark.attacks("military", "robb_stark")

    assert table.told("wins-challenge") == ["wins-challenge 0 4 0"]


def test_noose_and_swordpoint_keep_the_weak_down() -> None:
    """SL-41: at most 2 strength when they would stand."""
    table = scene(
        stark=side(play="jon_snow:kneeling arya_stark:kneeling", plot="noose_and_swordpoint"),
        phase="standing",
    )

    assert table.told("stand") == ["stand 0 jon_snow"]


def test_planning_ahead_saves_taxes() -> None:
    """SL-42: its player's only."""
    table = scene(stark=side(gold=3, plot="planning_ahead"), lannister=side(gold=2), phase="taxation")

    assert (table.stark.gold, table.lannister.gold) == (3, 0)


def test_surprise_fails_without_initiative() -> None:
    """SL-17: then the whole hand is discarded."""
    table = scene(
        stark=side(hand="hodor jon_snow", plots="take_them_by_surprise"),
        lannister=side(plots="uneasy_truce"),
        phase="plot",
    )
    table.table.initiative = 1

    table.stark.act("first", 0)

    assert sorted(table.stark.discard()) == ["hodor", "jon_snow"]


def test_crows_feast_on_unopposed_challenges() -> None:
    """SL-38: one more power."""
    table = scene(stark=side(play="jon_snow", plot="a_feast_for_crows"))

    table.stark.attacks("power", "jon_snow")

    assert table.stark.power == 2


def test_no_mercy_means_no_saves() -> None:
    """SL-63: for anybody."""
    table = scene(
        stark=side(play="jon_snow:kneeling:under=jon_snow"),
        lannister=side(play="tywin_lannister", plot="no_mercy"),
        first="lannister",
    )

    table.lannister.attacks("military", "tywin_lannister")
    table.passes()

    assert table.told("dies", "no-answer") == ["dies 0 jon_snow"]  # nobody was asked for a save
