"""What the laws must be told about Hand of the King."""

from conformance import court_scenes
from conformance.case import Case, Deck
from conformance.walk import some_settings
from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.game import HandOfTheKing
from fivethrones.games.hand_of_the_king.pieces import CHARACTERS, EMPTY, HOUSES
from fivethrones.games.hand_of_the_king.state import DEAD, GONE, ON_GRID, SUPPLY, Court
from fivethrones.kernel.rng import Rng


def conserve(court: Court) -> None:
    """Every character, companion and banner is in one place."""
    seats = range(court.seats)
    assert len(court.holder) == len(CHARACTERS)
    assert sorted(c for c in court.grid if c != EMPTY) == [
        character for character, place in enumerate(court.holder) if place == ON_GRID
    ]
    assert court.grid[court.varys] == EMPTY
    assert all(place in (ON_GRID, DEAD) or place in seats for place in court.holder)
    assert len(court.banners) == len(HOUSES)
    assert all(holder == SUPPLY or holder in seats for holder in court.banners)
    assert sorted(court.companions) in ([], list(range(len(COMPANIONS))))
    assert all(GONE <= place < court.seats for place in court.place)
    assert sorted(court.kept) == [slot for slot, place in enumerate(court.place) if place >= 0]
    assert len(court.kept) == len(court.kept_house) == len(court.kept_worth)


def decks(court: Court) -> list[Deck]:
    return [(court.companions, list(range(len(court.companions))))]


def scene(rng: Rng) -> Court:
    return court_scenes.lay_out(some_settings(HandOfTheKing(), rng), rng)


CASE = Case(
    HandOfTheKing(),
    [
        {"seats": "2"},
        {"seats": "3"},
        {"seats": "4"},
        {"seats": "4", "variant": "teams", "first_player": "drawn"},
        {"seats": "4", "variant": "raven"},
        {"seats": "2", "companions_enabled": "false", "stop_anywhere": "true"},
        {
            "seats": "3",
            "ramsay_may_move_varys": "true",
            "jon_snow_house_must_be_on_grid": "true",
            "remove_unusable_companions": "true",
            "zero_support_banner": "stay",
            "petyr_mode": "add_both_to_row_then_choose",
            "tie_choice_needs_new_tie": "false",
            "grid_kill_touches": "true",
        },
        {"seats": "3", "variant": "raven"},
    ],
    conserve,
    {0: [7, 53, 403, 2984], 4: [8, 67, 569, 4755], 5: [10, 87, 728], 7: [9, 81, 749]},
    decks,
    soaked=40_000,
    every=2,
    scene=scene,
    purposes=["grid", "companions", "first player"],
    bots=[({"seats": "2"}, 1), ({"seats": "3"}, 1), ({"seats": "4", "variant": "teams"}, 1)],
)
