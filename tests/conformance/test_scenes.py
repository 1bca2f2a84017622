"""Random scenes: positions that games seldom reach, where the laws are looked at after every action."""

import pytest

from conformance.card_abilities import CardAbilities
from conformance.case import Case
from conformance.cases import CASES
from conformance.play import play_scene
from conformance.steps import apply_watched
from conformance.walk import pick
from fivethrones.games.card_engine.records.phases import PHASES
from fivethrones.kernel.play import apply
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.state import State
from fivethrones.kernel.text import state_hash

SCENES = 40

with_scenes = pytest.mark.parametrize("case", [case for case in CASES if case.scene], ids=repr)
card_games = pytest.mark.parametrize(
    "case", [case for case in CASES if isinstance(case.abilities, CardAbilities)], ids=repr
)


def scene_of(case: Case, seed: int) -> State:
    assert case.scene is not None
    state: State = case.scene(seeded(seed))
    return state


@with_scenes
def test_random_scenes_keep_the_laws_after_every_action(case: Case) -> None:
    played = [play_scene(case, seed).actions for seed in range(SCENES)]

    assert sum(played) > SCENES


@with_scenes
def test_the_same_seed_lays_out_the_same_scene(case: Case) -> None:
    assert state_hash(scene_of(case, 3)) == state_hash(scene_of(case, 3)) != state_hash(scene_of(case, 4))


@card_games
def test_scenes_of_cards_begin_in_every_phase_and_with_every_number_of_players(case: Case) -> None:
    scenes = [case.scene(seeded(seed)) for seed in range(120) if case.scene]

    assert {scene.phase for scene in scenes} == set(range(len(PHASES)))
    assert {scene.seats for scene in scenes} == set(case.game.seats)


@with_scenes
def test_a_step_at_a_time_leads_where_an_action_leads(case: Case) -> None:
    state, rng = scene_of(case, 5), seeded(5)
    watched, looks = state.clone(), list[int]()
    for _ in range(60):
        if state.decision is None:
            break
        action = pick(state, rng)
        apply(state, action)
        apply_watched(watched, action, lambda world: looks.append(len(world.stack)))

        assert state_hash(watched) == state_hash(state)
    assert looks
