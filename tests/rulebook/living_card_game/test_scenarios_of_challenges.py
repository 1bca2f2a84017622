"""Small positions with a known answer, on challenges, keywords and titles."""

from games.living_card_game.scene import scene, side


def test_strength_zero_wins_nothing() -> None:
    """LC-55, A-05: DR-05."""
    table = scene(
        side(house="lannister", play="raff_the_sweetling:with=poisoned_wine"),
        side(house="stark", play="knight_of_the_tumblestone"),
    )
    you, foe = table.players

    you.attacks("military", "raff_the_sweetling")
    table.passes()

    assert table.told("challenge-unresolved") == ["challenge-unresolved 0 0 0"]
    assert (you.power, foe.play()) == (0, ["knight_of_the_tumblestone"])


def test_an_unopposed_intrigue() -> None:
    """LC-58, LC-60, LC-63: DR-06. Claim 2 takes the only card."""
    table = scene(
        side(house="lannister", plot="harsh", play="tyrion_lannister"),
        side(house="stark", hand="knight_of_the_tumblestone"),
    )
    you, foe = table.players

    you.attacks("intrigue", "tyrion_lannister")
    table.passes()

    assert (foe.hand(), foe.discard()) == ([], ["knight_of_the_tumblestone"])
    assert you.power == 1


def test_a_power_claim_reaches_house_cards_only() -> None:
    """LC-61: DR-07."""
    table = scene(
        side(house="baratheon", plot="harsh", play="host_of_storms_end"),
        side(house="stark", power=1, play="sansa_stark:power=3"),
    )
    you, foe = table.players

    you.attacks("power", "host_of_storms_end")
    foe.defends("sansa_stark")
    table.passes()

    assert (you.power, foe.power, foe.power_on("sansa_stark")) == (1, 0, 3)


def test_a_claim_of_two_takes_different_characters() -> None:
    """LC-59, LC-96: DR-08. One that was saved has met the claim."""
    table = scene(
        side(house="stark", plot="harsh", play="war_host_of_the_north"),
        side(house="baratheon", play="robert_baratheon:under=robert_baratheon knight_of_the_rainwood"),
    )
    you, foe = table.players

    you.attacks("military", "war_host_of_the_north")
    table.passes_until("prompt-save")
    foe.gives_up_duplicate_of("robert_baratheon")
    table.passes()

    assert foe.play() == ["robert_baratheon"]
    assert foe.dead() == ["knight_of_the_rainwood"]


def test_nobody_is_chosen_twice_for_a_claim() -> None:
    """LC-59: DR-08, with a third character."""
    table = scene(
        side(house="stark", plot="harsh", play="war_host_of_the_north"),
        side(
            house="baratheon",
            play="robert_baratheon:under=robert_baratheon knight_of_the_rainwood edric_storm",
        ),
    )
    you, foe = table.players

    you.attacks("military", "war_host_of_the_north")
    table.passes_until("prompt-victims")
    foe.chooses("robert_baratheon")

    assert foe.choices() == ["choose knight_of_the_rainwood", "choose edric_storm"]


def test_a_defender_takes_renown() -> None:
    """LC-62, LC-98: DR-11. There is no claim."""
    table = scene(
        side(house="lannister", play="raff_the_sweetling"), side(house="baratheon", play="brienne_of_tarth")
    )
    you, foe = table.players

    you.attacks("military", "raff_the_sweetling")
    foe.defends("brienne_of_tarth")
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 1 2 3"]
    assert foe.power_on("brienne_of_tarth") == 1
    assert you.play() == ["raff_the_sweetling"]


def test_robert_takes_all_that_a_power_challenge_gives() -> None:
    """LC-61, LC-63, LC-98: DR-12."""
    table = scene(side(house="baratheon", play="robert_baratheon"), side(house="stark", power=2))
    you, foe = table.players

    you.attacks("power", "robert_baratheon")
    table.passes()

    assert (you.power_on("robert_baratheon"), you.power, foe.power, you.total_power) == (2, 2, 1, 4)


def test_stealth_passes_over_whoever_has_none() -> None:
    """LC-99: DR-13. Two with stealth choose two, of those without it."""
    table = scene(
        side(house="lannister", play="lurkers_at_harrenhal tyrion_lannister"),
        side(house="stark", play="hodor knight_of_the_tumblestone house_tully_recruiter benjen_stark"),
    )
    you, _ = table.players

    you.attacks("power", "lurkers_at_harrenhal", "tyrion_lannister")
    table.passes_until("prompt-stealth")

    assert you.choices() == ["done", "choose knight_of_the_tumblestone", "choose house_tully_recruiter"]
    you.chooses("knight_of_the_tumblestone", "house_tully_recruiter")
    assert table.prompt().id == "prompt-defend"


def test_deadly_kills_any_character() -> None:
    """LC-100, LC-101, A-01: DR-14."""
    table = scene(
        side(house="stark", play="grey_wind"), side(house="lannister", play="bronn lannisport_weaponsmith")
    )
    you, foe = table.players

    you.attacks("military", "grey_wind")
    foe.defends("lannisport_weaponsmith")
    table.passes_until("prompt-victims")
    foe.chooses("lannisport_weaponsmith")
    table.passes()

    assert sorted(foe.dead()) == ["bronn", "lannisport_weaponsmith"]


def test_by_a_setting_deadly_kills_participants() -> None:
    """LC-101, A-01: DR-14. Bronn, who does not take part, lives."""
    table = scene(
        side(house="stark", play="grey_wind"),
        side(house="lannister", play="bronn lannisport_weaponsmith"),
        deadly_targets="participating",
    )
    you, foe = table.players

    you.attacks("military", "grey_wind")
    foe.defends("lannisport_weaponsmith")
    table.passes_until("prompt-victims")
    foe.chooses("lannisport_weaponsmith")
    table.passes()

    assert foe.play() == ["bronn"]


def test_as_many_deadly_defenders_stop_deadly() -> None:
    """LC-100, A-02: DR-14, with Bronn as a defender."""
    table = scene(
        side(house="stark", play="grey_wind"), side(house="lannister", play="bronn lannisport_weaponsmith")
    )
    you, foe = table.players

    you.attacks("military", "grey_wind")
    foe.defends("bronn", "lannisport_weaponsmith")
    table.passes_until("prompt-victims")
    foe.chooses("lannisport_weaponsmith")
    table.passes()

    assert (foe.play(), foe.dead()) == (["bronn"], ["lannisport_weaponsmith"])


def test_intimidate() -> None:
    """LC-109: DR-15. Victarion silences Theon and the Knight, but not the Reinforcements; the tie is his."""
    table = scene(
        side(house="greyjoy", play="victarion_greyjoy theon_greyjoy"),
        side(house="stark", play="knight_of_the_tumblestone trident_reinforcements"),
    )
    you, foe = table.players

    you.attacks("military", "victarion_greyjoy", "theon_greyjoy")
    foe.defends("knight_of_the_tumblestone", "trident_reinforcements")
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 0 3 3"]


def test_stalwart_goes_on_top_of_the_deck() -> None:
    """LC-71, LC-110, LC-127: DR-16. He was killed all the same, so Joffrey takes power."""
    table = scene(
        side(house="lannister", play="lannisport_honor_guard joffrey_baratheon"),
        side(house="stark", deck=5, play="eddard_stark:power=2:kneeling"),
    )
    you, foe = table.players

    you.attacks("military", "lannisport_honor_guard")
    you.uses("joffrey_baratheon")
    table.passes()

    assert foe.deck()[0] == "eddard_stark"
    assert you.power_on("joffrey_baratheon") == 1
    assert (foe.total_power, foe.dead()) == (0, [])


def test_deathbound() -> None:
    """LC-102: DR-18. A played event goes to the dead pile, and can come back for gold."""
    table = scene(
        side(house="targaryen", hand="forever_burning", gold=2),
        side(house="stark", play="knight_of_the_tumblestone"),
        goes_on=True,
    )
    you, foe = table.players

    you.uses("forever_burning", "knight_of_the_tumblestone")
    assert you.dead() == ["forever_burning"]
    assert foe.strength("knight_of_the_tumblestone") == 1
    table.ends_phase()
    you.uses("forever_burning", ability=1)

    assert (you.hand(), you.gold) == (["forever_burning"], 0)
    assert foe.strength("knight_of_the_tumblestone") == 2


def test_ambush_and_death_at_strength_zero() -> None:
    """LC-107, LC-128: DR-19. The attachment goes with its bearer."""
    table = scene(
        side(house="targaryen", hand="flame_kissed", play="eastern_fiefdoms summer_sea"),
        side(house="stark", play="knight_of_the_tumblestone"),
    )
    you, foe = table.players

    you.uses("flame_kissed", "knight_of_the_tumblestone", ability=2)
    table.passes()

    assert foe.dead() == ["knight_of_the_tumblestone"]
    assert you.discard() == ["flame_kissed"]
    assert (you.kneels("eastern_fiefdoms"), you.kneels("summer_sea")) == (True, True)


def test_the_regent_turns_a_challenge_away() -> None:
    """LC-83, LC-84: DR-20. The attacker chooses whom to attack instead."""
    table = scene(
        side(house="lannister", title="hand_of_the_king", play="raff_the_sweetling"),
        side(house="stark", title="master_of_laws"),
        side(house="baratheon", title="lord_commander_of_the_kingsguard"),
        side(house="targaryen", title="crown_regent"),
    )
    you, _, _, regent = table.players

    you.attacks("intrigue", "raff_the_sweetling", against=1)
    regent.says("title crown_regent")
    assert you.choices() == ["target 2", "target 3"]
    you.says("target 2")
    table.passes()

    assert table.told("turned-away", "declines") == ["turned-away 0 2", "declines 2"]
    assert you.kneels("raff_the_sweetling")


def test_the_lord_commander_takes_a_challenge_over() -> None:
    """LC-82, LC-86, LC-100: DR-21. Three strength of the title, 1 power of the attacker; Grey Wind kills all the same."""
    table = scene(
        side(house="stark", title="hand_of_the_king", power=2, play="grey_wind"),
        side(house="targaryen", title="master_of_laws"),
        side(house="baratheon", title="lord_commander_of_the_kingsguard", play="knight_of_the_rainwood"),
    )
    you, _, commander = table.players

    you.attacks("military", "grey_wind", against=1)
    table.passes_until("prompt-take-over")
    commander.says("title lord_commander_of_the_kingsguard")
    commander.defends("knight_of_the_rainwood")
    table.passes()
    table.asks("prompt-order", 0)
    you.says(you.choices()[0])

    assert table.told("wins-challenge") == ["wins-challenge 2 4 5"]
    assert (commander.power, you.power) == (1, 1)
    assert commander.dead() == ["knight_of_the_rainwood"]


def test_only_locations_are_taken() -> None:
    """LC-138, LC-176: DR-30. Chambers on the House card are no location."""
    table = scene(
        side(house="stark", on_house="lord_eddards_chambers", play="great_keep northern_fiefdoms"),
        side(house="baratheon", hand="support_of_the_kingdom", play="host_of_storms_end"),
        active=1,
    )
    _, you = table.players

    you.attacks("power", "host_of_storms_end")
    table.passes_until("prompt-respond")
    you.uses("support_of_the_kingdom")
    assert you.choices() == ["choose great_keep", "choose northern_fiefdoms"]
    you.chooses("great_keep")

    assert "great_keep" in you.play()
    assert "lord_eddards_chambers" in table.seat(0).play()
