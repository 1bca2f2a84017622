"""Small positions with a known answer (`scenarios.yaml`), played step by step."""

from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from fivethrones.games.monopoly.pieces import COLOURS
from fivethrones.games.monopoly.rules.auction import Auction
from fivethrones.games.monopoly.rules.debt import Debt
from fivethrones.games.monopoly.rules.purchase import Purchase
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action
from fivethrones.kernel.errors import IllegalAction
from fivethrones.kernel.play import apply, legal
from fivethrones.kernel.text import state_hash
from games.monopoly.scene import PLAYERS, Scene, is_between_throws, scene

SCENARIOS: Final = yaml.safe_load((Path(__file__).parent / "scenarios.yaml").read_text(encoding="utf-8"))
BY_ID: Final = {scenario["id"]: scenario for scenario in SCENARIOS}
CARDS: Final = [f"VM{n:02}" for n in range(1, 17)] + [f"IT{n:02}" for n in range(1, 17)]
DECKS: Final = ["VM", "IT"]
FACES: Final = {"1": "1", "2": "2", "3": "3", "MM": "rider", "BUS": "wayfarer"}
OPTIONS: Final = {"rent_mode", "dice"}


def of(*ids: str) -> pytest.MarkDecorator:
    """The scenarios whose ids begin so."""
    chosen = [scenario for scenario in SCENARIOS if scenario["id"].rstrip("abcdef") in ids]
    return pytest.mark.parametrize("scenario", chosen, ids=[scenario["id"] for scenario in chosen])


def seat(player: str) -> int:
    return PLAYERS.index(player)


def set_up(state: dict[str, Any]) -> Scene:
    bank = state.get("bank")
    held = state.get("cards", {})
    rules = state.get("rules", {})
    assert set(rules) <= OPTIONS
    return scene(
        players=len(state.get("players", "ABC")),
        turn=state.get("turn", "A"),
        cash=state.get("cash"),
        pos=state.get("pos"),
        owns=state.get("owns"),
        mortgaged=state.get("mortgaged", ()),
        level=state.get("level"),
        jail=state.get("jail"),
        cards={player: [DECKS.index(id[:2]) for id in ids] for player, ids in held.items()},
        bank=(bank["villages"], bank["keeps"]) if bank else None,
        deck=[CARDS.index(id) for ids in state.get("deck", {}).values() for id in ids],
        past_go="".join(state.get("past_go", "")),
        **rules,
    )


def play(table: Scene, step: dict[str, Any]) -> None:
    if "illegal" in step:
        refuse(table, step["illegal"])
    elif "roll" in step:
        roll(table, step)
    elif "trade" in step:
        trade(table, step["trade"])
    elif "wants" in step:
        want(table, step["wants"])
    elif "give_up" in step:
        give_up(table, step)
    elif "end" in step:
        assert is_over_for(table, step["end"])
    else:
        table.acts(action_of(step))


def is_over_for(table: Scene, player: str) -> bool:
    """A turn ends of itself as soon as nothing is left to settle."""
    return is_between_throws(table) and table.turn() != player


def action_of(step: dict[str, Any]) -> Action:
    (verb, said), *_ = step.items()
    player, *rest = said if isinstance(said, list) else [said]
    simple = {"buy": "buy", "decline": "decline", "drop": "drop", "pay_jail": "bail"}
    if verb in simple:
        return Action(seat(player), simple[verb])
    if verb == "use_card":
        return Action(seat(player), "card", DECKS.index(rest[0][:2]))
    if verb == "claim":
        return Action(seat(player), "claim", rest[1], seat(rest[0]))
    if verb == "break_group":
        base = min(rest[1].values())
        raised = sum(1 << i for i, level in enumerate(rest[1].values()) if level > base)
        return Action(seat(player), "raze", COLOURS.index(rest[0]), base * 8 + raised)
    assert verb in ("bid", "build", "sell", "mortgage", "redeem"), verb
    return Action(seat(player), verb, rest[0])


def roll(table: Scene, step: dict[str, Any]) -> None:
    face, rent_face = (FACES[step[key]] if key in step else "" for key in ("speed", "rent_speed"))
    table.rolls(step["by"], *step["roll"], face=face, rent=step.get("rent_dice", ()), rent_face=rent_face)
    if "choose" in step:
        table.acts(Action(seat(step["by"]), "ride" if face == "wayfarer" else "go", step["choose"]))


def offer(by: str, to: str, give: dict[str, Any], take: dict[str, Any]) -> list[Action]:
    """The whole offer as a list of actions."""
    me = seat(by)
    actions = [Action(me, "offer", seat(to))]
    for verb, side in (("give", give), ("ask", take)):
        items = [*side.get("deeds", []), *(40 + DECKS.index(id[:2]) for id in side.get("cards", []))]
        actions += [Action(me, verb, item) for item in sorted(items)]
    if give.get("cash"):
        actions.append(Action(me, "add", give["cash"]))
    if take.get("cash"):
        actions.append(Action(me, "charge", take["cash"]))
    return [*actions, Action(me, "send")]


def trade(table: Scene, deal: dict[str, Any]) -> None:
    for action in offer(deal["from"], deal["to"], deal["give"], deal["take"]):
        table.acts(action)
    table.plays(deal["to"], "accept")
    table.keeps_received(*deal["redeem"])


def want(table: Scene, wants: dict[str, list[int]]) -> None:
    """Whoever is on turn asks to build; then all say how many, and place what they get."""
    first = table.turn()
    table.acts(Action(seat(first), "build", wants[first][0]))
    for player, squares in wants.items():
        table.acts(Action(seat(player), "want", len(squares)))


def place_wanted(table: Scene, wants: dict[str, list[int]]) -> None:
    """Who has got buildings puts them where they were wanted."""
    while not table.is_over() and table.prompt() == "prompt-place":
        player = table.players_asked()
        table.acts(Action(seat(player), "place", wants[player].pop(0)))


def give_up(table: Scene, step: dict[str, Any]) -> None:
    """Who has nothing left that others might want is not asked."""
    player = step["give_up"]
    if player not in table.out():
        table.plays(player, "surrender")
    table.keeps_received(*step.get("redeem", []))


def refuse(table: Scene, step: dict[str, Any]) -> None:
    if "end" in step:
        assert not is_over_for(table, step["end"])
        return
    if "trade" in step:
        deal = step["trade"]
        refuse_list(table, offer(deal["from"], deal["to"], deal["give"], deal["take"]))
        return
    action = Action(seat(step["by"]), "throw") if "roll" in step else action_of(step)
    assert table.refuses_action(action).id.startswith("refused-")


def refuse_list(table: Scene, actions: list[Action]) -> None:
    """Some action of the list is refused."""
    table.wait_for(actions[0].seat)
    before = state_hash(table.realm)
    world = table.realm.clone()
    with pytest.raises(IllegalAction):
        apply_all(world, actions)
    assert state_hash(table.realm) == before


def apply_all(realm: Realm, actions: list[Action]) -> None:
    for action in actions:
        apply(realm, action)


def check(table: Scene, expect: dict[str, Any]) -> None:
    for name, value in expect.items():
        CHECKS[name](table, value)


def check_pending(table: Scene, value: str) -> None:
    what, _, number = value.partition(" ")
    top = table.top()
    if what == "buy":
        assert isinstance(top, Purchase)
        assert top.square == int(number)
    elif what == "throw":
        assert is_between_throws(table)
        assert table.realm.throws > 0
    elif what == "end":
        assert is_between_throws(table)
        assert table.realm.throws == 0
    elif what == "debt":
        assert isinstance(top, Debt)
        assert top.amount == int(number)
    else:
        assert what == "auction"
        assert isinstance(top, Auction)
        assert top.lot == int(number)


def check_each(read: Any) -> Any:
    def check_all(table: Scene, values: dict[Any, Any]) -> None:
        assert {key: read(table, key) for key in values} == values

    return check_all


def cards_of(table: Scene, player: str) -> list[str]:
    return [["VM09", "IT05"][deck] for deck in table.realm.held_by(seat(player))]


def check_value(read: Any) -> Any:
    def check_one(table: Scene, value: Any) -> None:
        assert read(table) == value

    return check_one


CHECKS: Final[dict[str, Any]] = {
    "cash": check_each(lambda table, player: table.cash(player)),
    "pos": check_each(lambda table, player: table.at(player)),
    "owner": check_each(lambda table, square: table.owner(square)),
    "level": check_each(lambda table, square: table.realm.level[square]),
    "cards": check_each(cards_of),
    "bank": check_each(
        lambda table, kind: dict(zip(("villages", "keeps"), table.stock(), strict=True))[kind]
    ),
    "under": check_each(lambda table, deck: CARDS[table.bottom(DECKS.index(deck))]),
    "mortgaged": check_value(Scene.mortgaged),
    "in_jail": check_value(lambda table: list(table.jailed())),
    "out": check_value(lambda table: list(table.out())),
    "turn": check_value(Scene.turn),
    "winner": check_value(lambda table: PLAYERS[table.ranking()[0][0]]),
    "pending": check_pending,
}


def run(scenario: dict[str, Any]) -> Scene:
    table = set_up(scenario["state"])
    expect = dict(scenario["expect"])
    options = expect.pop("options", None)
    for step in scenario["script"]:
        if options is not None and "choose" in step:
            check_routes(scenario, options)
        play(table, step)
        place_wanted(table, scenario["script"][0].get("wants", {}))
    check(table, expect)
    return table


def check_routes(scenario: dict[str, Any], options: list[int]) -> None:
    """What there was to choose from."""
    table = set_up(scenario["state"])
    step = {key: value for key, value in scenario["script"][0].items() if key != "choose"}
    roll(table, step)
    assert [
        option.target for option in legal(table.realm, table.asked()[0]) if isinstance(option, Action)
    ] == options


@of("T01")
def test_great_houses(scenario: dict[str, Any]) -> None:
    """MO-17."""
    run(scenario)


@of("T02")
def test_the_wilds(scenario: dict[str, Any]) -> None:
    """MO-18."""
    run(scenario)


@of("T03", "T04", "T05")
def test_locations(scenario: dict[str, Any]) -> None:
    """MO-14, MO-15, MO-16."""
    run(scenario)


@of("T06", "T07", "T08", "T09")
def test_go_and_the_way_to_jail(scenario: dict[str, Any]) -> None:
    """MO-6, MO-8, MO-9, MO-13."""
    run(scenario)


@of("T14", "T15", "T16")
def test_quiet_squares_and_taxes(scenario: dict[str, Any]) -> None:
    """MO-11, MO-12."""
    run(scenario)


@of("T10", "T11", "T12", "T13")
def test_jail(scenario: dict[str, Any]) -> None:
    """MO-27, MO-28, MO-29, MO-30."""
    run(scenario)


@of("T17", "T18")
def test_purchases_and_auctions(scenario: dict[str, Any]) -> None:
    """MO-10, MO-31, MO-32, MO-33."""
    run(scenario)


@of("T19", "T20", "T21", "T22")
def test_building(scenario: dict[str, Any]) -> None:
    """MO-34, MO-35, MO-36, MO-37."""
    run(scenario)


@of("T23", "T24")
def test_selling_buildings(scenario: dict[str, Any]) -> None:
    """MO-39, MO-40."""
    run(scenario)


@of("T41")
def test_shortages(scenario: dict[str, Any]) -> None:
    """MO-38."""
    run(scenario)


@of("T25", "T26")
def test_mortgages(scenario: dict[str, Any]) -> None:
    """MO-41, MO-42."""
    run(scenario)


@of("T27", "T28", "T29")
def test_trades(scenario: dict[str, Any]) -> None:
    """MO-43, MO-44, MO-45."""
    run(scenario)


@of("T30")
def test_rent_that_must_be_asked_for(scenario: dict[str, Any]) -> None:
    """MO-19."""
    run(scenario)


@of("T45", "T48", "T31", "T32", "T33")
def test_debts_and_bankruptcy(scenario: dict[str, Any]) -> None:
    """MO-48, MO-49, MO-50, MO-51, MO-52, MO-53."""
    run(scenario)


@of("T34", "T35")
def test_cards_that_concern_all(scenario: dict[str, Any]) -> None:
    """MO-25."""
    run(scenario)


@of("T36", "T37", "T38", "T39", "T40", "T42")
def test_cards(scenario: dict[str, Any]) -> None:
    """MO-20, MO-21, MO-22, MO-23, MO-26."""
    run(scenario)


@of("T43")
def test_the_speed_die(scenario: dict[str, Any]) -> None:
    """MO-57, MO-58, MO-59, MO-60, MO-61."""
    run(scenario)


def test_every_scenario_is_played() -> None:
    """All of them belong to one of the tests above."""
    assert len(SCENARIOS) == 84
    played = {
        scenario["id"]
        for test in globals().values()
        for mark in getattr(test, "pytestmark", [])
        for scenario in mark.args[1]
    }
    assert played == set(BY_ID)
