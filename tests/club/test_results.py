"""What is remembered of a finished game."""

from typing import Any

import pytest

from club.matches import played, random_match
from fivethrones.club.facts import facts_of
from fivethrones.club.facts.facts import CARD
from fivethrones.club.results import Sitter, result_of
from fivethrones.games import GAMES
from fivethrones.kernel.action import NOTHING, SPECTATOR
from fivethrones.kernel.playout import playout
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from fivethrones.locales import LANGUAGES, Translator
from fivethrones.match.match import Match
from locales.fluent_files import messages

ANNA, BORIS = Sitter("ANNA", "Anna"), Sitter("BORIS", "Boris")
KNIGHT = Sitter(level="knight")


def test_a_result_tells_place_win_and_score_of_every_seat() -> None:
    match = random_match("hand-of-the-king", 2)
    winner = match.state.outcome.ranking[0][0] if match.state.outcome is not None else NOTHING

    result = result_of(match, played(ANNA, KNIGHT))

    assert [player.place for player in result.players] == ([1, 2] if winner == 0 else [2, 1])
    assert [player.won for player in result.players] == ([1.0, 0.0] if winner == 0 else [0.0, 1.0])
    assert [player.score for player in result.players] == banners(match)
    assert [player.sitter for player in result.players] == [ANNA, KNIGHT]
    assert (result.reason, result.rule, result.seconds) == ("outcome-most-banners", "HK-38", 60)


def banners(match: Match) -> list[int]:
    holders: list[int] = match.state.banners  # type: ignore[attr-defined]
    return [holders.count(seat) for seat in range(2)]


def test_partners_have_one_team_and_win_together() -> None:
    result = result_of(random_match("hand-of-the-king", 4, variant="teams"), played(*[KNIGHT] * 4))

    assert [player.team for player in result.players] == [0, 1, 0, 1]
    assert sorted(player.won for player in result.players) == [0.0, 0.0, 1.0, 1.0]
    assert sorted(player.place for player in result.players) == [1, 1, 2, 2]
    assert result.variant == "teams"


def test_who_gave_up_has_left_and_nobody_has_a_score() -> None:
    result = result_of(random_match("btwixt", 3, most=30), played(ANNA, BORIS, KNIGHT))

    assert [player.left for player in result.players] == [False, True, True]
    assert [player.score for player in result.players] == [None, None, None]
    assert [player.place for player in result.players] == [1, 3, 2]


def test_a_bot_that_sits_in_at_the_end_means_that_its_player_has_left() -> None:
    match = random_match("hand-of-the-king", 2, most=0)
    match.stand_ins[0] = "knight"

    assert [player.left for player in result_of(match, played(ANNA, BORIS)).players] == [True, True]


@pytest.mark.parametrize("id", GAMES)
def test_what_was_played_with_has_a_name_in_both_languages(id: str) -> None:
    match = random_match(id, min(GAMES[id].seats), most=150)
    used = facts_of(match.game).used(match)
    named = [name for seat in used for names in seat.values() for name in names]

    assert any(seat.get(CARD) for seat in used)
    for language in LANGUAGES:
        words = Translator(language, id)
        assert [name for name in named if not words.has(name)] == []


@pytest.mark.parametrize("id", GAMES)
def test_what_seats_play_as_has_a_heading_in_both_languages(id: str) -> None:
    """Statistics of the page have a table for each topic."""
    match = random_match(id, min(GAMES[id].seats), most=150)
    topics = {topic for seat in facts_of(match.game).used(match) for topic in seat} - {CARD}

    assert topics
    for language in LANGUAGES:
        headings = messages(language, "web-club")
        assert [topic for topic in topics if f"web-club-topic-{topic}" not in headings] == []


@pytest.mark.parametrize("id", GAMES)
def test_the_setting_that_names_the_variant_is_there(id: str) -> None:
    game = GAMES[id]

    assert facts_of(game).variant in [setting.id for setting in game.settings]


@pytest.mark.parametrize("id", GAMES)
def test_a_score_that_is_told_while_it_is_played_can_be_counted_by_anybody(id: str) -> None:
    game: Any = GAMES[id]
    facts, seats, rng = facts_of(game), max(2, min(game.seats)), seeded(3)
    told: list[bool] = []
    for seed in range(3):
        state = game.setup(with_defaults(game.settings, {"seats": str(seats)}), seed)
        for _ in range(12):
            playout(state, rng, 7)
            if state.outcome is None:
                other = game.determinize(state, SPECTATOR, rng)
                told += [facts.score(state, seat) == facts.score(other, seat) for seat in range(seats)]

    assert all(told) == facts.is_open
