"""Decks over the wire."""

from typing import Any

import pytest

from fivethrones.games.living_card_game.game import LivingCardGame
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import apply
from fivethrones.kernel.settings import with_defaults
from games.living_card_game.own_decks import EXAMPLES
from server.running import Server, two_players


def checked(server: Server, text: str) -> Any:
    answer = server.client.post("/api/decks/living-card-game/check", json={"text": text})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_starter_decks_are_told_with_their_copies(server: Server) -> None:
    """LC-13."""
    decks = server.client.get("/api/decks/living-card-game/starters").json()
    assert [deck["head"]["house"] for deck in decks] == ["stark", "lannister", "baratheon", "targaryen"]
    assert [sum(deck["cards"].values()) for deck in decks] == [52, 52, 52, 52]
    assert decks[0]["cards"]["card-great_keep"] == 3


def test_a_game_without_decks_of_ones_own_has_nothing_there(server: Server) -> None:
    assert server.client.get("/api/decks/hand-of-the-king/starters").status_code == 404
    assert server.client.post("/api/decks/hand-of-the-king/check", json={"text": ""}).status_code == 404


def test_a_starter_deck_is_for_friendly_games(server: Server) -> None:
    """LC-13."""
    deck = server.client.get("/api/decks/living-card-game/starters").json()[3]
    lines = [f"{copies} {id.removeprefix('card-')}" for id, copies in deck["cards"].items()]
    answer = checked(server, "\n".join(["house: targaryen", *lines]))
    assert (answer["deck"], answer["standing"], answer["problems"]) == (deck, "friendly", [])
    assert [verb for verb, _, _ in answer["choices"]] == ["starter"]


@pytest.mark.parametrize("house", ["baratheon", "greyjoy"])
def test_a_legal_deck_has_no_problems(server: Server, house: str) -> None:
    """LC-14, LC-15."""
    answer = checked(server, (EXAMPLES / f"{house}.txt").read_text("utf-8"))
    assert (answer["deck"]["head"]["house"], answer["standing"], answer["problems"]) == (house, "legal", [])
    assert answer["deck"]["head"]["agenda"] == ("card-knights_of_the_realm" if house == "baratheon" else "")


def test_a_deck_comes_with_the_actions_that_bring_it_to_a_table(server: Server) -> None:
    """LC-20."""
    answer = checked(server, (EXAMPLES / "martell.txt").read_text("utf-8"))
    game = LivingCardGame()
    state = game.setup(with_defaults(game.settings, {"deck_1": "own"}), 1)
    for verb, target, extra in answer["choices"]:
        apply(state, Action(1, verb, target, extra))
    assert state.name(state.house_card(1)) == "card-house_martell"
    assert len([slot for slot in range(len(state.kinds)) if state.owner[slot] == 1]) == 1 + 60 + 7


def test_a_deck_is_brought_in_one_message_and_others_do_not_see_what_is_in_it(server: Server) -> None:
    """LC-12, LC-20."""
    options = {"deck_0": "own"}
    id, anna, boris = two_players(server, game="living-card-game", options=options)
    answer = checked(server, (EXAMPLES / "baratheon.txt").read_text("utf-8"))
    with anna.at(id) as one, boris.at(id) as other:
        seen = one.seen()
        assert seen["decision"]["prompt"]["id"] == "prompt-bring-house"
        one.say(type="act", seat=0, d=seen["d"], actions=answer["choices"])
        told = other.seen()
    assert told["decision"]["prompt"]["id"] != "prompt-bring-house"
    brought = [line for line in told["events"] if line["id"] == "log-brings-deck-with-agenda"]
    assert [line["args"]["count"] for line in brought] == [60]
    side = told["view"]["sides"][0]
    assert (side["plots"], side["plots_seen"], side["hand_seen"], side["deck_seen"]) == (7, [], [], [])


def test_every_problem_comes_with_its_rule(server: Server) -> None:
    answer = checked(server, "House: Stark\n4 Great Keep")
    assert answer["deck"] == {"head": {"house": "stark", "agenda": ""}, "cards": {"card-great_keep": 4}}
    assert (answer["standing"], answer["choices"]) == ("illegal", [])
    assert [(problem["id"], problem["rule"]) for problem in answer["problems"]] == [
        ("fault-too-few", "LC-15"),
        ("fault-plots", "LC-14"),
        ("fault-copies", "LC-15"),
    ]


def test_lines_that_cannot_be_read_are_problems_too(server: Server) -> None:
    answer = checked(server, "3 Великий чертог\n1 Longclaw")
    assert answer["deck"] == {"head": {"house": "", "agenda": ""}, "cards": {"card-great_keep": 3}}
    assert [problem["id"] for problem in answer["problems"]] == ["refused-deck-card", "refused-deck-no-house"]


def test_too_long_a_text_is_refused(server: Server) -> None:
    assert (
        server.client.post("/api/decks/living-card-game/check", json={"text": "x" * 10_001}).status_code
        == 422
    )


def test_a_deck_by_other_rules_is_told_apart_and_brought_where_the_table_has_agreed_on_it(
    server: Server,
) -> None:
    """LC-15: with what keeps it from tournaments."""
    text = (EXAMPLES / "stark.txt").read_text("utf-8") + "\n4 Khal Drogo\n"
    answer = checked(server, text)
    assert answer["standing"] == "free"
    assert [problem["id"] for problem in answer["problems"]] == ["fault-house", "fault-copies"]
    options = {"deck_0": "own", "deck_rules": "free"}
    id, anna, boris = two_players(server, game="living-card-game", options=options)
    with anna.at(id) as one, boris.at(id) as other:
        seen = one.seen()
        one.say(type="act", seat=0, d=seen["d"], actions=answer["choices"])
        told = other.seen()
    assert [line["args"]["count"] for line in told["events"] if line["id"] == "log-brings-deck"] == [64]
