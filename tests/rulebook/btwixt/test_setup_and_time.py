"""How a game begins, how time goes by, and how hands are dealt. Names of scenarios stand in the docstrings."""

import pytest

from fivethrones.games.btwixt.cards.allies import ALLIES
from fivethrones.games.btwixt.cards.standard import STANDARD
from fivethrones.games.btwixt.pieces import BLUE, LEADERS, NOBODY_YET, SEASONS, WHITE
from fivethrones.games.btwixt.rules.draft import passes_left
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.play import apply, default, waiting
from fivethrones.kernel.settings import with_defaults
from games.btwixt.dealing import scene
from games.btwixt.scene import GAME, Scene

INFLUENCE_CARDS = sum(card.copies for card in STANDARD)


def set_up(seats: int, seed: int = 1, **options: str) -> Realm:
    given = {"seats": str(seats), "leaders": "drawn", **options}
    return GAME.setup(with_defaults(GAME.settings, given), seed)


def play_to_the_end(realm: Realm) -> dict[str, int]:
    """How many rounds each season had, everybody answering by default."""
    rounds: dict[str, int] = {}
    while True:
        for event in realm.events:
            if event.kind == "round":
                season = SEASONS[realm.season]
                rounds[season] = rounds.get(season, 0) + 1
        if realm.outcome is not None:
            return rounds
        apply(realm, default(realm, waiting(realm)[0]))


def next_season(realm: Realm) -> None:
    season = realm.season
    while realm.season == season:
        apply(realm, default(realm, waiting(realm)[0]))


def test_setup_of_four() -> None:
    """BT-1, BT-2, BT-3, BT-6, BT-7: s01_setup_four, before the first ally is revealed."""
    realm = set_up(4)

    assert SEASONS[realm.season] == "summer"
    assert realm.left == 4
    assert [len(hand) for hand in realm.hands] == [10] * 4
    assert len(realm.deck) == INFLUENCE_CARDS - 40
    assert len(realm.ally_deck) + 1 == len(ALLIES)
    assert len(realm.supply) == 54
    assert len(realm.councils) == 4
    assert sorted(realm.kinds[token] for token in realm.supply) == [1] * 18 + [2] * 18 + [3] * 18


@pytest.mark.parametrize(("seats", "season"), [(3, "summer"), (5, "autumn"), (6, "autumn")])
def test_setup_of_others(seats: int, season: str) -> None:
    """BT-1, BT-6: s02_setup_others."""
    realm = set_up(seats)

    assert SEASONS[realm.season] == season
    assert realm.left == seats
    assert len(realm.deck) == INFLUENCE_CARDS - 10 * seats


def test_councils_are_shared_by_neighbors() -> None:
    """BT-7, BT-8: s03_councils."""
    table = scene()
    realm = table.realm
    euron = table.seat("euron")

    assert realm.councils_of(euron) == [table.council("euron|melisandre"), table.council("cersei|euron")]
    assert [table.players[seat] for seat in realm.neighbors(table.seat("cersei"))] == ["euron", "doran"]
    assert [table.players[seat] for seat in realm.neighbors(euron)] == ["melisandre", "cersei"]


@pytest.mark.parametrize(
    ("seats", "rounds"),
    [
        (3, {"summer": 4, "autumn": 4, "winter": 4}),
        (4, {"summer": 5, "autumn": 5, "winter": 5}),
        (5, {"autumn": 6, "winter": 6}),
        (6, {"autumn": 7, "winter": 7}),
    ],
)
def test_rounds_of_a_game(seats: int, rounds: dict[str, int]) -> None:
    """BT-1, BT-9, BT-23: s05_rounds."""
    assert play_to_the_end(set_up(seats)) == rounds


@pytest.mark.parametrize(
    ("seats", "rounds"),
    [
        (3, {"autumn": 4, "winter": 4}),
        (4, {"autumn": 5, "winter": 5}),
        (5, {"winter": 6}),
        (6, {"winter": 7}),
    ],
)
def test_rounds_of_a_quick_game(seats: int, rounds: dict[str, int]) -> None:
    """BT-53: s42_quick."""
    assert play_to_the_end(set_up(seats, quick="true")) == rounds


def test_a_new_season_brings_new_hands() -> None:
    """BT-23, BT-24: s06_season_change_four."""
    table = scene(season="summer", left=0, first="doran")
    table.kneel_all()
    table.end_round()

    realm = table.realm
    assert SEASONS[realm.season] == "autumn"
    assert realm.left == 4
    assert [len(hand) for hand in realm.hands] == [10] * 4
    assert len(realm.deck) == INFLUENCE_CARDS - 40
    assert realm.discard == []


def test_the_game_ends_after_winter() -> None:
    """BT-23, BT-25: s07_game_end."""
    table = scene(season="winter", left=0)
    table.kneel_all()
    table.end_round()

    assert table.is_over()


def test_advanced_hands_have_one_unique_card() -> None:
    """BT-45: s30_advanced_hand."""
    realm = set_up(4, rules="advanced")

    assert [len(hand) for hand in realm.hands] == [10] * 4
    for seat in range(4):
        white = [realm.card(slot) for slot in realm.hands[seat] if realm.card(slot).color == WHITE]
        assert len(white) == 1
        assert len(realm.aside[seat]) == 3
        assert {realm.card(slot).leader for slot in realm.aside[seat]} == {white[0].leader}
    assert len(realm.deck) == 26


def test_a_played_unique_card_goes_to_the_box() -> None:
    """BT-45: s31_white_discarded."""
    table = scene(rules="advanced", stacks={"euron": "the_silence"}, current="varys", first="euron")
    table.kneel_all()
    table.end_round()

    assert table.box() == ["the_silence"]
    assert table.discard() == []


def test_an_unplayed_unique_card_goes_to_the_box() -> None:
    """BT-24, BT-45: s45_white_unplayed."""
    table = scene(rules="advanced", season="summer", left=0, hands={"euron": "the_silence feast"})
    table.kneel_all()
    table.end_round()

    assert table.box() == ["the_silence"]
    assert SEASONS[table.realm.season] == "autumn"


@pytest.mark.parametrize(("seats", "aside"), [(3, [8, 5]), (4, [8, 5]), (5, [5]), (6, [5])])
def test_story_cards_come_with_the_seasons(seats: int, aside: list[int]) -> None:
    """BT-46: s32_blue_cards."""
    realm = set_up(seats, rules="advanced")
    assert len(realm.stories) == 11

    for left in aside:
        next_season(realm)
        assert len(realm.stories) == left
        held = [*realm.deck, *(slot for hand in realm.hands for slot in hand)]
        assert sum(1 for slot in held if realm.card(slot).color == BLUE) == 11 - left


def test_story_cards_in_a_quick_game() -> None:
    """BT-46, BT-53: only at ends of seasons that took place."""
    realm = set_up(4, rules="advanced", quick="true")
    next_season(realm)

    assert len(realm.stories) == 8
    assert len(set_up(6, rules="advanced", quick="true").stories) == 11


@pytest.mark.parametrize(
    ("seats", "directions"),
    [(4, {"summer": True, "autumn": False, "winter": True}), (6, {"autumn": True, "winter": False})],
)
def test_the_draft_changes_its_direction(seats: int, directions: dict[str, bool]) -> None:
    """BT-47: s33_draft_directions, s34_draft_six."""
    realm = set_up(seats, draft="draft")

    for season, left in directions.items():
        assert SEASONS[realm.season] == season
        assert passes_left(realm) == left
        if season != "winter":
            next_season(realm)


def test_kingsmoot_shuffles_everything_together() -> None:
    """BT-49: s35_kingsmoot_deck."""
    realm = set_up(6, draft="kingsmoot")

    assert sum(len(hand) for hand in realm.hands) == 60
    assert len(realm.deck) == 49
    assert realm.stories == []


def test_the_row_of_allies() -> None:
    """BT-51: s36_row_setup."""
    realm = set_up(4, ally_row="true")

    assert 1 + len(realm.row) == 5
    assert 1 + len(realm.row) + len(realm.ally_deck) == len(ALLIES)
    allies = next(event for event in realm.events if event.kind == "row").public["allies"]
    assert [realm.name(realm.current), *realm.names(realm.row)] == allies


def test_the_first_player_token_goes_clockwise() -> None:
    """BT-22: s43_first_player_passes."""
    table = scene(first="doran")
    table.kneel_all()
    table.end_round()

    assert table.players[table.realm.first] == "cersei"


def test_kneeling_rulers_are_skipped() -> None:
    """BT-11, BT-13: s44_kneel_skips."""
    table = scene(
        "cersei euron melisandre",
        current="varys",
        hands={"cersei": "regency", "euron": "feast siege", "melisandre": "great_host siege"},
    )

    table.turn("cersei", "kneel")
    table.turn("euron", "play feast", "name 2")
    table.turn("melisandre", "play siege")

    assert table.who() == "euron"


def test_a_finished_game_knows_its_tokens() -> None:
    """BT-3, BT-26: nobody sees a value before."""
    realm = set_up(3)
    while realm.outcome is None:
        view = GAME.view(realm, 0)
        assert all(council.tokens_seen == [] for council in view.councils)
        apply(realm, default(realm, waiting(realm)[0]))

    view = GAME.view(realm, 0)
    assert all(len(council.tokens_seen) == council.tokens for council in view.councils)
    assert any(council.tokens for council in view.councils)


def test_each_for_himself_takes_a_ruler_of_choice_or_a_random_one() -> None:
    """BT-5: the second of three leaves it to chance and gets one that is free; the others choose."""
    drawn = set()
    for seed in range(100):
        realm = GAME.setup(with_defaults(GAME.settings, {"seats": "3", "first_player": "seat_0"}), seed)
        table = Scene(realm, ["a", "b", "c"])
        table.plays("leader jon")
        assert "leader random" in table.choices()
        table.plays("leader random")
        drawn.add(LEADERS[realm.leaders[1]])
        free = [leader for leader in LEADERS if LEADERS.index(leader) not in realm.leaders]
        assert table.choices() == [*(f"leader {leader}" for leader in free), "leader random"]
        table.plays(f"leader {free[0]}")
        assert table.prompt() == "prompt-bid"

    assert drawn == {leader for leader in LEADERS if leader != "jon"}


def test_a_random_ruler_is_the_generators_and_everybody_sees_the_draw() -> None:
    """BT-5: the same seed draws the same ruler; the log says that it was drawn."""
    rulers = []
    for _ in range(2):
        realm = GAME.setup(with_defaults(GAME.settings, {"seats": "3", "first_player": "seat_0"}), 11)
        apply(realm, GAME.read(0, "leader random"))
        rulers.append(realm.leaders[0])
        told = [event for event in realm.events if event.kind == "leader-drawn"]
        assert [(event.seat, event.public) for event in told] == [
            (0, {"leader": f"leader-{LEADERS[realm.leaders[0]]}"})
        ]
        assert told[0].discloses == EVERYONE

    assert rulers[0] == rulers[1]


def test_a_table_may_draw_all_its_rulers() -> None:
    """BT-5: with that setting nobody is asked; each draw is told, from the first player on."""
    realm = GAME.setup(with_defaults(GAME.settings, {"seats": "5", "leaders": "drawn"}), 3)

    told = [event.seat for event in realm.events if event.kind == "leader-drawn"]
    assert told == [(realm.first + step) % 5 for step in range(5)]
    assert len(set(realm.leaders)) == 5
    assert NOBODY_YET not in realm.leaders


def test_rulers_are_chosen_in_turn() -> None:
    """BT-4, BT-5: from the first player clockwise, each only once."""
    realm = GAME.setup(with_defaults(GAME.settings, {"seats": "3"}), 5)
    table = Scene(realm, ["a", "b", "c"])
    first = realm.first
    order = []
    for leader in ("jon", "cersei", "olenna"):
        order.append(table.asked())
        table.plays(f"leader {leader}")
        if len(order) < 3:
            assert table.refuses(f"leader {leader}").id == "refused-leader-taken"

    assert order == [first, (first + 1) % 3, (first + 2) % 3]
    assert table.prompt() == "prompt-bid"
