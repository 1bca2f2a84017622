"""The seven plots of the Targaryen deck."""

from games.living_card_game.dragons import AXE, dragons, reveal
from games.living_card_game.scene import scene, side


def test_who_is_condemned_is_chosen_by_an_opponent() -> None:
    table = reveal(
        side("jhogo", plots="condemned_by_the_realm blockade"),
        side("robb_stark", plots="blockade"),
        side("shae catelyn_stark", plots="blockade"),
    )
    you, foe, third = table.players

    you.says("player 1")
    assert foe.choices() == ["choose jhogo", "choose shae", "choose catelyn_stark"]
    foe.chooses("shae")
    table.passes()

    assert (you.dead(), foe.dead(), third.dead()) == ([], [], ["shae"])


def test_nobody_is_condemned_where_nobody_is() -> None:
    table = reveal(
        side(plots="condemned_by_the_realm blockade"), side("robb_stark", plots="blockade uneasy_truce")
    )

    assert (table.told("dies"), table.seat(1).play()) == ([], ["robb_stark"])


def test_two_count_their_favors() -> None:
    table = reveal(
        side(plots="counting_favors blockade", deck=5),
        side(plots="blockade", deck=5),
        side(plots="blockade", deck=5),
    )

    table.seat(0).says("player 2")

    assert table.told("draws") == ["draws 0 3", "draws 2 3"]


def test_attachments_are_power_and_wealth() -> None:
    table = scene(
        side("jhogo:with=axe:with=axe shae", plot="power_and_wealth"),
        side("robb_stark:with=axe:against=axe@0"),
        cards=[AXE],
    )
    you, foe = table.players

    assert (you.strength("jhogo"), you.strength("shae"), foe.strength("robb_stark")) == (7, 1, 2)


def test_the_mad_king_leaves_one_attachment_less() -> None:
    table = reveal(
        dragons("jhogo:with=axe", plots="mad_kings_legacy blockade"),
        side("robb_stark:with=bodyguard", plots="blockade uneasy_truce"),
    )
    you, foe = table.players

    assert you.choices() == ["choose axe", "choose bodyguard"]
    you.chooses("bodyguard")
    table.passes()

    assert (you.play(), foe.play(), foe.discard()) == (["jhogo", "axe"], ["robb_stark"], ["bodyguard"])


def test_the_largest_hand_is_cut_down_by_decree() -> None:
    table = reveal(
        dragons(hand="jhogo drogon rhaegal viserion shae", plots="rule_by_decree blockade"),
        side(hand="hodor hodor hodor hodor ice bran_stark", plots="blockade uneasy_truce"),
    )
    you, foe = table.players

    foe.picks(table.prompt().id, "ice", "bran_stark")

    assert (foe.hand(), sorted(foe.discard()), len(you.hand())) == (
        ["hodor"] * 4,
        ["bran_stark", "ice"],
        5,
    )


def test_before_noose_and_swordpoint_the_weak_keep_kneeling() -> None:
    table = scene(
        side("shae:kneeling jhogo:kneeling summer_sea:kneeling", plot="noose_and_swordpoint"),
        side("robb_stark:kneeling catelyn_stark:kneeling"),
        phase="standing",
    )
    you, foe = table.players

    assert [card for card in you.play() if you.kneels(card)] == ["shae"]
    assert [card for card in foe.play() if foe.kneels(card)] == ["robb_stark"]


def test_the_masses_do_not_defend() -> None:
    table = scene(dragons("jhogo"), side("illyrios_man robb_stark", plot="herding_the_masses"))
    you, foe = table.players

    you.attacks("power", "jhogo")
    table.passes_until("prompt-stealth")
    you.act("done")

    table.asks("prompt-defend", 1)
    assert foe.choices() == ["done", "choose robb_stark"]
