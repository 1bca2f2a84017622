"""What counts as a blunder, and what does not."""

from typing import Any

import pytest

from fivethrones.arena.blunders import watches_for
from fivethrones.arena.blunders.btwixt import BidsAlone
from fivethrones.arena.blunders.in_challenges import (
    FeebleAttack,
    FreeWinLeft,
    IdleDefender,
    JoinsTheEnemy,
    LaidBare,
)
from fivethrones.arena.blunders.out_of_challenges import IdleGold, SavesTheNamed, SparesTheLesser
from fivethrones.arena.blunders.watch import Watch
from fivethrones.arena.simulate import simulate
from fivethrones.games import GAMES
from fivethrones.games.card_engine.box.card import character
from fivethrones.games.card_engine.box.figures import ALL_TYPES, MILITARY, NEUTRAL, POWER
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import default
from games.btwixt import dealing
from games.card_engine.driver import Driver
from games.card_engine.scene import scene, side
from games.living_card_game import scene as living
from games.stark_lannister.scene import scene as stark_lannister

LORD = character("lord", NEUTRAL, cost=5, strength=5, icons=ALL_TYPES, traits=[], unique=False)
SCOUT = character("scout", NEUTRAL, cost=2, strength=2, icons=[MILITARY], traits=[], unique=False)
CLERK = character("clerk", NEUTRAL, cost=2, strength=3, icons=[POWER], traits=[], unique=False)
PAGE = character("page", NEUTRAL, cost=0, strength=0, icons=[], traits=[], unique=False)
CARDS = [LORD, SCOUT, CLERK]


def watched(table: Driver, watch: Watch[Any]) -> Driver:
    """The watch looks on from now on."""
    carry_out = table.apply
    steps = iter(range(1000))

    def apply(action: Action) -> None:
        step = next(steps)
        watch.look(table.table, action, step)
        carry_out(action)
        watch.hear(table.table, step)

    table.apply = apply  # type: ignore[method-assign]
    return table


def seats(watch: Watch[Any]) -> list[int]:
    return [seat for seat, _ in watch.found]


def sides(one: str, other: str, **more: Any) -> tuple[Any, Any]:
    return side(play=one, deck=9, plots="harsh", **more), side(play=other, deck=9, plots="harsh")


@pytest.mark.parametrize(("gold", "blame"), [(3, [0]), (1, [])])
def test_gold_that_would_buy_a_character_is_idle(gold: int, blame: list[int]) -> None:
    """A scout costs two."""
    watch = IdleGold()
    one, other = sides("", "", hand="scout", gold=gold)
    table = watched(scene(one, other, cards=CARDS, phase="marshalling", goes_on=True), watch)
    table.passes_until("prompt-first")
    table.apply(default(table.table, table.asked()[0]))

    assert seats(watch) == blame


@pytest.mark.parametrize(("defender", "blame"), [("lord", [0]), ("scout", [])])
def test_an_attack_that_one_beats_alone_is_feeble(defender: str, blame: list[int]) -> None:
    watch = FeebleAttack()
    table = watched(scene(*sides("scout", defender), cards=CARDS), watch)
    table.players[0].attacks("military", "scout")
    table.players[1].defends(defender)
    table.passes()

    assert seats(watch) == blame


def test_an_attack_that_an_ability_has_beaten_is_not_feeble() -> None:
    """Greatjon Umber joins the defence by himself."""
    watch = FeebleAttack()
    table = watched(
        living.scene(living.side(play="robb_stark"), living.side(play="greatjon_umber hodor")), watch
    )
    you, foe = table.players
    you.attacks("military", "robb_stark")
    foe.uses("greatjon_umber", "way defenders")
    foe.defends("hodor")
    table.passes()

    assert seats(watch) == []


@pytest.mark.parametrize(("against", "blame"), [(1, []), (3, [0])])
def test_an_attack_that_was_turned_against_somebody_else_is_not_feeble(
    against: int, blame: list[int]
) -> None:
    """The Crown Regent has it aimed at the third player, or it was from the beginning."""
    watch = FeebleAttack()
    titles = ["hand_of_the_king", "master_of_laws", "crown_regent", "lord_commander_of_the_kingsguard"]
    people = ["scout", "clerk", "clerk", "lord"]
    sides = [living.side(play=play, title=title) for play, title in zip(people, titles, strict=True)]
    table = watched(living.scene(*sides, cards=CARDS), watch)
    table.seat(0).attacks("military", "scout", against=against)
    if against == 1:
        table.seat(2).says("title crown_regent")
        table.seat(0).says("target 3")
    table.passes_until("prompt-defend")
    table.seat(3).defends("lord")
    table.passes()

    assert seats(watch) == blame


def test_an_attack_is_not_feeble_if_only_a_guard_that_knelt_could_beat_it() -> None:
    """Bronn stands up for a gold."""
    watch = FeebleAttack()
    sides = side(play="jory_cassel"), side(play="bronn:kneeling", gold=1)
    table = watched(stark_lannister(stark=sides[0], lannister=sides[1]), watch)
    you, foe = table.players
    you.attacks("military", "jory_cassel")
    foe.uses("bronn")
    foe.defends("bronn")
    table.passes()

    assert seats(watch) == []


def test_an_attack_is_not_feeble_if_only_a_guard_that_was_lent_since_could_beat_it() -> None:
    watch = FeebleAttack()
    table = watched(
        living.scene(living.side(play="varys", hand="lannisport_honor_guard"), living.side(play="hodor")),
        watch,
    )
    you, foe = table.players
    you.attacks("intrigue", "varys")
    you.uses("lannisport_honor_guard")
    foe.defends("lannisport_honor_guard")
    table.passes()

    assert seats(watch) == []


def test_whoever_does_not_oppose_an_attack_without_strength_is_not_idle() -> None:
    """It wins nothing."""
    watch = IdleDefender()
    child = character("child", NEUTRAL, cost=0, strength=0, icons=[POWER], traits=[], unique=False)
    table = watched(scene(*sides("lord lord", "child"), cards=[*CARDS, child], active=1, goes_on=True), watch)
    table.players[1].attacks("power", "child")
    table.ends_phase()
    table.passes()
    table.apply(default(table.table, table.asked()[0]))

    assert seats(watch) == []


@pytest.mark.parametrize(("defence", "blame"), [("lord lord", [0]), ("lord", [])])
def test_a_lone_winner_who_only_stands_is_idle(defence: str, blame: list[int]) -> None:
    """Unless dominance hangs on it."""
    watch = IdleDefender()
    table = watched(scene(*sides(defence, "clerk"), cards=CARDS, active=1, goes_on=True), watch)
    table.players[1].attacks("power", "clerk")
    table.ends_phase()
    table.passes()
    table.apply(default(table.table, table.asked()[0]))

    assert seats(watch) == blame


def test_a_lone_winner_who_defends_later_was_not_idle() -> None:
    """The lord wins the second challenge, and stands again before anybody is asked."""
    watch = IdleDefender()
    one, other = sides("lord clerk clerk scout", "clerk scout")
    table = watched(scene(one, other, cards=CARDS, active=1, goes_on=True), watch)
    table.players[1].attacks("power", "clerk")
    table.passes_until("prompt-challenge")
    table.players[1].attacks("military", "scout")
    table.table.brisk = True  # nobody is asked who can only pass
    table.players[0].defends("lord")
    table.passes_until("prompt-first")
    table.apply(default(table.table, table.asked()[0]))

    assert seats(watch) == []


def test_the_last_player_takes_what_nobody_can_oppose() -> None:
    watch = FreeWinLeft()
    table = watched(scene(*sides("clerk", "scout lord"), cards=CARDS, active=1, goes_on=True), watch)
    table.passes_until("prompt-challenge")
    table.players[1].act("done")

    assert seats(watch) == [1]


def test_no_defender_joins_the_attack() -> None:
    watch = JoinsTheEnemy()
    table = watched(living.scene(living.side(play="robb_stark"), living.side(play="greatjon_umber")), watch)
    you, foe = table.players
    you.attacks("military", "robb_stark")
    foe.uses("greatjon_umber", "way attackers")
    table.passes()

    assert seats(watch) == [1]


def bled(own: str) -> LaidBare:
    """The lord attacks; a scout, whom nobody opposes, takes two lives."""
    watch = LaidBare()
    one, other = sides(own, "scout")
    other.plot = "harsh"
    table = watched(scene(one, other, cards=CARDS, goes_on=True), watch)
    table.players[0].attacks("power", "lord")
    table.passes_until("prompt-challenge")
    while table.asked() == [0]:
        table.players[0].says("done")
    table.players[1].attacks("military", "scout")
    table.passes()
    return watch


def test_two_lost_to_a_feeble_attack_are_the_fault_of_who_knelt() -> None:
    assert seats(bled("lord scout:kneeling")) == [0]


def test_whoever_left_another_guard_at_home_did_not_lay_itself_bare() -> None:
    assert seats(bled("lord scout")) == []


def test_what_is_named_is_not_saved_dearly() -> None:
    watch = SavesTheNamed()
    table = watched(
        stark_lannister(
            stark=side(play="robb_stark:kneeling page:kneeling", hand="not_today"),
            lannister=side(play="the_hound"),
            first="lannister",
            cards=[PAGE],
        ),
        watch,
    )
    table.players[1].attacks("military", "the_hound")
    table.passes_until("prompt-victims")
    table.players[0].chooses("robb_stark")
    table.players[0].uses("not_today")

    assert seats(watch) == [0]


def test_the_best_are_spared() -> None:
    watch = SparesTheLesser()
    table = living.scene(
        living.side(play="robb_stark eddard_stark hodor page", plots="wildfire_assault", plot=""),
        living.side(plots="a_noble_cause", plot=""),
        phase="plot",
        cards=[PAGE],
    )
    watched(table, watch)
    table.apply(default(table.table, table.asked()[0]))
    table.players[0].chooses("robb_stark", "hodor", "page")

    assert seats(watch) == [0]


def test_who_leads_alone_kneels() -> None:
    watch = BidsAlone()
    table = dealing.scene(stacks={"cersei": "great_host"}, hands={"cersei": "siege siege"})
    table.realm.kneeling = [0, 1, 1, 1]
    watch.look(table.realm, GAMES["btwixt"].read(0, "kneel"), 0)
    assert seats(watch) == []
    watch.look(table.realm, GAMES["btwixt"].read(0, "play siege"), 0)

    assert seats(watch) == [0]


@pytest.mark.parametrize("id", GAMES)
def test_every_game_says_what_its_blunders_are(id: str) -> None:
    kinds = [watch.kind for watch in watches_for(GAMES[id])]

    assert len(kinds) == len(set(kinds))


def test_a_report_names_the_places_of_blunders() -> None:
    report = simulate(
        GAMES["stark-lannister"], {"victory": "10"}, ["random", "random"], 2, seed=3, watched=True
    )
    places = [place for kind in report.to_data()["blunders"]["random"].values() for place in kind]

    assert places
    assert all(place["seed"] and place["step"] > 0 for place in places)
