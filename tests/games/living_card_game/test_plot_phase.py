"""LC-26 to LC-34: the plot phase, and plots that are revealed at other times."""

from fivethrones.games.card_engine.moves.moving import move
from fivethrones.games.card_engine.phases.plot_decks import reveal_by_effect, swap_plot_decks
from fivethrones.games.card_engine.phases.round import end_round
from fivethrones.games.card_engine.records.zones import OUT, PLOTS
from fivethrones.kernel.action import Action
from fivethrones.kernel.decision import SECRET
from fivethrones.kernel.knowledge import only
from fivethrones.kernel.play import advance
from fivethrones.kernel.rng import seeded
from games.card_engine.driver import Driver
from games.living_card_game.people import PEOPLE
from games.living_card_game.scene import GAME, scene, side


def plots(*given: str, play: str = "", power: int = 0) -> Driver:
    """For each player plots to choose from; the first player has cards in play and power."""
    sides = [side(plots=names, deck=5) for names in given]
    sides[0].play = play.split()
    sides[0].power = power
    return scene(*sides, phase="plot", cards=PEOPLE)


def choose(table: Driver, *chosen: str) -> None:
    for seat, name in enumerate(chosen):
        if table.seat(seat).may(f"plot {name}"):
            table.apply(Action(seat, "plot", table.seat(seat).any_card(name)))


def test_there_are_actions_before_plots_are_chosen() -> None:
    """LC-27."""
    table = plots("slow quick", "slow quick", play="library")

    assert (table.prompt().id, table.asked()) == ("prompt-act", [0])
    table.seat(0).uses("library")
    table.passes()

    assert (table.prompt().id, table.asked()) == ("prompt-plot", [0, 1])
    assert table.table.decision is not None
    assert table.table.decision.mode == SECRET


def test_plots_are_revealed_together_and_the_old_one_is_used() -> None:
    """LC-28."""
    table = plots("slow quick", "slow quick")

    choose(table, "slow", "quick")

    assert table.told("reveals-plot") == ["reveals-plot 0 slow", "reveals-plot 1 quick"]
    assert (table.seat(0).plot(), table.seat(0).used_plots()) == (["slow"], ["plain"])


def test_cards_in_play_add_to_initiative() -> None:
    """LC-29: kneeling ones, too."""
    table = plots("feast slow", "quick slow", play="captain:kneeling captain")

    choose(table, "feast", "quick")

    assert table.told("initiative") == ["initiative 0 9"]


def test_a_tie_of_initiative_goes_to_the_least_power_on_house_and_characters() -> None:
    """LC-29: all of it, whatever counts for victory."""
    table = plots("feast slow", "famine slow", play="page:power=2", power=1)
    table.table.power[1] = 2

    choose(table, "feast", "famine")

    assert table.told("initiative") == ["initiative 1 5"]


def test_whoever_took_initiative_names_the_first_player() -> None:
    """LC-30."""
    table = plots("slow quick", "quick slow", "slow quick")

    choose(table, "slow", "quick", "slow")
    assert table.asked() == [1]
    table.seat(1).says("first 2")

    assert table.table.first == 2


def test_the_first_player_puts_plots_in_order() -> None:
    """LC-31."""
    table = plots("feast slow", "famine slow")

    choose(table, "feast", "famine")
    table.seat(table.asked()[0]).says("first 0")
    assert table.seat(0).choices() == ["order feast", "order famine"]
    table.seat(0).says("order famine")

    assert table.told("draws") == ["draws 1 2", "draws 0 1"]


def test_used_plots_return_after_the_last_one() -> None:
    """LC-32: the revealed one stays."""
    table = plots("quick", "slow feast")

    choose(table, "quick", "slow")
    table.seat(0).says("first 0")

    assert table.told("recycles-plots") == ["recycles-plots 0 1"]
    assert (table.seat(0).plots(), table.seat(0).plot()) == (["plain"], ["quick"])


def test_there_are_actions_after_the_plots() -> None:
    """LC-33: with two players as well."""
    table = plots("slow quick", "quick slow", play="library")

    table.seat(0).passes()
    choose(table, "slow", "quick")
    table.seat(1).says("first 1")

    assert (table.prompt().id, table.asked()) == ("prompt-act", [0])


def test_a_card_lets_players_act_between_choice_and_reveal() -> None:
    """LC-172: only while it is in play."""
    table = plots("slow quick", "quick slow", play="port")
    table.seat(0).passes()

    choose(table, "slow", "quick")

    assert (table.prompt().id, table.told("reveals-plot")) == ("prompt-act", [])
    table.seat(0).uses("port", ability=1)
    assert table.told("house-gains-power", "reveals-plot") == [
        "house-gains-power 0 1",
        "reveals-plot 0 slow",
        "reveals-plot 1 quick",
    ]


def test_a_chosen_plot_is_hidden_until_the_reveal() -> None:
    """LC-12: others imagine any plot of that deck, and see none."""
    table = plots("slow quick feast", "quick slow", play="port")
    table.seat(0).passes()
    choose(table, "slow", "quick")

    worlds = [GAME.determinize(table.table, 1, seeded(seed)) for seed in range(20)]
    chosen = {world.card(world.stack[-2].chosen[0]).id for world in worlds}  # type: ignore[attr-defined]

    assert chosen == {"slow", "quick", "feast"}
    own = {world.card(world.stack[-2].chosen[1]).id for world in worlds}  # type: ignore[attr-defined]
    assert own == {"quick"}


def test_a_plot_revealed_by_an_effect_does_its_work_but_leaves_initiative_alone() -> None:
    """LC-34: and after the last one the used plots return."""
    table = scene(
        side(plots="feast", deck=5), side(play="library"), phase="challenges", cards=PEOPLE, first=1
    )
    reveal_by_effect(table.table, table.seat(0).any_card("feast"))
    advance(table.table)
    table.story += table.table.events

    assert table.told("reveals-plot", "draws", "recycles-plots", "initiative") == [
        "reveals-plot 0 feast",
        "draws 0 1",
        "recycles-plots 0 1",
    ]
    assert (table.table.first, table.table.drawn) == (1, [1, 0])


def test_swapped_plot_decks_go_back_when_the_round_ends() -> None:
    """LC-160: a plot revealed from a borrowed deck is then used, and the one beneath it revealed again."""
    table = scene(
        side(plots="feast slow", used="thrift"),
        side(plots="famine quick", used="hoard"),
        side(),
        phase="draw",
        cards=PEOPLE,
    )
    you, foe, _ = table.players
    swap_plot_decks(table.table, 0, 1)
    assert (you.plots(), you.used_plots(), you.plot()) == (["famine", "quick"], ["hoard"], ["plain"])

    reveal_by_effect(table.table, table.table.pile(PLOTS, 0)[1])
    advance(table.table)
    assert (you.plot(), you.used_plots()) == (["quick"], ["hoard", "plain"])
    end_round(table.table)

    assert (you.plots(), you.used_plots(), you.plot()) == (["feast", "slow"], ["thrift"], ["plain"])
    assert sorted(foe.used_plots()) == ["hoard", "quick"]
    assert (foe.plots(), foe.plot()) == (["famine"], ["plain"])


def test_a_borrowed_plot_deck_is_seen_by_whoever_holds_it() -> None:
    """LC-160: to choose from it."""
    table = scene(side(plots="feast slow"), side(plots="famine quick"), side(), phase="draw", cards=PEOPLE)
    borrowed = table.table.pile(PLOTS, 1).copy()
    for slot in borrowed:
        table.table.knowledge[slot] = only(1)

    swap_plot_decks(table.table, 0, 1)

    assert [table.table.knowledge[slot] for slot in borrowed] == [only(0) | only(1)] * 2


def test_plots_borrowed_in_the_first_round_go_back_and_leave_nothing_revealed() -> None:
    """LC-160: with a Varys who was set up."""
    table = scene(
        side(play="varys", plots="blockade hear_me_roar"),
        side(plots="uneasy_truce snowed_under"),
        side(plots="uneasy_truce snowed_under"),
        phase="plot",
    )
    for seat in range(3):
        move(table.table, table.table.plot(seat), OUT, seat)

    table.seat(0).uses("varys", "player 1")
    table.passes()
    choose(table, "uneasy_truce", "blockade", "uneasy_truce")
    end_round(table.table)

    assert [table.seat(seat).plot() for seat in range(3)] == [[], [], ["uneasy_truce"]]
    assert [table.seat(seat).used_plots() for seat in range(2)] == [["blockade"], ["uneasy_truce"]]
