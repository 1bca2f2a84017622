"""Who is killed by a passive is doomed like anybody else: in play until the responses are over."""

from games.living_card_game.scene import scene, side


def test_robb_killed_by_deadly_answers_his_win() -> None:
    """LC-57, LC-117, LC-127: CH-7, T-5. Shaggydog loses, and takes him along."""
    table = scene(side(play="shaggydog"), side(play="robb_stark"))
    you, foe = table.players

    you.attacks("military", "shaggydog")
    foe.defends("robb_stark")
    foe.uses("robb_stark")
    table.passes()

    assert table.told("dies", "leaves-play") == [
        "dies 1 robb_stark",
        "dies 0 shaggydog",
        "leaves-play 0 shaggydog dead",
        "leaves-play 1 robb_stark dead",
    ]


def test_tyrion_killed_by_deadly_answers_his_win() -> None:
    """LC-57, LC-127: CH-7."""
    table = scene(
        side(play="daario_naharis"), side(play="tyrion_lannister cersei_lannister", gold=1, deck="hodor lady")
    )
    you, foe = table.players

    you.attacks("power", "daario_naharis")
    foe.defends("tyrion_lannister", "cersei_lannister")
    table.passes_until("prompt-victims")
    foe.chooses("tyrion_lannister")
    foe.uses("tyrion_lannister")
    table.passes()

    assert (foe.hand(), foe.dead()) == (["hodor"], ["tyrion_lannister"])


def test_jon_snow_killed_by_deadly_answers_his_win() -> None:
    """LC-57, LC-127: CH-7."""
    table = scene(side(play="shaggydog"), side(play="jon_snow direwolf_pup"))
    you, foe = table.players

    you.attacks("military", "shaggydog")
    foe.defends("jon_snow")
    table.passes_until("prompt-victims")
    foe.chooses("jon_snow")
    foe.uses("jon_snow", ability=1)
    table.passes()

    assert table.told("dies", "gains-power") == ["dies 1 jon_snow", "gains-power 1 jon_snow 1"]


def test_whom_deadly_kills_kneels_for_the_debts() -> None:
    """LC-57, LC-127: T-5."""
    table = scene(side(play="bronn"), side(play="lannisport_steward", hand="a_lannister_pays_his_debts"))
    you, foe = table.players

    you.attacks("power", "bronn")
    foe.uses("a_lannister_pays_his_debts")
    table.passes()

    assert table.told("dies") == ["dies 1 lannisport_steward", "dies 0 bronn"]
    assert (you.dead(), foe.dead()) == (["bronn"], ["lannisport_steward"])


def test_all_passives_come_before_the_first_response() -> None:
    """LC-57, LC-120: CH-7, T-2. Deadly kills Sansa; Joffrey has to wait for Vigilant."""
    table = scene(
        side(play="daario_naharis stannis_baratheon:with=lightbringer"),
        side(play="sansa_stark:kneeling joffrey_baratheon:kneeling"),
    )
    you, foe = table.players
    table.table.kneeling[you.mine("lightbringer")] = 1

    you.attacks("power", "daario_naharis", "stannis_baratheon")
    table.passes_until("prompt-order")
    you.says("rule deadly")
    foe.chooses("sansa_stark")
    table.asks("prompt-stand", 0)
    you.picks("prompt-stand", "lightbringer")
    table.asks("prompt-respond", 1)
    foe.uses("joffrey_baratheon")

    assert table.told("dies", "stands", "uses", "leaves-play") == [
        "dies 1 sansa_stark",
        "stands 0 lightbringer",
        "uses 1 joffrey_baratheon",
        "leaves-play 1 sansa_stark dead",
    ]


def test_a_passive_that_a_passive_causes_comes_before_the_first_response_too() -> None:
    """LC-120: T-2. The Old Red Priest, killed by Deadly, kneels a location before Tyrion may answer the win."""
    table = scene(
        side(play="daario_naharis"),
        side(play="old_red_priest tyrion_lannister cersei_lannister great_hall", gold=1, deck="hodor lady"),
    )
    you, foe = table.players

    you.attacks("power", "daario_naharis")
    foe.defends("tyrion_lannister", "cersei_lannister")
    table.passes_until("prompt-victims")
    foe.chooses("old_red_priest")
    table.asks("prompt-respond", 1)

    assert (foe.kneels("great_hall"), foe.play()[0]) == (True, "old_red_priest")
