"""What was learned by examples/train: it plays with NumPy alone."""

import runpy
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cli.running import GAME, called
from fivethrones.arena.contest import Contest, hold, report
from fivethrones.bots.bot import ask
from fivethrones.envs.selfplay import Tables
from fivethrones.envs.table import named
from fivethrones.games import GAMES
from fivethrones.kernel.play import legal, next_to_answer
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults

FOLDER = Path(__file__).parents[2] / "examples" / "train"
BOT = f"{FOLDER / 'learned.py'}:Learned"
KING = GAMES[GAME]


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.delitem(sys.modules, "learned", raising=False)
    return import_module("learned")


def test_it_beats_random_in_mirrored_deals() -> None:
    held = Contest(KING, {"seats": "2"}, [BOT, "random"], 7)
    data = report(held, hold(held, 40))

    assert data["line_ups"][0]["bots"][BOT]["share"] >= 0.75


def test_it_sits_at_a_table_in_the_terminal() -> None:
    ran = called("play", GAME, "--seats", f"{BOT},random", "--seed", "3", "--lang", "en")

    assert (ran.code, ran.err) == (0, "")
    assert "Learned" in ran.out


def test_it_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(learned: Any) -> None:
    state = KING.setup(with_defaults(KING.settings, {}), 3)
    seat = next_to_answer(state)
    bot = learned.Learned()

    chosen = [bot.choose(ask(KING, state, seat, bot, seeded(i)), seeded(i)) for i in range(5)]

    assert chosen[0] in legal(state, seat)
    assert all(each == chosen[0] for each in chosen)


def test_inputs_are_spread_to_ones_where_arrays_are_small(learned: Any) -> None:
    inputs = learned.inputs_of(GAME)
    observations = Tables(GAME, 3, seed=1).observations

    found = inputs(observations)

    assert found.shape == (3, inputs.size)
    assert (found[:, len(inputs.scaled) :].sum(1) == len(inputs.spread)).all()


@pytest.mark.parametrize("seats", [3, 6])
def test_leads_are_those_of_small_councils_and_of_bids(learned: Any, seats: int) -> None:
    """BT-8: the weaker of one's two councils counts. The one to the left comes first, the one to the right is the last."""
    tables = Tables("btwixt", 8, seed=1, seats=seats)
    for _ in range(60):
        tables.step(tables.masks.argmax(1))

    found = learned.Standing(tables.table.fields)(tables.observations)

    told = named(tables.table.fields, tables.observations)
    for row, leads in enumerate(found):
        councils = [power + learned.TOKEN * tokens for power, tokens, _ in told["councils"][row, :seats]]
        small = [min(councils[seat], councils[seat - 1]) for seat in range(seats)]
        bids = list(told["figures"][row, :seats, learned.BID])
        assert leads[0] == np.clip(small[0] - small[1], -learned.FAR, learned.FAR)
        assert leads[seats - 2] == np.clip(small[0] - small[-1], -learned.FAR, learned.FAR)
        assert leads[-1] == np.clip(bids[0] - max(bids[1:]), -learned.FAR, learned.FAR)


def test_it_plays_btwixt_as_well(learned: Any) -> None:
    game = GAMES["btwixt"]
    state = game.setup(with_defaults(game.settings, {"seats": "3"}), 3)
    seat = next_to_answer(state)
    bot = learned.Learned()

    assert bot.choose(ask(game, state, seat, bot, seeded(1)), seeded(1)) in legal(state, seat)


def small_net(learned: Any) -> list[tuple[Any, Any]]:
    rng = np.random.default_rng(1)
    inputs, codes = learned.inputs_of(GAME).size, len(learned.codes_of(GAME))
    return [(rng.random((inputs, 4)), rng.random(4)), (rng.random((4, codes)), rng.random(codes))]


def test_a_net_goes_to_its_file_and_back(learned: Any, tmp_path: Path) -> None:
    layers = small_net(learned)
    learned.save(tmp_path / "net.npz", GAME, layers)

    seen = np.full((1, len(layers[0][0])), 0.001, np.float32)
    read = learned.load(tmp_path / "net.npz", GAME)

    assert np.allclose(learned.values(read, seen), learned.values(layers, seen), atol=0.02)


def test_a_net_plays_on_when_its_game_has_got_more_cards(
    learned: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    layers, names, codes = small_net(learned), learned.inputs_of(GAME).names, learned.codes_of(GAME)
    learned.save(tmp_path / "net.npz", GAME, layers)
    grown = [*codes[:70], "play 14", *codes[70:]]
    monkeypatch.setattr(learned.inputs_of(GAME), "names", ["companions 14 0", *names])
    monkeypatch.setattr(learned.inputs_of(GAME), "size", 1 + len(names))
    monkeypatch.setattr(learned, "codes_of", lambda _: grown)

    read = learned.load(tmp_path / "net.npz", GAME)

    seen = np.full((1, len(names)), 0.001, np.float32)
    new = learned.values(read, np.hstack([np.ones((1, 1), np.float32), seen]))[0]
    assert np.allclose(np.delete(new, 70), learned.values(layers, seen)[0], atol=0.02)
    assert new[70] == -np.inf


def test_a_net_for_something_else_says_so(
    learned: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learned.save(tmp_path / "net.npz", GAME, small_net(learned))
    monkeypatch.setattr(learned, "codes_of", lambda _: ["play 0"])

    with pytest.raises(ValueError, match="train it anew"):
        learned.load(tmp_path / "net.npz", GAME)


def test_the_curve_ends_where_learning_ended() -> None:
    drawn = runpy.run_path(str(FOLDER / "curve.py"))["drawn_curve"]

    picture = drawn([(30.0, 0.5), (60.0, 0.875)], 2)

    assert picture.startswith("<svg")
    assert "87.5%" in picture
    assert "1.0 min" in picture
