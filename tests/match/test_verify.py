"""Whether all that chance decided followed from a seed that was settled before the first move."""

from fivethrones.kernel.action import Action
from fivethrones.kernel.rng import Streams, commitment, derived
from fivethrones.match.entry import REDEAL, Entry
from fivethrones.match.match import Match
from fivethrones.match.record import dumps, loads
from fivethrones.match.verify import Verdict, verify
from match.tally import GAMES, TALLY

SEED = derived(7, "match")


def match_of(seed: int = SEED, sealed: bool = True) -> Match:
    match = Match(TALLY, {}, seed)
    match.commitment = commitment(seed) if sealed else ""
    match.play(Action(0, "roll"))
    return match


def told(verdict: Verdict) -> tuple[list[str], list[str], list[str]]:
    right, wrong, open = (
        [message.id for message in part] for part in (verdict.right, verdict.wrong, verdict.open)
    )
    return right, wrong, open


def verified(match: Match, noted: str = "") -> tuple[list[str], list[str], list[str]]:
    return told(verify(loads(dumps(match), GAMES), noted))


def test_a_seed_that_fits_its_commitment_holds() -> None:
    assert verified(match_of(), commitment(SEED)) == (
        ["verify-replayed", "verify-commitment"],
        [],
        ["verify-unfinished"],
    )


def test_who_noted_no_commitment_is_told_to_compare() -> None:
    assert verified(match_of())[2] == ["verify-compare", "verify-unfinished"]


def test_another_seed_than_the_one_settled_does_not_hold() -> None:
    match = match_of()
    match.commitment = commitment(SEED + 1)

    assert verified(match)[1] == ["verify-other-seed"]


def test_another_commitment_than_the_one_noted_does_not_hold() -> None:
    noted = commitment(SEED + 1)

    assert verified(match_of(), noted)[1] == ["verify-other-seed", "verify-other-commitment"]
    assert verified(match_of(sealed=False), noted)[1] == ["verify-other-seed"]


def test_a_record_without_a_commitment_says_what_is_not_known() -> None:
    assert verified(match_of(sealed=False)) == (
        ["verify-replayed"],
        [],
        ["verify-no-commitment", "verify-unfinished"],
    )


def test_one_stream_for_all_purposes_is_named() -> None:
    assert "verify-narrow" in verified(match_of(7))[2]


def test_what_follows_a_new_deal_is_not_vouched_for() -> None:
    match = match_of()
    match.enter(Entry(REDEAL, 0, seed=derived(8, "branch")))

    assert "verify-redeals" in verified(match)[2]


def test_after_a_new_deal_chance_follows_from_the_new_seed() -> None:
    """And from separate streams, where that seed is wide."""
    match = match_of()
    match.enter(Entry(REDEAL, 0, seed=derived(8, "branch")))
    narrow = match_of()
    narrow.enter(Entry(REDEAL, 0, seed=8))

    assert isinstance(match.state.rng, Streams)
    assert match.state.rng.key == f"{derived(8, 'branch'):064x}"
    assert not isinstance(narrow.state.rng, Streams)


def test_a_draw_from_any_stream_ends_free_undo() -> None:
    match = match_of()

    reason = match.why_not_undo(0)

    assert reason is not None
    assert reason.id == "refused-undo-chance"
