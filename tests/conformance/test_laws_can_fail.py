"""A law that cannot fail says nothing: each is broken here by a toy made for it."""

from pathlib import Path

import pytest

from conformance import laws, play, secrecy
from conformance import sabotage as bad
from conformance.case import Case
from conformance.cases import CASES
from conformance.golden import path_of, playthrough, write
from conformance.toy_game import conserve, decks
from conformance.walk import walk
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.rng import seeded
from toy.game import Toy
from toy.state import Table


def broken_by(law: laws.Law, game: Toy, steps: int = 0) -> bool:
    """Whether the law finds something wrong in some deals of this game."""
    case = bad.case_with(game)
    for seed in range(10):
        state = game.setup(case.line_ups[0], seed)
        walk(state, seeded(seed), steps)
        try:
            law(case, state, seeded(seed))
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize("law", laws.LAWS)
def test_the_toy_keeps_every_law(law: laws.Law) -> None:
    assert not broken_by(law, Toy(), steps=5)


@pytest.mark.parametrize("law", laws.LAWS)
def test_a_harmless_frame_keeps_every_law(law: laws.Law) -> None:
    class Lawful(bad.With):
        parts = [*Toy.parts, bad.Harmless]

    assert not broken_by(law, Lawful(bad.Harmless()))


def test_an_ability_that_is_worth_its_price_is_no_offence() -> None:
    assert not broken_by(laws.nothing_idle_is_offered, bad.With(bad.SellsCards()))


@pytest.mark.parametrize(
    ("law", "frame"),
    [
        (laws.decisions_can_be_answered, bad.AsksNobody()),
        (laws.decisions_can_be_answered, bad.AwaitsNobody()),
        (laws.decisions_can_be_answered, bad.OffersNothing()),
        (laws.decisions_can_be_answered, bad.OffersTwice()),
        (laws.listed_actions_apply, bad.OffersTooMuch()),
        (laws.listed_actions_apply, bad.MakesCoins()),
        (laws.listed_actions_apply, bad.SharesItsFrame(0)),
        (laws.what_is_begun_can_be_said_whole, bad.BeginsForAnother()),
        (laws.what_is_begun_can_be_said_whole, bad.BeginsByChance()),
        (laws.what_is_begun_can_be_said_whole, bad.BeginsAloud()),
        (laws.other_actions_are_refused, bad.RefusesWithoutWords()),
        (laws.other_actions_are_refused, bad.RefusesAndActs()),
        (laws.why_not_tells_what_is_legal, bad.RefusesWithoutWords()),
        (laws.clones_go_their_own_way, bad.SharesItsFrame(0)),
        (laws.everything_is_saved, bad.RemembersInSecret()),
        (laws.text_keeps_the_state, bad.WritesBackwards(1, 2)),
        (secrecy.secrets_stay_at_rest, bad.RefusesByHiddenCards()),
        (secrecy.secrets_stay_in_motion, bad.TellsTheNextCard()),
        (secrecy.secrets_stay_in_motion, bad.AsksWhoeverHoldsAVeto(False)),
        (secrecy.events_keep_their_secrets, bad.TellsTheSecret()),
        (laws.nothing_idle_is_offered, bad.SellsNothing()),
        (laws.nobody_loses_an_answer, bad.RobsBeforeTheWindow()),
    ],
)
def test_a_bad_frame_is_found_out(law: laws.Law, frame: Frame[Table]) -> None:
    assert broken_by(law, bad.With(frame))


@pytest.mark.parametrize(
    ("law", "game"),
    [
        (laws.clones_go_their_own_way, bad.Sharing()),
        (laws.listed_actions_apply, bad.Sharing()),
        (laws.clones_go_their_own_way, bad.Forgetful()),
        (laws.everything_is_saved, bad.Fickle()),
        (laws.pieces_tell_what_is_legal, bad.Permissive()),
        (laws.pieces_tell_what_is_legal, bad.Grumpy()),
        (laws.text_keeps_views_and_actions, bad.Mumbling()),
        (secrecy.secrets_stay_at_rest, bad.Leaking()),
        (secrecy.secrets_stay_at_rest, bad.Touching()),
        (secrecy.determinize_knows_no_more, bad.KeepsTheDeck()),
        (secrecy.determinize_knows_no_more, bad.KeepsEverything()),
        (secrecy.determinize_knows_no_more, bad.StirsTheRealCards()),
    ],
)
def test_a_bad_game_is_found_out(law: laws.Law, game: Toy) -> None:
    assert broken_by(law, game) or broken_by(law, game, steps=3)


@pytest.mark.parametrize("game", [bad.KeepsTheDeck(), bad.KeepsEverything(), bad.StirsTheRealCards()])
def test_a_determinize_that_keeps_hidden_cards_is_found_out(game: Toy) -> None:
    case = bad.case_with(game)

    with pytest.raises(AssertionError, match="determinize uses what viewer"):
        secrecy.check_twins(case, case.line_ups[0], list(range(8)))


def test_deals_of_the_toy_do_look_the_same() -> None:
    case = bad.case_with(Toy())

    assert secrecy.check_twins(case, case.line_ups[0], list(range(8))) > 50


def test_a_game_without_end_is_found_out() -> None:
    case = bad.case_with(bad.With(bad.Harmless()))

    with pytest.raises(AssertionError, match="does not end"):
        play.play_checked(case, case.line_ups[0], 1, sample=10_000, most=50)


def test_a_game_that_loses_count_is_found_out() -> None:
    case = bad.case_with(bad.With(bad.MakesCoins()))

    with pytest.raises(AssertionError):
        play.play_checked(case, case.line_ups[0], 1, sample=10_000)


@pytest.mark.parametrize("frame", [bad.MakesCoins(), bad.OffersNothing()])
def test_a_plain_game_is_looked_at_after_every_action(frame: Frame[Table]) -> None:
    """Nothing of it shows at the end: conservation and options are wrong on the way."""
    case = bad.case_with(bad.With(frame))

    with pytest.raises(AssertionError):
        play.play_plain(case, case.line_ups[0], 1)


@pytest.mark.parametrize(
    "frame", [bad.MakesCoins(), bad.OffersNothing(), bad.SellsNothing(), bad.RobsBeforeTheWindow()]
)
def test_a_scene_is_looked_at_after_every_action(frame: Frame[Table]) -> None:
    case = bad.case_with(bad.With(frame))

    with pytest.raises(AssertionError):
        play_scenes(case)


def test_scenes_of_the_toy_keep_the_laws() -> None:
    assert play_scenes(bad.case_with(Toy())) > 200


def play_scenes(case: Case) -> int:
    return sum(play.play_scene(case, seed).actions for seed in range(20))


def test_a_playthrough_of_a_changed_game_needs_a_new_version(tmp_path: Path) -> None:
    class Changed(Toy):
        def setup(self, options: dict[str, str], seed: int) -> Table:
            return super().setup(options, seed + 1)

    class Raised(Changed):
        version = Toy.version + 1

    line_ups = [dict(line_up) for line_up in CASES[0].line_ups[:1]]
    plain, changed, raised = (
        Case(game, line_ups, conserve, {}, decks) for game in (Toy(), Changed(), Raised())
    )
    write(plain, tmp_path)

    with pytest.raises(SystemExit, match=r"raise Changed\.version first"):
        write(changed, tmp_path)
    write(raised, tmp_path)

    assert path_of(raised, tmp_path).read_text(encoding="utf-8") == playthrough(raised)
