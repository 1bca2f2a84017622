"""Chances as they are borne out: the fit finds what was put in, keeps order, and leaves alone what is proved."""

from random import Random

import pytest

from fivethrones.club.judges.calibration import FITTED, Fit, calibrated, fit_for
from fivethrones.club.judges.fitting import Sample, adjusted, fitted, miss, reliability, surprise
from fivethrones.club.judges.judge import Case, Chance, Weighed
from fivethrones.games import GAMES
from fivethrones.kernel.action import Action
from fivethrones.kernel.settings import with_defaults

MANY = 20_000


def borne_out_by(truth: Fit, even: float, count: int = MANY) -> list[Sample]:
    """Positions of a search whose words come true as ``truth`` has it."""
    random = Random(7)
    found: list[Sample] = []
    for _ in range(count):
        said = random.betavariate(2 * even, 2 * (1 - even))
        won = random.random() < truth.adjusted(said, even)
        found.append(Sample(said, even, float(won)))
    return found


@pytest.mark.parametrize("truth", [Fit(0.5, 0.0), Fit(1.0, 0.0), Fit(1.6, 0.3), Fit(0.7, -0.4)])
@pytest.mark.parametrize("even", [0.25, 0.5])
def test_a_fit_finds_what_the_results_were_made_by(truth: Fit, even: float) -> None:
    fit = fitted(borne_out_by(truth, even))

    assert fit.slope == pytest.approx(truth.slope, abs=0.08)
    assert fit.shift == pytest.approx(truth.shift, abs=0.08)


def test_what_is_fitted_is_borne_out_better() -> None:
    samples = borne_out_by(Fit(0.5, 0.2), 0.5)

    after = adjusted(samples, fitted(samples))

    assert miss(after) < 0.02 < 0.08 < miss(samples)
    assert surprise(after) < surprise(samples)


def test_a_few_games_change_little() -> None:
    fit = fitted([Sample(0.9, 0.5, 0.0), Sample(0.1, 0.5, 1.0)])

    assert 0.0 <= fit.slope < 1.0
    assert abs(fit.shift) < 0.1


def test_reliability_groups_by_what_was_said() -> None:
    groups = reliability([Sample(number / 100, 0.5, float(number >= 50)) for number in range(100)])

    assert [group.count for group in groups] == [10] * 10
    assert [group.said for group in groups] == sorted(group.said for group in groups)
    assert [group.won for group in groups] == [0.0] * 5 + [1.0] * 5


def test_an_even_position_stays_even_without_a_shift() -> None:
    assert Fit(0.4).adjusted(0.25, 0.25) == pytest.approx(0.25)


def weighed(proved: bool = False) -> Weighed:
    return Weighed((Action(0, "move"),), Chance(0.6, 0.7, 0.8), 0.05, proved=proved)


def test_order_is_kept_and_doubt_goes_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FITTED, "hand-of-the-king", {2: Fit(0.5, 0.0)})

    after = calibrated(case(), weighed())

    assert 0.5 < after.chance.low < after.chance.middle < after.chance.high < 0.7
    assert 0.0 < after.doubt < 0.05


def test_what_is_proved_stays() -> None:
    assert calibrated(case(), weighed(proved=True)) == weighed(proved=True)


def case() -> Case:
    game = GAMES["hand-of-the-king"]
    world = game.setup(with_defaults(game.settings, {"seats": "2"}), 1)
    return Case(game, world, 0, (Action(0, "move"),), 1)


def test_the_fit_of_the_nearest_number_of_sides_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FITTED, "monopoly", {2: Fit(0.5), 4: Fit(0.8)})

    assert [fit_for("monopoly", sides).slope for sides in (2, 4, 8)] == [0.5, 0.8, 0.8]
    assert fit_for("unheard-of", 2) == Fit()


def test_every_game_has_a_fit() -> None:
    assert sorted(FITTED) == sorted(GAMES)
