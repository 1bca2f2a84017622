"""Small positions with a known answer, one for each rule that is told in prose."""

from fivethrones.games.card_engine.records.zones import ASIDE, DRAFTED, PLOTS, POOL
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import legal, waiting
from games.stark_lannister.scene import Scene, opening, scene, side


def test_lions_cunning_no_gold() -> None:
    """SL-57: lions_cunning_no_gold. Without 2 gold the event cannot be played."""
    table = scene(
        stark=side(play="robb_stark"),
        lannister=side(hand="the_lions_cunning", gold=1, play="bronn:kneeling"),
        first="lannister",
    )

    assert table.lannister.refuses("use", "the_lions_cunning") == "refused-cost"
    assert table.lannister.gold == 1
    assert not table.stark.kneels("robb_stark")


def test_gold_counts_for_dominance() -> None:
    """SL-40, SL-47: gold_counts_for_dominance. Who kneels adds nothing."""
    table = scene(
        stark=side(play="jon_snow:kneeling arya_stark"),
        lannister=side(play="shae", gold=2),
        phase="dominance",
    )

    assert table.told("dominance") == ["dominance 1 3"]
    assert table.lannister.power == 1


def test_varys_enemy_ally() -> None:
    """SL-48, SL-59: varys_enemy_ally. Discarded, not killed."""
    table = scene(
        stark=side(play="hodor"),
        lannister=side(hand="varys", gold=3),
        phase="marshalling",
        first="lannister",
    )

    table.lannister.plays("varys")
    table.lannister.chooses("hodor")

    assert (table.stark.discard(), table.stark.dead()) == (["hodor"], [])
    assert table.lannister.play() == ["varys"]


def test_income_bonus() -> None:
    """SL-20, SL-21: income_bonus. A kneeling card counts, a card played this turn does not."""
    table = scene(
        lannister=side(play="lannister_encampment:kneeling", hand="lannister_encampment"),
        stark=side(hand="jory_cassel"),
        phase="draw",
        first="lannister",
        goes_on=True,
    )

    table.lannister.plays("lannister_encampment")

    assert table.told("income")[0] == "income 1 5"
    assert table.lannister.gold == 5


def test_limited_once() -> None:
    """SL-53: limited_once. A second limited card in the same round is refused."""
    table = scene(stark=side(hand="winterfell_castle godswood", gold=4), phase="marshalling")

    table.stark.plays("winterfell_castle")

    assert table.stark.refuses("play", "godswood") == "refused-limited"
    assert table.stark.gold == 4


def test_unopposed() -> None:
    """SL-35, SL-38: unopposed. A declined intrigue costs a card and brings 1 power."""
    table = scene(
        stark=side(play="arya_stark", hand="for_the_north godswood"),
        lannister=side(play="cersei_lannister"),
        first="lannister",
    )

    table.lannister.attacks("intrigue", "cersei_lannister")
    table.passes()

    assert table.lannister.power == 1
    assert (len(table.stark.hand()), len(table.stark.discard())) == (1, 1)


def test_tie_attacker() -> None:
    """SL-32: tie_attacker. Opposed, so no power for it."""
    table = scene(stark=side(play="jon_snow"), lannister=side(play="the_hound"))

    table.stark.attacks("military", "jon_snow")
    table.lannister.defends("the_hound")
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 0 3 3"]
    assert table.lannister.dead() == ["the_hound"]
    assert table.stark.power == 0


def test_heavy_losses() -> None:
    """SL-34, SL-52: heavy_losses. Two different characters, even if one could be saved."""
    table = scene(
        stark=side(play="eddard_stark:kneeling:under=eddard_stark stark_retinue:kneeling jon_snow:kneeling"),
        lannister=side(play="tywin_lannister", plot="harsh"),
        first="lannister",
    )

    table.lannister.attacks("military", "tywin_lannister")
    table.passes()
    table.stark.does("choose", "eddard_stark")
    assert table.stark.choices() == ["choose stark_retinue", "choose jon_snow"]
    table.stark.does("choose", "stark_retinue")
    table.stark.gives_up_duplicate_of("eddard_stark")

    assert table.stark.dead() == ["stark_retinue"]
    assert table.stark.discard() == ["eddard_stark"]
    assert table.stark.play() == ["eddard_stark", "jon_snow"]


def test_heavy_losses_without_a_choice() -> None:
    """SL-34: heavy_losses, as it stands there: with two characters both are chosen."""
    table = scene(
        stark=side(play="eddard_stark:kneeling:under=eddard_stark stark_retinue:kneeling"),
        lannister=side(play="tywin_lannister", plot="harsh"),
        first="lannister",
    )

    table.lannister.attacks("military", "tywin_lannister")
    table.stark.gives_up_duplicate_of("eddard_stark")

    assert table.stark.dead() == ["stark_retinue"]
    assert table.stark.discard() == ["eddard_stark"]
    assert table.stark.play() == ["eddard_stark"]


def test_stealth() -> None:
    """SL-55: stealth. Who is barred cannot defend; who has stealth cannot be barred."""
    table = scene(
        stark=side(play="catelyn_stark littlefinger", hand="godswood"),
        lannister=side(play="tyrion_lannister", deck=5),
        first="lannister",
    )

    table.lannister.attacks("intrigue", "tyrion_lannister")
    assert table.lannister.choices() == ["done", "choose catelyn_stark"]
    table.lannister.bars("catelyn_stark")
    table.passes_until("prompt-defend")

    assert table.told("bars") == ["bars 1 catelyn_stark"]
    assert table.stark.choices() == ["done", "choose littlefinger"]


def test_renown_defender() -> None:
    """SL-37, SL-54: renown_defender. He takes 1 power, and the beaten attacker lives."""
    table = scene(
        stark=side(play="eddard_stark jon_snow"), lannister=side(play="the_hound"), first="lannister"
    )

    table.lannister.attacks("military", "the_hound")
    table.stark.defends("eddard_stark", "jon_snow")
    table.passes_until("prompt-respond")
    table.stark.uses("jon_snow")

    assert table.told("wins-challenge") == ["wins-challenge 0 3 6"]
    assert (table.stark.power_on("eddard_stark"), table.stark.power_on("jon_snow")) == (1, 0)
    assert not table.stark.kneels("jon_snow")
    assert table.lannister.play() == ["the_hound"]


def test_initiative_ties() -> None:
    """SL-15: initiative_ties. 4 power against 2 and 1."""
    table = scene(
        stark=side(plots="crossing_the_trident the_old_gods", power=4),
        lannister=side(plots="guarding_the_throne killing_cold", power=2, play="ser_jaime_lannister:power=1"),
        phase="plot",
    )

    table.apply(Action(0, "plot", table.stark.any_card("crossing_the_trident")))
    table.apply(Action(1, "plot", table.lannister.any_card("guarding_the_throne")))

    assert table.told("initiative") == ["initiative 1 4"]


def test_plot_recycle() -> None:
    """SL-18: plot_recycle. After the last plot the earlier ones return, the one just covered too."""
    earlier = "under_arrest game_of_thrones hear_me_roar guarding_the_throne killing_cold"
    table = scene(
        stark=side(plots="storm_of_swords the_old_gods"),
        lannister=side(plot="valar_morghulis", plots="uneasy_truce", used=earlier),
        phase="plot",
    )

    table.apply(Action(0, "plot", table.stark.any_card("storm_of_swords")))
    table.stark.act("first", 0)

    assert table.lannister.plot() == ["uneasy_truce"]
    assert table.lannister.used_plots() == []
    assert sorted(table.lannister.plots()) == sorted([*earlier.split(), "valar_morghulis"])


def test_empty_deck() -> None:
    """SL-19: empty_deck. No draw, no loss."""
    table = scene(stark=side(), lannister=side(deck=2), phase="draw")

    assert (len(table.stark.hand()), len(table.lannister.hand())) == (0, 2)
    assert not table.is_over()


def test_victory_immediate() -> None:
    """SL-43: victory_immediate. The fifteenth token ends the game before responses."""
    table = scene(
        stark=side(play="sansa_stark", power=14),
        lannister=side(play="the_hound", hand="a_lannister_pays_his_debts"),
        first="lannister",
        active="stark",
    )

    table.stark.attacks("power", "sansa_stark")
    table.passes()

    assert table.ranking() == [[0], [1]]
    assert table.stark.total_power == 15
    assert table.lannister.refuses("use", "a_lannister_pays_his_debts") == "refused-game-over"
    assert table.lannister.hand() == ["a_lannister_pays_his_debts"]


def take_any(table: Scene) -> None:
    plot = legal(table.table, waiting(table.table)[0])[0]
    assert isinstance(plot, Action)
    table.apply(plot)


def test_draft_counts() -> None:
    """SL-68, SL-69: draft_counts. Three rounds, six plots each, thirteen to choose from, seven to play with."""
    table = opening(plots="drafted")
    rounds = 0
    while table.prompt().id == "prompt-draft":
        rounds += len(table.stark.choices()) == 3 and len(waiting(table.table)) == 2
        take_any(table)

    assert rounds == 3
    assert [len(table.table.pile(DRAFTED, seat)) for seat in range(2)] == [13, 13]
    assert not table.table.pile(POOL, 0)
    assert sum(len(table.table.pile(ASIDE, seat)) for seat in range(2)) == 6
    while table.prompt().id == "prompt-plot-deck":
        take_any(table)
    assert [len(table.table.pile(PLOTS, seat)) for seat in range(2)] == [7, 7]
