"""A net judges by the companions that there were when it was fitted."""

from fivethrones.bots.hand_of_the_king.promise import THREE, WIDTH, Net
from fivethrones.games.hand_of_the_king.companions import COMPANIONS


def test_a_companion_that_came_after_the_fit_counts_nothing() -> None:
    rows = [row for house in THREE.houses for row in house]
    fitted = [*rows, *THREE.companions[:-1], THREE.bias, *THREE.outputs[:3]]

    later = Net(3, [weight for row in fitted for weight in row] + THREE.offsets)

    assert later.companions == [*THREE.companions[:-1], [0.0] * WIDTH]
    assert len(later.companions) == len(COMPANIONS)
    assert (later.bias, later.outputs, later.offsets) == (THREE.bias, THREE.outputs, THREE.offsets)
