"""Verifying that everything random in a match followed from a seed that was fixed beforehand."""

from dataclasses import dataclass

from fivethrones.kernel.message import Message, literal
from fivethrones.kernel.rng import commitment, is_wide
from fivethrones.match.entry import REDEAL
from fivethrones.match.match import Match


@dataclass(frozen=True)
class Verdict:
    """What is right, what is wrong, and what cannot be checked, each as messages."""

    right: list[Message]
    wrong: list[Message]
    open: list[Message]


def verify(match: Match, noted: str = "") -> Verdict:
    """``match`` was read from a record, so it has just been replayed; ``noted`` is the commitment that the table showed."""
    verdict = Verdict([Message("verify-replayed", {"steps": len(match.log)})], [], [])
    seed, shown = literal(str(match.seed)), noted or match.commitment
    if not shown:
        verdict.open.append(Message("verify-no-commitment"))
    elif shown == commitment(match.seed):
        verdict.right.append(Message("verify-commitment", {"commitment": literal(shown), "seed": seed}))
    else:
        verdict.wrong.append(Message("verify-other-seed", {"commitment": literal(shown), "seed": seed}))
    if noted and match.commitment not in ("", noted):
        verdict.wrong.append(Message("verify-other-commitment", {"commitment": literal(match.commitment)}))
    if match.commitment and not noted:
        verdict.open.append(Message("verify-compare"))
    if not is_wide(match.seed):
        verdict.open.append(Message("verify-narrow"))
    redeals = sum(entry.kind == REDEAL for entry in match.log)
    if redeals:
        verdict.open.append(Message("verify-redeals", {"count": redeals}))
    if match.state.outcome is None:
        verdict.open.append(Message("verify-unfinished"))
    return verdict
