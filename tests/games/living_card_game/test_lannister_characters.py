"""Characters of House Lannister, and the neutral ones of its deck."""

import pytest

from fivethrones.games.card_engine.box.figures import DEADLY, NO_ATTACHMENTS, STEALTH
from fivethrones.games.card_engine.values.of_players import income
from games.living_card_game.scene import scene, side


def test_joffrey_takes_power_up_to_three_times_a_round_when_lords_and_ladies_die() -> None:
    table = scene(
        side(play="joffrey_baratheon bran_stark", plots="blockade"),
        side(play="robb_stark arya_stark catelyn_stark hodor", plots="valar_morghulis"),
        phase="plot",
    )
    you = table.seat(0)
    you.act("first", 0)

    for _ in range(3):
        you.uses("joffrey_baratheon")
    assert not you.may("use joffrey_baratheon")

    assert table.told("gains-power") == ["gains-power 0 joffrey_baratheon 1"] * 3


def test_joffrey_does_not_care_for_other_deaths() -> None:
    table = scene(side(play="joffrey_baratheon:kneeling hodor:kneeling"), side(play="robb_stark"), first=1)

    table.seat(1).attacks("military", "robb_stark")
    table.seat(0).chooses("hodor")
    table.passes()

    assert table.seat(0).power_on("joffrey_baratheon") == 0


@pytest.mark.parametrize(("type", "kneels"), [("military", False), ("intrigue", True)])
def test_jaime_does_not_kneel_in_military_challenges(type: str, kneels: bool) -> None:
    attacking = scene(side(play="ser_jaime_lannister"), side())
    attacking.seat(0).attacks(type, "ser_jaime_lannister")
    assert attacking.seat(0).kneels("ser_jaime_lannister") == kneels

    defending = scene(side(play="raff_the_sweetling"), side(play="ser_jaime_lannister"))
    defending.seat(0).attacks(type, "raff_the_sweetling")
    defending.seat(1).defends("ser_jaime_lannister")
    assert defending.seat(1).kneels("ser_jaime_lannister") == kneels


@pytest.mark.parametrize(
    ("type", "attacker", "draws"),
    [
        ("intrigue", "cersei_lannister", True),
        ("power", "tyrion_lannister", True),
        ("power", "cersei_lannister", False),
    ],
)
def test_tyrion_draws_for_gold_after_intrigues_and_after_his_own_challenges(
    type: str, attacker: str, draws: bool
) -> None:
    table = scene(side(play="tyrion_lannister cersei_lannister", gold=2, deck=5), side(power=1))
    you = table.seat(0)

    you.attacks(type, attacker)
    if draws:
        you.uses("tyrion_lannister")
    table.passes()

    assert (len(you.hand()), you.gold) == ((1, 1) if draws else (0, 2))
    assert len(table.told("uses")) == draws


def test_cersei_keeps_a_character_on_its_knees() -> None:
    table = scene(
        side(play="cersei_lannister", gold=3),
        side(play="robb_stark arya_stark:kneeling"),
        phase="dominance",
        goes_on=True,
    )
    you, foe = table.players

    you.uses("cersei_lannister", "robb_stark")
    table.passes()

    assert table.told("pays", "kneels") == ["kneels 0 cersei_lannister", "pays 0 2", "kneels 1 robb_stark"]
    assert (foe.kneels("robb_stark"), foe.kneels("arya_stark")) == (True, False)


def test_tywin_brings_two_gold_that_can_be_spent() -> None:
    table = scene(
        side(house="lannister", play="tywin_lannister", hand="ser_ilyn_payne"),
        side(),
        phase="draw",
        goes_on=True,
    )
    you = table.seat(0)
    assert (table.table.gold_on[you.mine("tywin_lannister")], you.gold) == (2, 4)

    you.plays("ser_ilyn_payne")
    you.says("amount 2")

    assert (table.table.gold_on[you.mine("tywin_lannister")], you.gold) == (0, 2)


def test_ser_ilyn_kills_a_weak_character_while_marshalling() -> None:
    table = scene(side(play="ser_ilyn_payne"), side(play="arya_stark eddard_stark"), phase="marshalling")
    you, foe = table.players

    you.uses("ser_ilyn_payne")
    assert you.choices() == ["choose ser_ilyn_payne", "choose arya_stark"]
    you.chooses("arya_stark")
    table.passes()

    assert foe.dead() == ["arya_stark"]
    assert you.kneels("ser_ilyn_payne")


def test_the_hound_is_not_dead_for_good() -> None:
    table = scene(side(play="the_hound:kneeling"), side(play="robb_stark"), first=1)
    you, foe = table.players

    foe.attacks("military", "robb_stark")
    table.passes()

    assert table.told("dies") == ["dies 0 the_hound"]
    assert (you.dead(), you.discard()) == ([], ["the_hound"])


@pytest.mark.parametrize(
    ("way", "deck", "play", "discard"),
    [
        ("way discard-top", ["hodor"], ["the_hound"], ["ice"]),
        ("way discard-this", ["ice", "hodor"], [], ["the_hound"]),
    ],
)
def test_the_hound_takes_the_top_card_or_goes(
    way: str, deck: list[str], play: list[str], discard: list[str]
) -> None:
    table = scene(side(play="the_hound", deck="ice hodor"), side(), goes_on=True)
    you = table.seat(0)
    table.ends_phase()
    table.asks("prompt-way", 0)

    you.says(way)
    table.passes()

    assert (you.deck(), you.play(), you.discard()) == (deck, play, discard)


def test_chella_sends_a_location_home_for_its_printed_cost() -> None:
    table = scene(
        side(play="chella_daughter_of_cheyk lannisport", gold=2),
        side(play="great_keep winterfell_castle hodor:kneeling"),
    )
    you = table.seat(0)

    you.attacks("military", "chella_daughter_of_cheyk")
    you.uses("chella_daughter_of_cheyk")
    assert you.choices() == ["choose lannisport", "choose great_keep"]
    you.chooses("lannisport")
    table.passes()

    assert (you.hand(), you.gold) == (["lannisport"], 0)


def test_chella_needs_a_clansman_in_the_challenge() -> None:
    table = scene(side(play="chella_daughter_of_cheyk the_hound", gold=2), side(play="great_keep"))

    table.seat(0).attacks("military", "the_hound")
    table.passes()

    assert table.told("uses") == []


def test_bronn_stands_up_instead_of_a_death() -> None:
    table = scene(
        side(play="bronn:kneeling cersei_lannister:kneeling", gold=2), side(play="robb_stark"), first=1
    )
    you, foe = table.players

    foe.attacks("military", "robb_stark")
    you.uses("bronn", "cersei_lannister")
    you.chooses("cersei_lannister")

    assert table.told("spared") == ["spared 0 cersei_lannister bronn"]
    assert (you.kneels("bronn"), you.gold, you.dead()) == (False, 0, [])


def test_pycelle_takes_the_top_card_when_an_opponent_reveals_cards() -> None:
    table = scene(
        side(play="grand_maester_pycelle", hand="hodor ice", deck="the_hound bronn"),
        side(hand="call_their_bluff", gold=2),
        phase="dominance",
        first=1,
    )
    you, foe = table.players

    foe.uses("call_their_bluff", "name hodor")
    you.uses("grand_maester_pycelle")
    table.passes()

    assert (you.hand(), you.deck()) == (["ice", "the_hound"], ["bronn"])
    assert table.told("takes-top") == ["takes-top 0 the_hound"]


@pytest.mark.parametrize(("verb", "deck"), [("top", ["hodor", "ice"]), ("under", ["ice", "hodor"])])
def test_raff_looks_at_a_deck_and_leaves_the_card_or_puts_it_under(verb: str, deck: list[str]) -> None:
    table = scene(side(play="raff_the_sweetling", gold=1), side(deck=3), side(deck="hodor ice"))
    you, _, third = table.players

    you.uses("raff_the_sweetling", "player 2")
    you.does(verb)

    assert (third.deck(), you.gold) == (deck, 0)
    assert "hodor" not in str(table.told("looks-at-top", "puts-top-under", "leaves-on-top"))


def test_raff_needs_a_deck_to_look_at() -> None:
    table = scene(side(play="raff_the_sweetling", hand="ice", gold=4), side(), phase="marshalling")

    assert table.seat(0).refuses("use", "raff_the_sweetling") == "refused-no-target"


def test_jacelyns_death_costs_each_opponent_a_card() -> None:
    table = scene(
        side(play="ser_jacelyn_bywater:kneeling"),
        side(play="robb_stark", hand="ice"),
        side(hand="hodor bronn"),
        first=1,
    )
    you, foe, third = table.players

    foe.attacks("military", "robb_stark", against=0)
    you.uses("ser_jacelyn_bywater", ability=1)
    table.passes()

    assert (len(foe.hand()), len(third.hand()), you.dead()) == (0, 1, ["ser_jacelyn_bywater"])


def test_jacelyn_is_immune_to_character_abilities() -> None:
    table = scene(
        side(play="cersei_lannister", gold=2, hand="the_lions_will"),
        side(play="ser_jacelyn_bywater"),
        phase="dominance",
    )
    you = table.seat(0)

    you.uses("cersei_lannister", "cersei_lannister")
    assert not table.seat(1).kneels("ser_jacelyn_bywater")
    assert table.told("targets") == ["targets 0 cersei_lannister cersei_lannister"]

    events = scene(side(gold=2, hand="the_lions_will"), side(play="ser_jacelyn_bywater"), phase="dominance")
    events.seat(0).uses("the_lions_will", "ser_jacelyn_bywater")
    assert events.seat(1).kneels("ser_jacelyn_bywater")


def test_the_enemy_informer_kneels_a_character_when_played() -> None:
    table = scene(
        side(house="lannister", hand="enemy_informer", gold=3), side(play="robb_stark"), phase="marshalling"
    )

    table.seat(0).plays("enemy_informer")
    table.seat(0).uses("enemy_informer", "robb_stark")

    assert table.seat(1).kneels("robb_stark")


def test_qyburns_informers_bring_two_cards_from_an_intrigue_won() -> None:
    table = scene(side(play="qyburns_informers", deck=5), side())

    table.seat(0).attacks("intrigue", "qyburns_informers")
    table.seat(0).uses("qyburns_informers")

    assert len(table.seat(0).hand()) == 2


@pytest.mark.parametrize("victim", ["cersei_lannister", "cerseis_attendant"])
def test_cerseis_attendant_kneels_a_character_when_she_or_cersei_dies(victim: str) -> None:
    table = scene(
        side(play="cersei_lannister:kneeling cerseis_attendant:kneeling"),
        side(play="robb_stark hodor"),
        first=1,
    )
    you, foe = table.players

    foe.attacks("military", "robb_stark")
    you.chooses(victim)
    you.uses("cerseis_attendant", "hodor")

    assert foe.kneels("hodor")


def test_lurkers_at_harrenhal_have_three_keywords() -> None:
    table = scene(side(play="lurkers_at_harrenhal"), side())

    for keyword in (NO_ATTACHMENTS, STEALTH, DEADLY):
        assert table.seat(0).has_keyword("lurkers_at_harrenhal", keyword)
    assert table.seat(0).strength("lurkers_at_harrenhal") == 6


@pytest.mark.parametrize(("card", "gold"), [("lannisport_steward", 6), ("lannisport_weaponsmith", 5)])
def test_lannisport_serves_with_income(card: str, gold: int) -> None:
    assert income(scene(side(play=card), side()).table, 0) == gold


def test_the_lannisport_honor_guard_serves_an_opponent_until_he_wins_with_it() -> None:
    table = scene(side(hand="lannisport_honor_guard", play="hodor:kneeling"), side(), first=1)
    you, foe = table.players

    you.uses("lannisport_honor_guard")
    assert foe.play() == ["lannisport_honor_guard"]
    foe.attacks("military", "lannisport_honor_guard")
    table.passes()

    assert (you.play(), foe.play()) == (["lannisport_honor_guard"], [])
