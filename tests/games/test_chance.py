"""Each thing that chance decides has a stream of its own."""

import re

import pytest

from conformance.case import Case
from conformance.cases import CASES
from fivethrones.games import GAMES
from fivethrones.kernel.play import apply, default, waiting
from fivethrones.kernel.playout import playout
from fivethrones.kernel.rng import Streams, derived, seeded
from fivethrones.kernel.settings import with_defaults
from fivethrones.kernel.state import State

SEED = derived(1, "chance")


def drawn(state: State) -> set[str]:
    assert isinstance(state.rng, Streams)
    return {re.sub(r"\d+$", "0", purpose) for purpose in state.rng.drawn}


def ended(case: Case, options: dict[str, str], number: int) -> State:
    state: State = case.game.setup(options, derived(number, "chance"))
    playout(state, seeded(number), 3000)
    return state


@pytest.mark.parametrize("case", [case for case in CASES if case.game.id in GAMES], ids=repr)
def test_every_purpose_has_its_name(case: Case) -> None:
    line_ups = [*case.line_ups, *({**line_up, "first_player": "drawn"} for line_up in case.line_ups)]
    known = [setting.id for setting in case.game.settings]
    settled = [
        with_defaults(case.game.settings, {id: value for id, value in line_up.items() if id in known})
        for line_up in line_ups
    ]

    found = set[str]().union(*(drawn(ended(case, options, i)) for i, options in enumerate(settled)))

    assert found == case.purposes


def test_what_lies_open_does_not_depend_on_what_is_hidden() -> None:
    """HK-1, HK-4: the same characters lie there whether or not companions were shuffled, and who begins is drawn."""
    game = GAMES["hand-of-the-king"]
    dealt = [
        game.setup(with_defaults(game.settings, {"companions_enabled": enabled, "first_player": first}), SEED)
        for enabled in ("true", "false")
        for first in ("seat_0", "drawn")
    ]

    assert len({tuple(court.grid) for court in dealt}) == 1


def test_dice_fall_alike_after_games_have_gone_different_ways() -> None:
    """MO-20: what the decks hold, and what is bought, moves no die."""
    game = GAMES["monopoly"]
    settings = with_defaults(game.settings, {"seats": "2", "tokens": "dealt", "rounds": "20"})
    plain, wild = game.setup(settings, SEED), game.setup(settings, SEED)
    while plain.decision is not None:
        apply(plain, default(plain, waiting(plain)[0]))
    playout(wild, seeded(1), 3000)

    assert plain.rng.drawn["dice"] != wild.rng.drawn["dice"]
    low, high = sorted((plain.rng, wild.rng), key=lambda rng: rng.drawn["dice"])
    while low.drawn["dice"] < high.drawn["dice"]:
        low.next_word("dice")
    assert [low.below(6, "dice") for _ in range(20)] == [high.below(6, "dice") for _ in range(20)]
